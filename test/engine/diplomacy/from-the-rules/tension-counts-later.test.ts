import { describe, expect, test } from 'vitest';
import { breaks, declares, offer } from '../treaty-world.ts';
import { courtOf, held, later, stateOf, tensionOf, wars } from './court.ts';

describe('DIP-4, DIP-17: tension that moves in an Intel Phase counts from the next one on', () => {
  test('War at 100 comes in the Intel Phase after the one in which tension reached 100', () => {
    const state = courtOf({
      states: { 'ann/bob': 'non-aggression', 'ann/cid': 'trade' },
      tense: { 'ann>bob': 60, 'cid>ann': 91, 'ann>cid': 44 },
    });
    // Ann breaks Trade with Cid: 91 + 10 is clamped to 100.
    const first = held(state, { ann: [breaks('cid')] }, [54]);
    expect([tensionOf(first, 'cid>ann'), wars(first)]).toEqual([100, []]);
    const next = held(later(first));
    expect(wars(next)).toEqual(['cid>ann tension']);
    expect(stateOf(next, 'ann/cid')).toBe('war');
  });

  test('an armistice at 0 takes effect in the Intel Phase after the one in which tension fell to 0', () => {
    // Dan is an enemy of Ann, and Bob declares War on that empire.
    const world = courtOf({
      states: { 'ann/bob': 'war', 'ann/dan': 'war' },
      tense: { 'ann>bob': 9, 'bob>ann': 44 },
    });
    const first = held(world, { bob: [declares('dan')] }, [50]);
    expect([tensionOf(first, 'ann>bob'), stateOf(first, 'ann/bob')]).toEqual([0, 'war']);
    const next = held(later(first));
    expect(stateOf(next, 'ann/bob')).toBe('non-intercourse');
  });

  test('DIP-5: a war of the same turn moves tension only after treaties are signed', () => {
    const states = { 'bob/cid': 'non-aggression' } as const;
    const world = courtOf({ states, tense: { 'bob>ann': 64, 'ann>bob': 8 } });
    const orders = {
      ann: [declares('cid'), offer('bob', 'non-aggression')],
      bob: [offer('ann', 'non-aggression')],
    };
    const played = held(world, orders, [50]);
    expect([stateOf(played, 'ann/cid'), stateOf(played, 'ann/bob')]).toEqual([
      'war',
      'non-aggression',
    ]);
    // 10 for the war on a friend, −5 for the treaty.
    expect(tensionOf(played, 'bob>ann')).toBe(69);
  });
});
