import { eventsOf } from '#test/support/run-phases';
import { expect, test } from 'vitest';
import { atSol, colonyTurn, human, sol, wolf } from './unrest-world.ts';

const roll = (value: number) => ['morale check', value] as const;

test('COL-5: a die for each condition that holds; their sum moves Morale, and its owner reads every die', () => {
  const { state, events } = colonyTurn(
    {
      sol: { census: 3, morale: 2, productivity: 3, blockaded: true },
      units: [atSol('u1', 'infantry'), atSol('u2', 'infantry')],
    },
    [roll(2), roll(1), roll(4)],
  );
  expect(state.systems[sol]?.morale).toBe(2);
  expect(eventsOf(events, 'MoraleChecked')).toMatchObject([
    {
      system: sol,
      witnesses: [{ empire: human, as: 'owner' }],
      checks: [
        { condition: 'blockade', die: 2, target: 2, modifier: -1 },
        { condition: 'garrison', die: 1, target: 1, modifier: 1 },
        { condition: 'full-employment', die: 4, target: 1, modifier: 0 },
      ],
      before: 2,
      morale: 2,
    },
  ]);
});

test('COL-5: where no condition holds nothing is rolled, and outposts have no Morale', () => {
  const { events } = colonyTurn({
    sol: { census: 3, morale: 3, productivity: 2 },
    wolf: { owner: human, blockaded: true },
  });
  expect(eventsOf(events, 'MoraleChecked')).toEqual([]);
});

test('COL-5: all are checked by what was before: a neighbour that rebels now unsettles nobody yet', () => {
  const { state } = colonyTurn(
    {
      sol: { census: 2, morale: 2, productivity: 1 },
      wolf: { owner: human, census: 2, morale: 1, productivity: 1, blockaded: true },
    },
    [roll(1), ['uprising', 6], ['uprising', 6]],
  );
  expect([state.systems[sol]?.morale, state.systems[wolf]?.morale]).toEqual([2, 0]);
});

test('COL-5: a rebellious neighbour unsettles', () => {
  const { state } = colonyTurn(
    {
      sol: { census: 2, morale: 2, productivity: 1 },
      wolf: { owner: human, census: 1, morale: 0 },
    },
    [roll(1), ['uprising', 6]],
  );
  expect(state.systems[sol]?.morale).toBe(1);
});

test('COL-5: battles and hunger that the turn left marks of are rolled for', () => {
  const { events } = colonyTurn(
    {
      sol: { census: 3, morale: 3, productivity: 2 },
      marks: ['shattered', 'unsupplied', 'victorious'],
    },
    [roll(1), roll(2), roll(2)],
  );
  expect(eventsOf(events, 'MoraleChecked')).toMatchObject([
    {
      checks: [
        { condition: 'supply-shortage', modifier: -1 },
        { condition: 'shattered', modifier: -1 },
        { condition: 'victorious', modifier: 1 },
      ],
      morale: 2,
    },
  ]);
});

test.each([
  { turn: 11, checked: 0 },
  { turn: 12, checked: 1 },
])('COL-5: moraleInterval = 6: turn $turn has $checked checks', ({ turn, checked }) => {
  const given = {
    sol: { census: 3, morale: 3, blockaded: true },
    rules: { moraleInterval: 6 },
    turn,
  };
  const grows = turn === 12 ? [['growth check', 1] as const] : [];
  const { events } = colonyTurn(given, [...grows, ...(checked === 1 ? [roll(6)] : [])]);
  expect(eventsOf(events, 'MoraleChecked')).toHaveLength(checked);
});
