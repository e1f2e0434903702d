import { loseUnits } from '#engine/losses/lose-units';
import { starveUnits } from '#engine/losses/starve-units';
import type { Siege } from '#engine/siege/siege-world';
import { groupBy } from '#kernel/collections/group-by';
import { rowOf } from '#kernel/collections/row-of';
import { cite } from '#kernel/reasons/cite';
import type { Mission } from '#model/orders/bombard';
import { onlyFor } from '#model/events/fact';
import { bombardsWhom } from '#rules/bombardment/bombards-whom';
import type { Fire } from './plan-fire.ts';

const BOM_1 = cite('BOM-1');
const BOM_4 = cite('BOM-4');

/** What is left of the points can be used next turn, if anything is left there that can be bombarded. @rule BOM-4 */
export function carryPoints(siege: Siege, { sortie, missions, unused }: Fire): void {
  const { empire, system } = sortie;
  const now = siege.record.state();
  if (bombardsWhom(now, empire, rowOf(now.systems, system)) === null) return;
  const carry = (mission: Mission | null, points: number): void => {
    if (points === 0) return;
    const head = { type: 'PointsCarried', cite: BOM_4, rolls: [] } as const;
    const turn = siege.before.turn + 1;
    const what = { empire, system, mission, points, turn };
    siege.record.emit({ ...head, witnesses: onlyFor(empire), ...what });
  };
  for (const { mission, left } of missions) carry(mission, left);
  carry(null, unused);
}

/**
 * Kamikaze ships that plunged are destroyed. Ships that were out of supply gain a level.
 * @rule BOM-1
 */
export function payForFire(siege: Siege, { sortie }: Fire): void {
  const { record } = siege;
  const { bombers, system, empire } = sortie;
  const plunged = bombers.filter(({ plunges }) => plunges).map(({ unit }) => unit);
  loseUnits(
    record,
    plunged.map(({ id }) => rowOf(record.state().units, id)),
    BOM_1,
  );
  const hungry = bombers.filter(
    ({ unit, design, plunges }) => design.kind === 'ship' && unit.outOfSupply > 0 && !plunges,
  );
  for (const [level, some] of groupBy(hungry, ({ unit }) => unit.outOfSupply)) {
    const units = some.map(({ unit }) => unit.id);
    record.emit({
      type: 'UnitsOutOfSupply',
      cite: BOM_1,
      rolls: [],
      witnesses: onlyFor(empire),
      empire,
      place: { kind: 'system', system },
      units,
      level: level + 1,
      because: 'bombardment',
    });
    starveUnits(record, units, BOM_1);
  }
}
