import { expect, test } from 'vitest';
import { parseScenario } from '#content/scenarios/parse-scenario';
import { listsWithProving } from '../proving-list.ts';
import { force, type Small, sound } from './small-scenario.ts';

const lists = listsWithProving();

/** What is wrong with the small scenario once it is changed. */
function faults(change: (scenario: Small) => void): readonly string[] {
  const scenario = sound();
  change(scenario);
  const parsed = parseScenario(JSON.stringify(scenario), lists);
  return parsed.ok ? [] : parsed.error.map(({ path, code }) => `${path}: ${code}`);
}

test.each(['raiders', 'unknown', 'nobody', 'empire', 'new', 'constructor'])(
  'SET-2: no empire has the key %s, which means something else',
  (key) => {
    const found = faults(({ empires }) => {
      empires.push({ ...empires[0], key, name: 'Others', homeworld: 'Hub' });
    });
    expect(found).toContain('empires[2].key: VALUE');
  },
);

test('SET-2: more units than can be played are told before they are counted out', () => {
  const convoys = (count: number) => (scenario: Small) =>
    void scenario.forces.push(
      force([{ class: 'Convoy', count: 100, together: [{ class: 'Marines', count }] }], {
        fleet: 'Many',
      }),
    );
  expect(faults(convoys(9900))).toEqual(['forces: VALUE']);
  expect(faults(convoys(99))).toEqual([]);
});
