import { expect, test } from 'vitest';
import { compareText } from '#kernel/result/compare-text';
import { endOfTurnPhase } from '#engine/phases/end-of-turn/phase';
import { empireViewOf } from '#fog/views/empire-view-of';
import { seeEvents } from '#fog/visibility/see-events';
import type { CampaignState } from '#model/campaign/state';
import type { Order } from '#model/orders/order';
import { brokenInvariants } from '#rules/invariants/broken-invariants';
import { deskOf, done } from '#test/support/desk';
import {
  designId,
  empireId,
  fleetId,
  fleetOf,
  inFleet,
  systemId,
  unitId,
  unitOf,
} from '#test/support/campaign';
import { runPhases } from '#test/support/run-phases';
import {
  between,
  blue,
  failures,
  green,
  offer,
  ON,
  play,
  red,
  toldOf,
  worldOf,
} from './treaty-world.ts';

const LOW = { red: 9, blue: 3 };
const union = (part: Partial<Order> = {}) => ({
  red: [offer('blue', 'unification', part)],
  blue: [offer('red', 'unification')],
});

/** Red and blue are partners; blue has more output, a fleet of the same name, points, research and a class. */
function partners(tense: Readonly<Record<string, number>> = LOW): CampaignState {
  const world = worldOf({ 'red/blue': 'partnership', 'blue/green': 'war' }, { tense });
  const own = (owner: typeof red, at: string) => {
    const id = fleetId(`${owner}.f1`);
    const unit = unitOf({
      id: unitId(`${owner}.u1`),
      owner,
      design: designId('dd'),
      place: inFleet(id),
    });
    return [fleetOf({ id, owner, at: systemId(at) }), unit] as const;
  };
  const [[redFleet, redUnit], [blueFleet, blueUnit]] = [own(red, 'A'), own(blue, 'B')];
  const [a, b] = [world.systems[systemId('A')]!, world.systems[systemId('B')]!];
  const [one, other] = [world.empires[red]!, world.empires[blue]!];
  return {
    ...world,
    fleets: { [redFleet.id]: redFleet, [blueFleet.id]: blueFleet },
    units: { [redUnit.id]: redUnit, [blueUnit.id]: blueUnit },
    systems: {
      ...world.systems,
      A: { ...a, utilized: 2, raw: 2 },
      B: { ...b, utilized: 3, raw: 4 },
    },
    empires: {
      ...world.empires,
      [red]: { ...one, treasury: 17, techPool: 5, era: 2, unlocked: [designId('ghost')] },
      [blue]: { ...other, treasury: 11, gifts: 2, techPool: 8, era: 1, unlocked: [designId('dd')] },
    },
  } as CampaignState;
}

const end = (state: CampaignState) =>
  runPhases([endOfTurnPhase], { ...state, phase: 'end-of-turn' });

test('DIP-10: partners who both offer it are one empire at the end of the turn, under the one with more output', () => {
  const signed = play(partners(), union());
  expect(between(signed)).toMatchObject({ state: 'unification', openly: null });
  expect(signed.state.units[unitId('red.u1')]!.owner).toBe(red);
  const { state, events } = end(signed.state);
  expect(events.filter(({ type }) => type === 'EmpireFell')).toEqual([]);
  expect(toldOf({ state, events }, 'EmpiresUnited')).toEqual([
    'blue participant',
    'red participant',
    'green onlooker',
  ]);
  expect(state.empires[red]).toMatchObject({ treasury: 0, techPool: 0, fellIn: 7 });
  expect(state.empires[blue]).toMatchObject({
    treasury: signed.state.empires[blue]!.treasury,
    gifts: 2 + signed.state.empires[red]!.treasury,
    techPool: signed.state.empires[blue]!.techPool + signed.state.empires[red]!.techPool,
    era: 2,
    unlocked: ['dd', 'ghost'],
  });
  expect(state.systems[systemId('A')]!.owner).toBe(blue);
  expect(state.units[unitId('red.u1')]!.owner).toBe(blue);
  expect(
    Object.values(state.fleets)
      .map(({ owner, name }) => `${owner} ${name}`)
      .toSorted(compareText),
  ).toEqual(['blue blue.f1', 'blue red.f1']);
  const broken = (of: CampaignState) => brokenInvariants(of).map(({ code }) => code);
  expect(broken(state)).toEqual(broken(partners()));
  expect(state.relations).toMatchObject({ 'blue/green': { state: 'war' } });
});

test('DIP-10: fleets of the same name stay apart by the name of the empire that joined', () => {
  const world = partners();
  const fleets = Object.fromEntries(
    Object.values(world.fleets).map((one) => [one.id, { ...one, name: 'Home Fleet' }]),
  );
  const { state } = end(play({ ...world, fleets }, union()).state);
  expect(
    Object.values(state.fleets)
      .map(({ name }) => name)
      .toSorted(compareText),
  ).toEqual(['Home Fleet', `Home Fleet (${world.empires[red]!.name})`]);
});

test('FOG-1, FOG-8: the larger knows all that the smaller knew, and all who hear of it are told', () => {
  const signed = play(partners(), union());
  const before = empireViewOf(signed.state, red, { campaignName: 'Test', rules: ON });
  const { state, events } = end(signed.state);
  const after = empireViewOf(state, blue, { campaignName: 'Test', rules: ON });
  expect(Object.keys(after.systems)).toEqual(expect.arrayContaining(Object.keys(before.systems)));
  expect(Object.values(after.contacts).filter(({ owner }) => owner === red)).toEqual([]);
  expect(after.neighbours[red]).toMatchObject({ left: true, state: 'unification' });
  const told = seeEvents(events, green, { rolls: new Map(), contacts: new Set([blue]) });
  expect(told.find(({ type }) => type === 'EmpiresUnited')).toMatchObject({
    larger: blue,
    smaller: null,
  });
});

test.each([
  ['the tension of one is 10', partners({ red: 10, blue: 3 }), ['red too-tense']],
  [
    'they are only allies',
    { ...partners(), relations: worldOf({ 'red/blue': 'alliance' }).relations },
    ['red relation-changed', 'blue relation-changed'],
  ],
] as const)('DIP-5: nothing is signed where %s', (_, world, told) => {
  const played = play(world, union());
  expect(between(played).state).not.toBe('unification');
  expect(failures(played).toSorted(compareText)).toEqual(told.toSorted(compareText));
});

test('DIP-12: a Unification is public, even if one asks for it in secret', () => {
  const signed = play(partners(), union({ covert: true }));
  expect(toldOf(signed, 'TreatySigned')).toContain('green onlooker');
});

test('DIP-10, TURN-1: a campaign goes on: the larger orders the fleets that joined, and nothing is broken', async () => {
  const desk = await deskOf({ tension: 'off' });
  const { use, moderator: actor, human, loran } = desk;
  const turn = async (): Promise<number> => {
    done(await use.runTurn({ actor, version: await desk.version() }));
    return done(await use.readDesk({ actor })).turn;
  };
  await turn();
  const relation = { a: 'human', b: 'loran', state: 'partnership', pact: null, covert: false };
  done(
    await use.setRelation({ actor, version: await desk.version(), ...relation, reason: 'a test' }),
  );
  const now = await turn();
  for (const [player, to] of [[human, 'loran'] as const, [loran, 'human'] as const]) {
    const orders = [offer(to, 'unification')];
    done(await use.submitOrders({ actor: player, turn: now, orders }));
  }
  const next = await turn();
  const views = await Promise.all(
    [human, loran].map(
      async (player) => done(await use.readPlayerDesk({ actor: player })).issued!.view,
    ),
  );
  const [larger, smaller] = views.toSorted(
    (a, b) => Object.keys(b.units).length - Object.keys(a.units).length,
  );
  expect(Object.keys(smaller!.units)).toEqual([]);
  const joined = Object.values(larger!.fleets).filter(({ id }) =>
    id.startsWith(`${smaller!.empire.id}.`),
  );
  expect(joined.length).toBeGreaterThan(0);
  const player = larger!.empire.id === empireId('human') ? human : loran;
  const renamed = joined.map(
    ({ id: fleet }, at): Order => ({
      kind: 'Rename',
      of: { kind: 'fleet', fleet },
      name: `Joined ${String(at)}`,
    }),
  );
  done(await use.submitOrders({ actor: player, turn: next, orders: renamed }));
  for (let at = 0; at < 5; at += 1) await turn();
  expect(done(await use.readDesk({ actor })).turn).toBe(next + 5);
  expect(done(await use.examineState({ actor }))).toEqual([]);
  const { view } = done(await use.readPlayerDesk({ actor: player })).issued!;
  expect(Object.values(view.fleets).map(({ name }) => name)).toContain('Joined 0');
  expect(view.neighbours).toMatchObject({
    [smaller!.empire.id]: { left: true },
  });
});
