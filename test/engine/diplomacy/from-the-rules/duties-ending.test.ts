import { expect, test } from 'vitest';
import { empireId } from '#test/support/campaign';
import { breaks, offer } from '../treaty-world.ts';
import { atWar, courtOf, dealt, held, stateOf } from './court.ts';

const ann = empireId('ann');
const states = { 'ann/fay': 'alliance', 'ann/bob': 'war' } as const;
const rows = { 'ann/bob': dealt({ declaredBy: [ann] }) };

test('DIP-6, DIP-9: an ally that breaks the alliance isn’t led into the war by it in the same turn', () => {
  const world = courtOf({ states, rows, tense: { 'fay>ann': 80, 'fay>bob': 40 } });
  // The break succeeds, and so would the attempt that the alliance asks for.
  const played = held(world, { fay: [breaks('ann')] }, [60, 40]);
  expect([stateOf(played, 'ann/fay'), atWar(played)]).toEqual(['mutual-defense', ['ann/bob']]);
});

test('DIP-8, DIP-9: an ally that its duty leads into the war in the turn of the armistice doesn’t prevent it', () => {
  const orders = { ann: [offer('bob', 'armistice')], bob: [offer('ann', 'armistice')] };
  const played = held(courtOf({ states, rows }), orders, [3]);
  expect(stateOf(played, 'ann/bob')).toBe('non-intercourse');
});
