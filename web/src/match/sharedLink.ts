import { answers, sentLink } from '../net/addresses';
import { linkToRecord, pack } from './link';

/** Longer ones are cut off on their way, or are more than a server reads. */
const longestPreviewed = 4000;

/** The link to be sent: one that chats show a picture for where a server answers it, else the one into the page. */
export async function sharedLink(text: string, page: string, isAnswered = answers): Promise<string> {
    const packed = await pack(text);
    const link = sentLink('match', packed, page);
    const short = packed.length <= longestPreviewed;
    return short && (await isAnswered(link)) ? link : linkToRecord(text, page);
}
