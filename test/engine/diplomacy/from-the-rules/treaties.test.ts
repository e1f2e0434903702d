import { describe, expect, test } from 'vitest';
import type { Agreement } from '#model/campaign/dealings';
import type { DiplomaticState } from '#model/campaign/relation';
import type { Order } from '#model/orders/order';
import { empireId } from '#test/support/campaign';
import { eventsOf } from '../../movement/voyages.ts';
import { breaks, declares, failures, offer } from '../treaty-world.ts';
import { courtOf, dealt, held, later, rowOf, stateOf, steps, tensionOf } from './court.ts';

const [ann, bob] = [empireId('ann'), empireId('bob')];
const both = (what: Agreement, part: Partial<Order> = {}) => ({
  ann: [offer('bob', what, part)],
  bob: [offer('ann', what)],
});

describe('DIP-5: what tension allows', () => {
  test.each<readonly [DiplomaticState, Agreement, number]>([
    ['non-intercourse', 'non-aggression', 70],
    ['non-aggression', 'trade', 60],
    ['trade', 'military', 50],
    ['military', 'mutual-defense', 40],
    ['mutual-defense', 'alliance', 30],
    ['alliance', 'partnership', 20],
    ['partnership', 'unification', 10],
  ])('at %s, %s is signed below a tension of %i on both sides', (state, what, base) => {
    const world = (tense: number) =>
      courtOf({ states: { 'ann/bob': state }, tense: { 'ann>bob': 3, 'bob>ann': tense } });
    expect(stateOf(held(world(base - 1), both(what)), 'ann/bob')).toBe(what);
    const refused = held(world(base), both(what));
    expect(stateOf(refused, 'ann/bob')).toBe(state);
    expect(failures(refused)).toEqual(['bob too-tense']);
  });
});

describe('DIP-3, DIP-5: one level in a turn', () => {
  test('of two treaties that both want the lower is signed', () => {
    const world = courtOf({ tense: { 'ann>bob': 12, 'bob>ann': 13 } });
    const orders = {
      ann: [offer('bob', 'trade'), offer('bob', 'non-aggression')],
      bob: [offer('ann', 'non-aggression'), offer('ann', 'trade')],
    };
    const first = held(world, orders);
    expect(stateOf(first, 'ann/bob')).toBe('non-aggression');
    const next = held(later(first), both('trade'));
    expect(stateOf(next, 'ann/bob')).toBe('trade');
  });

  test.each([
    ['war', 'non-aggression'],
    ['hostilities', 'non-aggression'],
    ['non-intercourse', 'trade'],
    ['trade', 'mutual-defense'],
  ] as const)('at %s nobody signs %s', (state, what) => {
    const states = { 'ann/bob': state } as const;
    const world = courtOf({ states, tense: { 'ann>bob': 2, 'bob>ann': 1 } });
    expect(stateOf(held(world, both(what)), 'ann/bob')).toBe(state);
  });
});

describe('DIP-5, DIP-17: offers and what happens to them', () => {
  const openTo = (what: Agreement, keep = false) =>
    dealt({ offers: [{ by: ann, offer: what, covert: false, keep, turn: 6 }] });

  test('an offer of last turn, broken under it: nothing is signed', () => {
    const states = { 'ann/bob': 'non-aggression' } as const;
    const world = courtOf({ states, rows: { 'ann/bob': openTo('trade') } });
    const orders = { ann: [breaks('bob')], bob: [offer('ann', 'trade')] };
    const played = held(world, orders, [70]);
    expect(stateOf(played, 'ann/bob')).toBe('non-intercourse');
    expect(failures(played)).toEqual(['bob relation-changed']);
  });

  test('a break that fails hinders no treaty of that turn', () => {
    const states = { 'ann/bob': 'trade' } as const;
    const world = courtOf({ states, tense: { 'ann>bob': 41, 'bob>ann': 49 } });
    const orders = {
      ann: [breaks('bob'), offer('bob', 'military')],
      bob: [offer('ann', 'military')],
    };
    expect(stateOf(held(world, orders, [52]), 'ann/bob')).toBe('military');
  });

  test('a declaration that fails hinders no treaty of that turn', () => {
    const orders = {
      ann: [declares('bob'), offer('bob', 'non-aggression')],
      bob: [offer('ann', 'non-aggression')],
    };
    const played = held(courtOf({}), orders, [51]);
    expect(stateOf(played, 'ann/bob')).toBe('non-aggression');
  });

  test('an offer isn’t open any more after a war and an armistice', () => {
    const rows = { 'ann/bob': openTo('non-aggression', true) };
    const first = held(courtOf({ rows }), { ann: [declares('bob')] }, [50]);
    const peace = held(later(first), both('armistice'));
    expect(stateOf(peace, 'ann/bob')).toBe('non-intercourse');
    const late = held(later(peace), { bob: [offer('ann', 'non-aggression')] });
    expect(stateOf(late, 'ann/bob')).toBe('non-intercourse');
  });

  test('two offers of the same turn that the other accepts in the next make one treaty', () => {
    const first = held(courtOf({}), { ann: [offer('bob', 'non-aggression')] });
    expect(rowOf(first, 'ann/bob').dealings?.offers).toMatchObject([{ by: 'ann', turn: 7 }]);
    const next = held(later(first), { bob: [offer('ann', 'non-aggression')] });
    expect(eventsOf(next, 'TreatySigned')).toHaveLength(1);
    expect(rowOf(next, 'ann/bob').dealings).toBeUndefined();
  });
});

describe('DIP-4: who minds a treaty', () => {
  test('a friend of one, an enemy of one, and one who is both', () => {
    const states = {
      'bob/cid': 'trade',
      'bob/dan': 'hostilities',
      'ann/eve': 'war',
      'bob/eve': 'non-aggression',
    } as const;
    const played = held(courtOf({ states }), both('non-aggression'));
    expect(steps(played)).toEqual([
      'ann>bob treaty-signed -5',
      'bob>ann treaty-signed -5',
      'cid>ann treaty-with-friend -5',
      'dan>ann treaty-with-enemy 5',
      'eve>ann treaty-with-friend -5',
      'eve>bob treaty-with-enemy 5',
    ]);
  });

  test('signing with an enemy and with its victim: both steps count', () => {
    const states = { 'bob/cid': 'war' } as const;
    const world = courtOf({ states, tense: { 'bob>ann': 33, 'cid>ann': 44 } });
    const orders = {
      ann: [offer('bob', 'non-aggression'), offer('cid', 'non-aggression')],
      bob: [offer('ann', 'non-aggression')],
      cid: [offer('ann', 'non-aggression')],
    };
    const played = held(world, orders);
    expect(steps(played).filter((one) => one.startsWith('bob>ann'))).toEqual([
      'bob>ann treaty-signed -5',
      'bob>ann treaty-with-enemy 5',
    ]);
    expect([tensionOf(played, 'bob>ann'), tensionOf(played, 'cid>ann')]).toEqual([33, 44]);
  });

  test('an armistice moves nobody’s tension', () => {
    const states = { 'ann/bob': 'war', 'bob/cid': 'trade', 'bob/dan': 'war' } as const;
    const played = held(courtOf({ states }), both('armistice'));
    expect([stateOf(played, 'ann/bob'), steps(played)]).toEqual(['non-intercourse', []]);
  });
});

describe('DIP-8: armistices', () => {
  const two = { 'ann/dan': 'war', 'bob/dan': 'war' } as const;
  const enemies = { ...two, 'cid/dan': 'war' } as const;
  const allied = { 'ann/bob': 'alliance', 'ann/cid': 'alliance', 'bob/cid': 'alliance' } as const;
  const asks = (to: string) => offer(to, 'armistice');
  const members = ['ann', 'bob', 'cid'];
  const peaceOf = (names: readonly string[]) => ({
    ...Object.fromEntries(names.map((name) => [name, [asks('dan')]])),
    dan: members.map(asks),
  });
  const statesOf = (played: ReturnType<typeof held>) =>
    members.map((name) => stateOf(played, `${name}/dan`));

  test('all three members of an alliance sign, or none', () => {
    const world = courtOf({ states: { ...enemies, ...allied } });
    const all = held(world, peaceOf(members));
    expect(statesOf(all)).toEqual(['non-intercourse', 'non-intercourse', 'non-intercourse']);
    const some = held(world, peaceOf(['ann', 'bob']));
    expect(statesOf(some)).toEqual(['war', 'war', 'war']);
  });

  test('a member that joined by itself counts, and one that isn’t in the war doesn’t', () => {
    const first = held(courtOf({ states: allied }), { dan: [declares('ann')] }, [50]);
    expect(statesOf(first)).toEqual(['war', 'war', 'war']);
    const alone = held(later(first), { ann: [asks('dan')], dan: [asks('ann')] });
    expect(statesOf(alone)).toEqual(['war', 'war', 'war']);
    const pair = held(courtOf({ states: { ...two, ...allied } }), peaceOf(['ann', 'bob']));
    expect(statesOf(pair)).toEqual(['non-intercourse', 'non-intercourse', 'non-intercourse']);
  });

  test('a member that leaves the alliance in the same turn may sign alone', () => {
    const states = { 'ann/dan': 'war', 'bob/dan': 'war', 'ann/bob': 'alliance' } as const;
    const world = courtOf({ states, tense: { 'ann>bob': 77 } });
    const orders = { ann: [breaks('bob'), asks('dan')], dan: [asks('ann')] };
    const left = held(world, orders, [57]);
    expect([stateOf(left, 'ann/bob'), stateOf(left, 'ann/dan'), stateOf(left, 'bob/dan')]).toEqual([
      'mutual-defense',
      'non-intercourse',
      'war',
    ]);
    const bound = held(world, orders, [58]);
    expect(stateOf(bound, 'ann/dan')).toBe('war');
  });

  test('a member that wants the armistice, but is too tense for its own, hinders no other', () => {
    const world = courtOf({ states: { ...enemies, ...allied }, tense: { 'bob>dan': 100 } });
    const played = held(world, peaceOf(members));
    expect(statesOf(played)).toEqual(['non-intercourse', 'war', 'non-intercourse']);
  });

  test.each([
    [99, 'non-intercourse'],
    [100, 'war'],
  ] as const)('a tension of %i on one side: %s', (tense, state) => {
    const states = { 'ann/bob': 'war' } as const;
    const world = courtOf({ states, tense: { 'ann>bob': 12, 'bob>ann': tense } });
    expect(stateOf(held(world, both('armistice')), 'ann/bob')).toBe(state);
  });

  test('in the turn of the declaration nothing is signed, and the one who joined it signs nothing either', () => {
    const states = { 'bob/cid': 'mutual-defense' } as const;
    const orders = {
      ann: [declares('bob'), offer('cid', 'non-aggression')],
      cid: [offer('ann', 'non-aggression')],
    };
    const played = held(courtOf({ states }), orders, [50]);
    expect(stateOf(played, 'ann/cid')).toBe('war');
  });

  test('Hostilities end by consent at any tension', () => {
    const states = { 'ann/bob': 'hostilities' } as const;
    const world = courtOf({ states, tense: { 'ann>bob': 99, 'bob>ann': 98 } });
    expect(stateOf(held(world, both('armistice')), 'ann/bob')).toBe('non-intercourse');
  });
});

describe('DIP-4: an armistice without tension', () => {
  const states = { 'ann/bob': 'war', 'bob/cid': 'war', 'ann/cid': 'trade' } as const;

  test.each([
    [50, 'non-intercourse'],
    [51, 'war'],
  ] as const)('the other side at %i: %s', (tense, state) => {
    const world = courtOf({ states, tense: { 'ann>bob': 0, 'bob>ann': tense } });
    expect(stateOf(held(world), 'ann/bob')).toBe(state);
  });

  test('a tension of 0 in peace does nothing but drift', () => {
    const played = held(courtOf({ tense: { 'ann>bob': 0, 'bob>ann': 31 } }));
    expect([stateOf(played, 'ann/bob'), tensionOf(played, 'ann>bob')]).toEqual([
      'non-intercourse',
      1,
    ]);
  });
});

describe('DIP-11: pacts', () => {
  const early = { 'ann/bob': 'non-aggression', 'ann/cid': 'war', 'ann/dan': 'war' } as const;
  const states = { ...early, 'bob/cid': 'war', 'bob/dan': 'hostilities' } as const;
  const world = courtOf({ states, rows: { 'ann/bob': { pact: true } } });

  test('a peace with one of two common enemies leaves it, with the second ends it', () => {
    const first = held(world, {
      ann: [offer('cid', 'armistice')],
      cid: [offer('ann', 'armistice')],
    });
    expect(rowOf(first, 'ann/bob').pact).toBe(true);
    const second = held(later(first), {
      bob: [offer('dan', 'armistice')],
      dan: [offer('bob', 'armistice')],
    });
    expect([stateOf(second, 'bob/dan'), rowOf(second, 'ann/bob').pact]).toEqual([
      'non-intercourse',
      false,
    ]);
  });

  test('it ends with the Non-Aggression that it needs, and with War between the two', () => {
    const broken = held(world, { bob: [breaks('ann')] }, [70]);
    expect([stateOf(broken, 'ann/bob'), rowOf(broken, 'ann/bob').pact]).toEqual([
      'non-intercourse',
      false,
    ]);
    const war = held(world, { bob: [declares('ann')] }, [30]);
    expect([stateOf(war, 'ann/bob'), rowOf(war, 'ann/bob').pact]).toEqual(['war', false]);
  });

  test('notice moves no tension, and the pact holds until the next turn', () => {
    const notice: Order = { kind: 'BreakTreaty', with: bob, what: 'pact', support: null };
    const first = held(world, { ann: [notice] });
    expect([rowOf(first, 'ann/bob').pact, steps(first)]).toEqual([true, []]);
    const next = held(later(first));
    expect([rowOf(next, 'ann/bob').pact, steps(next)]).toEqual([false, []]);
    expect(stateOf(next, 'ann/bob')).toBe('non-aggression');
  });

  test('it can be signed in the turn in which the common war begins', () => {
    const fresh = courtOf({ states: early });
    const orders = { ann: [offer('bob', 'pact')], bob: [declares('cid'), offer('ann', 'pact')] };
    const played = held(fresh, orders, [50]);
    expect(rowOf(played, 'ann/bob').pact).toBe(true);
  });
});
