import { expect, test } from 'vitest';
import { formatScenario } from '#content/scenarios/format-scenario';
import { parseScenario } from '#content/scenarios/parse-scenario';
import type { Guide } from '#model/campaign/guide';
import { listsWithProving } from '../proving-list.ts';
import { sound } from './small-scenario.ts';

const lists = listsWithProving();

/** What is left of `readonly`, so that tests can bend it. */
type Loose<T> = { -readonly [K in keyof T]: Loose<T[K]> };

const GUIDE = {
  kind: 'scenario',
  level: 'expert',
  turns: 24,
  teaches: ['Trade'],
  objectives: [{ text: 'Hold Wolf and the Hub.', names: ['Wolf', 'Hub'] }],
  sides: [
    {
      empire: 'human',
      objectives: [{ text: 'Take Nest from the Loran.', names: ['Nest', 'Loran'] }],
    },
    { empire: 'loran', situation: ['Nobody knows.'] },
  ],
  lessons: [
    { turn: 1, title: 'One', steps: ['Go.'], orders: [{ empire: 'loran', lines: ['research 1'] }] },
    { turn: 3, title: 'Three', why: ['Because.'] },
  ],
  settings: [{ setting: 'raiders', because: 'It is a small map.' }],
};

const parsed = (guide: unknown) => parseScenario(JSON.stringify({ ...sound(), guide }), lists);

function faults(bend: (guide: Loose<Guide>) => void): readonly string[] {
  const guide = structuredClone(GUIDE);
  bend(guide as unknown as Loose<Guide>);
  const read = parsed(guide);
  return read.ok ? [] : read.error.map(({ path, code }) => `${path} ${code}`);
}

test('a guide is read, and written again without what it leaves out', () => {
  const read = parsed(GUIDE);
  if (!read.ok) throw new Error('refused');
  expect(read.value.guide?.lessons[1]).toEqual({
    ...{ turn: 3, title: 'Three', steps: [], why: ['Because.'], look: [], orders: [] },
  });
  const { guide } = JSON.parse(formatScenario(read.value)) as { guide: unknown };
  expect(guide).toEqual(GUIDE);
});

test.each<[string, (guide: Loose<Guide>) => void, readonly string[]]>([
  ['none', () => undefined, []],
  ['no level', (guide) => void Reflect.deleteProperty(guide, 'level'), ['guide.level SHAPE']],
  [
    'a system that is not there',
    ({ objectives }) => (objectives[0]!.names[1] = 'Hob'),
    ['guide.objectives[0].names[1] UNKNOWN'],
  ],
  [
    'a system that its text does not name',
    ({ objectives }) => (objectives[0]!.names[1] = 'Sol'),
    ['guide.objectives[0].names[1] VALUE'],
  ],
  [
    'an empire that is not there, in an objective',
    ({ sides }) => (sides[0]!.objectives[0]!.names[1] = 'Kili'),
    ['guide.sides[0].objectives[0].names[1] UNKNOWN'],
  ],
  [
    'a side of nobody',
    ({ sides }) => (sides[1]!.empire = 'kili'),
    ['guide.sides[1].empire UNKNOWN'],
  ],
  ['two sides of one', ({ sides }) => (sides[1]!.empire = 'human'), ['guide.sides[1] TWICE']],
  [
    'orders of nobody',
    ({ lessons }) => (lessons[0]!.orders[0]!.empire = 'kili'),
    ['guide.lessons[0].orders[0].empire UNKNOWN'],
  ],
  [
    'two lessons in a turn',
    ({ lessons }) => (lessons[1]!.turn = 1),
    ['guide.lessons[1].turn TWICE'],
  ],
  [
    'a setting that there is not',
    ({ settings }) => (settings[0]!.setting = 'riders'),
    ['guide.settings[0].setting UNKNOWN'],
  ],
])('a guide with %s', (_what, bend, expected) => {
  expect(faults(bend)).toEqual(expected);
});
