import { groupBy } from '#kernel/collections/group-by';
import { ok } from '#kernel/result/result';
import type { Campaign } from '#app/ports/campaign-record';
import type { IssueHead, PhaseRun, Question } from '#app/ports/turn-record';
import { type Outcome, refuse } from '#app/use-case-error';

/** The moderator's choice. `same-if-unseen`: new dice if a player has seen a result of the old ones. `same`: the old dice even then. */
export type DiceWish = 'same-if-unseen' | 'same' | 'new';

/** The dice that a phase has when it runs again. */
export type DiceAfterUndo = Readonly<{
  attempt: number;
  /** Players have seen results of these dice, in a report or with a question. */
  areSeen: boolean;
}>;

type Undone = Readonly<{
  campaign: Pick<Campaign, 'attempt'>;
  /** The phases and amendments that are undone, the first one first. */
  runs: readonly PhaseRun[];
  /** The reports that are undone. */
  issued: readonly IssueHead[];
  /** The questions of these phases and of the waiting one. */
  asked: readonly Question[];
}>;

/**
 * The dice after an undo. New dice raise the attempt, so no attempt number is ever used twice for different dice.
 * @ruling After an undo, a phase gets new dice if a player has seen a result of the old ones, else the same dice. The moderator may choose
 *   otherwise. If the same dice come again although players have seen them, the page warns and the journal says so. Phases that ran with
 *   the dice of different attempts can't all get the same dice again.
 * @rule TURN-3
 */
export function diceAfterUndo(
  { campaign: { attempt }, runs, issued, asked }: Undone,
  wish: DiceWish,
): Outcome<DiceAfterUndo> {
  const areSeen = issued.length > 0 || asked.length > 0;
  if (wish === 'new' || (wish === 'same-if-unseen' && areSeen)) {
    return ok({ attempt: attempt + 1, areSeen: false });
  }
  const phases = runs.filter(({ kind }) => kind === 'phase');
  if (wish === 'same' && phases.some((run) => run.attempt !== attempt)) {
    return refuse('DICE_MIXED', mixedIssues(phases));
  }
  return ok({ attempt, areSeen });
}

const keyOf = ({ turn, attempt }: PhaseRun): string => `${String(turn)} ${String(attempt)}`;

/** `Turn 1, movement to supply: attempt 1.` */
const mixedIssues = (phases: readonly PhaseRun[]): Parameters<typeof refuse>[1] =>
  [...groupBy(phases, keyOf).values()].flatMap((runs) => {
    const [first, last] = [runs.at(0), runs.at(-1)];
    if (first === undefined || last === undefined) return [];
    const [from, to] = [first.phase, last.phase].map((phase) => phase.replaceAll('-', ' '));
    const which = from === to ? first.phase : `${String(from)} to ${String(to)}`;
    const text = `Turn ${String(first.turn)}, ${which}: attempt ${String(first.attempt)}.`;
    return [{ code: 'DICE_MIXED', path: '', text }];
  });
