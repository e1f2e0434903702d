import { valuesById } from '#kernel/collections/tables';
import { firstBy, sortBy } from '#kernel/collections/sort-by';
import { sumOf } from '#kernel/numbers/sum';
import { ratingOf, type UnitDesign } from '#model/forces/design';
import { mayBuildClass } from '#rules/tech/may-build-class';
import { knownDesignsOf } from '#rules/sight/known-designs-of';
import { designOf, type Mind } from './mind.ts';
import { PER_BERTH } from './strength.ts';

/** The turns of maintenance that count in the price of a class. */
const TURNS_OF_UPKEEP = 12;

/** The classes that an empire may build. */
const buildableClasses = ({ view }: Mind): readonly UnitDesign[] =>
  knownDesignsOf(view).filter(
    (design) =>
      view.universalLists.includes(design.list) ||
      (mayBuildClass(view.empire, design) && !(view.roughSchematics ?? []).includes(design.id)),
  );

const priceOf = ({ cost, maintenance: { points, per } }: UnitDesign): number =>
  cost + (TURNS_OF_UPKEEP * points) / per;

/** The share of flights among the armor of all enemies and strangers that it has seen, their berths taken for full. */
function flightsSeen({ view }: Mind): number {
  const groups = valuesById(view.contacts).flatMap((one) => [
    ...one.groups,
    ...(one.seen.flights?.groups ?? []),
  ]);
  const armor = (isFlight: boolean): number =>
    sumOf(groups, ({ design, kind, count }) => {
      const row = view.designs[design];
      if (row?.known !== 'stats') return 0;
      const aboard = isFlight && kind === 'ship' ? row.design.cv * PER_BERTH.armor : 0;
      return count * ((kind === 'flight') === isFlight ? row.design.dv : aboard);
    });
  const [flights, others] = [armor(true), armor(false)];
  return flights + others === 0 ? 0 : flights / (flights + others);
}

/** How much a class is worth for its price; a carrier is weighed with its flights. */
function worthOf(design: UnitDesign, flight: UnitDesign | undefined, againstFlights: number) {
  const gunsOf = (one: UnitDesign): number =>
    one.as * (1 - againstFlights) + one.af * againstFlights;
  const many = flight === undefined || design.kind !== 'ship' ? 0 : design.cv;
  const guns = gunsOf(design) + many * (flight === undefined ? 0 : gunsOf(flight));
  const armor = design.dv + many * (flight?.dv ?? 0);
  const price = priceOf(design) + many * (flight === undefined ? 0 : priceOf(flight));
  return Math.sqrt(guns * armor) / price;
}

const USUAL_FLIGHTS = 0.3;
/** Ships of one class in a fleet are worth less and less, so that it becomes a mixed one. */
const DULL = 0.6;

export type Choice = Readonly<{
  warships: readonly UnitDesign[];
  flight: UnitDesign | null;
  ground: UnitDesign | null;
  /** The cheapest ship that leads through restricted lanes and explores. */
  scout: UnitDesign | null;
  /** The ship with most Supply for its price. */
  supplier: UnitDesign | null;
  convoy: UnitDesign | null;
  shipyard: UnitDesign | null;
  depot: UnitDesign | null;
}>;

const bestBy = (designs: readonly UnitDesign[], worth: (one: UnitDesign) => number) =>
  firstBy(designs, (a, b) => worth(b) - worth(a)) ?? null;

const groundWorth = ({ ground, abilities }: UnitDesign): number =>
  ground === null
    ? 0
    : ground.attrition * (2 * ground.attack + ground.defense + ground.dieFaces) +
      (abilities.some(({ id }) => id === 'marines') ? 4 : 0);

/** The classes to build, the best warship first. */
export function classesFor(mind: Mind): Choice {
  const all = buildableClasses(mind);
  const seen = mind.level.answersClasses ? flightsSeen(mind) : 0;
  const against = Math.max(USUAL_FLIGHTS, seen);
  const flights = all.filter(({ kind, as, af }) => kind === 'flight' && as + af > 0);
  const flight = bestBy(flights, (one) => worthOf(one, undefined, against));
  const ships = all.filter(
    ({ kind, civilian, as, dv }) => kind === 'ship' && !civilian && as > 0 && dv > 1,
  );
  const warships = ships.filter(
    ({ abilities }) => !abilities.some(({ id }) => ['explorer', 'assault', 'supply'].includes(id)),
  );
  const owned = valuesById(mind.view.units).flatMap((unit) => designOf(mind, unit) ?? []);
  const total = Math.max(
    1,
    sumOf(owned, (one) => (one.kind === 'ship' ? one.cost : 0)),
  );
  const share = ({ id }: UnitDesign): number =>
    sumOf(owned, (one) => (one.id === id ? one.cost : 0)) / total;
  const ranked = sortBy(
    warships.length > 0 ? warships : ships,
    (a, b) => rank(b) - rank(a),
    (a, b) => b.cost - a.cost,
  );
  function rank(one: UnitDesign): number {
    const better = 1 + 0.03 * one.cr;
    return worthOf(one, flight ?? undefined, against) * better * (1 - DULL * share(one));
  }
  const explorers = ships.filter((one) => ratingOf(one, 'explorer') > 0);
  const roleOf = (role: UnitDesign['role']) => all.find((one) => one.role === role) ?? null;
  return {
    warships: ranked,
    flight,
    ground: bestBy(
      all.filter(({ kind }) => kind === 'ground'),
      (one) => groundWorth(one) / priceOf(one),
    ),
    scout: bestBy(explorers, (one) => 1 / priceOf(one)),
    supplier: bestBy(
      ships.filter((one) => ratingOf(one, 'supply') > 0),
      (one) => ratingOf(one, 'supply') / priceOf(one),
    ),
    convoy: all.find(({ kind }) => kind === 'convoy') ?? null,
    shipyard: roleOf('shipyard'),
    depot: roleOf('depot'),
  };
}
