import { expect, test } from 'vitest';
import { bombardmentPhase } from '#engine/phases/bombardment/phase';
import { eventsOf } from '#test/support/run-phases';
import { bombard, human, sceneOf, siege } from '#test/support/siege';

const rising = { owner: human, census: 6, morale: 0, rebels: 3 } as const;

test.each([
  [6, 5],
  [5, 6],
])('COL-6, BOM-1: a militia that falls to a bombardment: a %i leaves Census %i', (die, census) => {
  const state = sceneOf({ system: rising, fleets: { human: ['titan'] } });
  const sheets = { human: [bombard('anti-troop')] };
  const { at } = siege([bombardmentPhase], state, { sheets, dice: [['militia loss', die]] });
  expect(at).toMatchObject({ rebels: 2, census, morale: 0, owner: human });
});

test('COL-6, BOM-1: when a bombardment destroys the last militia, Morale rises by 1', () => {
  const system = { ...rising, rebels: 1 };
  const state = sceneOf({ system, fleets: { human: ['titan'] } });
  const sheets = { human: [bombard('anti-troop')] };
  const { at } = siege([bombardmentPhase], state, { sheets, dice: [['militia loss', 2]] });
  expect(at).toMatchObject({ rebels: 0, census: 6, morale: 1 });
});

test('BOM-1, DIP-10: the militias of an independent colony fall without a die', () => {
  const system = { owner: null, census: 4, morale: 2, rebels: 1 };
  const state = sceneOf({ system, fleets: { human: ['titan'] } });
  const { at, events } = siege([bombardmentPhase], state, {
    sheets: { human: [bombard('anti-troop')] },
  });
  expect(at).toMatchObject({ rebels: 0, census: 4, morale: 2 });
  expect(eventsOf(events, 'RebelsLost')).toMatchObject([{ empire: null, lost: 1, rebels: 0 }]);
});
