import { ok } from '#kernel/result/result';
import type { Ports } from '#app/ports/ports';
import { type Actor, roleOf, seesTruth } from '#app/actor';
import { type UseCase, guarded } from '#app/guarded';
import { diceAfterUndo, type DiceWish } from '#app/run/phase/dice-after-undo';
import { readUndoing, undoChanges } from '#app/run/undoing';
import { retrying } from '#app/retrying';
import { refuse } from '#app/use-case-error';
import { isDecidedByVote } from '#rules/voting/is-decided-by-vote';

export type UndoInput = Readonly<{
  actor: Actor;
  /** The version that the moderator looked at. */
  version: number;
  /** The version to go back to. */
  to: number;
  dice: DiceWish;
  reason: string;
}>;

export type Undone = Readonly<{
  version: number;
  attempt: number;
  /** The dice stay the same although players have seen their results. */
  diceAreSeen: boolean;
  undone: number;
  /** The encounters for which it dropped the moderator's choices. */
  gone: readonly string[];
}>;

/**
 * Goes back to a stored state. Only the game goes back: records of undone phases stay, marked as undone, and reports
 * stay readable. The orders of undone turns become drafts; if the turn was not issued yet they stay submitted. Orders
 * of players who were removed since are deleted. The moderator's choices for single encounters are dropped, and the
 * moderator is told so. @rule TURN-3 @rule TURN-4
 */
export const undo = ({ store, clock }: Ports): UseCase<UndoInput, Undone> =>
  guarded(async (input) => {
    const { actor } = input;
    if (actor.kind !== 'moderator') return refuse('MODERATOR_ONLY');
    return retrying(async () => {
      const wish = { ...input, tellsGone: seesTruth(actor) };
      const read = await store.read((reader) => readUndoing(reader, actor.campaign, wish));
      if (!read.ok) return read;
      const { campaign, undone, gone } = read.value;
      if (isDecidedByVote(campaign)) return refuse('DECIDED_BY_VOTE');
      const dice = diceAfterUndo({ ...read.value, runs: undone }, input.dice);
      if (!dice.ok) return dice;
      const at = clock.now();
      const role = { kind: actor.as ?? 'moderator' } as const;
      const signed = { at, by: roleOf(actor), hand: { role, person: null } };
      const changes = undoChanges(read.value, {
        ...signed,
        dice: dice.value,
        reason: input.reason,
      });
      const { id, revision } = campaign;
      const written = await store.commit({ campaign: id, revision, changes });
      if (!written.ok) return 'again';
      const { attempt, areSeen: diceAreSeen } = dice.value;
      const version = campaign.version + 1;
      return ok({ version, attempt, diceAreSeen, undone: undone.length, gone });
    });
  });
