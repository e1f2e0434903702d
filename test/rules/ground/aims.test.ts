import { expect, test } from 'vitest';
import { aimsAt } from '#rules/ground/aims-at';
import { chooseTargets } from '#rules/ground/choose-targets';
import type { GroundFighter } from '#rules/ground/ground-fighter';
import type { GroundPlan } from '#model/forces/ground-plan';
import { designId } from '#test/support/campaign';
import { aim } from '#test/support/siege';

const fighter = (key: string, attack: number, left = 4): GroundFighter => ({
  ...{ key, side: key.slice(0, 1), attack, defense: 3, dieFaces: 2, left },
  ...{ rests: false, invades: false, digsIn: false },
});
const own = (count: number) =>
  Array.from({ length: count }, (_, at) => fighter(`h${String(at + 1)}`, 9 - at));
const enemies = (count: number) =>
  Array.from({ length: count }, (_, at) => fighter(`k${String(at + 1)}`, 1, 2 + at));
const told = (attacks: ReturnType<typeof chooseTargets>): string =>
  attacks
    .map(({ target, attackers }) => `${attackers.map(({ key }) => key).join('+')}>${target.key}`)
    .join(' ');

type Aimed = Readonly<Record<string, string>>;
test.each<readonly [string, GroundPlan, number, number, Aimed, string]>([
  ['the rest attack the others', 'weakest', 3, 3, { h1: 'k3' }, 'h1>k3 h2+h3>k1'],
  ['the rest spread over the others', 'spread', 3, 3, { h3: 'k1' }, 'h3>k1 h1>k2 h2>k3'],
  ['the strongest of a group leads', 'hold', 3, 2, { h3: 'k2', h1: 'k2' }, 'h1+h3>k2'],
  ['the rest hold', 'hold', 2, 1, { h2: 'k1' }, 'h2>k1'],
  ['the rest join where there is nobody else', 'weakest', 3, 1, { h2: 'k1' }, 'h1+h2+h3>k1'],
  [
    'never more than four on one',
    'weakest',
    6,
    1,
    { h6: 'k1', h5: 'k1', h4: 'k1', h3: 'k1', h2: 'k1' },
    'h2+h3+h4+h5>k1',
  ],
])('GND-1: units sent against an enemy: %s', (_name, plan, units, foes, aimed, attacks) => {
  const aims = new Map(Object.entries(aimed));
  expect(told(chooseTargets(plan, own(units), enemies(foes), aims))).toBe(attacks);
});

test('GND-1: units in reserve attack nobody, even if they are sent against an enemy', () => {
  const resting = { ...fighter('h1', 3), rests: true };
  expect(chooseTargets('weakest', [resting], enemies(1), new Map([['h1', 'k1']]))).toEqual([]);
});

test('GND-1, FOG-6: an aim means the enemies of a class from the weakest on, and is missed where there are too few', () => {
  const tank = designId('tank');
  const here = [
    { fighter: fighter('k1', 1, 7), design: tank },
    { fighter: fighter('k2', 1, 5), design: tank },
    { fighter: fighter('k3', 1, 1), design: designId('militia') },
    { fighter: fighter('k4', 1, 1), design: null },
  ];
  const wanted = [aim('h.u1', 'tank'), aim('h.u2', 'tank', 2), aim('h.u3', 'tank', 3)];
  const { aims, missed } = aimsAt([...wanted, aim('h.u4', 'marines')], here);
  expect([...aims]).toEqual([
    ['h.u1', 'k2'],
    ['h.u2', 'k1'],
  ]);
  expect(missed.map(({ unit }) => unit)).toEqual(['h.u3', 'h.u4']);
});
