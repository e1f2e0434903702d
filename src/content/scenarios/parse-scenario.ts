import { err, ok, type Result } from '#kernel/result/result';
import type { ForceLists } from '#content/force-lists/force-lists';
import { type ContentIssue, issuesOf } from '#content/issue';
import { readJson } from '#content/read-json';
import { readBySchema } from '#content/schema-words';
import type { RuleSet, SettingName } from '#model/settings/rule-set';
import type { Check } from './checks/check.ts';
import {
  checkChoices,
  checkEmpires,
  checkHomeworlds,
  checkKnowledge,
  checkRelations,
} from './checks/check-empires.ts';
import { checkForces } from './checks/check-forces.ts';
import { checkForceLists, issuesOfBrokenLists } from './checks/check-force-lists.ts';
import { checkGuide } from './checks/check-guide.ts';
import { checkLanes } from './checks/check-lanes.ts';
import { checkMap, checkOwners, checkSystemValues } from './checks/check-systems.ts';
import { listsOfScenario } from './lists-of-scenario.ts';
import {
  SCENARIO_FORMAT,
  SCENARIO_VERSION,
  type Scenario,
  scenarioSchema,
} from './scenario-schema.ts';

const CHECKS: readonly Check[] = [
  checkMap,
  checkSystemValues,
  checkOwners,
  checkLanes,
  checkForceLists,
  checkEmpires,
  checkChoices,
  checkHomeworlds,
  checkRelations,
  checkForces,
  checkKnowledge,
  checkGuide,
];

/** Settings that are chosen over those of a scenario. */
export type ChosenSettings = Partial<Pick<RuleSet, SettingName>>;

/**
 * A scenario from its JSON text, with the settings that were chosen instead of its own, or all its errors. Sections
 * that are well formed are checked against each other even when another one is not.
 */
export function parseScenario(
  text: string,
  forceLists: ForceLists,
  chosen: ChosenSettings = {},
): Result<Scenario, readonly ContentIssue[]> {
  const json = readJson(text);
  if (!json.ok) return json;
  const parsed = readBySchema(scenarioSchema, json.value);
  if (parsed.success) {
    const scenario = withChosen(parsed.data, chosen);
    const issues = faultsOf(scenario, forceLists, new Set());
    return issues.length === 0 ? ok(scenario) : err(issues);
  }
  const broken = new Set(parsed.error.issues.map(({ path }) => String(path[0] ?? '')));
  const issues = [
    ...issuesOf(parsed.error),
    ...(broken.has('forceLists') ? issuesOfBrokenLists(json.value, forceLists) : []),
  ];
  const rest = wellFormedPart(json.value, broken);
  if (rest === null) return err(issues);
  return err([...issues, ...faultsOf(withChosen(rest, chosen), forceLists, broken)]);
}

const withChosen = (scenario: Scenario, chosen: ChosenSettings): Scenario => ({
  ...scenario,
  settings: { ...scenario.settings, ...chosen },
});

function faultsOf(
  scenario: Scenario,
  forceLists: ForceLists,
  broken: ReadonlySet<string>,
): readonly ContentIssue[] {
  const lists = listsOfScenario(scenario, forceLists);
  return CHECKS.filter(({ needs }) => needs.every((section) => !broken.has(section))).flatMap(
    ({ run }) => run(scenario, lists),
  );
}

/** A stand-in for sections that could not be read; nothing reads it. */
const NOTHING = {
  format: SCENARIO_FORMAT,
  version: SCENARIO_VERSION,
  name: 'unread',
  rings: 1,
  settings: {},
  systems: [{ name: 'unread', q: 0, r: 0, importance: 'minor', capacity: 1, raw: 0 }],
  lanes: [],
  empires: [{ key: 'unread', name: 'unread', forceList: 'unread', homeworld: 'unread' }],
};

/** The scenario with its broken sections left out, or null when it is not even an object. */
function wellFormedPart(json: unknown, broken: ReadonlySet<string>): Scenario | null {
  if (typeof json !== 'object' || json === null) return null;
  const known = new Set(Object.keys(scenarioSchema.shape));
  const sound = Object.entries(json).filter(([name]) => known.has(name) && !broken.has(name));
  const parsed = readBySchema(scenarioSchema, { ...NOTHING, ...Object.fromEntries(sound) });
  return parsed.success ? parsed.data : null;
}
