import { expect, test } from 'vitest';
import { cite } from '#kernel/reasons/cite';
import type { SeenCombatant, SeenEventOf, SeenMoment } from '#fog/views/seen-event';
import { battleNamesOf, enteringText } from '#report/sentences/battle-names';
import { namesOfView } from '#report/sentences/names-of-view';
import { stepSentences } from '#report/sections/joined-hits';
import { plainPhrase } from '#report/text/plain-phrase';
import { loran, sampleView } from '#test/report/reports/sample-campaign';
import { battle, tag } from '#test/report/reports/sample-events';
import { designId } from '#test/support/campaign';

const phase = 'ships-at-ships' as const;
const tags = ['B1', 'B2', 'B3', 'B4'];
const INTRODUCED: SeenMoment = {
  type: 'ReinforcementsEntered',
  mine: false,
  reinforcements: null,
  entered: tags.map((one) => ({
    ...{ own: false, owner: loran, tag: tag(one), name: '', condition: 'sound' },
    design: designId('lida'),
  })),
};
const hit = (
  of: string,
  damage: number,
  part: Partial<Extract<SeenMoment, { type: 'UnitHit' }>> = {},
): SeenMoment => ({
  ...{ type: 'UnitHit', mine: false, phase, first: null, by: 'assigned', result: 'crippled' },
  ...{ hit: { own: false, tag: tag(of) }, damage },
  ...part,
});
const directed = (of: string, price: number): SeenMoment => ({
  ...{ type: 'DamageDirected', mine: true, phase, formation: 2, price },
  at: { own: false, tag: tag(of) },
});

function told(...moments: readonly SeenMoment[]): readonly string[] {
  const names = battleNamesOf([INTRODUCED], namesOfView(sampleView));
  const steps = moments.map(
    (moment): SeenEventOf<'BattleMoment'> => ({
      ...{ type: 'BattleMoment', cite: cite('CSC-8'), rolls: [], battle, moment },
    }),
  );
  return stepSentences(steps, names).map(({ text }) => plainPhrase(text));
}

test('CSC-15: equal hits of one fire share a line, with every figure in it', () => {
  const destroyed = { result: 'destroyed' } as const;
  expect(told(hit('B1', 3), hit('B2', 3), hit('B2', 3, destroyed), hit('B4', 4))).toEqual([
    'On the enemy’s side, by assigned damage: 2 Lida B1–B2 crippled for 3 each; Lida B2 destroyed for 3; Lida B4 crippled for 4 (13 in all). (CSC-8)',
  ]);
});

test('CSC-15: what was singled out is told with its formation and price', () => {
  const by = { by: 'directed' } as const;
  const again = { ...by, result: 'destroyed' } as const;
  expect(told(directed('B1', 8), hit('B1', 8, by), directed('B1', 8), hit('B1', 8, again))).toEqual(
    [
      'On the enemy’s side, by directed damage: Lida B1 in formation 2 crippled for 8; Lida B1 in formation 2 destroyed for 8 (16 in all). (CSC-8)',
    ],
  );
});

test('CSC-15: hits of other fire, and a miss with its wasted damage, have lines of their own', () => {
  const miss = { type: 'LuckyHitRolled', mine: true, phase, hit: false } as const;
  const wasted = { type: 'DamageWasted', mine: true, phase, damage: 1 } as const;
  const later = hit('B3', 2, { phase: 'flights-at-ships' });
  expect(told(hit('B1', 3), later, miss, wasted, wasted)).toEqual([
    'On the enemy’s side, by assigned damage: Lida B1 crippled for 3. (CSC-8)',
    'On the enemy’s side, by assigned damage: Lida B3 crippled for 2. (CSC-8)',
    'You tried for a lucky hit: none, and 1 damage did nothing. (CSC-8)',
    '1 of your damage did nothing. (CSC-8)',
  ]);
});

test('FOG-6: a unit of a partner is told with whose it is, an enemy’s is not', () => {
  const lida = { own: false, owner: loran, design: designId('lida'), name: '' } as const;
  const entered: readonly SeenCombatant[] = [
    { ...lida, ours: true, tag: tag('A1'), condition: 'sound' },
    { ...lida, ours: true, tag: tag('A2'), name: 'Ayla', condition: 'crippled' },
    { ...lida, tag: tag('B1'), condition: 'sound' },
  ];
  const formed: SeenMoment = {
    ...{ type: 'TaskForceFormed', mine: true, flagship: null, entered },
    ...{ reinforcements: null, limit: null },
  };
  const names = battleNamesOf([formed], namesOfView(sampleView));
  expect(enteringText(entered, names)).toBe(
    'Loran Imperium’s Lida A1, Loran Imperium’s crippled Ayla (Lida A2) and Lida B1',
  );
  expect(names.combatant({ own: false, ours: true, tag: tag('A1') })).toBe(
    'Loran Imperium’s Lida A1',
  );
});
