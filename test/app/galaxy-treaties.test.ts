import { expect, test } from 'vitest';
import { type MakeGalaxyInput, makeGalaxy } from '#app/usecases/galaxies/make-galaxy';
import type { Scenario } from '#content/scenarios/scenario-schema';
import { parseScenario } from '#content/scenarios/parse-scenario';
import { stateOfScenario } from '#content/scenarios/state-of-scenario';
import { openingPhase } from '#engine/phases/opening/phase';
import { scriptedDice } from '#kernel/dice/scripted-dice';
import type { RollPurpose } from '#model/rolls/roll-purpose';
import { publishedLists } from '#test/content/published-lists';
import { done, FORCE_LISTS } from '#test/support/desk';
import { eventsOf } from '#test/support/run-phases';

const asked: MakeGalaxyInput = {
  name: 'Two Partners',
  players: 3,
  rings: 3,
  homes: null,
  seed: 'autumn',
  names: ['Human', 'Loran', 'Kili'],
  lists: ['human', 'loran', 'kili'],
  settings: { startingForces: 'bought' },
  forceLists: FORCE_LISTS,
};
const lists = publishedLists();
function made(part: Partial<MakeGalaxyInput>): Scenario {
  const { scenario } = done(makeGalaxy({ ...asked, ...part }));
  const parsed = parseScenario(scenario, lists);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
}
const homeOf = ({ empires }: Scenario, key: string) =>
  empires.find((one) => one.key === key)!.homeworld;
const convoyOf = ({ forces }: Scenario, key: string) =>
  forces.find(({ owner, units }) => owner === key && units[0]?.class === 'Convoy')!;
const issuesOf = (part: Partial<MakeGalaxyInput>) => {
  const refused = makeGalaxy({ ...asked, ...part });
  return refused.ok ? [] : refused.error.issues;
};

test('SET-3: treaties of a new map stand before its first units, and are as high as any may be', () => {
  const scenario = made({ treaties: '1-2=trade, 3-1=military' });
  expect(scenario.settings.pregameTreaties).toBe('military');
  expect(scenario.relations).toEqual([
    { between: ['human', 'loran'], state: 'trade' },
    { between: ['kili', 'human'], state: 'military' },
  ]);
  const { summary } = done(makeGalaxy({ ...asked, treaties: '1-2=trade' }));
  expect(summary.relations).toEqual(['Human and Loran: Trade']);
});

test('SET-1: the first convoy begins on a route at the homeworld of the first partner', () => {
  const scenario = made({ treaties: '1-2=trade, 1-3=military' });
  const at = (key: string) => homeOf(scenario, key);
  const begins = (key: string) => {
    const { at: place, units } = convoyOf(scenario, key);
    return [place, units[0]?.trading];
  };
  expect(begins('human')).toEqual([at('loran'), true]);
  expect(begins('loran')).toEqual([at('human'), true]);
  expect(begins('kili')).toEqual([at('human'), true]);
  const start = stateOfScenario(scenario, lists);
  const opened = openingPhase.run({
    ...{ state: start.state, rules: { ...start.rules, nonAligned: 'off' }, orders: {} },
    dice: scriptedDice<RollPurpose>([]),
    decide: () => undefined,
  });
  if (!opened.done) throw new Error('an opening asks nothing');
  expect(eventsOf(opened.events, 'TreatyAnnounced')).toHaveLength(2);
  expect(eventsOf(opened.events, 'RouteInterrupted')).toEqual([]);
});

test.each([
  ['without a Trade treaty', { treaties: '1-2=non-aggression' }],
  ['where no explored way leads to it', { treaties: '1-2=trade', settings: { map: 'explore' } }],
])('SET-1: a convoy waits at home %s', (_when, part) => {
  const settings = { ...asked.settings, ...('settings' in part ? part.settings : {}) };
  const scenario = made({ ...part, settings });
  const { at, units } = convoyOf(scenario, 'human');
  expect([at, units[0]?.trading]).toEqual([homeOf(scenario, 'human'), false]);
});

test('SET-1: a file may let convoys begin with a partner, and nothing else', () => {
  const host = homeOf(made({}), 'loran');
  const force = (units: readonly object[]) =>
    JSON.stringify([{ owner: 'human', at: host, fleet: 'Freight', units }]);
  const convoys = [{ class: 'Convoy', count: 2, trading: true }];
  const treaties = '1-2=trade';
  expect(convoyOf(made({ treaties, forces: force(convoys) }), 'human').at).toBe(host);
  const escorted = force([...convoys, { class: 'Sparta' }]);
  for (const part of [
    { forces: force(convoys) },
    { forces: force(convoys), treaties: '1-2=non-aggression, 1-3=trade' },
    { forces: escorted, treaties },
  ]) {
    expect(issuesOf(part).map(({ path }) => path)).toEqual(['forces[0].at']);
  }
});

test('SET-3: all that is wrong with treaties is told at once', () => {
  const issues = issuesOf({
    treaties: '1-2=war, 1-4=trade, 2-2=trade, 1-2=trade, 2-1=military, x',
  });
  expect(issues.map(({ path }) => path)).toEqual([
    ...['treaties[0]', 'treaties[1]', 'treaties[2]', 'treaties[4]', 'treaties[5]'],
  ]);
  expect(issues[0]?.text).toContain('such as 1-2=trade. Treaties: non-aggression, trade');
});
