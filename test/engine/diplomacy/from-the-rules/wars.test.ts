import { describe, expect, test } from 'vitest';
import type { Order } from '#model/orders/order';
import { empireId } from '#test/support/campaign';
import { breaks, declares, offer } from '../treaty-world.ts';
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
  wars,
} from './court.ts';

const ann = empireId('ann');
const reveal = (other: string): Order => ({ kind: 'RevealTreaty', with: empireId(other) });
const allied = { 'ann/bob': 'alliance', 'ann/cid': 'alliance', 'bob/cid': 'alliance' } as const;

describe('DIP-6, DIP-7, DIP-17: several attempts of one Intel Phase', () => {
  const world = courtOf({ states: { 'ann/bob': 'non-aggression' }, tense: { 'ann>bob': 63 } });

  test.each([
    ['both succeed', [83, 43], 'war', ['bob>ann treaty-broken 10']],
    ['the break alone succeeds', [83, 44], 'non-intercourse', ['bob>ann treaty-broken 10']],
    ['the declaration alone succeeds', [84, 43], 'war', ['bob>ann treaty-broken 10']],
    ['both fail', [84, 44], 'non-aggression', []],
  ] as const)(
    'a break and a declaration against one empire are rolled against the same treaty: %s',
    (_, dice, state, felt) => {
      const played = held(world, { ann: [breaks('bob'), declares('bob')] }, dice);
      expect(chances(played)).toEqual(['ann>bob 83', 'ann>bob 43']);
      expect([stateOf(played, 'ann/bob'), steps(played)]).toEqual([state, felt]);
    },
  );

  test.each([
    ['trade', 64, 51, 'ann>bob treaty-broken 10'],
    ['non-aggression', 74, 71, null],
  ] as const)(
    'one breaks %s while the other declares War: the break comes first, and the declaration breaks what is left',
    (treaty, breaking, declaring, felt) => {
      const tense = { 'ann>bob': 54, 'bob>ann': 91 };
      const state = courtOf({ states: { 'ann/bob': treaty }, tense });
      const orders = { ann: [breaks('bob')], bob: [declares('ann')] };
      const played = held(state, orders, [breaking, declaring]);
      expect(chances(played)).toEqual([
        `ann>bob ${String(breaking)}`,
        `bob>ann ${String(declaring)}`,
      ]);
      expect(stateOf(played, 'ann/bob')).toBe('war');
      expect(steps(played)).toEqual([...(felt === null ? [] : [felt]), 'bob>ann treaty-broken 9']);
    },
  );

  test('a declaration that fails stays secret while the other side’s succeeds: one aggressor', () => {
    const states = { 'ann/cid': 'mutual-defense', 'bob/dan': 'mutual-defense' } as const;
    const orders = { ann: [declares('bob')], bob: [declares('ann')] };
    const played = held(courtOf({ states }), orders, [50, 51]);
    expect(wars(played)).toEqual(['ann>bob choice', 'dan>ann defense bob']);
    expect(rowOf(played, 'ann/bob').dealings?.declaredBy).toEqual(['ann']);
  });

  test('War on two empires that are each other’s partner brings in nobody twice', () => {
    const states = { 'bob/cid': 'mutual-defense' } as const;
    const played = held(courtOf({ states }), { ann: [declares('bob'), declares('cid')] }, [9, 8]);
    expect(atWar(played)).toEqual(['ann/bob', 'ann/cid']);
    expect(wars(played)).toHaveLength(2);
  });

  test('a chance of 0 never succeeds, and one of 100 always', () => {
    const states = { 'ann/bob': 'military', 'ann/cid': 'non-aggression' } as const;
    const state = courtOf({ states, tense: { 'ann>bob': 60, 'ann>cid': 80 } });
    const never = held(state, { ann: [declares('bob')] }, [1]);
    expect([chances(never), stateOf(never, 'ann/bob')]).toEqual([['ann>bob 0'], 'military']);
    const always = held(state, { ann: [breaks('cid')] }, [100]);
    expect(stateOf(always, 'ann/cid')).toBe('non-intercourse');
  });
});

describe('DIP-4: War by tension', () => {
  test('brings in the defense partners of the other side, and moves its friends and enemies', () => {
    const state = courtOf({
      states: {
        'bob/cid': 'mutual-defense',
        'ann/cid': 'non-aggression',
        'bob/dan': 'trade',
        'bob/eve': 'hostilities',
      },
      tense: { 'ann>bob': 100, 'bob>ann': 62, 'dan>ann': 81, 'eve>ann': 33 },
    });
    const played = held(state);
    expect(wars(played)).toEqual(['ann>bob tension', 'cid>ann defense bob']);
    expect(stateOf(played, 'ann/cid')).toBe('war');
    expect([tensionOf(played, 'dan>ann'), tensionOf(played, 'eve>ann')]).toEqual([91, 23]);
    expect(tensionOf(played, 'bob>ann')).toBe(61);
  });

  test('makes War of Hostilities, and nothing of a War', () => {
    const tense = { 'ann>bob': 100, 'ann>cid': 100 };
    const state = courtOf({ states: { 'ann/bob': 'hostilities', 'ann/cid': 'war' }, tense });
    expect(wars(held(state))).toEqual(['ann>bob tension']);
  });

  test('inside an alliance: the third member joins the one on whom it comes', () => {
    const played = held(courtOf({ states: allied, tense: { 'ann>bob': 100 } }));
    expect(atWar(played)).toEqual(['ann/bob', 'ann/cid']);
    expect(stateOf(played, 'bob/cid')).toBe('alliance');
  });

  test('the pair signs nothing in that turn, and an earlier offer is gone', () => {
    const state = courtOf({
      tense: { 'ann>bob': 100, 'bob>ann': 12 },
      rows: {
        'ann/bob': dealt({
          offers: [{ by: ann, offer: 'non-aggression', covert: false, keep: true, turn: 3 }],
        }),
      },
    });
    const played = held(state, { bob: [offer('ann', 'non-aggression')] });
    expect(stateOf(played, 'ann/bob')).toBe('war');
    expect(rowOf(played, 'ann/bob').dealings?.offers ?? []).toEqual([]);
  });

  test('begins no third war in the same turn by the tension of friends', () => {
    const state = courtOf({
      states: { 'bob/cid': 'trade' },
      tense: { 'ann>bob': 100, 'cid>ann': 93 },
    });
    const first = held(state);
    expect(atWar(first)).toEqual(['ann/bob']);
    expect(tensionOf(first, 'cid>ann')).toBe(100);
    expect(wars(held(later(first)))).toEqual(['cid>ann tension']);
  });
});

describe('DIP-9: partners and allies', () => {
  test('a partner of the victim joins it against its own ally', () => {
    const states = { 'ann/cid': 'alliance', 'bob/cid': 'mutual-defense' } as const;
    const first = held(courtOf({ states }), { ann: [declares('bob')] }, [37]);
    expect(wars(first)).toEqual(['ann>bob choice', 'cid>ann defense bob']);
    expect(stateOf(first, 'bob/cid')).toBe('mutual-defense');
    // It has no duty toward the aggressor any more.
    expect(chances(held(later(first)))).toEqual([]);
  });

  test('a partner of the partner isn’t attacked, and stays out', () => {
    const states = { 'bob/cid': 'mutual-defense', 'cid/dan': 'mutual-defense' } as const;
    const first = held(courtOf({ states }), { ann: [declares('bob')] }, [37]);
    expect(atWar(first)).toEqual(['ann/bob', 'ann/cid']);
    expect(chances(held(later(first)))).toEqual([]);
  });

  test('a partner joins against each of two aggressors', () => {
    const states = { 'cid/dan': 'mutual-defense' } as const;
    const orders = { ann: [declares('cid')], bob: [declares('cid')] };
    const played = held(courtOf({ states }), orders, [41, 42]);
    expect(atWar(played)).toEqual(['ann/cid', 'ann/dan', 'bob/cid', 'bob/dan']);
  });

  test('DIP-4: the war of a partner is a declaration that friends of the aggressor mind', () => {
    const states = {
      'bob/cid': 'mutual-defense',
      'ann/dan': 'trade',
      'ann/cid': 'trade',
      'ann/eve': 'war',
    } as const;
    const played = held(courtOf({ states }), { ann: [declares('bob')] }, [37]);
    expect(steps(played)).toEqual([
      'bob>cid war-on-enemy -10',
      'cid>ann war-on-friend 10',
      'dan>cid war-on-friend 10',
      'eve>cid war-on-enemy -10',
    ]);
  });

  test('DIP-6: a Mutual Defense that is broken in the turn of the war binds nobody, unless the break fails', () => {
    const states = { 'bob/cid': 'mutual-defense' } as const;
    const state = courtOf({ states, tense: { 'cid>bob': 47 } });
    const orders = { ann: [declares('bob')], cid: [breaks('bob')] };
    const left = held(state, orders, [37, 50]);
    expect([atWar(left), stateOf(left, 'bob/cid')]).toEqual([['ann/bob'], 'military']);
    const bound = held(state, orders, [38, 50]);
    expect(atWar(bound)).toEqual(['ann/bob', 'ann/cid']);
  });

  test('DIP-17: a Mutual Defense that is signed in the turn of the war comes too late for it', () => {
    const states = { 'bob/cid': 'military' } as const;
    const tense = { 'bob>cid': 20, 'cid>bob': 21 };
    const orders = {
      ann: [declares('bob')],
      bob: [offer('cid', 'mutual-defense')],
      cid: [offer('bob', 'mutual-defense')],
    };
    const played = held(courtOf({ states, tense }), orders, [50]);
    expect(stateOf(played, 'bob/cid')).toBe('mutual-defense');
    expect(atWar(played)).toEqual(['ann/bob']);
  });

  test('an ally of the aggressor tries from the next turn on, at the chance of its own relation', () => {
    const states = { 'ann/fay': 'alliance', 'bob/fay': 'non-aggression' } as const;
    const state = courtOf({ states, tense: { 'fay>bob': 74 } });
    const first = held(state, { ann: [declares('bob')] }, [50]);
    expect(chances(first)).toEqual(['ann>bob 50']);
    // Ann’s war on a friend adds 10: 84 − 20. The failure leaves only drift.
    expect(tensionOf(first, 'fay>bob')).toBe(73);
    const second = held(later(first), {}, [54]);
    expect([chances(second), stateOf(second, 'bob/fay')]).toEqual([
      ['fay>bob 53'],
      'non-aggression',
    ]);
    const third = held(later(second), {}, [52]);
    expect([chances(third), wars(third)]).toEqual([['fay>bob 52'], ['fay>bob alliance ann']]);
    expect(chances(held(later(third)))).toEqual([]);
  });

  test('the duty ends with an armistice, and with the alliance', () => {
    const states = { 'ann/fay': 'alliance', 'ann/bob': 'war' } as const;
    const rows = { 'ann/bob': dealt({ declaredBy: [ann] }) };
    const state = courtOf({ states, rows, tense: { 'fay>ann': 80, 'fay>bob': 40 } });
    const peace = { ann: [offer('bob', 'armistice')], bob: [offer('ann', 'armistice')] };
    const ended = held(state, peace, [41]);
    expect(stateOf(ended, 'ann/bob')).toBe('non-intercourse');
    expect(chances(held(later(ended)))).toEqual([]);
    const left = held(state, { fay: [breaks('ann')] }, [60, 41]);
    expect(stateOf(left, 'ann/fay')).toBe('mutual-defense');
    expect(chances(held(later(left)))).toEqual([]);
  });

  test('an ally’s war of duty is an attack: partners of its victim who joined already join against it too', () => {
    const states = { 'ann/fay': 'alliance', 'bob/cid': 'mutual-defense' } as const;
    const first = held(courtOf({ states }), { ann: [declares('bob')] }, [50]);
    expect(atWar(first)).toEqual(['ann/bob', 'ann/cid']);
    const second = held(later(first), {}, [50]);
    expect(wars(second)).toEqual(['fay>bob alliance ann', 'cid>fay defense bob']);
  });

  test('allianceWars = automatic: an ally joins at once, without a roll', () => {
    const states = { 'ann/fay': 'alliance', 'bob/cid': 'mutual-defense' } as const;
    const rules = { allianceWars: 'automatic' } as const;
    const played = held(courtOf({ states }), { ann: [declares('bob')] }, [50], rules);
    expect(atWar(played)).toEqual(['ann/bob', 'ann/cid', 'bob/fay', 'cid/fay']);
    expect(chances(played)).toEqual(['ann>bob 50']);
  });

  test('Hostilities bring in nobody', () => {
    const states = { 'bob/cid': 'alliance', 'ann/fay': 'alliance' } as const;
    const order = declares('bob', { declare: 'hostilities' });
    const first = held(courtOf({ states }), { ann: [order] }, [70]);
    expect([stateOf(first, 'ann/bob'), atWar(first)]).toEqual(['hostilities', []]);
    expect(chances(held(later(first)))).toEqual([]);
  });

  test('DIP-12: a covert war brings in nobody until it is revealed; then partners join at once', () => {
    const states = { 'ann/fay': 'alliance', 'bob/cid': 'mutual-defense' } as const;
    const plot = declares('bob', { covert: true });
    const first = held(courtOf({ states }), { ann: [plot] }, [10]);
    expect([chances(first), atWar(first)]).toEqual([['ann>bob 10'], []]);
    expect(chances(held(later(first)))).toEqual([]);
    const open = held(later(first), { ann: [reveal('bob')] });
    expect(atWar(open)).toEqual(['ann/bob', 'ann/cid']);
    expect(chances(held(later(open), {}, [99]))).toEqual(['fay>bob 50']);
  });

  test('DIP-12: an ally that is attacked by an ally: the third one joins the victim when the war is revealed', () => {
    const rows = { 'ann/bob': dealt({ covertWars: [ann] }) };
    const played = held(courtOf({ states: allied, rows }), { ann: [reveal('bob')] });
    expect(atWar(played)).toEqual(['ann/bob', 'ann/cid']);
    expect([stateOf(played, 'ann/bob'), stateOf(played, 'bob/cid')]).toEqual(['war', 'alliance']);
    expect(steps(played)).toContain('bob>ann treaty-broken 10');
  });
});
