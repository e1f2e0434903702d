import { sortBy } from '#kernel/collections/sort-by';
import { projectIdOf } from '#model/campaign/project';
import type { StarSystem } from '#model/campaign/system';
import { terraformedValues } from '#rules/colony/terraformed-values';
import { TERRAFORMING_TRAITS } from '#rules/colony/terraforming-traits';
import { improvementFailureOf } from '#rules/economy/improvement-failure';
import type { Plan } from '#legality/plan/plan';

/** By how much dice of this turn can move next turn's Treasury, at the least and at the most. */
export type IncomeChances = Readonly<{
  /** The systems that are terraformed. */
  systems: readonly string[];
  least: number;
  most: number;
}>;

/** What next turn's Treasury would be with these systems. */
type TreasuryOf = (systems: readonly StarSystem[]) => number;

/** A system with each trait that it may have, from the one that pays least to the one that pays most. */
function outcomesOf(
  all: readonly StarSystem[],
  system: StarSystem,
  treasuryOf: TreasuryOf,
): readonly StarSystem[] {
  const outcomes = TERRAFORMING_TRAITS.map((trait): StarSystem => {
    return { ...system, ...terraformedValues(system, trait) };
  });
  const pays = new Map(
    outcomes.map((one) => [one, treasuryOf(all.map((old) => (old.id === one.id ? one : old)))]),
  );
  return sortBy(outcomes, (a, b) => (pays.get(a) ?? 0) - (pays.get(b) ?? 0));
}

/**
 * What the dice of terraforming leave open of next turn's Treasury; null: it hangs on no die that the sheet orders.
 * @rule COL-3 @rule ECO-4
 */
export function incomeChancesOf(
  { view, realm }: Plan,
  systems: readonly StarSystem[],
  treasuryOf: TreasuryOf,
): IncomeChances | null {
  const rolled = systems.filter((system) => {
    const isDue = realm.bought.has(projectIdOf('terraforming', system.id));
    return isDue && improvementFailureOf('terraforming', system, view.empire.id) === null;
  });
  if (rolled.length === 0) return null;
  const outcomes = new Map(
    rolled.map((system) => [system.id, outcomesOf(systems, system, treasuryOf)]),
  );
  const certain = treasuryOf(systems);
  const movedBy = (at: 0 | -1): number =>
    treasuryOf(systems.map((system) => outcomes.get(system.id)?.at(at) ?? system)) - certain;
  return { systems: rolled.map(({ name }) => name), least: movedBy(0), most: movedBy(-1) };
}
