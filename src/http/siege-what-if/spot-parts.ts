import type { SystemId } from '#model/campaign/ids';
import { classOffers, knownAndPrinted } from '#http/what-if/class-offers';
import type { UnitDesign } from '#model/forces/design';
import { sortBy } from '#kernel/collections/sort-by';
import type { ClassOffer } from '#http/what-if/what-if-world';
import { fleetOf, type KnownForces } from './siege-forces.ts';
import type { SiegeFleet } from './siege-world.ts';
import { TEXTS } from './texts.ts';

/** Fleets that bring ground units or guns: those at the system first. */
export function fleetsFor(
  forces: KnownForces,
  system: SystemId,
  whereOf: (fleet: KnownForces['fleets'][number]) => string,
): readonly SiegeFleet[] {
  const offered = forces.fleets.flatMap((fleet): readonly SiegeFleet[] => {
    const crew = forces.units.filter((unit) => fleetOf(unit, forces) === fleet.id);
    const kinds = crew.map(({ design }) => forces.designOf(design)?.kind);
    const ships = kinds.filter((kind) => kind === 'ship').length;
    const troops = kinds.filter((kind) => kind === 'ground').length;
    if (ships + troops === 0) return [];
    const isHere = fleet.place.kind === 'system' && fleet.place.system === system;
    const about = TEXTS.fleetAbout(ships, troops, whereOf(fleet));
    return [{ id: fleet.id, name: fleet.name, about, isHere }];
  });
  return sortBy(offered, (a, b) => Number(b.isHere) - Number(a.isHere));
}

/** Ground classes to choose from, by list, the lists that are named first. */
export const groundOffers = (
  known: readonly UnitDesign[],
  printed: readonly UnitDesign[],
  first: readonly string[],
): readonly ClassOffer[] =>
  classOffers(
    knownAndPrinted(known, printed).filter(({ design }) => design.kind === 'ground'),
    first,
    ({ name, list, ground }) =>
      `${name} (${list}), ${ground === null ? '' : `ATR ${String(ground.attrition)} ATK ${String(ground.attack)} DEF ${String(ground.defense)}`}`,
  );

/** What no siege here counts. */
export const SIEGE_LEFT_OUT: readonly string[] = [
  TEXTS.threeTurnsAreFought,
  TEXTS.reinforcementsRepairs,
  TEXTS.battleInOrbitIsLeftOut,
  TEXTS.groundUnitsThatMassDriversDestroy,
  TEXTS.alliesAndRebelsAreLeftOut,
];
