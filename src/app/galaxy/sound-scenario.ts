import { err, ok, type Result } from '#kernel/result/result';
import type { ForceLists } from '#content/force-lists/force-lists';
import { parseScenario } from '#content/scenarios/parse-scenario';
import type { Scenario } from '#content/scenarios/scenario-schema';
import type { InputIssue } from '#app/use-case-error';
import { paidForces } from './paid-forces.ts';

type By = Readonly<{
  /** The points that each empire may spend on its first units. */
  points: number;
  lists: ForceLists;
}>;

/** A new map with its forces charged to its empires, or all faults that make it unplayable. @rule SET-1 */
export function soundScenario(
  scenario: Scenario,
  { points, lists }: By,
): Result<Scenario, readonly InputIssue[]> {
  const paid = paidForces(scenario, () => points, lists);
  const parsed = parseScenario(JSON.stringify(paid.scenario), lists);
  const issues = [...(parsed.ok ? [] : parsed.error), ...paid.issues];
  if (!parsed.ok || issues.length > 0) return err(issues);
  return ok(parsed.value);
}
