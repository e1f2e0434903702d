import { expect, test } from 'vitest';
import { constructionPhase } from '#engine/phases/construction/phase';
import { economicPhase } from '#engine/phases/economic/phase';
import type { AssignUnits, Order } from '#model/orders/order';
import { newUnitRef, type UnitRef } from '#model/orders/unit-ref';
import { buildUnits } from '#test/support/build-units';
import { fleetId } from '#test/support/campaign';
import { type ClassName, classId, harbour, human, inFleet, sol, unit } from '#test/support/harbour';
import { eventsOf, runPhases } from '#test/support/run-phases';

const [ares, talon] = [newUnitRef('Ares'), newUnitRef('Talon')];
const build = (design: ClassName, name: string, pay: number | null = null): Order =>
  buildUnits({ design: classId(design), system: sol, names: [name], pay });
const assign = (units: readonly UnitRef[], to: AssignUnits['to']): Order => ({
  kind: 'AssignUnits',
  units,
  to,
  at: 'construction',
});
const toHome = { kind: 'fleet', fleet: fleetId('human.f1') } as const;

function afterBuilding(orders: readonly Order[]) {
  const state = harbour({ crew: { u1: ['carrier'], y1: ['yard'], y2: ['yard'] } });
  const result = runPhases([economicPhase, constructionPhase], state, { [human]: orders });
  const { units } = result.state;
  const placeOf = (name: string) => Object.values(units).find((one) => one.name === name)?.place;
  const failed = eventsOf(result.events, 'OrderFailed').map(({ because, about }) => [
    because,
    about,
  ]);
  return { placeOf, failed, fleets: Object.values(result.state.fleets).map(({ name }) => name) };
}

test('CON-11: a new ship joins a fleet in the turn in which it is built, and no fleet of the yard is formed', () => {
  const { placeOf, failed, fleets } = afterBuilding([
    build('cruiser', 'Ares'),
    assign([ares], toHome),
  ]);
  expect(placeOf('Ares')).toEqual(inFleet('f1'));
  expect([failed, fleets.length]).toEqual([[], 1]);
});

test('CON-11: a new flight goes aboard a new carrier', () => {
  const orders = [build('carrier', 'Ares'), build('wing', 'Talon')];
  const { placeOf } = afterBuilding([
    ...orders,
    assign([talon], { kind: 'aboard', carrier: ares }),
  ]);
  expect(placeOf('Talon')).toEqual({ kind: 'aboard', carrier: unit('u51') });
});

test('CON-11: a new ship joins a fleet that a line above forms', () => {
  const form: Order = { kind: 'FormFleet', name: 'Van', units: [unit('u1')], at: 'construction' };
  const { placeOf, failed } = afterBuilding([
    build('cruiser', 'Ares'),
    form,
    assign([ares], { kind: 'fleet', fleet: 'new:Van' }),
  ]);
  expect([placeOf('Ares'), failed]).toEqual([inFleet('f51'), []]);
});

test('CON-11: new minefields and flights go aboard who is there, and others form a fleet', () => {
  const form: Order = {
    kind: 'FormFleet',
    name: 'Van',
    units: [unit('u1'), ares],
    at: 'construction',
  };
  const { placeOf, fleets } = afterBuilding([
    build('cruiser', 'Ares'),
    build('wing', 'Talon'),
    form,
    assign([talon], { kind: 'aboard', carrier: unit('u1') }),
  ]);
  expect(fleets).toEqual(['Van']);
  expect([placeOf('Ares'), placeOf('Talon')]).toEqual([
    inFleet('f51'),
    { kind: 'aboard', carrier: unit('u1') },
  ]);
});

test('CON-11: what is not finished is left out of the order, and alone fails it', () => {
  const some = [build('cruiser', 'Ares', 3), build('cruiser', 'Talon')];
  expect(afterBuilding([...some, assign([ares, talon], toHome)]).failed).toEqual([]);
  expect(afterBuilding([...some, assign([ares], toHome)]).failed).toEqual([
    ['not-built', 'new:Ares'],
  ]);
  const aboard = { kind: 'aboard', carrier: ares } as const;
  expect(afterBuilding([...some, assign([talon], aboard)]).failed).toEqual([
    ['not-built', 'new:Talon'],
  ]);
});
