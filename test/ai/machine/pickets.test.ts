import { expect, test } from 'vitest';
import { planAtWar, type Ships } from './at-war.ts';

const own: readonly Ships[] = [
  { class: 'Apollo', count: 14, at: 'Sol' },
  { class: 'Sparta', count: 3, at: 'Sol' },
];

/** The classes that it posts, by place. */
function picketsOf(settings: object, level: 'hard' | 'passive' = 'hard') {
  const plan = planAtWar({ own, settings, player: { level, personality: 'balanced' } });
  return plan.moves.flatMap(({ fleet, to, why }) => {
    if (!why.startsWith('Raiders stay away')) return [];
    const formed = plan.noted.flatMap(({ order }) =>
      order.kind === 'FormFleet' && `new:${order.name}` === fleet ? order.units : [],
    );
    return [
      { to, classes: formed.map((id) => new Map(Object.entries(plan.view.units)).get(id)?.design) },
    ];
  });
}

test('SUP-1: cheap ships stand at colonies where raiders may come', () => {
  const posted = picketsOf({ raiders: 'on' });
  expect(posted.map(({ to }) => to)).toContain('Sirius');
  // Dearer ones only once no cheap one is left.
  const classes = posted.flatMap((one) => one.classes);
  expect(classes.slice(0, 3)).toEqual(['human.sparta', 'human.sparta', 'human.sparta']);
});

test('SUP-1: without raiders, or at a lower level, it posts nobody', () => {
  expect(picketsOf({ raiders: 'off' })).toEqual([]);
  expect(picketsOf({ raiders: 'on' }, 'passive')).toEqual([]);
});
