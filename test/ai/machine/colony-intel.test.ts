import { expect, test } from 'vitest';
import type { LevelName } from '#model/campaign/machine-player';
import { planAtWar } from './at-war.ts';

/** Where it buys Intel. */
function intelAt(level: LevelName, raiders: 'on' | 'off'): readonly string[] {
  const { noted, view } = planAtWar({
    own: [{ class: 'Apollo', count: 30, at: 'Sol' }],
    player: { level, personality: 'balanced' },
    settings: { raiders },
    turn: 5,
    treasury: 400,
    relation: 'non-intercourse',
  });
  return noted.flatMap(({ order }) =>
    order.kind === 'RaiseIntel' ? [view.systems[order.system]!.name] : [],
  );
}

test('SUP-1: a hard machine buys Intel for its colonies while there are raiders, a standard one never', () => {
  const without = intelAt('hard', 'off');
  expect(intelAt('hard', 'on').length).toBeGreaterThan(without.length);
  expect(intelAt('hard', 'on')).toEqual(expect.arrayContaining([...without, 'Sirius']));
  expect(without).not.toContain('Sirius');
  expect(intelAt('standard', 'on')).not.toContain('Sirius');
});
