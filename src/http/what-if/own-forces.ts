import { supplyWhenFought } from '#app/what-if/supply-when-fought';
import type { EmpireView } from '#fog/views/empire-view';
import type { Unit } from '#model/forces/unit';
import type { SupplyKnowledge } from '#rules/supply/supply-knowledge';
import { statsOf, type ViewNames } from '#http/names/view-names';
import { valuesById } from '#kernel/collections/tables';
import { TEXTS } from './texts.ts';
import { trueForces } from './true-forces.ts';
import type { BattleSpot, Force, WhatIfWorld } from './what-if-world.ts';

type Knowing = Readonly<{ view: EmpireView; names: ViewNames }>;

/** A player's own forces, with units as they are now or as they will be. */
export function ownForces(
  { view, names }: Knowing,
  unitNow: (unit: Unit) => Unit = (unit) => unit,
): readonly Force[] {
  return trueForces({
    fleets: valuesById(view.fleets),
    units: valuesById(view.units).map(unitNow),
    unitOf: (id) => view.units[id],
    designOf: (id) => statsOf(view, id),
    standingOf: () => view.empire.standing,
    ownerName: names.empire,
    systemName: names.system,
    fleetAt: ({ place }) => names.at(place),
    sides: ['one'],
  });
}

/** What the Supply phase does to a unit. */
function afterSupply({ view }: Knowing, isSupplied: boolean): (unit: Unit) => Unit {
  const unpaid = new Set(view.unpaid);
  return (unit) => {
    if (view.designs[unit.design]?.design.kind === 'minefield') return unit;
    const isFed = isSupplied && !unpaid.has(unit.id);
    return { ...unit, outOfSupply: isFed ? 0 : unit.outOfSupply + 1 };
  };
}

const worst = ({ rows }: Force): number => Math.max(0, ...rows.map(({ levels }) => levels));

function supplyText(now: Force, then: Force, isSupplied: boolean): string {
  if (!isSupplied) {
    return TEXTS.outOfSupplyInBattle(now.name, worst(then));
  }
  if (worst(then) > 0) return TEXTS.unpaidUnitsAreOutOfSupply(now.name);
  return worst(now) > 0 ? TEXTS.inSupplyInBattle(now.name) : '';
}

/**
 * Own forces as they will be when they fight: while orders are open, the Supply phase still comes before the battle. `after`: what the
 * draft makes of what supply depends on.
 * @rule SUP-7 @rule FOG-14
 */
export function whenFought(knowing: Knowing, after: SupplyKnowledge): WhatIfWorld['whenFought'] {
  const { view } = knowing;
  if (view.stage !== 'orders') return (forces) => forces;
  return (forces, spot) => {
    const own = forces.filter(({ owner }) => owner === view.empire.id);
    const fleets = own.filter(({ isFixed }) => !isFixed).map(({ id }) => id);
    const isSupplied = supplyWhenFought(view, after, fleets);
    return forces.map((force) =>
      own.includes(force) ? fed(force, isSupplied, { knowing, spot }) : force,
    );
  };
}

function fed(
  force: Force,
  isSupplied: ReturnType<typeof supplyWhenFought>,
  { knowing, spot }: Readonly<{ knowing: Knowing; spot: BattleSpot }>,
): Force {
  const has = isSupplied(force.id, spot);
  if (has === null) {
    const text = TEXTS.itsSupplyInLaneIsUnknown(force.name);
    return { ...force, assumed: [...force.assumed, text] };
  }
  const then = ownForces(knowing, afterSupply(knowing, has)).find(({ id }) => id === force.id);
  if (then === undefined) return force;
  const text = supplyText(force, then, has);
  return text === '' ? then : { ...then, assumed: [...then.assumed, text] };
}
