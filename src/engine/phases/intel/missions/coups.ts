import type { PhaseInput } from '#engine/record/phase';
import type { Recorder } from '#engine/record/recorder';
import { rollForOrder } from '#engine/record/roll-for-order';
import { tieRolled } from '#engine/record/tie-rolled';
import { conquerSystem } from '#engine/siege/conquer-system';
import { siegeOf } from '#engine/siege/siege-world';
import { groupBy } from '#kernel/collections/group-by';
import { rowOf } from '#kernel/collections/row-of';
import { compareIds } from '#kernel/collections/tables';
import { unique } from '#kernel/collections/unique';
import { cite } from '#kernel/reasons/cite';
import { brandAs } from '#kernel/brand/brand';
import type { EmpireId, SystemId, UnitId } from '#model/campaign/ids';
import { swayOf } from '#model/orders/run-mission';
import { isWorld } from '#rules/worlds/is-world';
import { swayWorld } from '#engine/worlds/sway-world';
import { onlyFor } from '#model/events/fact';
import { orderStateOf } from '#rules/economy/order-state';
import {
  type Attempt,
  type MissionEffect,
  type MissionWorld,
  NOTHING,
  plainly,
} from './attempt.ts';

const INT_7 = cite('INT-7');

type Coups = Pick<PhaseInput, 'state' | 'dice'> & Readonly<{ attempts: readonly Attempt[] }>;

/**
 * The coup that wins in each system: of several the one with the higher modified roll, then by a roll.
 * @rule INT-7
 * @ruling A coup in a system that is not in rebellion when the phase begins is rolled, but does nothing even if it succeeds. So does a coup that
 *   another empire's coup beats.
 */
export function coupsThatWin(
  record: Recorder,
  { state, dice, attempts }: Coups,
): ReadonlyMap<SystemId, Attempt> {
  const able = attempts.filter(
    ({ order: { mission, at, ...aim }, result }) =>
      mission === 'propaganda-coup' &&
      result.success &&
      swayOf(aim) === null &&
      orderStateOf(rowOf(state.systems, at)) === 'rebellion',
  );
  const bySystem = [...groupBy(able, ({ order }) => order.at)].sort(([a], [b]) => compareIds(a, b));
  return new Map(
    bySystem.flatMap(([system, rivals]) => {
      const best = Math.max(...rivals.map(({ total }) => total));
      const equal = rivals.filter(({ total }) => total === best);
      const empire = winnerOf(record, dice, system, unique(equal.map((one) => one.empire)));
      const winner = equal.find((one) => one.empire === empire);
      return winner === undefined ? [] : [[system, winner] as const];
    }),
  );
}

function winnerOf(
  record: Recorder,
  dice: PhaseInput['dice'],
  system: SystemId,
  among: readonly EmpireId[],
): EmpireId | undefined {
  const purpose = { kind: 'mission', text: 'whose coup takes a system' } as const;
  const order = rollForOrder(dice.stream('coups', system), { among, purpose, cite: INT_7 });
  const place = { kind: 'system', system } as const;
  if (order.length > 1) record.emit(tieRolled({ cite: INT_7, over: 'coup', place }, order));
  return order[0]?.empire;
}

/**
 * The empire takes control of a system, and its rebels join the empire.
 * @rule INT-7 @rule GND-6
 * @ruling Coups come after all other missions. Morale is 0 after a coup, even if Counter-Insurgency raised it in the same phase.
 * @ruling A militia that joins is a ground unit that takes up room like one that costs 1, and needs no maintenance.
 */
export function makeCoup(world: MissionWorld, attempt: Attempt): MissionEffect {
  const { record, rules, dice, coups } = world;
  const { empire: by, against, order } = attempt;
  const { at: system } = order;
  if (swayOf(order) !== null) return sway(world, attempt);
  const { owner, census } = rowOf(record.state().systems, system);
  if (coups.get(system) !== attempt || owner !== against || census === 0) return NOTHING;
  return plainly(() => {
    conquerSystem(siegeOf(record, { rules, dice }), { system, by, how: 'coup' });
    enlist(world, by, system);
  });
}

/**
 * The stand of a non-aligned world toward an empire rises or falls by one level.
 * @rule INT-7 @rule DIP-14
 * @ruling Such a coup works only at the homeworld of a non-aligned world, and only toward an empire that the world has met. Several of them add up.
 */
function sway({ record, rules }: MissionWorld, { against, order }: Attempt): MissionEffect {
  const swayed = swayOf(order);
  const { empires } = record.state();
  const isHome = against !== null && empires[against]?.homeworld === order.at;
  if (swayed === null || against === null || !isHome || !isWorld(empires, against)) return NOTHING;
  const carryOut = swayWorld(record, rules, { world: against, ...swayed });
  return carryOut === null ? NOTHING : plainly(carryOut);
}

function enlist({ record, from }: MissionWorld, empire: EmpireId, system: SystemId): void {
  const state = record.state();
  const { rebels } = rowOf(state.systems, system);
  if (rebels === 0) return;
  const { units: before } = rowOf(state.counters, empire);
  const units = Array.from({ length: rebels }, (_, at) =>
    brandAs<UnitId>(`${empire}.u${String(before + at + 1)}`),
  );
  const head = { type: 'RebelsEnlisted', cite: INT_7, rolls: [] } as const;
  record.emit({ ...head, witnesses: onlyFor(empire), empire, system, units, turn: from.turn });
}
