import { expect, test } from 'vitest';
import { idleYards } from '#legality/works/idle-yards';
import { sol } from '#test/support/harbour';
import { build, judge } from './yard-orders.ts';

test('CON-1: a shipyard that has nothing to build is told, and one with work or away is not', () => {
  const yard = { y1: ['yard'] } as const;
  expect(idleYards(judge(yard, []).plan)).toEqual([sol]);
  const built = judge(yard, [build('cruiser')], { treasury: 50 });
  expect(built.verdicts.map(({ accepted }) => accepted)).toEqual([true]);
  expect(idleYards(built.plan)).toEqual([]);
  expect(idleYards(judge({}, []).plan)).toEqual([]);
});
