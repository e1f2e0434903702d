import type { Actor } from '#app/actor';
import type { EmpireId } from '#model/campaign/ids';
import type { LookedAt, NewLook } from './looks.ts';

/** Why a use case shows a moderator nothing of a player's that is to be noted. */
type NoLook = Readonly<{ noLook: string }>;

/** What a moderator looks at by a use case, from what it took and gave; or why that is no look. */
export type LookRow<I, O> = NoLook | ((input: I, shown: O) => readonly NewLook[]);

export const noLook = (why: string): NoLook => ({ noLook: why });

export const ACT = noLook(
  'It changes something: the journal notes that, and it shows only what it did.',
);
export const OWN_ONLY = noLook(
  'It refuses everybody but players, spectators and the holder of a session.',
);
export const DESK = noLook(
  'It shows how far each player is, and what is wrong at the desk. The page of looks tells the players that this is not listed.',
);
export const OF_MODERATORS = noLook('It shows what moderators wrote or did.');
export const OF_NOBODY = noLook('It shows nothing of a campaign that is being played.');
export const OPERATING = noLook(
  'It is for an operator of the server, and shows nothing of a campaign that not all its players know.',
);
export const BACKUPS = noLook(
  'A backup holds everything. The journal of each campaign notes that an operator downloaded or restored it.',
);
export const CHECK = noLook('It shows whether the records agree, not what is in them.');

export const ofAll = (what: LookedAt, turn?: number): readonly NewLook[] => [
  { what, empire: null, ...(turn !== undefined && { turn }) },
];

export const ofOne = (
  what: LookedAt,
  empire: EmpireId | undefined,
  turn?: number,
): readonly NewLook[] =>
  empire === undefined ? [] : [{ what, empire, ...(turn !== undefined && { turn }) }];

/** What the command line shows of the player that it acts for. */
export const ofPlayer =
  (what: LookedAt) =>
  ({ actor }: Readonly<{ actor: Actor }>): readonly NewLook[] =>
    actor.kind === 'player' ? ofOne(what, actor.empire) : [];
