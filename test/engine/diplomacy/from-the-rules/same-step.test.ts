import { describe, expect, test } from 'vitest';
import { declares, offer } from '../treaty-world.ts';
import { atWar, courtOf, held, rowOf, steps, wars } from './court.ts';

/** DIP-17, TURN-2: what happens in one step is seen from the state before it, in any order of the empires. */
describe('DIP-4, DIP-17: one step is simultaneous', () => {
  test('declarations: three empires that declare in a cycle are neutral to each other, so that nobody minds', () => {
    const orders = { ann: [declares('bob')], bob: [declares('cid')], cid: [declares('ann')] };
    const played = held(courtOf({}), orders, [50, 49, 48]);
    expect(atWar(played)).toEqual(['ann/bob', 'ann/cid', 'bob/cid']);
    expect(steps(played)).toEqual([]);
  });

  test('wars that follow: partners who join in the same turn see each other’s wars at the same time', () => {
    const states = { 'bob/cid': 'mutual-defense', 'bob/dan': 'mutual-defense' } as const;
    const played = held(courtOf({ states }), { ann: [declares('bob')] }, [29]);
    expect(wars(played)).toEqual(['ann>bob choice', 'cid>ann defense bob', 'dan>ann defense bob']);
    expect(steps(played)).toEqual([
      'bob>cid war-on-enemy -10',
      'bob>dan war-on-enemy -10',
      'cid>ann war-on-friend 10',
      'dan>ann war-on-friend 10',
    ]);
  });

  test('wars that follow: two who join opposite sides at the same time have both declared their war', () => {
    const states = { 'bob/cid': 'mutual-defense', 'ann/dan': 'mutual-defense' } as const;
    const orders = { ann: [declares('bob')], cid: [declares('dan')] };
    const played = held(courtOf({ states }), orders, [11, 12]);
    expect(atWar(played)).toEqual(['ann/bob', 'ann/cid', 'cid/dan']);
    expect(wars(played).slice(2)).toEqual(['cid>ann defense bob', 'ann>cid defense dan']);
    expect(rowOf(played, 'ann/cid').dealings?.declaredBy).toEqual(['cid', 'ann']);
  });

  test('DIP-9: at 100 on both sides both are aggressors, and no partner has to join', () => {
    const state = courtOf({
      states: { 'ann/cid': 'mutual-defense', 'bob/dan': 'mutual-defense' },
      tense: { 'ann>bob': 100, 'bob>ann': 100 },
    });
    expect(atWar(held(state))).toEqual(['ann/bob']);
  });

  test('treaties: friends and enemies of the two, as they are before the treaties of that turn', () => {
    const pact = (to: string) => offer(to, 'non-aggression');
    const orders = {
      ann: [pact('bob'), pact('cid')],
      bob: [pact('ann'), pact('cid')],
      cid: [pact('ann'), pact('bob')],
    };
    const played = held(courtOf({}), orders);
    expect(steps(played)).toEqual([
      'ann>bob treaty-signed -5',
      'ann>cid treaty-signed -5',
      'bob>ann treaty-signed -5',
      'bob>cid treaty-signed -5',
      'cid>ann treaty-signed -5',
      'cid>bob treaty-signed -5',
    ]);
  });
});
