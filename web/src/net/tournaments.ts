import { ask, askText, part, type Result } from './api';
import type { NewTournament, Tournament, TournamentList, TournamentSummary } from './protocol';

const at = (id: string): string => `tournaments/${part(id)}`;

export const tournaments = (): Promise<Result<TournamentList>> => ask('GET', 'tournaments');
export const makeTournament = (wanted: NewTournament): Promise<Result<TournamentSummary>> =>
    ask('POST', 'tournaments', wanted);

/** Which part of a tournament is to be seen. */
export interface Window {
    /** The last one if it is null. */
    round: number | null;
    standings: number;
    pairings: number;
}
export function tournament(id: string, { round, standings, pairings }: Window): Promise<Result<Tournament>> {
    const of = round === null ? '' : `&round=${round}`;
    return ask('GET', `${at(id)}?standings=${standings}&pairings=${pairings}${of}`);
}

export const enter = (id: string): Promise<Result<TournamentSummary>> => ask('POST', `${at(id)}/enter`);
/** In an arena, until they enter again. */
export const pause = (id: string): Promise<Result<TournamentSummary>> => ask('POST', `${at(id)}/pause`);
export const leave = (id: string): Promise<Result<TournamentSummary>> => ask('POST', `${at(id)}/leave`);
export const begin = (id: string): Promise<Result<TournamentSummary>> => ask('POST', `${at(id)}/start`);
export const cancel = (id: string): Promise<Result<TournamentSummary>> => ask('DELETE', at(id));
export const tournamentText = (id: string): Promise<Result<string>> => askText(`${at(id)}/text`);
export const tournamentTable = (id: string): Promise<Result<string>> => askText(`${at(id)}/table`);
