import type { ForceLists } from '#content/force-lists/force-lists';
import type { DoctrineName } from '#model/forces/doctrines';
import { duel, type Fighter, fighterOf, type Score, sumOfScores, turned } from './duel.ts';
import { fleetOf } from './fleet-of.ts';
import { partsOf } from './parts-of.ts';
import { BUDGETS, EMPIRES, type Empire, type Era, PLANS } from './plans.ts';

/** The fleets of an empire in an era: for each doctrine one by each plan. */
export type Navy = readonly (readonly Fighter[])[];

/** A pair of empires, with the score of the first. */
export type Pairing = Readonly<{ one: Empire; other: Empire; score: Score }>;

/** The fleets that an empire fights with in an era, by plan. */
export const fleetsOf = (lists: ForceLists, empire: Empire, era: Era) => {
  const parts = partsOf(
    lists.designs.filter(({ list }) => list === empire),
    era,
  );
  return PLANS.map((plan) => fleetOf(parts, plan, BUDGETS[era]));
};

/** A number of battles for each pair of fleets and each of these doctrines. */
export type Effort = Readonly<{ battles: number; doctrines: readonly DoctrineName[] }>;

/** The fleets of an empire in an era, ready to fight. */
export function navyOf(
  lists: ForceLists,
  empire: Empire,
  era: Era,
  { doctrines }: Pick<Effort, 'doctrines'>,
): Navy {
  const fleets = fleetsOf(lists, empire, era);
  return doctrines.map((doctrine) => fleets.map((fleet) => fighterOf(fleet, lists, doctrine)));
}

/** Each fleet of one empire against each of the other, a number of battles by each doctrine; every other meeting with the sides changed. */
function scoreOf(
  own: Navy,
  other: Navy,
  { seed, battles }: { seed: string; battles: number },
): Score {
  const scores = own.flatMap((fleets, doctrine) =>
    fleets.flatMap((fleet, at) =>
      (other[doctrine] ?? []).map((enemy, place) => {
        const dice = { seed: [seed, doctrine, at, place].join('.'), battles };
        return (doctrine + at + place) % 2 === 0
          ? duel(fleet, enemy, dice)
          : turned(duel(enemy, fleet, dice));
      }),
    ),
  );
  return sumOfScores(scores);
}

export type Navies = ReadonlyMap<Empire, Navy>;

/** A pair of empires in an era, the one that comes first in the list first. */
export function pairingOf(
  navies: Navies,
  era: Era,
  [one, other]: readonly [Empire, Empire],
  { battles }: Pick<Effort, 'battles'>,
): Pairing {
  const seed = [era, one, other].join('.');
  const score = scoreOf(navies.get(one) ?? [], navies.get(other) ?? [], { seed, battles });
  return { one, other, score };
}

/** All pairs of empires. */
export const PAIRS: readonly (readonly [Empire, Empire])[] = EMPIRES.flatMap((one, at) =>
  EMPIRES.slice(at + 1).map((other) => [one, other] as const),
);

/** All pairs of empires in an era. */
export function matrixOf(lists: ForceLists, era: Era, effort: Effort): readonly Pairing[] {
  const navies = new Map(EMPIRES.map((one) => [one, navyOf(lists, one, era, effort)] as const));
  return PAIRS.map((pair) => pairingOf(navies, era, pair, effort));
}
