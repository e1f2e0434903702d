import { expect, test } from 'vitest';
import { supplyPhase } from '#engine/phases/supply/phase';
import { brandAs } from '#kernel/brand/brand';
import type { EncounterId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import type { Unit } from '#model/forces/unit';
import type { LayMinefields, RecoverMinefields } from '#model/orders/supply';
import { voyageOf } from '#test/engine/movement/voyages';
import { ashore } from '#test/support/ashore';
import { empireId, systemId, unitId } from '#test/support/campaign';
import { eventsOf, runPhases } from '#test/support/run-phases';

type World = Readonly<{
  layer?: Partial<Unit>;
  mines?: readonly Unit[];
  withdrawing?: true;
  encounter?: true;
}>;

const aboard = (id: string): Unit =>
  ashore(id, 'mine', 'A', { place: { kind: 'aboard', carrier: unitId('red.uf10') } });
const deployed = (id: string, part: Partial<Unit> = {}): Unit => ashore(id, 'mine', 'A', part);

/** A Minelayer of 2, red.uf10, is at A. */
function worldOf({ layer = {}, mines = [], withdrawing, encounter }: World): CampaignState {
  const base = voyageOf({
    lanes: { 'A-B': 'minor' },
    fleets: { red: { f1: ['A', 'layer'] } },
    units: mines,
  });
  const minelayer = { ...base.units[unitId('red.uf10')]!, ...layer };
  const [fleet] = Object.values(base.fleets);
  const lane = Object.values(base.lanes)[0]!.id;
  const fleets =
    withdrawing === undefined
      ? base.fleets
      : {
          [fleet!.id]: { ...fleet!, withdrawing: { lane, until: 9 } as never },
        };
  const id = brandAs<EncounterId>('e1');
  const fight = {
    id,
    place: { kind: 'system', system: systemId('A') } as const,
    present: [empireId('red'), empireId('blue')],
    generated: [],
    strikers: [],
  };
  return {
    ...base,
    phase: 'supply',
    units: { ...base.units, [minelayer.id]: minelayer },
    fleets,
    encounters: encounter === undefined ? {} : { [id]: fight },
  };
}

const lay = (...minefields: readonly string[]): LayMinefields => ({
  kind: 'LayMinefields',
  minefields: minefields.map(unitId),
});
const recover = (...minefields: readonly string[]): RecoverMinefields => ({
  kind: 'RecoverMinefields',
  carrier: unitId('red.uf10'),
  minefields: minefields.map(unitId),
});
const failures = (events: Parameters<typeof eventsOf>[0]) =>
  eventsOf(events, 'OrderFailed').map(({ about, because }) => `${about} ${because}`);

test('SUP-2: a Minelayer lays what it carries, and takes other minefields up instead', () => {
  const state = worldOf({ mines: [aboard('red.u1'), aboard('red.u2'), deployed('red.u3')] });
  const orders = { red: [recover('red.u3', 'red.u3'), lay('red.u1')] };
  const { state: after, events } = runPhases([supplyPhase], state, orders);
  expect(failures(events)).toEqual([]);
  expect(after.units[unitId('red.u1')]?.place).toEqual({ kind: 'system', system: 'A' });
  expect(after.units[unitId('red.u2')]?.place).toMatchObject({ kind: 'aboard' });
  expect(after.units[unitId('red.u3')]?.place).toEqual({ kind: 'aboard', carrier: 'red.uf10' });
});

test.each<readonly [string, World]>([
  ['unit-unfit', { layer: { condition: 'crippled' } }],
  ['unit-unfit', { layer: { status: 'reserve' } }],
  ['withdrawing', { withdrawing: true }],
])('SUP-2: a Minelayer does nothing: %s', (because, world) => {
  const state = worldOf({ ...world, mines: [aboard('red.u1'), deployed('red.u2')] });
  const { state: after, events } = runPhases([supplyPhase], state, {
    red: [lay('red.u1'), recover('red.u2')],
  });
  expect(failures(events)).toEqual([`red.uf10 ${because}`, `red.uf10 ${because}`]);
  expect(after.units[unitId('red.u1')]?.place.kind).toBe('aboard');
  expect(after.units[unitId('red.u2')]?.place.kind).toBe('system');
});

test('SUP-2: each minefield is laid or recovered, and no more than the rating has room for', () => {
  const mines = [aboard('red.u1'), ...['red.u2', 'red.u3', 'red.u4'].map((id) => deployed(id))];
  const state = worldOf({ mines: [...mines, deployed('red.u5', { status: 'mothballed' })] });
  const { events } = runPhases([supplyPhase], state, {
    red: [lay('red.u1'), recover('red.u1', 'red.u2', 'red.u5', 'red.u3', 'red.u4', 'blue.u9')],
  });
  expect(failures(events)).toEqual([
    'red.u1 minefield-unfit',
    'red.u5 minefield-unfit',
    'red.u4 no-room-aboard',
    'blue.u9 units-elsewhere',
  ]);
  expect(eventsOf(events, 'MinefieldsRecovered')).toMatchObject([
    { minefields: ['red.u2', 'red.u3'] },
  ]);
});

test('SUP-2: in an encounter minefields are laid but not recovered', () => {
  const state = worldOf({ encounter: true, mines: [aboard('red.u1'), deployed('red.u2')] });
  const sheets = { red: [lay('red.u1'), recover('red.u2')] };
  const { events } = runPhases([supplyPhase], state, sheets);
  expect(eventsOf(events, 'MinefieldsLaid')).toMatchObject([{ minefields: ['red.u1'] }]);
  expect(failures(events)).toEqual(['red.uf10 encounter-here']);
});

test('SUP-2: what is deployed, or not a minefield, is not laid', () => {
  const state = worldOf({ mines: [deployed('red.u1')] });
  const { events } = runPhases([supplyPhase], state, { red: [lay('red.u1', 'red.uf10')] });
  expect(failures(events)).toEqual(['red.u1 units-elsewhere', 'red.uf10 units-elsewhere']);
});
