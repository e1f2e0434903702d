import { sortBy } from '#kernel/collections/sort-by';
import { valuesById } from '#kernel/collections/tables';
import type { Unit } from '#model/forces/unit';
import { isFighter } from './budget.ts';
import { designOf, isAtWar, type Mind, type Sheet, withFlights } from './mind.ts';
import { freeShips, isEscorted, systemOfShip } from './send.ts';
import { mightOfUnits, strengthOfMight } from './strength.ts';
import type { SystemId } from '#model/campaign/ids';

/** Warships that wait for a task. */
export const armyOf = (mind: Mind, sheet: Sheet): readonly Unit[] =>
  freeShips(mind, sheet).filter(
    (unit) => unit.condition === 'sound' && isFighter(designOf(mind, unit)),
  );

/** The strength of some units with their flights. */
export const strengthOf = (mind: Mind, units: readonly Unit[]): number =>
  strengthOfMight(mightOfUnits(mind.view, withFlights(mind, units)));

/** The strength of all that it has. */
export const strengthOfAll = ({ view }: Mind): number =>
  strengthOfMight(mightOfUnits(view, valuesById(view.units)));

/** The strength of ships together, away from home and in war, that makes them a strike. */
const STRIKE = 30;

/** Whether a ship is with the fleet that is away for an attack: nobody takes its leaders from it. */
export function isOnStrike(mind: Mind, unit: Unit): boolean {
  const { index, survey, level } = mind;
  const at = systemOfShip(mind, unit);
  if (at === null || at === survey.home || !level.spreads || !isAtWar(mind)) return false;
  const here = index.fleetsAt(at).flatMap(({ id }) => index.inFleet(id));
  return strengthOf(mind, here) >= STRIKE;
}

/** The ships that stay where the escort comes from: raiders stay away from them too. @rule SUP-1 */
const STAY = 4;

/** A warship at a place that leads others through restricted lanes. */
export const leaderAt = (mind: Mind, sheet: Sheet, at: SystemId): Unit | undefined =>
  armyOf(mind, sheet).find((unit) => systemOfShip(mind, unit) === at && isEscorted(mind, [unit]));

/**
 * Warships at a place that can go with a convoy: the one that leads it, and the cheapest of the others, up to what its level wants. Each of them
 * takes as much off the chance of a raid.
 * @rule SUP-1
 */
export function escortAt(mind: Mind, sheet: Sheet, at: SystemId): readonly Unit[] {
  const here = armyOf(mind, sheet).filter((unit) => systemOfShip(mind, unit) === at);
  const leader = leaderAt(mind, sheet, at);
  const led = leader === undefined ? [] : [leader];
  if (mind.view.rules.raiders === 'off') return led;
  const costOf = (unit: Unit): number => designOf(mind, unit)?.cost ?? 0;
  const others = sortBy(
    here.filter((unit) => unit !== leader),
    (a, b) => costOf(a) - costOf(b),
  );
  const free = at === mind.survey.home ? here.length - STAY : here.length;
  const many = Math.max(0, Math.min(mind.level.escort, free) - led.length);
  return [...led, ...others.slice(0, many)];
}
