import type { ForceLists } from '#content/force-lists/force-lists';
import { sumOf } from '#kernel/numbers/sum';
import { type OddsDice, oddsDice } from '#kernel/dice/odds-dice';
import type { UnitDesign } from '#model/forces/design';
import { bestOf, type Contenders, contendersIn, type Search, sharesOf } from './best-fleets.ts';
import { type Effort, type Navies, navyOf, type Pairing, PAIRS, pairingOf } from './matrix.ts';
import { type Move, movesOf, withMoves } from './moves-of.ts';
import { EMPIRES, type Empire, type Era } from './plans.ts';

/*
 * Evens out one era: tries random moves of construction points between the stats of one or two classes, and keeps those that help.
 */

export type Work = Readonly<{
  era: Era;
  effort: Effort;
  search: Search;
  /** Another attempt draws other moves. */
  attempt: string;
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
/** A smaller gain isn't worth a change. */
const LEAST_GAIN = 0.03;
/** The worst pair is first tried by a part of the battles. */
const FEWER = 4;
/** The era is even when less than this is left. */
const GOOD_ENOUGH = 0.5;

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

const isOf =
  (empire: Empire) =>
  ({ one, other }: Pairing): boolean =>
    one === empire || other === empire;

/** New battles of an empire, the worst pair first, or null as soon as they are worse than what may be lost by them. */
function foughtAgain(
  before: Standing,
  navies: Navies,
  { empire, mayLose, era, effort }: Readonly<{ empire: Empire; mayLose: number } & Work>,
): readonly Pairing[] | null {
  const own = before.pairings.filter(isOf(empire)).toSorted((a, b) => offOf(b) - offOf(a));
  const few = { ...effort, battles: effort.battles / FEWER };
  const [worst] = own;
  if (worst === undefined) return null;
  const first = pairingOf(navies, era, [worst.one, worst.other], few);
  if (lossOfPair(first) - lossOfPair(worst) > mayLose) return null;
  let change = 0;
  const fought: Pairing[] = [];
  for (const old of own) {
    const pairing = pairingOf(navies, era, [old.one, old.other], effort);
    change += lossOfPair(pairing) - lossOfPair(old);
    if (change > mayLose - LEAST_GAIN) return null;
    fought.push(pairing);
  }
  return before.pairings.map(
    (old) => fought.find((one) => one.one === old.one && one.other === old.other) ?? old,
  );
}

/** What is tried next: moves of one empire, to make its pairs more even or its best class less common. */
type Trial = Readonly<{ empire: Empire; moves: readonly Move[]; isForShares: boolean }>;

/** The era after some moves, or null if that is not better. What is quickly told comes first, so that most trials end soon. */
function afterTrial(before: Standing, trial: Trial, work: Work): Standing | null {
  const { era, effort, search } = work;
  const { empire, moves, isForShares } = trial;
  const lists = withMoves(before.lists, moves);
  const navies = new Map([...before.navies, [empire, navyOf(lists, empire, era, effort)]]);
  const again = () =>
    contendersIn(lists, era, search, { changed: empire, contenders: before.contenders });
  const early = isForShares ? again() : null;
  const mayLose =
    early === null ? 0 : lossOfShares(before.contenders, work) - lossOfShares(early, work);
  if (isForShares && mayLose < LEAST_GAIN) return null;
  const pairings = foughtAgain(before, navies, { ...work, empire, mayLose });
  if (pairings === null) return null;
  const after = { lists, navies, pairings, contenders: early ?? again() };
  return lossOf(after, work) < lossOf(before, work) - LEAST_GAIN ? after : null;
}

type Pick = <T>(all: readonly T[]) => T | undefined;

/** One of some things by chance: two dice of a hundred faces for each, because there can be more than a hundred. */
const pickBy =
  (dice: OddsDice): Pick =>
  (all) => {
    const [hundreds, ones] = [1, 1].map((count) => dice.total({ count, faces: 100 }) - 1);
    return all[Math.floor(((100 * (hundreds ?? 0) + (ones ?? 0)) * all.length) / 10_000)];
  };

/** The empire of the most common class, if it is too common, else an empire of one of the pairs that are not even. */
function trialOf(now: Standing, work: Work, pick: Pick): Trial | null {
  const uneven = now.pairings.filter((one) => offOf(one) > EVEN);
  const [common] = sharesOf(bestOf(now.contenders, work.search.kept));
  const isCommon = common !== undefined && 100 * common.share > COMMON;
  const isForShares = isCommon && (uneven.length === 0 || pick([1, 2, 3, 4]) === 1);
  const owner = EMPIRES.find((one) => common?.id.startsWith(`${one}.`));
  const pair = pick(uneven);
  const empire = isForShares ? owner : pair && pick([pair.one, pair.other]);
  if (empire === undefined) return null;
  const all = movesOf(now.lists, empire, work);
  const classes = [...new Set(all.map(({ id }) => id))];
  const ids = [...new Set([pick(classes), pick([1, 2]) === 1 ? pick(classes) : undefined])];
  const moves = ids.flatMap((wanted) => pick(all.filter(({ id }) => id === wanted)) ?? []);
  return moves.length === 0 ? null : { empire, moves, isForShares };
}

/** The pairs that are not even, in words for the terminal. */
export const unevenIn = ({ pairings }: Standing): string =>
  pairings
    .filter((one) => offOf(one) > EVEN)
    .map((one) => `${one.one}–${one.other} ${percentOf(one).toFixed(1)}`)
    .join(', ');

/** Trials without end: those that help, each with the era after it, and null for each that doesn't. */
export function* evenedOut(
  start: Standing,
  work: Work,
): Generator<Readonly<{ moves: readonly Move[]; after: Standing }> | null> {
  const dice = oddsDice(`even out ${String(work.era)} ${work.attempt}`);
  const pick = pickBy(dice);
  let now = start;
  for (let trials = 1; lossOf(now, work) > GOOD_ENOUGH; trials += 1) {
    dice.begin(trials);
    const trial = trialOf(now, work, pick);
    const after = trial === null ? null : afterTrial(now, trial, work);
    if (trial !== null && after !== null) {
      now = after;
      yield { moves: trial.moves, after };
    } else yield null;
  }
}
