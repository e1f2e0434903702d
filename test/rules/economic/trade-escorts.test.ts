import { tradeEscortsIn } from '#rules/economy/trade-escorts-in';
import type { AbilityId } from '#model/forces/design';
import type { Route } from '#model/forces/route';
import type { Unit } from '#model/forces/unit';
import {
  designId,
  designOf,
  fleetId,
  fleetOf,
  systemId,
  unitId,
  unitOf,
} from '#test/support/campaign';
import { human } from '#test/support/human-and-loran';
import { expect, test } from 'vitest';

const [guard, caravan, other] = [fleetId('human.f1'), fleetId('human.f2'), fleetId('human.f3')];
const [escort, convoy, cruiser] = [designId('escort'), designId('convoy'), designId('cruiser')];
const sol = systemId('H0101');
const place = { kind: 'system', system: sol } as const;

const designs = [
  designOf({ id: escort, abilities: [{ id: 'trade' as AbilityId, rating: 1 }] }),
  designOf({ id: convoy, kind: 'convoy', civilian: true }),
  designOf({ id: cruiser }),
];
const unit = (id: string, design: typeof escort, fleet: typeof guard, trading = false) =>
  unitOf({ id: unitId(id), owner: human, design, place: { kind: 'fleet', fleet }, trading });

test.each<
  Readonly<{ name: string; route: Route | null; trading: boolean; free: readonly string[] }>
>([
  {
    name: 'it escorts a convoy that trades',
    route: { kind: 'escort', fleet: caravan },
    trading: true,
    free: ['human.u1'],
  },
  {
    name: 'the convoy does not trade',
    route: { kind: 'escort', fleet: caravan },
    trading: false,
    free: [],
  },
  { name: 'it escorts others', route: { kind: 'escort', fleet: other }, trading: true, free: [] },
  {
    name: 'it is only ordered to hold there',
    route: { kind: 'hold', system: sol },
    trading: true,
    free: [],
  },
  { name: 'nobody told it anything', route: null, trading: true, free: [] },
])('ECO-3: of a fleet with a Trade escort, where $name, $free cost nothing', (row) => {
  const route = row.route === null ? null : { route: row.route, next: 0 };
  const escorts = tradeEscortsIn({
    designs,
    fleets: {
      [guard]: { ...fleetOf({ id: guard, owner: human, at: sol }), route },
      [caravan]: fleetOf({ id: caravan, owner: human, at: sol }),
    },
    units: [
      unit('human.u1', escort, guard),
      // Beside it, but without Trade.
      unit('human.u2', cruiser, guard),
      unit('human.u3', convoy, caravan, row.trading),
      unitOf({ id: unitId('human.u4'), owner: human, design: escort, place }),
    ],
  });
  expect([...escorts]).toEqual(row.free);
});

test.each<Readonly<{ name: string; state: Partial<Unit> }>>([
  { name: 'crippled', state: { condition: 'crippled' } },
  { name: 'in reserve', state: { status: 'reserve' } },
  { name: 'mothballed', state: { status: 'mothballed' } },
  { name: 'unconverted', state: { unconverted: true } },
])('ABL-1: a Trade escort that is $name costs what it costs', ({ state }) => {
  const escorts = tradeEscortsIn({
    designs,
    fleets: {
      [guard]: {
        ...fleetOf({ id: guard, owner: human, at: sol }),
        route: { route: { kind: 'escort', fleet: caravan }, next: 0 },
      },
      [caravan]: fleetOf({ id: caravan, owner: human, at: sol }),
    },
    units: [
      { ...unit('human.u1', escort, guard), ...state },
      unit('human.u2', escort, guard),
      unit('human.u3', convoy, caravan, true),
    ],
  });
  expect([...escorts]).toEqual(['human.u2']);
});
