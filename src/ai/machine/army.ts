import type { Unit } from '#model/forces/unit';
import { isFighter } from './budget.ts';
import { designOf, type Mind, type Sheet } from './mind.ts';
import { freeShips, systemOfShip } from './send.ts';
import { mightOfUnits, strengthOfMight } from './strength.ts';
import type { SystemId } from '#model/campaign/ids';

/** Warships that wait for a task. */
export const armyOf = (mind: Mind, sheet: Sheet): readonly Unit[] =>
  freeShips(mind, sheet).filter(
    (unit) => unit.condition === 'sound' && isFighter(designOf(mind, unit)),
  );

/** Units with all that is based on them. */
const withFlights = ({ index }: Mind, units: readonly Unit[]): readonly Unit[] =>
  units.flatMap((unit) => [unit, ...index.aboard(unit.id)]);

/** The strength of some units with their flights. */
export const strengthOf = (mind: Mind, units: readonly Unit[]): number =>
  strengthOfMight(mightOfUnits(mind.view, withFlights(mind, units)));

/** Raiders are seldom stronger. */
const ESCORT = 14;
/** What stays where the escort comes from. */
const STAYS = 28;

/** Warships at a place that can go with a convoy, if enough stay; empty: none can. */
export function escortAt(mind: Mind, sheet: Sheet, at: SystemId): readonly Unit[] {
  if (mind.view.rules.raiders === 'off') return [];
  const here = armyOf(mind, sheet).filter((unit) => systemOfShip(mind, unit) === at);
  const taken: Unit[] = [];
  for (const unit of here) {
    if (strengthOf(mind, taken) >= ESCORT) break;
    taken.push(unit);
  }
  const left = here.filter((unit) => !taken.includes(unit));
  return strengthOf(mind, left) >= STAYS ? taken : [];
}
