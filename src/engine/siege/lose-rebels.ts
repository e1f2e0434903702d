import { rowOf } from '#kernel/collections/row-of';
import { cite } from '#kernel/reasons/cite';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import type { FigureChanges } from '#model/campaign/system-figures';
import type { Harm, RebelsLost } from '#model/events/bombardment-events';
import { LEAST_CAPACITY } from '#rules/bombardment/hurt-system';
import { killsCensus } from '#rules/ground/rebel-fight';
import { type Blow, hurtSystem, witnessesOfHarm } from './hurt-system.ts';
import type { Siege } from './siege-world.ts';

const COL_6 = cite('COL-6');
const D6 = { count: 1, faces: 6 } as const;

/** Militias of a system that are destroyed at once. */
export type RebelLosses = Readonly<{
  system: SystemId;
  because: RebelsLost['because'];
  cite: RebelsLost['cite'];
  harm: Harm;
  doers: readonly EmpireId[];
  /** For each militia, the damage beyond its need. */
  excess: readonly number[];
}>;

/**
 * Militias that fall may take a Census with them, and a rebellion without militias is put down. Those of an independent colony are its ground
 * units, and fall as such.
 * @rule COL-6
 */
export function loseRebels(siege: Siege, losses: RebelLosses): void {
  const { system, because, doers, excess } = losses;
  const { record } = siege;
  const { owner, rebels: before } = rowOf(record.state().systems, system);
  const rebels = before - excess.length;
  record.emit({
    type: 'RebelsLost',
    cite: losses.cite,
    rolls: [],
    witnesses: witnessesOfHarm(owner, doers),
    empire: owner,
    system,
    by: doers[0] ?? null,
    lost: excess.length,
    rebels,
    because,
  });
  if (owner === null) return;
  burn(siege, losses);
  if (rebels === 0) hurtSystem(record, blowOf(losses, { morale: 1 }));
}

const blowOf = ({ system, harm, doers }: RebelLosses, changes: FigureChanges): Blow => ({
  system,
  harm,
  cite: COL_6,
  leastCapacity: LEAST_CAPACITY,
  doers,
  changes,
  rolls: [],
  dice: [],
});

/** A die for each militia that fell. */
function burn({ record, dice, before }: Siege, losses: RebelLosses): void {
  const { system, excess } = losses;
  const { name } = rowOf(before.systems, system);
  const purpose = { kind: 'militia loss', text: `Census lost with a militia at ${name}` } as const;
  const stream = dice.stream('ground', system, 'militia loss');
  const rolls = excess.map(() => stream.roll(D6, purpose, COL_6));
  const killed = rolls.filter(({ total }, at) => killsCensus(total, excess[at] ?? 0)).length;
  hurtSystem(record, {
    ...blowOf(losses, { census: -killed }),
    rolls: rolls.map(({ id }) => id),
    dice: rolls.map(({ total }) => total),
  });
}
