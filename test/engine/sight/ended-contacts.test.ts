import { expect, test } from 'vitest';
import type { Contact } from '#model/campaign/knowledge';
import type { CampaignState } from '#model/campaign/state';
import type { CampaignEvent } from '#model/events/campaign-event';
import type { Order } from '#model/orders/order';
import { unitId } from '#test/support/campaign';
import { eventsOf, meetingAt, settle } from '../battle/meetings-at.ts';
import { looked, move, sail, voyageOf } from '../movement/voyages.ts';

type Told = Readonly<{ state: CampaignState; events: readonly CampaignEvent[] }>;

const contactsOf = ({ state }: Pick<Told, 'state'>, viewer: string): readonly Contact[] =>
  Object.values(state.contacts).filter((one) => one.viewer === viewer);

/** `human.c1 destroyed: 2 dd`: how a contact ended, and what is left of it. */
const endsOf = (told: Told, viewer: string): readonly string[] =>
  contactsOf(told, viewer).map(({ id, current, seen, groups }) => {
    const what = groups.map(({ count, design }) => `${String(count)} ${design}`).join(' ');
    return `${id} ${current ? 'in sight' : (seen.ended?.how ?? 'remembered')}: ${what}`;
  });

const toldOf = (told: Told, viewer: string): readonly (string | undefined)[] =>
  eventsOf(told, 'ContactLost')
    .filter(({ witnesses }) => witnesses.some(({ empire }) => empire === viewer))
    .map(({ ended }) => ended?.how);

const SIX = ['dd', 'dd', 'dd', 'dd', 'dd', 'dd'];

test('FOG-12: a fleet that the viewer sees destroyed is remembered no longer', () => {
  const state = looked(meetingAt({ sides: { human: { f1: SIX }, loran: { f1: ['dd'] } } }));
  const told = settle(state);
  expect(told.state.fleets).not.toHaveProperty('loran.f1');
  expect(endsOf(told, 'human')).toEqual(['human.c1 destroyed: 1 dd']);
  expect(toldOf(told, 'human')).toEqual(['destroyed']);
});

test('FOG-12 ENC-6: convoys that the viewer took are a contact of nobody’s any more', () => {
  const sides = { human: { f1: ['dd', 'dd'] }, loran: { f1: ['convoy', 'convoy', 'convoy'] } };
  const told = settle(looked(meetingAt({ sides })));
  expect(eventsOf(told, 'UnitCaptured').length).toBeGreaterThan(0);
  const [only, ...more] = contactsOf(told, 'human');
  expect(more).toEqual([]);
  expect(only).toMatchObject({ current: false, seen: { ended: { turn: 1 } } });
  expect(['captured', 'beaten']).toContain(only!.seen.ended!.how);
});

test('FOG-12 CSC-15: after a lost battle only what the viewer saw survive is remembered', () => {
  const loran = { f1: ['dd', 'dd', 'dd', 'dd', 'dd', 'dd', 'dd', 'dd', 'dd'] };
  const standing = { human: { refuseBelow: 0 } };
  const state = looked(meetingAt({ sides: { human: { f1: [...SIX, 'dd'] }, loran }, standing }));
  const told = settle(state, { secret: 'g' });
  const unitsOf = (whose: string): number =>
    Object.values(told.state.units).filter(({ owner }) => owner === whose).length;
  expect(unitsOf('human')).toBe(0);
  expect(unitsOf('loran')).toBeGreaterThan(0);
  expect(unitsOf('loran')).toBeLessThan(9);
  expect(endsOf(told, 'human')).toEqual([`human.c1 remembered: ${String(unitsOf('loran'))} dd`]);
});

const PEACE = { 'red/blue': 'military' } as const;
const LANES = { 'A-B': 'major', 'B-C': 'major', 'C-D': 'major' } as const;

test('FOG-11: an empire that comes back to a place knows that what was there has gone', () => {
  const start = looked(
    voyageOf({
      lanes: LANES,
      states: PEACE,
      fleets: { red: { f1: ['B', 'dd'] }, blue: { f1: ['B', 'ca'] } },
    }),
  );
  const away = sail(start, { red: [move('red.f1', 'A')] });
  expect(endsOf(away, 'red')).toEqual(['red.c1 remembered: 1 ca']);
  const gone = sail({ ...away.state, turn: 2 }, { blue: [move('blue.f1', 'C')] });
  // Nobody of red's is there to see it.
  expect(endsOf(gone, 'red')).toEqual(['red.c1 remembered: 1 ca']);
  const back = sail({ ...gone.state, turn: 3 }, { red: [move('red.f1', 'B')] });
  expect(endsOf(back, 'red')).toEqual(['red.c1 gone: 1 ca']);
  expect(contactsOf(back, 'red')[0]!.seen).toMatchObject({ turn: 1, ended: { turn: 3 } });
  expect(toldOf(back, 'red')).toEqual(['gone']);
});

test('FOG-12: what a viewer finds of a power where it remembers some replaces the memory', () => {
  const start = looked(
    voyageOf({
      lanes: LANES,
      states: PEACE,
      fleets: { red: { f1: ['B', 'dd'] }, blue: { f1: ['B', 'ca'] } },
    }),
  );
  const away = sail(start, { red: [move('red.f1', 'A')] });
  const back = sail({ ...away.state, turn: 2 }, { red: [move('red.f1', 'B')] });
  expect(endsOf(back, 'red')).toEqual(['red.c1 replaced: 1 ca', 'red.c2 in sight: 1 ca']);
  expect(toldOf(back, 'red')).toEqual([]);
});

test('FOG-11: a memory is closed on the way through a system too, and never from afar', () => {
  const start = looked(
    voyageOf({
      lanes: LANES,
      states: PEACE,
      fleets: {
        red: { f1: ['B', 'dd'], f2: ['C', 'dd'] },
        blue: { f1: ['B', 'ca'], f2: ['C', 'ca', 'dd'] },
      },
    }),
  );
  const away = sail(start, { red: [move('red.f1', 'A'), move('red.f2', 'D')] });
  const blue = [move('blue.f1', 'A'), move('blue.f2', 'B')];
  const gone = sail({ ...away.state, turn: 2 }, { blue: [blue[1]!] });
  const through = sail({ ...gone.state, turn: 3 }, { red: [move('red.f2', 'C', 'D')] });
  expect(endsOf(through, 'red').slice(0, 2)).toEqual([
    'red.c1 remembered: 1 ca',
    'red.c2 gone: 1 ca 1 dd',
  ]);
});

test('FOG-12: a fleet that joins another before the viewer’s eyes is told as that', () => {
  const state = looked(
    voyageOf({
      lanes: LANES,
      states: PEACE,
      owners: { B: 'red' },
      fleets: { blue: { f1: ['B', 'ca'], f2: ['B', 'dd', 'dd'] } },
    }),
  );
  const form: Order = {
    kind: 'FormFleet',
    name: 'All',
    units: ['blue.uf10', 'blue.uf20', 'blue.uf21'].map(unitId),
    at: 'movement',
  };
  const told = sail(state, { blue: [form] });
  expect(eventsOf(told, 'ContactLost').map(({ contact, ended }) => [contact, ended])).toEqual([
    ['red.c2', { how: 'merged', turn: 1, into: 'red.c1' }],
  ]);
});

test('FOG-11 FOG-15: what becomes of a fleet out of sight changes nothing that is remembered of it', () => {
  const start = looked(
    voyageOf({
      lanes: LANES,
      states: PEACE,
      fleets: { red: { f1: ['B', 'dd'] }, blue: { f1: ['B', 'ca', 'dd'] } },
    }),
  );
  const away = sail(start, { red: [move('red.f1', 'A')] });
  const without = {
    ...away.state,
    fleets: Object.fromEntries(
      Object.entries(away.state.fleets).filter(([id]) => id !== 'blue.f1'),
    ),
    units: Object.fromEntries(
      Object.entries(away.state.units).filter(([id]) => id.startsWith('red')),
    ),
  };
  const worlds = [
    sail({ ...away.state, turn: 2 }, { blue: [move('blue.f1', 'C')] }),
    sail({ ...without, turn: 2 }, {}),
  ] as const;
  const seen = worlds.map((world) => [contactsOf(world, 'red'), toldOf(world, 'red')]);
  expect(seen[1]).toEqual(seen[0]);
  const back = worlds.map(({ state }) =>
    sail({ ...state, turn: 3 }, { red: [move('red.f1', 'B')] }),
  );
  expect(back.map((world) => endsOf(world, 'red'))).toEqual([
    ['red.c1 gone: 1 ca 1 dd'],
    ['red.c1 gone: 1 ca 1 dd'],
  ]);
});

/** Red's fleet lies in the lane, and remembers a blue one there that may have gone. */
function inTheLane(isThere: boolean): CampaignState {
  const start = looked(
    voyageOf({
      lanes: LANES,
      states: PEACE,
      fleets: { red: { f1: ['B', 'dd'] }, blue: { f1: ['B', 'ca'] } },
    }),
  );
  const lane = { kind: 'lane', lane: 'A-B', from: 'A', to: 'B' } as const;
  const { contacts, fleets } = start;
  const [own] = contactsOf({ state: start }, 'red');
  const place = { kind: 'lane', lane: 'A-B' } as const;
  const memory = { ...own!, place, current: false } as unknown as Contact;
  const red = { ...fleets['red.f1' as never]!, place: lane };
  const away = { kind: 'system', system: isThere ? 'C' : 'D' } as const;
  const blue = { ...fleets['blue.f1' as never]!, place: away };
  return {
    ...start,
    turn: 2,
    contacts: { ...contacts, [memory.id]: memory },
    fleets: { ...fleets, [red.id]: red, [blue.id]: blue },
  };
}

test('FOG-11: a memory in a lane is closed where the viewer lies in that lane, and by nothing that it cannot see', () => {
  const worlds = [inTheLane(true), inTheLane(false)].map((state) => ({
    state: looked(state),
    events: [],
  }));
  expect(endsOf(worlds[0]!, 'red')).toEqual(['red.c1 gone: 1 ca']);
  expect(contactsOf(worlds[0]!, 'red')).toEqual(contactsOf(worlds[1]!, 'red'));
});
