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

test('the list says who is missing, and nothing when all have submitted', async () => {
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
  expect(await items()).toEqual([]);
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
