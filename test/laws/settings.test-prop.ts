import { expect, test } from 'vitest';
import { playCampaign } from '#app/self-play/play-campaign';
import { smallWorldText } from '#app/self-play/small-world';
import { parseScenario } from '#content/scenarios/parse-scenario';
import { stateOfScenario } from '#content/scenarios/state-of-scenario';
import { type RuleSet, SETTING_VALUES } from '#model/settings/rule-set';
import { publishedLists } from '#test/content/published-lists';
import { howMany } from '#test/support/how-many';

const TURNS = 3;
const SEED = 5;
/** `npm test` plays every n-th choice. */
const EVERY = howMany(9, 1);

type Choice = Readonly<{ what: string; rules: Partial<RuleSet> }>;

const entries = Object.entries(SETTING_VALUES);
const ALONE = entries.flatMap(([name, values]) =>
  values.map((value): Choice => ({ what: `${name} = ${value}`, rules: { [name]: value } })),
);
/** What is chosen last, or next to last, everywhere at once. */
const TOGETHER = [1, 2].map((back): Choice => {
  const rules = Object.fromEntries(
    entries.map(([name, values]) => [name, values[Math.max(0, values.length - back)]]),
  );
  return { what: `number ${String(back)} from the end of all`, rules };
});

function startOf(rules: Partial<RuleSet>) {
  const lists = publishedLists();
  const world = JSON.parse(smallWorldText(3)) as Readonly<{ settings?: object }>;
  const settings = { ...world.settings, ...rules };
  const scenario = parseScenario(JSON.stringify({ ...world, settings }), lists);
  if (!scenario.ok) throw new Error(JSON.stringify(scenario.error));
  return stateOfScenario(scenario.value, lists);
}

test.each([...TOGETHER.slice(0, howMany(1, 2)), ...ALONE.filter((_one, at) => at % EVERY === 0)])(
  'what always holds, holds with $what',
  ({ rules }) => {
    const start = startOf(rules);
    expect(start.rules).toMatchObject(rules);
    const windows = start.rules.battles !== 'standing';
    const { failure, tally } = playCampaign({ start, seed: SEED, turns: TURNS, windows });
    expect(failure).toBeNull();
    expect(tally.turns).toBe(TURNS);
  },
);
