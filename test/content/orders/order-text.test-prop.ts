import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatOrder } from '#content/orders/format-order';
import { newFleetRef } from '#content/orders/id-schemas';
import { type OrderNames, orderNamesOf } from '#content/orders/order-names';
import { ordersFile, parseOrders } from '#content/orders/parse-orders';
import { parseOrderText } from '#content/orders/parse-order-text';
import { type FleetRef, type Order, REORGANISE_AT, REPAIR_PLACES } from '#model/orders/order';
import { newUnitRef, type UnitRef } from '#model/orders/unit-ref';
import { ORDNANCE_PACKAGES } from '#model/forces/ordnance';
import { UNIT_STATUSES } from '#model/forces/unit';
import { buildUnits } from '#test/support/build-units';
import { anyBuild } from './any-build.ts';
import { anyCancel } from './any-cancel.ts';
import { anyBid } from './any-bid.ts';
import { anyDesign } from './any-design.ts';
import { anyFind } from './any-find.ts';
import { anyExchange } from './any-exchange.ts';
import { name } from './any-name.ts';
import { anyStanding } from './any-standing.ts';
import { anyMission } from './any-mission.ts';
import { anyRoute } from './any-route.ts';
import { anyText } from './any-text.ts';
import { anySiege } from './any-siege.ts';
import { anyTreatyOrder } from './any-treaty-order.ts';
import { NAMES, contact, design, empire, fleet, system, unit, work } from './names-of-a-player.ts';

const SETTINGS = { seed: 20_26, numRuns: 400 };
const newName = name.map((text) => text.normalize('NFC'));
const COUNT = 4;
const numbers = [1, 2, 3, COUNT];
const place = fc.constantFrom(...numbers.map((number) => system(`H000${number}`)));

const things: fc.Arbitrary<OrderNames> = fc
  .record({
    empires: fc.array(name, { minLength: COUNT, maxLength: COUNT }),
    systems: fc.array(name, { minLength: COUNT, maxLength: COUNT }),
    designs: fc.array(name, { minLength: COUNT, maxLength: COUNT }),
    fleets: fc.array(name, { minLength: COUNT, maxLength: COUNT }),
    units: fc.array(fc.oneof(name, fc.constant('')), { minLength: COUNT, maxLength: COUNT }),
    at: fc.array(fc.oneof(place, fc.constant(null)), { minLength: COUNT, maxLength: COUNT }),
  })
  .map(({ empires, systems, designs, fleets, units, at }) =>
    orderNamesOf({
      wayBetween: () => undefined,
      empires: numbers.map((one) => ({ id: empire(`power${one}`), name: empires[one - 1]! })),
      systems: numbers.map((one) => ({ id: system(`H000${one}`), name: systems[one - 1]! })),
      designs: numbers.map((number) => ({
        id: design(`human.d${number}`),
        name: designs[number - 1]!,
      })),
      fleets: numbers.map((number) => ({
        id: fleet(`human.f${number}`),
        name: fleets[number - 1]!,
        system: at[number - 1]!,
      })),
      units: numbers.map((number) => ({
        id: unit(`human.u${number}`),
        name: units[number - 1]!,
        system: at[number - 1]!,
      })),
      contacts: numbers.map((number) => ({ id: contact(`human.c${number}`), name: '' })),
      works: numbers.map((number) => ({ id: work(`human.w${number}`), name: units[number - 1]! })),
    }),
  );

const number = fc.constantFrom(...numbers);
const designs = number.map((one) => design(`human.d${one}`));
const units = fc.array(
  number.map((one) => unit(`human.u${one}`)),
  { minLength: 1, maxLength: 3 },
);
const at = fc.constantFrom(...REORGANISE_AT);
const small = fc.integer({ min: 1, max: 200 });

const standing = anyStanding({
  designs,
  empires: number.map((one) => empire(`power${one}`)),
  place,
  units: number.map((one) => unit(`human.u${one}`)),
  contacts: number.map((one) => contact(`human.c${one}`)),
});
const BREAKING = ['ScrapUnits', 'ScuttleUnits', 'ReverseEngineer'] as const;

/** A sheet: first the units that it builds and the fleets that it forms, then orders that may speak of them. */
const someUnit = number.map((one) => unit(`human.u${one}`));
const sheet: fc.Arbitrary<readonly Order[]> = fc
  .tuple(fc.uniqueArray(newName, { maxLength: 2 }), fc.uniqueArray(newName, { maxLength: 2 }))
  .chain(([formed, begun]) => {
    const unitRefs: fc.Arbitrary<UnitRef> =
      begun.length === 0 ? someUnit : fc.oneof(someUnit, fc.constantFrom(...begun.map(newUnitRef)));
    const builds: fc.Arbitrary<Order> = designs.map((one) =>
      buildUnits({ design: one, system: system('H0001'), count: 2, names: begun }),
    );
    const old = number.map((one): FleetRef => fleet(`human.f${one}`));
    const ref =
      formed.length === 0 ? old : fc.oneof(old, fc.constantFrom(...formed.map(newFleetRef)));
    const to = fc.oneof(
      fc.record({ kind: fc.constant('fleet' as const), fleet: ref }),
      fc.constant({ kind: 'system' as const }),
      fc.record({
        kind: fc.constant('aboard' as const),
        carrier: unitRefs,
      }),
    );
    const forms = fc.tuple(
      ...formed.map((one) =>
        fc.record({ kind: fc.constant('FormFleet' as const), name: fc.constant(one), units, at }),
      ),
    );
    const works = number.map((one) => work(`human.w${one}`));
    const order: fc.Arbitrary<Order> = fc.oneof(
      anyBuild({ designs, systems: place, count: small, names: newName }),
      fc.record({ kind: fc.constant('FundWork' as const), work: works, pay: small }),
      fc.record({
        kind: fc.constant('Rename' as const),
        of: fc.oneof(
          someUnit.map((one) => ({ kind: 'unit' as const, unit: one })),
          place.map((one) => ({ kind: 'colony' as const, system: one })),
        ),
        name: newName,
      }),
      fc.record({
        kind: fc.constant('RankWorks' as const),
        works: fc.array(works, { minLength: 1, maxLength: 3 }),
      }),
      anyCancel({ works, units: someUnit, systems: place }),
      fc.record({
        kind: fc.constant('AssignUnits' as const),
        units: fc.array(unitRefs, { minLength: 1, maxLength: 3 }),
        to,
        at,
      }),
      fc.record({
        kind: fc.constant('RepairUnits' as const),
        units,
        where: fc.constantFrom(...REPAIR_PLACES),
      }),
      fc.record({ kind: fc.constant('RefitUnits' as const), units, design: designs }),
      fc.record({
        kind: fc.constant('SetStatus' as const),
        units,
        status: fc.constantFrom(...UNIT_STATUSES),
      }),
      fc.record({ kind: fc.constantFrom(...BREAKING), units }),
      fc.record({ kind: fc.constant('ResupplyUnits' as const), ships: units }),
      fc.record({
        kind: fc.constant('SetOrdnance' as const),
        units,
        ordnance: fc.array(fc.constantFrom(...ORDNANCE_PACKAGES), { maxLength: 4 }),
      }),
      fc.record({ kind: fc.constant('LaunchStrike' as const), units, system: place }),
      anySiege(place, units, designs),
      fc.record({ kind: fc.constant('LayMinefields' as const), minefields: units }),
      fc.record({
        kind: fc.constant('RecoverMinefields' as const),
        carrier: number.map((one) => unit(`human.u${one}`)),
        minefields: units,
      }),
      fc.record({ kind: fc.constant('SetTrade' as const), convoys: units, trading: fc.boolean() }),
      fc.record({
        kind: fc.constantFrom('LoadCargo' as const, 'UnloadCargo' as const),
        carrier: number.map((one) => unit(`human.u${one}`)),
        cargo: fc.oneof(
          fc.constant({ kind: 'census' as const }),
          fc.record({ kind: fc.constant('units' as const), units }),
        ),
      }),
      fc.record({
        kind: fc.constant('LoadCargo' as const),
        carrier: number.map((one) => unit(`human.u${one}`)),
        cargo: fc.record({
          kind: fc.constant('shared' as const),
          unit: number.map((one) => unit(`human.u${one}`)),
          others: units,
        }),
      }),
      fc.record({
        kind: fc.constant('GiveMap' as const),
        to: number.map((one) => empire(`power${one}`)),
        systems: fc.array(place, { minLength: 1, maxLength: 3 }),
      }),
      anyMission({ number, place, designs }),
      fc.record({
        kind: fc.constant('GiveEp' as const),
        to: number.map((one) => empire(`power${one}`)),
        points: small,
      }),
      anyTreatyOrder(number, place),
      fc.record({ kind: fc.constant('InvestTech' as const), points: small }),
      anyDesign(name, small),
      anyExchange(number),
      fc.record({
        kind: fc.constantFrom(
          'RaiseProductivity' as const,
          'SellProductivity' as const,
          'RaiseIntel' as const,
          'Terraform' as const,
          'TakeReprisal' as const,
        ),
        system: place,
      }),
      fc.record({ kind: fc.constant('SetMartialLaw' as const), system: place, law: fc.boolean() }),
      fc.record({
        kind: fc.constant('Colonize' as const),
        convoy: someUnit,
        yieldsTo: fc.option(number.map((one) => empire(`power${one}`))),
      }),
      fc.record({
        kind: fc.constant('MoveFleet' as const),
        fleet: ref,
        path: fc.array(place, { minLength: 1, maxLength: 4 }),
      }),
      fc.record({
        kind: fc.constant('SetRoute' as const),
        fleet: ref,
        route: anyRoute(place, number),
      }),
      anyBid(place, number),
      anyFind(place, designs, number),
      fc.record({
        kind: fc.constant('SpecialiseColony' as const),
        system: place,
        to: fc.constantFrom('industrial' as const, 'agriculture' as const, null),
      }),
      fc.record({
        kind: fc.constant('ImproveLane' as const),
        explorer: number.map((one) => unit(`human.u${one}`)),
        toward: place,
      }),
      someUnit.map((base): Order => ({ kind: 'UpgradeBase', base })),
      fc.record({
        kind: fc.constant('ExploreLane' as const),
        fleet: ref,
        toward: fc.oneof(place, fc.constant(null)),
      }),
      fc.record({
        kind: fc.constant('SetStanding' as const),
        fleet: fc.oneof(
          number.map((one) => fleet(`human.f${one}`)),
          fc.constant(null),
        ),
        standing,
      }),
    );
    return fc
      .tuple(builds, forms, fc.array(order, { maxLength: 6 }))
      .map(([one, first, rest]) => [one, ...first, ...rest]);
  });

/** A way never begins where the fleet is: words could not tell it from the start. */
const isSayable = (orders: readonly Order[], names: OrderNames): boolean =>
  orders.every((order) => {
    if (order.kind !== 'MoveFleet') return true;
    const formed = orders.find(
      (one) => one.kind === 'FormFleet' && newFleetRef(one.name) === order.fleet,
    );
    const start =
      formed?.kind === 'FormFleet'
        ? names.units.bySpokenId(formed.units[0]!)?.system
        : names.fleets.bySpokenId(order.fleet)?.system;
    return order.path[0] !== start;
  });

test('law: orders → text → orders, with any names of things', () => {
  fc.assert(
    fc.property(things, sheet, (names, orders) => {
      fc.pre(isSayable(orders, names));
      const text = orders.map((order) => formatOrder(order, names)).join('\n');
      const lines = parseOrderText(text, names);
      expect(lines.flatMap(({ issues }) => issues)).toEqual([]);
      expect(lines.map(({ order }) => order)).toEqual(orders);
      expect(parseOrders(ordersFile(orders))).toEqual({ ok: true, value: orders });
    }),
    SETTINGS,
  );
});

test('law: text → parse → format → parse is the identity, and no text breaks the reader', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const read = parseOrderText(text, NAMES);
      for (const { order, issues } of read) expect(order === null).toBe(issues.length > 0);
      const orders = read.flatMap(({ order }) => order ?? []);
      const written = orders.map((order) => formatOrder(order, NAMES)).join('\n');
      expect(parseOrderText(written, NAMES).map(({ order }) => order)).toEqual(orders);
    }),
    { ...SETTINGS, numRuns: 3000 },
  );
});
