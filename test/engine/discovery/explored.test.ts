import { expect, test } from 'vitest';
import { movementPhase } from '#engine/phases/movement/phase';
import { openingPhase } from '#engine/phases/opening/phase';
import { scriptedDice } from '#kernel/dice/scripted-dice';
import type { RollKind, RollPurpose } from '#model/rolls/roll-purpose';
import { eventsOf, inputOf, ordersOf } from '#test/engine/movement/voyages';
import { empireId, systemId } from '#test/support/campaign';
import { runPhases } from '#test/support/run-phases';
import { exploreBy, unexploredStart } from '#test/support/unexplored';
import { findsStart } from './finds-world.ts';

type Line = readonly [RollKind, ...number[]];
const hub = systemId('H0101');

test('MAP-8, MAP-12: on a map explored from nothing the first empire is the one that explored the system, not one that comes later', () => {
  const { state, rules } = unexploredStart();
  const script: readonly Line[] = [
    ['exploration order', 9, 1, 1, 1],
    ['exploration order', 4, 1, 1, 1],
    ['exploration', 7],
    ['importance', 3],
    ['trait', 4, 6],
    ['trait', 3, 4],
    ['anomaly', 9],
    ['number of lanes', 1],
    ['system name', 1],
    ['lane class', 4],
    ['exploration', 7],
    ['lane class', 4],
  ];
  const dice = scriptedDice<RollPurpose>(
    script.map(([purpose, ...values]) => ({ purpose, values })),
  );
  const sheets = { human: [exploreBy('human')], loran: [exploreBy('loran')] };
  const result = movementPhase.run({ ...inputOf(state, ordersOf(sheets), rules), dice });
  if (!result.done) throw new Error('nobody is asked');
  dice.assertExhausted();
  expect(result.state.systems[hub]).toMatchObject({ anomalies: ['Ruins'], found: true });
  expect(eventsOf(result, 'TechGained')).toMatchObject([{ empire: 'loran', points: 30 }]);
});

test.each([
  { what: 'a colony', hub: { census: 3, morale: 2, productivity: 2 }, points: 2 },
  { what: 'an outpost', hub: {}, points: 0 },
])('MAP-8, TECH-1: $what beside ruins brings $points tech investment each turn', (row) => {
  const owned = { anomalies: ['Ruins'], owner: 'human', ...row.hub };
  const { state } = findsStart({ hub: owned });
  const opened = runPhases([openingPhase], { ...state, phase: 'opening' });
  const pool = opened.state.empires[empireId('human')]?.techPool;
  expect(pool).toBe(row.points);
  const gains = opened.events.filter(({ type }) => type === 'TechGained');
  expect(gains).toHaveLength(row.points > 0 ? 1 : 0);
});
