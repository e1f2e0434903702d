import { describe, expect, test } from 'vitest';
import { casusBelliIdOf, type Effect } from '#model/campaign/effect';
import type { CampaignState } from '#model/campaign/state';
import type { Order } from '#model/orders/order';
import { empireId } from '#test/support/campaign';
import { eventsOf } from '../../movement/voyages.ts';
import { breaks, declares, failures, offer, toldOf } from '../treaty-world.ts';
import {
  atWar,
  chances,
  courtOf,
  dealt,
  held,
  later,
  rowOf,
  stateOf,
  steps,
  tensionOf,
} from './court.ts';

const [ann, bob] = [empireId('ann'), empireId('bob')];
const reveal = (other: string): Order => ({ kind: 'RevealTreaty', with: empireId(other) });

/** Propaganda of Ann against Bob, made in some turns. */
function accused(state: CampaignState, made: Readonly<Record<number, number>>): CampaignState {
  const marks = Object.entries(made).map(([turn, amount]): readonly [string, Effect] => {
    const [begins, id] = [Number(turn), casusBelliIdOf(ann, bob, Number(turn))];
    const row = { id, kind: 'casus-belli', owner: ann, amount, begins, ends: begins + 1 };
    return [id, row as unknown as Effect];
  });
  return { ...state, effects: Object.fromEntries(marks) };
}

describe('INT-7: a reason for war', () => {
  test.each([
    ['of this Intel Phase', { 7: 35 }, 85],
    ['of the phase before', { 6: 35 }, 85],
    ['of two phases before', { 5: 35 }, 50],
    ['of both phases: the higher counts, the older one', { 6: 40, 7: 15 }, 90],
    ['of both phases: the higher counts, the newer one', { 6: 15, 7: 25 }, 75],
  ] as const)('%s', (_, made, chance) => {
    const played = held(accused(courtOf({}), made), { ann: [declares('bob')] }, [100]);
    expect(chances(played)).toEqual([`ann>bob ${String(chance)}`]);
  });

  test('counts on a break and on a declaration of the same turn, and against no other empire', () => {
    const states = { 'ann/bob': 'non-aggression', 'ann/cid': 'trade' } as const;
    const orders = { ann: [breaks('bob'), breaks('cid'), declares('bob')], bob: [declares('ann')] };
    const tense = { 'ann>bob': 41, 'ann>cid': 33, 'bob>ann': 38 };
    const state = accused(courtOf({ states, tense }), { 7: 15 });
    expect(chances(held(state, orders, [100, 100, 100, 100]))).toEqual([
      'ann>bob 76',
      'ann>cid 43',
      'ann>bob 36',
      'bob>ann 18',
    ]);
  });

  test('adds to support and to a surprise attack', () => {
    const state = accused(courtOf({ intel: { ann: 3 }, tense: { 'ann>bob': 24 } }), { 7: 10 });
    const attacker = { ...state.empires[bob]!, surpriseAttack: 5 };
    const empires = { ...state.empires, [bob]: attacker };
    const order = declares('bob', { support: 'A' } as Partial<Order>);
    const played = held({ ...state, empires }, { ann: [order] }, [69]);
    expect(chances(played)).toEqual(['ann>bob 69']);
    expect(stateOf(played, 'ann/bob')).toBe('war');
    expect(played.state.empires[ann]?.treasury).toBe(37);
  });
});

describe('DIP-6, DIP-7: chances', () => {
  test.each([
    ['non-aggression', 71],
    ['trade', 61],
    ['military', 51],
    ['mutual-defense', 41],
    ['alliance', 31],
    ['partnership', 21],
  ] as const)('at a tension of 51 %s breaks at %i, and not at one more', (state, chance) => {
    const world = courtOf({ states: { 'ann/bob': state }, tense: { 'bob>ann': 51 } });
    const orders = { bob: [breaks('ann')] };
    expect(stateOf(held(world, orders, [chance]), 'ann/bob')).not.toBe(state);
    const failed = held(world, orders, [chance + 1]);
    expect([stateOf(failed, 'ann/bob'), steps(failed)]).toEqual([state, []]);
    expect(toldOf(failed, 'DiplomacyRolled')).toEqual(['bob owner']);
    expect(failed.events.some(({ type }) => type === 'TreatyBroken')).toBe(false);
  });

  test.each([
    ['war', 'non-intercourse', {}, 50],
    ['war', 'hostilities', {}, 70],
    ['war', 'non-aggression', {}, 30],
    ['war', 'trade', {}, 10],
    ['war', 'military', {}, 0],
    ['hostilities', 'non-intercourse', {}, 70],
    ['hostilities', 'non-aggression', {}, 50],
    ['hostilities', 'military', {}, 10],
    ['war', 'non-intercourse', { covert: true }, 10],
    ['war', 'hostilities', { covert: true }, 30],
    ['war', 'non-aggression', { covert: true }, 0],
  ] as const)('declaring %s at %s %o: %i', (declare, state, part, chance) => {
    const world = courtOf({ states: { 'ann/bob': state } });
    const order = declares('bob', { declare, ...part });
    expect(chances(held(world, { ann: [order] }, [100]))).toEqual([`ann>bob ${String(chance)}`]);
  });

  test('INT-6: support by a system whose Intel is halved gives and costs what is left', () => {
    const world = courtOf({ intel: { ann: 7 } });
    const mark = { id: 'intel-halved/A/7', kind: 'intel-halved', system: 'A', amount: 1 };
    const effects = { [mark.id]: { ...mark, owner: null, begins: 7, ends: 7 } };
    const state = { ...world, effects: effects as unknown as CampaignState['effects'] };
    const order = declares('bob', { support: 'A' } as Partial<Order>);
    const played = held(state, { ann: [order] }, [100]);
    expect(chances(played)).toEqual(['ann>bob 65']);
    expect(played.state.empires[ann]?.treasury).toBe(37);
  });
});

describe('DIP-12: what is covert', () => {
  const plot = declares('bob', { covert: true });

  test('its victim can sign with the plotter as in the public state, and the plot goes on', () => {
    const first = held(courtOf({}), { ann: [plot] }, [10]);
    const treaty = {
      ann: [offer('bob', 'non-aggression')],
      bob: [offer('ann', 'non-aggression')],
    };
    const second = held(later(first), treaty);
    expect(stateOf(second, 'ann/bob')).toBe('non-aggression');
    const third = held(later(second), { ann: [reveal('bob')] });
    expect([stateOf(third, 'ann/bob'), third.state.empires[ann]?.surpriseAttack]).toEqual([
      'war',
      9,
    ]);
    expect(steps(third)).toContain('bob>ann treaty-broken 10');
  });

  test('a public war of the victim swallows the plot, which is then no surprise attack', () => {
    const rows = { 'ann/bob': dealt({ covertWars: [ann] }) };
    const played = held(courtOf({ rows }), { bob: [declares('ann')] }, [50]);
    expect(stateOf(played, 'ann/bob')).toBe('war');
    expect(rowOf(played, 'ann/bob').dealings).toMatchObject({
      covertWars: [],
      declaredBy: ['bob'],
    });
    expect(played.state.empires[ann]?.surpriseAttack).toBeUndefined();
  });

  test('a covert war that is revealed in the turn in which the victim declares: both have declared', () => {
    const states = { 'ann/cid': 'mutual-defense', 'bob/dan': 'mutual-defense' } as const;
    const rows = { 'ann/bob': dealt({ covertWars: [ann] }) };
    const orders = { ann: [reveal('bob')], bob: [declares('ann')] };
    const played = held(courtOf({ states, rows }), orders, [50]);
    expect(atWar(played)).toEqual(['ann/bob']);
  });

  test('DIP-4: a covert friend is none to others when War is declared on it', () => {
    const rows = { 'bob/cid': { openly: 'non-intercourse' as const } };
    const states = { 'bob/cid': 'trade' } as const;
    const played = held(courtOf({ states, rows }), { ann: [declares('bob')] }, [50]);
    expect(steps(played)).toEqual([]);
  });

  test('DIP-6: a covert treaty is broken in secret, and the other party minds', () => {
    const rows = { 'ann/bob': { openly: 'non-aggression' as const } };
    const states = { 'ann/bob': 'trade', 'bob/cid': 'trade' } as const;
    const played = held(courtOf({ states, rows }), { ann: [breaks('bob')] }, [60]);
    expect(stateOf(played, 'ann/bob')).toBe('non-aggression');
    expect(toldOf(played, 'TreatyBroken')).toEqual(['ann participant', 'bob participant']);
    expect(tensionOf(played, 'bob>ann')).toBe(60);
  });

  test('DIP-5: a covert treaty on a public one: others believe in the public one', () => {
    const states = { 'ann/bob': 'trade' } as const;
    const world = courtOf({ states, tense: { 'ann>bob': 11, 'bob>ann': 14 } });
    const orders = {
      ann: [offer('bob', 'military')],
      bob: [offer('ann', 'military', { covert: true })],
    };
    const first = held(world, orders);
    expect(rowOf(first, 'ann/bob')).toMatchObject({ state: 'military', openly: 'trade' });
    expect([tensionOf(first, 'ann>bob'), tensionOf(first, 'bob>ann')]).toEqual([6, 9]);
    // A second covert step keeps the public state that others know.
    const next = {
      ann: [offer('bob', 'mutual-defense', { covert: true })],
      bob: [offer('ann', 'mutual-defense')],
    };
    const second = held(later(first), next);
    expect(rowOf(second, 'ann/bob')).toMatchObject({ state: 'mutual-defense', openly: 'trade' });
    const open = {
      ann: [offer('bob', 'alliance')],
      bob: [offer('ann', 'alliance')],
    };
    const third = held(later(second), open);
    expect(rowOf(third, 'ann/bob')).toMatchObject({ state: 'alliance', openly: null });
    expect(eventsOf(third, 'TreatySigned')).toHaveLength(1);
  });
});

describe('DIP-2: sustained contact', () => {
  test('is needed to sign, not to break and not to declare', () => {
    const rows = { 'ann/bob': { sustained: false } };
    const states = { 'ann/bob': 'non-aggression' } as const;
    const world = courtOf({ states, rows, tense: { 'ann>bob': 60, 'bob>ann': 13 } });
    const signed = held(world, { ann: [offer('bob', 'trade')], bob: [offer('ann', 'trade')] });
    expect(stateOf(signed, 'ann/bob')).toBe('non-aggression');
    expect(failures(signed)).toEqual(['ann no-envoys', 'bob no-envoys']);
    expect(stateOf(held(world, { ann: [breaks('bob')] }, [80]), 'ann/bob')).toBe('non-intercourse');
    expect(stateOf(held(world, { ann: [declares('bob')] }, [40]), 'ann/bob')).toBe('war');
  });
});

describe('DIP-4: fleets without leave', () => {
  const fleets = {
    ann: { f1: ['B', 'dd'], f2: ['B', 'ca', 'dd'], f3: ['B', 'convoy'], f4: ['B', 'diplomat'] },
  } as const;

  test.each([
    ['non-intercourse', 10],
    ['non-aggression', 10],
    ['trade', 10],
    ['military', 0],
    ['alliance', 0],
    ['hostilities', 0],
    ['war', 0],
  ] as const)('two fleets of warships at %s: %i', (state, by) => {
    const played = held(courtOf({ states: { 'ann/bob': state }, fleets }));
    expect(steps(played)).toEqual(by === 0 ? [] : [`bob>ann trespass ${String(by)}`]);
  });

  test('a treaty of the same turn that lets them stay comes before the tension', () => {
    const states = { 'ann/bob': 'trade' } as const;
    const world = courtOf({ states, fleets, tense: { 'ann>bob': 31, 'bob>ann': 48 } });
    const orders = { ann: [offer('bob', 'military')], bob: [offer('ann', 'military')] };
    expect(tensionOf(held(world, orders), 'bob>ann')).toBe(43);
  });

  test('in the turn of the declaration they are enemies, and no trespassers', () => {
    const played = held(courtOf({ fleets }), { bob: [declares('ann')] }, [50]);
    expect(steps(played)).toEqual([]);
  });

  test('several causes of a turn add up, and there is no drift beside them', () => {
    const world = courtOf({
      states: { 'ann/bob': 'non-aggression', 'bob/cid': 'war' },
      fleets,
      tense: { 'bob>ann': 57, 'ann>cid': 29, 'cid>ann': 66 },
    });
    const orders = { ann: [offer('cid', 'non-aggression')], cid: [offer('ann', 'non-aggression')] };
    const played = held(world, orders);
    // 57 + 5 for the treaty with an enemy + 10 for the fleets.
    expect(tensionOf(played, 'bob>ann')).toBe(72);
    expect([tensionOf(played, 'ann>cid'), tensionOf(played, 'cid>ann')]).toEqual([24, 61]);
  });
});
