import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { judgeOrders } from '#legality/judge-orders';
import { DOCTRINE_NAMES, DOCTRINES, type DoctrineName } from '#model/forces/doctrines';
import { DEFAULT_STANDING_ORDERS, type StandingOrders } from '#model/forces/standing-orders';
import { doctrineOf } from '#rules/forces/doctrine-of';
import { wantsEncounter } from '#rules/movement/wants-encounter';
import { codesIn, viewOf } from '#test/legality/yard-orders';
import { empireId, fleetId } from '#test/support/campaign';
import { harbour } from '#test/support/harbour';

const start = harbour({ crew: { u1: ['cruiser'] } });

test.each(DOCTRINE_NAMES)('ENC-5: a fleet may be told to follow the doctrine %s', (name) => {
  const { standing } = DOCTRINES[name];
  const order = { kind: 'SetStanding', fleet: fleetId('human.f1'), standing } as const;
  expect(codesIn(judgeOrders(viewOf(start), [order]))).toEqual([[]]);
});

test('ENC-5: by the book is what holds until a player says otherwise', () => {
  expect({ ...DEFAULT_STANDING_ORDERS, ...DOCTRINES['by-the-book'].standing }).toEqual(
    DEFAULT_STANDING_ORDERS,
  );
});

test.each([
  ['by-the-book', 80],
  ['aggressive', 60],
  ['cautious', 120],
  ['raider', 150],
  ['convoy-guard', null],
  ['last-stand', 0],
  ['picket', null],
] as const)('ENC-5: %s begins an encounter from %s percent on', (name, percent) => {
  const wants = (strength: number) =>
    wantsEncounter({
      standing: { ...DEFAULT_STANDING_ORDERS, ...DOCTRINES[name].standing },
      against: empireId('loran'),
      stance: 'enemy',
      isOwner: false,
      own: { strength, units: 1 },
      theirs: { strength: 100, unknown: 0 },
    });
  expect(wants(1000)).toBe(percent !== null);
  if (percent === null) return;
  expect(wants(percent)).toBe(true);
  expect(percent > 0 && wants(percent - 1)).toBe(false);
});

const of = (name: DoctrineName, changed: Partial<StandingOrders> = {}) =>
  doctrineOf({ ...DOCTRINES[name].standing, ...changed });

test('ENC-5: standing orders are called by a doctrine, though places, classes and three things differ', () => {
  expect(DOCTRINE_NAMES.map((name) => of(name))).toEqual(
    DOCTRINE_NAMES.map((doctrine) => ({ doctrine, changes: 0 })),
  );
  expect(of('cautious', { withdrawTo: null, stayFirst: [] })?.changes).toBe(0);
  const three = { refuseBelow: 1, direct: [], pursue: true } as const;
  expect(of('cautious', three)).toEqual({ doctrine: 'cautious', changes: 3 });
  expect(of('cautious', { ...three, ram: 'all' })).toBeNull();
  expect(doctrineOf({ pursue: false })).toBeNull();
});

test('the page of orders tells of every doctrine', () => {
  const page = readFileSync(new URL('../../../docs/formats/orders.md', import.meta.url), 'utf8');
  for (const name of DOCTRINE_NAMES) {
    expect(page).toContain(`| \`${name}\` | ${DOCTRINES[name].says} |`);
  }
});
