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
 * Hidden ships whose standing orders say so come out to attack those whom they see.
 * @rule MOV-4 @rule ENC-5
 * @ruling whoever shows himself does so before all, until the turn ends; a hidden ship attacks as its fleet would if it stood in the open
 */
export function comeOut(
  voyage: Pick<Voyage, 'record' | 'sight' | 'meetings'>,
  place: BattlePlace,
  [parties, foes]: readonly [readonly Party[], readonly Party[]],
): void {
  if (!parties.some(({ lurkers }) => lurkers.length > 0)) return;
  reveal(voyage, voyage.meetings.ambushes(parties, foes, place), { place, because: 'attack' });
}
