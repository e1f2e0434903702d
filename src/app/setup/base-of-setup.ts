import { err, ok, type Result } from '#kernel/result/result';
import { STATE_WORDS } from '#model/campaign/relation';
import { DEFAULT_RULE_SET, type RuleSet, SETTING_VALUES } from '#model/settings/rule-set';
import type { ForceLists } from '#content/force-lists/force-lists';
import { forceListFaults } from '#content/scenarios/checks/check-force-lists';
import { listsOfScenario } from '#content/scenarios/lists-of-scenario';
import type { Scenario } from '#content/scenarios/scenario-schema';
import type { SetupFile, SetupTreaty } from '#content/setups/setup-schema';
import type { InputIssue } from '#app/use-case-error';
import { drawnBase } from './drawn-base.ts';
import { scenarioBase } from './scenario-base.ts';
import type { SetupBase } from './setup-base.ts';
import { setupIssue } from './setup-issue.ts';

/** The map of a setup with its empires, its settings and its treaties, or all faults of these. */
export function baseOfSetup(
  file: SetupFile,
  published: ForceLists,
): Result<SetupBase, readonly InputIssue[]> {
  const broken = forceListFaults(
    { ...file, settings: { eraScheme: eraSchemeOf(file) } },
    published,
  );
  const known = broken.length > 0 ? published : listsOfScenario(file, published);
  const base =
    'draw' in file.map
      ? drawnBase(file, file.map.draw, known)
      : scenarioBase(file, withSettings(file.map.scenario, file), known);
  const issues = [...broken, ...(base.ok ? [] : base.error), ...treatyIssues(file)];
  if (!base.ok || issues.length > 0) return err(issues);
  return ok({ ...base.value, scenario: complete(base.value.scenario, file) });
}

const eraSchemeOf = ({ settings, map }: SetupFile): RuleSet['eraScheme'] =>
  settings.eraScheme ?? ('scenario' in map ? map.scenario.settings : DEFAULT_RULE_SET).eraScheme;

/** The settings that were chosen over those of a scenario. */
function withSettings(scenario: Scenario, { settings }: Pick<SetupFile, 'settings'>): Scenario {
  const chosen = Object.entries(settings).filter(([, value]) => value !== undefined);
  return { ...scenario, settings: { ...scenario.settings, ...Object.fromEntries(chosen) } };
}

function complete(scenario: Scenario, file: SetupFile): Scenario {
  const keyOf = (player: number): string => scenario.empires[player - 1]?.key ?? '';
  const treaties = file.treaties.map(({ between: [one, other], state }) => ({
    between: [keyOf(one), keyOf(other)] as [string, string],
    state,
  }));
  const pairs = new Set(treaties.map(({ between }) => pairOf(between)));
  const others = scenario.relations.filter(({ between }) => !pairs.has(pairOf(between)));
  return {
    ...withSettings(scenario, file),
    name: file.name,
    forceLists: [...scenario.forceLists, ...file.forceLists],
    relations: [...others, ...treaties],
  };
}

const pairOf = ([one, other]: readonly [string, string]): string =>
  one < other ? `${one} ${other}` : `${other} ${one}`;

/** Treaties up to the highest one that the settings allow, between two players each. @rule SET-3 */
function treatyIssues({ treaties, empires, map, settings }: SetupFile): readonly InputIssue[] {
  const given = 'scenario' in map ? map.scenario.settings.pregameTreaties : 'off';
  const highest = settings.pregameTreaties ?? given;
  const ranks = SETTING_VALUES.pregameTreaties;
  return treaties.flatMap(({ state }, index) => {
    const place = `treaties[${String(index)}]`;
    const text = treatyFault(treaties, index, empires.length);
    const isTooHigh = ranks.indexOf(state) > ranks.indexOf(highest);
    const most = highest === 'off' ? 'none' : STATE_WORDS[highest];
    return [
      ...(text === null ? [] : [setupIssue('VALUE', `${place}.between`, text)]),
      ...(isTooHigh
        ? [
            setupIssue(
              'VALUE',
              `${place}.state`,
              `${STATE_WORDS[state]} is more than the settings allow: ${most}. Choose a lower treaty, or a higher value of pregameTreaties.`,
            ),
          ]
        : []),
    ];
  });
}

function treatyFault(
  treaties: readonly SetupTreaty[],
  index: number,
  players: number,
): string | null {
  const [one, other] = treaties[index]?.between ?? [0, 0];
  if (one === other || one > players || other > players) {
    return `Name two different players, from 1 to ${String(players)}.`;
  }
  const isTwice = treaties
    .slice(0, index)
    .some(({ between }) => between.includes(one) && between.includes(other));
  return isTwice ? 'These two empires have a treaty already. Remove one of the two.' : null;
}
