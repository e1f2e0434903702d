import type { RollId } from '#kernel/dice/dice';
import type { EmpireId } from '#model/campaign/ids';
import type { Witnesses } from '#model/events/fact';
import type { SeenEvent, SeenRoll } from '#fog/views/seen-event';
import { partOf } from './part-of.ts';
import type { SeeRow } from './see-row.ts';
import { seenRolls } from './seen-rolls.ts';

type OwnFact = Readonly<{
  /** Null: nobody’s. */
  empire: EmpireId | null;
  rolls: readonly RollId[];
  witnesses: Witnesses;
}>;

/** A row for what concerns one empire alone: its owner sees it with all its rolls, others nothing. */
export function asOwner<E extends OwnFact>(
  build: (event: E, rolls: readonly SeenRoll[]) => SeenEvent,
): SeeRow<E> {
  return (event, viewer, context) => {
    if (partOf(event, viewer) !== 'owner' || event.empire !== viewer) return [];
    return [build(event, seenRolls(event.rolls, context))];
  };
}
