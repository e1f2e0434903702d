import { expect, test } from 'vitest';
import type { Scouted } from '#model/battle/setup';
import type { OutcomeSide } from '#model/decisions/outcome';
import { enteredFunctions, scoutedIssues } from '#rules/encounters/scouted-issues';
import { empireId, unitId } from '#test/support/campaign';
import { outcomeUnit as unit } from './outcome-unit.ts';

const fast = { isFast: true } as const;
const attacker: OutcomeSide = {
  leader: empireId('human'),
  units: [
    unit('eye', { scouts: 2 }),
    unit('ear', { scouts: 1 }),
    unit('hare', fast),
    unit('hound', fast),
    unit('ox'),
  ],
  lanes: [],
  intel: 3,
};
const defender: OutcomeSide = { leader: empireId('loran'), units: [unit('foe')], lanes: [] };
const sides = { attacker, defender };

const said = (intel: number, units: readonly string[], side: Scouted['side'] = 'attacker') => ({
  side,
  intel,
  units: units.map(unitId),
});
const codesOf = (...scouted: readonly Scouted[]) =>
  scoutedIssues({ sides }, scouted).map(({ path, code }) => [path, code]);

test.each([
  ['nothing', []],
  ['one through a Scout with more functions', [said(1, ['eye'])]],
  ['all that there was', [said(3, ['eye', 'ear'])]],
  ['one through two Fast ships', [said(1, ['hare', 'hound'])]],
])('CSC-5: a side may have spent %s', (_what, scouted) => {
  expect(codesOf(...scouted)).toEqual([]);
});

test.each([
  ['more than it had', said(4, ['eye', 'ear', 'hare', 'hound']), ['intel', 'OUTCOME_INTEL']],
  ['none, through somebody', said(0, ['eye']), ['intel', 'OUTCOME_INTEL']],
  ['more than functions', said(3, ['eye']), ['units', 'OUTCOME_FUNCTIONS']],
  ['through one Fast ship alone', said(1, ['hare']), ['units', 'OUTCOME_FUNCTIONS']],
  ['through who cannot scout', said(1, ['eye', 'ox']), ['units[1]', 'OUTCOME_NO_SCOUT']],
  ['through a stranger', said(1, ['eye', 'foe']), ['units[1]', 'OUTCOME_STRANGER']],
  ['through somebody twice', said(1, ['eye', 'eye']), ['units[1]', 'OUTCOME_TWICE']],
])('CSC-5: no side spent %s', (_what, one, [path, code]) => {
  expect(codesOf(one)).toEqual([[`scouted[0].${path!}`, code]]);
});

test('CSC-5: everything is told at once, of both sides, and each side may be there once', () => {
  expect(codesOf(said(9, ['ox']), said(1, ['foe'], 'defender'), said(1, ['eye']))).toEqual([
    ['scouted[0].intel', 'OUTCOME_INTEL'],
    ['scouted[0].units[0]', 'OUTCOME_NO_SCOUT'],
    ['scouted[0].units', 'OUTCOME_FUNCTIONS'],
    ['scouted[1].intel', 'OUTCOME_INTEL'],
    ['scouted[1].units[0]', 'OUTCOME_NO_SCOUT'],
    ['scouted[1].units', 'OUTCOME_FUNCTIONS'],
    ['scouted[2].side', 'OUTCOME_TWICE'],
  ]);
  const [had, , , none] = scoutedIssues({ sides }, [said(9, ['ox']), said(1, ['foe'], 'defender')]);
  expect(had?.text).toBe('The attacker had 3 Intel to spend here, not 9.');
  expect(none?.text).toBe('The defender had no Intel to spend here, not 1.');
});

test('CSC-5: Scouts count their functions, Fast ships one for two', () => {
  expect(enteredFunctions(attacker.units)).toBe(4);
  expect(enteredFunctions(attacker.units.slice(2, 3))).toBe(0);
});
