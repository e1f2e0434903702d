import { err, ok, type Result } from '#kernel/result/result';
import type { ForceLists } from '#content/force-lists/force-lists';
import { listsOfScenario } from '#content/scenarios/lists-of-scenario';
import { parseScenario } from '#content/scenarios/parse-scenario';
import type { Scenario } from '#content/scenarios/scenario-schema';
import type { SetupFile } from '#content/setups/setup-schema';
import type { InputIssue } from '#app/use-case-error';
import type { Claimed } from '#rules/setup/claim';
import type { AutomaticChoice } from './automatic-choice.ts';
import { baseOfSetup } from './base-of-setup.ts';
import type { SetupBase } from './setup-base.ts';
import { type SystemFinder, systemFinder } from './system-finder.ts';
import { type WithClaims, withClaims } from './with-claims.ts';
import { pathInSetup, textInSetup, withForces } from './with-forces.ts';
import { withNames } from './with-names.ts';

/** The scenario that a setup gives, and what was chosen for players who chose nothing. */
export type SetupScenario = Readonly<{
  scenario: Scenario;
  base: SetupBase;
  /** The colonies that each empire has placed, in player order; empty: there is nothing to place. */
  claims: readonly (readonly Claimed[])[];
  /** The present names of systems by those that they had before players named them. */
  former: ReadonlyMap<string, string>;
  chosenForThem: readonly AutomaticChoice[];
}>;

/** The scenario of a setup, or all its faults with their places. The same file always gives the same scenario. */
export function scenarioOfSetup(
  file: SetupFile,
  published: ForceLists,
): Result<SetupScenario, readonly InputIssue[]> {
  const base = baseOfSetup(file, published);
  if (!base.ok) return base;
  const { forceLists } = base.value.scenario;
  const lists = listsOfScenario({ forceLists }, published);
  const named = withNames(base.value.scenario, file.names);
  const settled: SetupBase = { ...base.value, scenario: named.scenario };
  const finder = systemFinder(named.scenario, named.former);
  const held = colonized(settled, file, finder);
  const armed = withForces(held.scenario, { base: settled, file, finder, lists });
  const issues = [...named.issues, ...held.issues, ...armed.issues];
  const checked = parseScenario(JSON.stringify(armed.scenario), published);
  if (!checked.ok) {
    issues.push(
      ...checked.error.map((one) => ({
        ...one,
        path: pathInSetup(one.path, armed.origins),
        text: textInSetup(one.text, armed.origins),
      })),
    );
  }
  if (!checked.ok || issues.length > 0) return err(issues);
  return ok({
    scenario: checked.value,
    base: settled,
    claims: held.claims,
    former: named.former,
    chosenForThem: [...base.value.chosen, ...held.chosen, ...armed.chosen],
  });
}

/** The map with the colonies of the empires; those of a scenario are where it says. @rule OPT-5 */
function colonized(
  { scenario, drawn }: SetupBase,
  { empires }: SetupFile,
  finder: SystemFinder,
): WithClaims {
  if (drawn === null) return { scenario, claims: [], chosen: [], issues: [] };
  const asked = empires.map(({ colonies }) => colonies);
  return withClaims({ scenario, settings: drawn, asked, finder });
}
