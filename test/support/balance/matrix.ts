import type { ForceLists } from '#content/force-lists/force-lists';
import type { DoctrineName } from '#model/forces/doctrines';
import { duel, type Fighter, fighterOf, type Score, sumOfScores, turned } from './duel.ts';
import { fleetOf } from './fleet-of.ts';
import { partsOf } from './parts-of.ts';
import { BUDGETS, EMPIRES, type Empire, type Era, PLANS } from './plans.ts';

/** The fleets of an empire in an era: for each doctrine one by each plan. */
type Navy = readonly (readonly Fighter[])[];

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
type Effort = Readonly<{ battles: number; doctrines: readonly DoctrineName[] }>;

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

/** All pairs of empires in an era. */
export function matrixOf(lists: ForceLists, era: Era, effort: Effort): readonly Pairing[] {
  const { battles, doctrines } = effort;
  const navies = EMPIRES.map((empire) => {
    const fleets = fleetsOf(lists, empire, era);
    const navy = doctrines.map((doctrine) =>
      fleets.map((fleet) => fighterOf(fleet, lists, doctrine)),
    );
    return { empire, navy };
  });
  return navies.flatMap(({ empire: one, navy }, at) =>
    navies.slice(at + 1).map(({ empire: other, navy: enemies }) => {
      const seed = [era, one, other].join('.');
      return { one, other, score: scoreOf(navy, enemies, { seed, battles }) };
    }),
  );
}
