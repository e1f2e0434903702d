import type { Party } from '#engine/sight/parties-of';
import { cite } from '#kernel/reasons/cite';
import type { BattlePlace } from '#model/battle/place';
import type { EmpireId, UnitId } from '#model/campaign/ids';
import { onlyFor } from '#model/events/fact';
import type { UnitsRevealed } from '#model/events/stealth-events';
import type { Voyage } from './voyage.ts';

type Coming = Readonly<{ owner: EmpireId; units: readonly UnitId[] }>;

/** Hidden ships stand in the open from now until the turn ends. */
export function reveal(
  { record, sight }: Pick<Voyage, 'record' | 'sight'>,
  all: readonly Coming[],
  { place, because }: Pick<UnitsRevealed, 'place' | 'because'>,
): void {
  for (const { owner, units } of all) {
    const head = { type: 'UnitsRevealed', cite: cite('MOV-4'), rolls: [] } as const;
    record.emit({ ...head, witnesses: onlyFor(owner), empire: owner, place, units, because });
  }
  if (all.length > 0) sight.where.renew(record.state());
}

/**
 * Hidden ships come out to attack fleets that they see, if their standing orders say so.
 * @rule MOV-4 @rule ENC-5
 * @ruling A ship that shows itself is visible to everybody until the turn ends. A hidden ship comes out to attack if its fleet would attack
 *   in the open.
 */
export function comeOut(
  voyage: Pick<Voyage, 'record' | 'sight' | 'meetings'>,
  place: BattlePlace,
  [parties, foes]: readonly [readonly Party[], readonly Party[]],
): void {
  if (!parties.some(({ lurkers }) => lurkers.length > 0)) return;
  reveal(voyage, voyage.meetings.ambushes(parties, foes, place), { place, because: 'attack' });
}
