import type { Actor } from '#app/actor';
import type { EmpireId } from '#model/campaign/ids';
import type { LookedAt, NewLook } from './looks.ts';

/** The reasons why a use case shows a moderator nothing that must be logged. */
type NoLook = Readonly<{ noLook: string }>;

/** The moderator's look through a use case, from its input and result; or the reason why it is no look. */
export type LookRow<I, O> = NoLook | ((input: I, shown: O) => readonly NewLook[]);

export const noLook = (why: string): NoLook => ({ noLook: why });

export const ACT = noLook(
  'It changes something. The journal logs the change, and it shows only what it did.',
);
export const OWN_ONLY = noLook('Only players, spectators and the holder of a session may use it.');
export const DESK = noLook(
  'It shows each player’s progress and the problems at the desk. The page of looks tells players that these are not listed.',
);
export const OF_MODERATORS = noLook('It shows what moderators wrote or did.');
export const OF_NOBODY = noLook('It shows nothing of a campaign that is being played.');
export const OPERATING = noLook(
  'It is for an operator of the server. Of a campaign it shows only what all its players know.',
);
export const BACKUPS = noLook(
  'A backup holds everything. The journal of each campaign logs that an operator downloaded or restored it.',
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

/** The looks of the command line at the player that it acts for. */
export const ofPlayer =
  (what: LookedAt) =>
  ({ actor }: Readonly<{ actor: Actor }>): readonly NewLook[] =>
    actor.kind === 'player' ? ofOne(what, actor.empire) : [];
