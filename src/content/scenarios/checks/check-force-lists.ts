import type { DesignRules } from '#content/force-lists/design-rules';
import type { ForceLists } from '#content/force-lists/force-lists';
import { houseListOf, issuesOfSoundUnits } from '#content/force-lists/house-list';
import type { ContentIssue } from '#content/issue';
import type { Scenario } from '#content/scenarios/scenario-schema';
import type { RuleSet } from '#model/settings/rule-set';
import { type Check, fault, faultsIfTwice } from './check.ts';

/** Lists of the scenario's own have ids of their own, and classes that the unit design rules allow. @rule U-9 */
export const checkForceLists: Check = {
  needs: ['forceLists', 'settings'],
  run: (scenario, lists) => forceListFaults(scenario, lists),
};

/** What is wrong with the force lists of a file. @rule U-9 */
export function forceListFaults(
  { forceLists, settings }: Whole,
  { designRules }: ForceLists,
): readonly ContentIssue[] {
  return [
    ...faultsIfTwice(
      forceLists,
      ({ id }) => id,
      ({ id }, index, first) =>
        fault(
          `forceLists[${index}].id`,
          'TWICE',
          `forceLists[${first}] has the id “${id}” too. Choose another id.`,
        ),
    ),
    ...forceLists.flatMap((file, index) => {
      if (designRules === undefined) return [notHere(index)];
      const { issues } = houseListOf(file, rulesOf(designRules, settings));
      return placed(issues, index);
    }),
  ];
}

type Whole = Pick<Scenario, 'forceLists'> & Readonly<{ settings: Pick<RuleSet, 'eraScheme'> }>;

/** What the rules forbid in those units of a broken part that are well formed, by the book’s scheme. @rule U-9 */
export function issuesOfBrokenLists(
  json: unknown,
  { designRules }: ForceLists,
): readonly ContentIssue[] {
  if (typeof json !== 'object' || json === null || !('forceLists' in json)) return [];
  const { forceLists } = json;
  if (designRules === undefined || !Array.isArray(forceLists)) return [];
  return forceLists.flatMap((one: unknown, index) =>
    placed(issuesOfSoundUnits(one, designRules), index),
  );
}

/** The unit design rules as the campaign plays them. */
const rulesOf = (rules: DesignRules, settings: Pick<RuleSet, 'eraScheme'>): DesignRules => ({
  ...rules,
  check: (design) => rules.check(design, settings),
});

const placed = (issues: readonly ContentIssue[], index: number): readonly ContentIssue[] =>
  issues.map((issue) => ({ ...issue, path: `forceLists[${index}].${issue.path}` }));

const notHere = (index: number): ContentIssue =>
  fault(`forceLists[${index}]`, 'VALUE', 'This file can’t contain force lists. Leave them out.');
