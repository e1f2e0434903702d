import { SHARED_TEXTS } from '#http/words/texts';
import type { SystemId } from '#model/campaign/ids';
import type { KnownClass } from '#http/what-if/class-offers';
import type { UnitDesign } from '#model/forces/design';
import { sortBy } from '#kernel/collections/sort-by';
import { compareText } from '#kernel/result/compare-text';
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

/** Ground classes to choose from: those whose stats are known here first, then the printed ones. */
export function groundOffers(
  known: readonly UnitDesign[],
  printed: readonly UnitDesign[],
  knownGroup: string,
): readonly ClassOffer[] {
  const ids = new Set(known.map(({ id }) => id));
  const all: readonly KnownClass[] = [
    ...known.map((design) => ({ design, isPrinted: false })),
    ...printed.filter(({ id }) => !ids.has(id)).map((design) => ({ design, isPrinted: true })),
  ];
  const ground = sortBy(
    all.filter(({ design }) => design.kind === 'ground'),
    (a, b) => Number(a.isPrinted) - Number(b.isPrinted),
    (a, b) => compareText(a.design.name, b.design.name),
  );
  const offers = ground.map(({ design: { id, name, list, ground: stats }, isPrinted }) => ({
    value: id,
    label: `${name} (${list}), ${stats === null ? '' : `ATR ${String(stats.attrition)} ATK ${String(stats.attack)} DEF ${String(stats.defense)}`}`,
    group: isPrinted ? SHARED_TEXTS.printedInForceLists : knownGroup,
  }));
  return [{ value: '', label: SHARED_TEXTS.chooseClass, group: '' }, ...offers];
}

/** What no siege here counts. */
export const SIEGE_LEFT_OUT: readonly string[] = [
  TEXTS.threeTurnsAreFought,
  TEXTS.reinforcementsRepairs,
  TEXTS.battleInOrbitIsLeftOut,
  TEXTS.groundUnitsThatMassDriversDestroy,
  TEXTS.alliesAndRebelsAreLeftOut,
];
