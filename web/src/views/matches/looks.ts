import { packedOf } from '../../match/link';

/** Whether a text that was pasted beside every field is likely meant for us: it shall then be read, right or wrong. */
export function looksLikeOurs(text: string): boolean {
    if (text.length > 20_000_000) return false;
    return (
        /^\s*\[(Kamisado|Format|Black|Gold)\s/m.test(text) ||
        /^\s*\{\s*"kind":\s*"kamisado-backup"/.test(text) ||
        packedOf(text) !== null ||
        /^\s*(?:[ngrykpbo*1-8]+\/){7}\S+(?: \S+){0,2}\s*$/i.test(text)
    );
}
