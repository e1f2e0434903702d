import type { Guide, Objective } from '#model/campaign/guide';
import { factsText } from '#model/campaign/guide-words';
import type { ScenarioEmpire } from '#content/scenarios/scenario-schema';
import type { ShownScenario } from '#app/usecases/scenarios/show-scenario';
import { type FairnessContent, fairnessContent } from '#http/galaxy/fairness-content';
import { forceLines } from '#http/galaxy/force-lines';
import { asHtml, type Html } from '#http/pages/html';
import { template } from '#http/pages/template';
import type { Renderers } from '#http/renderers';
import { settingLines } from '#model/settings/setting-lines';
import { startHref } from './gallery-page.ts';
import { TEXTS } from './texts.ts';

type Texts = readonly string[];

type Position = Readonly<{
  id: string;
  name: string;
  facts: Texts;
  systems: Texts;
  forces: Texts;
  situation: Texts;
  objectives: Texts;
}>;

/** All of a scenario, for somebody who may make campaigns. */
export type ScenarioContent = Readonly<{
  name: string;
  description: string;
  facts: string;
  startHref: string;
  teaches: Texts;
  map: Html;
  situation: Texts;
  objectives: Texts;
  /** The relations before the first turn. */
  relations: Texts;
  positions: readonly Position[];
  lessons: Texts;
  settings: readonly Readonly<{ name: string; value: string; because: string }>[];
  commentary: Texts;
  fairness: FairnessContent;
}>;

export const SCENARIO_PAGE = template<ScenarioContent>('scenario');

const textsOf = (objectives: readonly Objective[]): Texts => objectives.map(({ text }) => text);

const choiceText = ({ choose }: ScenarioEmpire): Texts =>
  choose.length === 0 ? [] : [TEXTS.playerChooses(choose.map((part) => TEXTS.choices[part]))];

/** An empire where it starts, with what only its player will read. */
function positionOf({ scenario, lists }: ShownScenario, empire: ScenarioEmpire): Position {
  const { key, name, forceList, homeworld, treasury, era } = empire;
  const side = scenario.guide?.sides.find((one) => one.empire === key);
  const owned = scenario.systems.filter(({ owner }) => owner === key);
  return {
    id: `empire-${key}`,
    name,
    facts: [
      TEXTS.forceList(lists.get(forceList) ?? forceList),
      TEXTS.homeworld(homeworld),
      TEXTS.eraAndTreasury(era, treasury),
      ...choiceText(empire),
    ],
    systems: owned.map((system) =>
      system.census === 0
        ? TEXTS.outpost(system.name)
        : TEXTS.colony(system.name, system.census, system.productivity, system.raw),
    ),
    forces: forceLines(scenario, key),
    situation: side?.situation ?? [],
    objectives: textsOf(side?.objectives ?? []),
  };
}

/** What the scenario plays otherwise than the book, and why. */
function settingRows({ scenario, rules }: ShownScenario): ScenarioContent['settings'] {
  const reasons = new Map(
    (scenario.guide?.settings ?? []).map(({ setting, because }) => [setting, because]),
  );
  return settingLines(rules)
    .filter(({ isDefault }) => !isDefault)
    .map(({ key, name, value }) => ({ name, value, because: reasons.get(key) ?? '' }));
}

const NOTHING_TOLD = {
  ...{ teaches: [], situation: [], objectives: [], lessons: [], commentary: [] },
} satisfies Partial<Guide>;

/** What the guide of a scenario tells everybody and its moderator. */
function toldBy({ guide }: ShownScenario['scenario']) {
  const { teaches, situation, objectives, lessons, commentary } = guide ?? NOTHING_TOLD;
  return {
    ...{ teaches, situation, commentary },
    objectives: textsOf(objectives),
    lessons: lessons.map(({ turn, title }) => TEXTS.lesson(turn, title)),
  };
}

/** The page of one scenario. */
export function scenarioPage(
  id: string,
  shown: ShownScenario,
  { galaxyMap }: Pick<Renderers, 'galaxyMap'>,
): ScenarioContent {
  const { scenario, summary, view } = shown;
  const { name, description, rings, systems, empires, guide = null } = scenario;
  return {
    ...{ name, description },
    facts: TEXTS.facts(factsText(empires.length, guide), systems.length, rings),
    startHref: startHref(id),
    map: asHtml(galaxyMap(view, null)),
    ...toldBy(scenario),
    relations: summary.relations.length === 0 ? [TEXTS.noContacts] : summary.relations,
    positions: empires.map((empire) => positionOf(shown, empire)),
    settings: settingRows(shown),
    fairness: fairnessContent(summary),
  };
}
