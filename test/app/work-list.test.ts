import { expect, test } from 'vitest';
import { stateDoubts } from '#app/work-list/state-doubts';
import {
  campaignOf,
  designId,
  designOf,
  empireId,
  empireOf,
  fleetId,
  fleetOf,
  inFleet,
  systemId,
  systemOf,
  unitId,
  unitOf,
} from '#test/support/campaign';
import type { Change } from '#app/ports/campaign-store';
import { useCasesOf } from '#app/use-cases';
import { deskOf, done } from '#test/support/desk';

const [a, b] = [empireId('a'), empireId('b')];
const ship = designOf({ id: designId('ship'), dv: 3 });

const worldOf = (outOfSupply: number, treasury = 0) =>
  campaignOf({
    empires: [empireOf({ id: a, name: 'Alpha', treasury }), empireOf({ id: b, name: 'Beta' })],
    designs: [ship],
    systems: [systemOf({ id: systemId('home'), owner: b, census: 3 })],
    fleets: [fleetOf({ id: fleetId('a.f1'), name: 'First', owner: a, at: systemId('home') })],
    units: [
      unitOf({
        id: unitId('a.u1'),
        owner: a,
        design: ship.id,
        place: inFleet(fleetId('a.f1')),
        outOfSupply,
      }),
    ],
  });

const kindsOf = (world: ReturnType<typeof worldOf>) =>
  stateDoubts(world)
    .map(({ kind }) => kind)
    .filter((kind) => kind !== 'broken');

test.each([
  ['SUP-7: one more turn without supply destroys it', 2, ['starving']],
  ['SUP-7: it can go on for a while', 1, []],
  ['SUP-7: in supply', 0, []],
])('%s', (_name, level, kinds) => {
  expect(kindsOf(worldOf(level))).toEqual(kinds);
});

test('ECO-5: a Treasury below nothing is told', () => {
  expect(kindsOf(worldOf(0, -2))).toEqual(['in-debt']);
});

test('an empire without units and systems is told', () => {
  const world = worldOf(0);
  expect(kindsOf({ ...world, units: {}, fleets: {} })).toContain('nothing-left');
});

test('SUP-7: all units of an empire that starve are told at once, by fleet', () => {
  const world = worldOf(2);
  const [unit] = Object.values(world.units);
  const second = { ...unit!, id: unitId('a.u2') };
  const told = stateDoubts({ ...world, units: { ...world.units, [second.id]: second } });
  expect(told.filter(({ kind }) => kind === 'starving')).toEqual([
    { kind: 'starving', empire: a, name: 'Alpha', places: [{ fleet: 'First', units: 2 }] },
  ]);
});

test('before the first reports the list says that they can be issued, and in mid-turn which phase is next', async () => {
  const { use, moderator: actor, human, loran } = await deskOf();
  const items = async () => done(await use.readWorkList({ actor }));
  expect(await items()).toEqual([{ kind: 'to-issue', turn: 1 }]);
  done(await use.runNextPhase({ actor, version: 0 }));
  for (const player of [human, loran]) {
    done(await use.submitOrders({ actor: player, turn: 1, orders: [] }));
  }
  done(await use.runNextPhase({ actor, version: 1 }));
  expect(await items()).toEqual([{ kind: 'to-continue', turn: 1, phase: 'tech' }]);
});

test('orders with refusals and orders with warnings are told apart', async () => {
  const { use, moderator: actor, human } = await deskOf();
  done(await use.runNextPhase({ actor, version: 0 }));
  const orders = [
    { kind: 'InvestTech', points: 4000 },
    { kind: 'InvestTech', points: 4001 },
  ] as const;
  done(await use.submitOrders({ actor: human, turn: 1, orders }));
  const read = done(await use.readWorkList({ actor }));
  expect(read.find(({ kind }) => kind === 'refused-orders')).toMatchObject({
    name: 'Human Commonwealth',
    count: 2,
  });
  expect(read.find(({ kind }) => kind === 'doubtful-orders')).toBeUndefined();
});

test('a seat that nobody has is told, and does not count as missing', async () => {
  const { use, moderator: actor, human } = await deskOf();
  done(await use.runNextPhase({ actor, version: 0 }));
  const people = done(await use.listPeople({ actor }));
  const loran = people.seats.find(({ name }) => name === 'Loran Imperium')!;
  done(await use.endSeat({ actor, seat: loran.id }));
  done(await use.submitOrders({ actor: human, turn: 1, orders: [] }));
  const kinds = done(await use.readWorkList({ actor })).map(({ kind }) => kind);
  expect(kinds).toEqual(['vacant', 'all-in']);
});

test('what the clock did since the moderator was here last is told, and no longer once they have acted', async () => {
  let now = '2026-03-01T10:00:00.000Z';
  const made = await deskOf();
  const ports = { ...made.ports, clock: { now: () => now } };
  const use = useCasesOf(ports);
  const { moderator: actor } = made;
  done(await use.runNextPhase({ actor, version: 0 }));
  const by = { kind: 'clock' } as const;
  const ran = (at: string, detail: string): Change => ({
    put: 'audit',
    entry: { at, by, act: 'phase-run', version: 2, detail },
  });
  const changes = [
    ran('2026-03-02T09:00:00.000Z', 'economic 1'),
    ran('2026-03-02T09:01:00.000Z', 'tech 1'),
    ran('2026-03-02T09:02:00.000Z', 'opening 2'),
  ];
  await ports.store.commit({ campaign: actor.campaign, revision: null, changes });
  now = '2026-03-02T18:00:00.000Z';
  const told = async () =>
    done(await use.readWorkList({ actor })).filter(({ kind }) => kind === 'clock-ran');
  expect(await told()).toEqual([
    { kind: 'clock-ran', turn: '2', phases: 1, at: '2026-03-02T09:02:00.000Z' },
    { kind: 'clock-ran', turn: '1', phases: 2, at: '2026-03-02T09:01:00.000Z' },
  ]);
  done(await use.writeNote({ actor, looked: null, text: 'I am here.' }));
  now = '2026-03-03T18:00:00.000Z';
  expect(await told()).toEqual([]);
});

test('the list says who is missing, and that the turn can run when all have submitted', async () => {
  const desk = await deskOf();
  const { use, moderator: actor, human, loran } = desk;
  done(await use.runNextPhase({ actor, version: 0 }));
  const items = async () => done(await use.readWorkList({ actor }));
  expect((await items()).map((one) => ('name' in one ? one.name : one.kind))).toEqual([
    'Human Commonwealth',
    'Loran Imperium',
  ]);
  for (const player of [human, loran]) {
    done(await use.submitOrders({ actor: player, turn: 1, orders: [] }));
  }
  expect(await items()).toEqual([{ kind: 'all-in', turn: 1 }]);
});

test('a moderator who plays reads nothing of the game in it', async () => {
  const { use, moderator, ports } = await deskOf();
  done(await use.runNextPhase({ actor: moderator, version: 0 }));
  const { campaign } = moderator;
  const before = await ports.store.read((reader) => reader.state(campaign));
  const human = before.empires[empireId('human')]!;
  const after = {
    ...before,
    empires: { ...before.empires, [human.id]: { ...human, treasury: -9 } },
  };
  const revision = (await ports.store.read((reader) => reader.campaign(campaign)))!.revision;
  await ports.store.commit({
    campaign,
    revision,
    changes: [{ put: 'state', before, after }],
  });
  const kinds = async (actor: typeof moderator) =>
    done(await use.readWorkList({ actor })).map(({ kind }) => kind);
  expect(await kinds(moderator)).toContain('in-debt');
  expect(await kinds({ ...moderator, blind: ['Loran Imperium'] })).not.toContain('in-debt');
});
