import { expect, test } from 'vitest';
import { compareText } from '#kernel/result/compare-text';
import { ledgerTotal } from '#kernel/reasons/ledger';
import { chooseTargets } from '#rules/ground/choose-targets';
import {
  attackFigures,
  attackLedger,
  counterAttack,
  damageByTarget,
  damageOf,
  defenseLedger,
} from '#rules/ground/ground-attack';
import type { GroundFighter } from '#rules/ground/ground-fighter';

type Part = Partial<GroundFighter>;
const fighter = (key: string, part: Part = {}): GroundFighter => ({
  ...{ key, side: key.slice(0, 1), attack: 2, defense: 3, dieFaces: 2, left: 4 },
  ...{ rests: false, invades: false, digsIn: false },
  ...part,
});

type Case = Readonly<{
  attackers: readonly GroundFighter[];
  target: GroundFighter;
  dice: readonly [number, number];
}>;
const resolve = ({ attackers, target, dice: [attack, defense] }: Case) => {
  const figures = attackFigures({ attackers, target });
  return {
    attack: ledgerTotal(attackLedger(figures, attack)),
    defense: ledgerTotal(defenseLedger(figures, defense)),
    damage: damageOf(figures, { attack, defense }),
  };
};

const regular = fighter('b1', { attack: 2, defense: 2, left: 2 });
const royalMarine = fighter('j1', { attack: 2, defense: 3, left: 3, dieFaces: 3 });
const marines = fighter('h1', { attack: 3, defense: 3, left: 2, invades: true });
const infantry = fighter('h2', { attack: 1, defense: 2, left: 3, dieFaces: 3, invades: true });
const brigade = fighter('k1', { attack: 1, defense: 3, left: 4, digsIn: true });

test.each<readonly [string, Case, readonly [number, number, number]]>([
  [
    'two Brindaki Regulars against a Jain Royal Marine',
    { attackers: [regular, { ...regular, key: 'b2' }], target: royalMarine, dice: [2, 2] },
    [5, 5, 0],
  ],
  [
    'the Royal Marine strikes a Regular',
    { attackers: [royalMarine], target: regular, dice: [2, 1] },
    [4, 3, 1],
  ],
  [
    'Human Marines and Infantry invade a Kili Defense Brigade that is dug in',
    { attackers: [marines, infantry], target: brigade, dice: [2, 1] },
    [6, 5, 1],
  ],
  [
    'three Defense Brigades against the Marines',
    {
      attackers: [brigade, { ...brigade, key: 'k2' }, { ...brigade, key: 'k3' }],
      target: marines,
      dice: [2, 2],
    },
    [5, 5, 0],
  ],
])('GND-1, GND-2, 18.11: %s', (_name, one, [attack, defense, damage]) => {
  expect(resolve(one)).toEqual({ attack, defense, damage });
});

test.each<readonly [string, readonly GroundFighter[], GroundFighter, number]>([
  ['an invader alone', [marines], brigade, 1],
  ['no invader', [{ ...marines, invades: false }], brigade, 0],
  ['an invader behind a landed leader', [fighter('h3', { attack: 5 }), infantry], brigade, 1],
  ['a unit in reserve is not dug in', [marines], { ...brigade, digsIn: false }, 0],
])('GND-2: dug in, against %s', (_name, attackers, target, dugIn) => {
  expect(attackFigures({ attackers, target }).dugIn).toBe(dugIn);
});

test.each([1, 2, 3, 4])(
  'GND-1: %i attackers: only the leader’s Attack, and 1 for each other',
  (count) => {
    const others = Array.from({ length: count - 1 }, (_, at) => fighter(`h${String(at + 2)}`));
    const figures = attackFigures({
      attackers: [fighter('h1', { attack: 7 }), ...others],
      target: brigade,
    });
    expect(figures).toMatchObject({ attack: 7, supporters: count - 1, defense: 3 });
  },
);

test('GND-1: damage is by how much the attack is higher, never less than 0', () => {
  const figures = { attack: 5, supporters: 2, defense: 3, dugIn: 1 };
  const damage = [
    [3, 1],
    [1, 3],
    [1, 4],
    [1, 6],
  ].map(([attack = 0, defense = 0]) => damageOf(figures, { attack, defense }));
  expect(damage).toEqual([5, 1, 0, 0]);
});

test('GND-1: all damage to a unit adds up', () => {
  const hits = [
    { target: brigade, damage: 2 },
    { target: marines, damage: 0 },
    { target: brigade, damage: 3 },
  ];
  const damage = damageByTarget(hits);
  expect([damage.get('k1'), damage.get('h1') ?? 0]).toEqual([5, 0]);
});

test('GND-2, counterAttack: a defender strikes an invader at 1 more Attack, and is itself as before', () => {
  expect(counterAttack(brigade)).toEqual({ ...brigade, attack: 2 });
});

/** `h3/2`: key h3, Attack 2; of a target Attrition 3 and Defense 2, key by its place. */
const attackers = (text: string) =>
  text
    .split(' ')
    .map((part) => fighter(part.split('/')[0] ?? '', { attack: Number(part.split('/')[1]) }));
const targets = (text: string) =>
  text.split(' ').map((part) => {
    const [key = '', left, defense] = part.split('/');
    return fighter(key, { left: Number(left), defense: Number(defense) });
  });
const told = (attacks: ReturnType<typeof chooseTargets>): string =>
  attacks
    .map(({ target, attackers: some }) => `${some.map(({ key }) => key).join('+')}>${target.key}`)
    .sort(compareText)
    .join(' ');

test.each([
  ['the least Attrition and Defense together', 'weakest', 'h1/2', 'k1/4/3 k2/5/1', 'h1>k2'],
  [
    'four on one, the highest Attack leads',
    'weakest',
    'h1/2 h2/5 h3/1 h4/3',
    'k1/4/3',
    'h2+h4+h1+h3>k1',
  ],
  ['never five on one', 'weakest', 'h1/5 h2/4 h3/3 h4/2 h5/1', 'k1/4/3', 'h1+h2+h3+h4>k1'],
  [
    'the fifth attacks another, and leaders are spread',
    'weakest',
    'h1/5 h2/4 h3/3 h4/2 h5/1',
    'k1/4/3 k2/1/1',
    'h1+h3+h4+h5>k2 h2>k1',
  ],
  ['the strongest first', 'strongest', 'h1/5 h2/4', 'k1/4/3 k2/1/1', 'h1+h2>k1'],
  [
    'as many enemies as there are attackers',
    'spread',
    'h1/5 h2/4',
    'k1/4/3 k2/1/1 k3/2/2',
    'h1>k2 h2>k3',
  ],
  ['spread, and round again', 'spread', 'h1/5 h2/4 h3/3', 'k1/4/3 k2/1/1', 'h1+h3>k2 h2>k1'],
  ['nobody', 'hold', 'h1/5 h2/4', 'k1/4/3', ''],
] as const)('GND-1: targets: %s', (_name, plan, own, enemies, attacks) => {
  expect(told(chooseTargets(plan, attackers(own), targets(enemies)))).toBe(attacks);
});

test('GND-1: units in reserve attack nobody, but they are targets', () => {
  const resting = fighter('h1', { attack: 9, rests: true });
  expect(
    told(chooseTargets('weakest', [resting, fighter('h2')], [{ ...brigade, rests: true }])),
  ).toBe('h2>k1');
  expect(chooseTargets('weakest', [resting], [brigade])).toEqual([]);
});

test('GND-1: without enemies nobody attacks', () => {
  expect(chooseTargets('weakest', [marines], [])).toEqual([]);
});
