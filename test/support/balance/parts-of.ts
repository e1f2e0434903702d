import { invariant } from '#kernel/result/invariant';
import { type HullClass, ratingOf, type UnitDesign } from '#model/forces/design';
import type { Era, Part } from './plans.ts';

/** The classes of which an empire makes its fleets. */
export type Parts = Readonly<
  Record<Part, UnitDesign> & {
    /** Based on all ships that carry flights; undefined: the empire has none yet. */
    flight: UnitDesign | undefined;
    /** With these, fleets are filled up to their cost. */
    others: readonly UnitDesign[];
  }
>;

/** Ships with these abilities have other work than to fight in the line. */
const OTHER_WORK = [
  'assault',
  'explorer',
  'hospital',
  'minelayer',
  'minesweeper',
  'mobileShipyard',
  'supply',
  'tender',
  'towing',
];
/** Abilities by which a ship makes others better, or those of the enemy worse. */
const SUPPORT = ['scout', 'jammer', 'guardian', 'fireControl', 'suppression', 'disruptor'];
const DEAREST_SUPPORT = 12;
/** Flights with these are for sieges. */
const SIEGE = ['gunship', 'massDriver'];

type Figure = (design: UnitDesign) => number;
const era: Figure = (one) => one.era;
const cost: Figure = (one) => one.cost;
const cheapness: Figure = (one) => -one.cost;
const room: Figure = (one) => one.cv;

const has =
  (abilities: readonly string[]) =>
  (one: UnitDesign): boolean =>
    abilities.some((ability) => ratingOf(one, ability) > 0);
const withHull =
  (...hulls: readonly HullClass[]) =>
  ({ hull }: UnitDesign): boolean =>
    hull !== null && hulls.includes(hull);

/** The first by these figures, the largest first, then by id. */
function first(all: readonly UnitDesign[], ...figures: readonly Figure[]): UnitDesign | undefined {
  return all.toSorted((a, b) => {
    const apart = figures.map((figure) => figure(b) - figure(a)).find((one) => one !== 0);
    return apart ?? (a.id < b.id ? -1 : 1);
  })[0];
}

/**
 * What an empire makes its fleets of when it knows all its classes up to an era. Era, hull, cost and abilities decide,
 * and CV for carriers.
 */
export function partsOf(designs: readonly UnitDesign[], upTo: Era): Parts {
  const known = designs.filter((one) => one.era <= upTo);
  const ships = known.filter(({ kind }) => kind === 'ship');
  const warships = ships.filter((one) => !has(OTHER_WORK)(one));
  const line = warships.filter((one) => !has(['scout', 'jammer'])(one));
  const capital = first(line, cost, era);
  const medium = line.filter(withHull('CL', 'CA', 'CB'));
  const cruiser =
    first(
      medium.filter((one) => one !== capital),
      era,
      cost,
    ) ?? capital;
  const small = (all: readonly UnitDesign[]) =>
    first(
      all.filter(withHull('CT', 'DD', 'CL')).filter((one) => one !== cruiser),
      era,
      cheapness,
    );
  const helpers = warships.filter(has(SUPPORT)).filter((one) => one.cost <= DEAREST_SUPPORT);
  const carrier = first(warships, room, era);
  const escort = small(line) ?? small(warships) ?? first(ships, cheapness);
  invariant(capital !== undefined && cruiser !== undefined, 'BALANCE_PARTS', 'no warships');
  invariant(carrier !== undefined && escort !== undefined, 'BALANCE_PARTS', 'no ships');
  return {
    capital,
    cruiser,
    escort,
    carrier,
    support: first(helpers, era, cheapness) ?? cruiser,
    flight: first(
      known.filter((one) => one.kind === 'flight' && !has(SIEGE)(one)),
      era,
      cheapness,
    ),
    others: line.filter(withHull('CT', 'DD', 'CL', 'CA', 'CB')),
  };
}
