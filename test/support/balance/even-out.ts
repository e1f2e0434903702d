import type { ForceLists } from '#content/force-lists/force-lists';
import { sumOf } from '#kernel/numbers/sum';
import type { UnitDesign } from '#model/forces/design';
import { checkListedDesign } from '#rules/design/check-listed-design';
import { bestOf, type Contenders, contendersIn, type Search, sharesOf } from './best-fleets.ts';
import { type Effort, type Navies, navyOf, type Pairing, PAIRS, pairingOf } from './matrix.ts';
import { partsOf } from './parts-of.ts';
import { EMPIRES, type Empire, type Era } from './plans.ts';

/*
 * Evens out one era: moves single construction points between the stats of its classes, as long as that helps.
 */

const STATS = ['dv', 'as', 'af', 'cv', 'cr'] as const;
export type Stats = Partial<Readonly<Record<(typeof STATS)[number], number>>>;
/** New stats of a class. */
export type Move = Readonly<{ id: string; stats: Stats }>;

export type Work = Readonly<{
  era: Era;
  effort: Effort;
  search: Search;
  /** Classes that stay as they are. */
  isKept: (design: UnitDesign) => boolean;
}>;

/** How even the era is with these lists. */
export type Standing = Readonly<{
  lists: ForceLists;
  navies: Navies;
  pairings: readonly Pairing[];
  contenders: Contenders;
}>;

/** Percentage points from 50 within which a pair is even, with a little to spare. */
const EVEN = 4.8;
/** The part of the best fleets that a class may be in, and what each percentage point above it weighs. */
const [COMMON, WEIGHT] = [37.5, 0.25];
/** Among even pairs, more even ones are a little better. */
const SLOPE = 0.001;
const MOST_CHANGES = 3;
/** A smaller gain isn't worth a change. */
const LEAST_GAIN = 0.03;

const percentOf = ({ score }: Pairing): number => (100 * score.points) / score.battles;
const offOf = (pairing: Pairing): number => Math.abs(percentOf(pairing) - 50);
const lossOfPair = (pairing: Pairing): number =>
  Math.max(0, offOf(pairing) - EVEN) ** 2 + SLOPE * offOf(pairing) ** 2;

const lossOfShares = (contenders: Contenders, { search }: Work): number =>
  sumOf(sharesOf(bestOf(contenders, search.kept)), ({ share }) =>
    Math.max(0, WEIGHT * (100 * share - COMMON)),
  );

/** What is still uneven, as one number: 0 would be perfect. */
export const lossOf = ({ pairings, contenders }: Standing, work: Work): number =>
  sumOf(pairings, lossOfPair) + lossOfShares(contenders, work);

export function standingOf(lists: ForceLists, { era, effort, search }: Work): Standing {
  const navies = new Map(EMPIRES.map((one) => [one, navyOf(lists, one, era, effort)] as const));
  const pairings = PAIRS.map((pair) => pairingOf(navies, era, pair, effort));
  return { lists, navies, pairings, contenders: contendersIn(lists, era, search) };
}

const withMove = (lists: ForceLists, { id, stats }: Move): ForceLists => ({
  ...lists,
  designs: lists.designs.map((one) => (one.id === id ? { ...one, ...stats } : one)),
});

/** All changes of a few points after which a class obeys the design rules and has spent all its points. */
function statsToTry(design: UnitDesign): readonly Stats[] {
  const ways = STATS.reduce<readonly Stats[]>(
    (all, stat) =>
      all.flatMap((stats) => {
        if (Object.keys(stats).length === MOST_CHANGES) return [stats];
        const now = design[stat];
        return [
          stats,
          { ...stats, [stat]: now + 1 },
          ...(now > 0 ? [{ ...stats, [stat]: now - 1 }] : []),
        ];
      }),
    [{}],
  );
  return ways.filter((stats) => {
    if (Object.keys(stats).length === 0) return false;
    const { faults, advice } = checkListedDesign({ ...design, ...stats });
    return faults.length + advice.length === 0;
  });
}

const factsOf = (design: UnitDesign): string =>
  JSON.stringify({ ...design, id: '', name: '', list: '', inService: null });

/** The moves of an empire: of its classes of the era that its fleets are made of, and never to the twin of another class. */
function movesOf({ lists }: Standing, empire: Empire, { era, isKept }: Work): readonly Move[] {
  const own = lists.designs.filter(({ list }) => list === empire);
  const { others, ...parts } = partsOf(own, era);
  const used = new Set([...others, ...Object.values(parts)]);
  const known = new Set(lists.designs.map(factsOf));
  return own
    .filter((one) => one.era === era && used.has(one) && !isKept(one))
    .flatMap((one) => statsToTry(one).map((stats) => ({ one, id: String(one.id), stats })))
    .filter(({ one, stats }) => !known.has(factsOf({ ...one, ...stats })));
}

const isOf =
  (empire: Empire) =>
  ({ one, other }: Pairing): boolean =>
    one === empire || other === empire;

/** The era after a move, or null if that is not better. The worst pairs are fought first, so that most moves fail soon. */
function afterMove(before: Standing, move: Move, empire: Empire, work: Work): Standing | null {
  const { era, effort, search } = work;
  const lists = withMove(before.lists, move);
  const navies = new Map([...before.navies, [empire, navyOf(lists, empire, era, effort)]]);
  const best = lossOf(before, work) - LEAST_GAIN;
  const own = before.pairings.filter(isOf(empire)).toSorted((a, b) => offOf(b) - offOf(a));
  let loss = sumOf(before.pairings, lossOfPair) - sumOf(own, lossOfPair);
  const fought: Pairing[] = [];
  for (const { one, other } of own) {
    const pairing = pairingOf(navies, era, [one, other], effort);
    loss += lossOfPair(pairing);
    if (loss >= best) return null;
    fought.push(pairing);
  }
  const pairings = before.pairings.map(
    (old) => fought.find((one) => one.one === old.one && one.other === old.other) ?? old,
  );
  const contenders = contendersIn(lists, era, search, {
    changed: empire,
    contenders: before.contenders,
  });
  const after = { lists, navies, pairings, contenders };
  return lossOf(after, work) < best ? after : null;
}

/** How much of what is uneven has to do with an empire. */
const partOf = ({ pairings }: Standing, empire: Empire): number =>
  sumOf(pairings.filter(isOf(empire)), lossOfPair);

/** How the pairs of an empire stand: a move that failed fails again as long as they stay the same. */
const picture = ({ pairings }: Standing, empire: Empire): string =>
  pairings
    .filter(isOf(empire))
    .map(({ score }) => String(score.points))
    .join(' ');

/** Moves that help, one after the other, each with the era after it, and null for each try that doesn't; it ends when no single move helps. */
export function* evenedOut(
  start: Standing,
  work: Work,
): Generator<Readonly<{ move: Move; after: Standing }> | null> {
  let now = start;
  const failed = new Set<string>();
  for (let goesOn = true; goesOn; ) {
    goesOn = false;
    const order = EMPIRES.toSorted((a, b) => partOf(now, b) - partOf(now, a));
    search: for (const empire of order) {
      for (const { id, stats } of movesOf(now, empire, work)) {
        const tried = `${id} ${JSON.stringify(stats)} ${picture(now, empire)}`;
        const after = failed.has(tried) ? null : afterMove(now, { id, stats }, empire, work);
        if (after === null) {
          failed.add(tried);
          yield null;
          continue;
        }
        now = after;
        goesOn = true;
        yield { move: { id, stats }, after };
        break search;
      }
    }
  }
}
