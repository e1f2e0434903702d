import { hurtSystem } from '#engine/siege/hurt-system';
import type { Siege } from '#engine/siege/siege-world';
import { rowOf } from '#kernel/collections/row-of';
import { divide } from '#kernel/numbers/divide';
import { sumOf } from '#kernel/numbers/sum';
import { cite } from '#kernel/reasons/cite';
import type { SystemId } from '#model/campaign/ids';
import { collateralDamage, POINTS_FOR_COLLATERAL } from '#rules/bombardment/bombardment-dice';
import { changesTogether, LEAST_CAPACITY } from '#rules/bombardment/hurt-system';
import type { Fire } from './plan-fire.ts';

const BOM_3 = cite('BOM-3');

/**
 * A die for each 36 points that all bombarders of a system spent together.
 * @rule BOM-3
 * @ruling Points that are spent on rebels in its own system do collateral damage too.
 */
export function rollCollateral(siege: Siege, system: SystemId, fires: readonly Fire[]): void {
  const spent = sumOf(fires, (fire) => fire.spent);
  const count = divide(spent, POINTS_FOR_COLLATERAL, 'down');
  if (count === 0) return;
  const { name } = rowOf(siege.before.systems, system);
  const purpose = { kind: 'collateral damage', text: `Collateral damage at ${name}` } as const;
  const stream = siege.dice.stream('collateral', system);
  const rolls = Array.from({ length: count }, () =>
    stream.roll({ count: 1, faces: 6 }, purpose, BOM_3),
  );
  hurtSystem(siege.record, {
    system,
    harm: { because: 'collateral', by: null, mission: null },
    cite: BOM_3,
    changes: changesTogether(rolls.map(({ total }) => collateralDamage(total))),
    leastCapacity: LEAST_CAPACITY,
    rolls: rolls.map(({ id }) => id),
    dice: rolls.map(({ total }) => total),
    doers: fires.map(({ sortie }) => sortie.empire),
  });
}
