import { expect, test } from 'vitest';
import type { MachinePlayer } from '#model/campaign/machine-player';
import { planAtWar, type Ships } from './at-war.ts';

const apollos = (count: number, at: string): Ships => ({ class: 'Apollo', count, at });
const lidas = (count: number, at: string): Ships => ({ class: 'Lida', count, at });

type Plan = ReturnType<typeof planAtWar>;

/** Where its ships go to attack or to gather. */
const strikesOf = ({ moves }: Plan) =>
  moves.flatMap(({ to, why }) => {
    const [, what] = /(belongs to an enemy|gathers for an attack)/u.exec(why) ?? [];
    return what === undefined ? [] : [{ to, what }];
  });
const ATTACKS = 'belongs to an enemy';
const GATHERS = 'gathers for an attack';

test('a fleet gathers at the last place in supply on the way before it attacks', () => {
  const own = [apollos(21, 'Alpha Centauri'), apollos(19, "Barnard's Star")];
  const plan = planAtWar({ own });
  expect(strikesOf(plan)).toEqual([
    { to: 'Wolf 359', what: GATHERS },
    { to: 'Alpha Centauri', what: GATHERS },
  ]);
});

test('a fleet that is enough by itself goes on, wherever it is, instead of back to where others would gather', () => {
  const plan = planAtWar({ own: [apollos(40, 'Alpha Centauri')] });
  expect(strikesOf(plan)).toEqual([{ to: '82 Eridani', what: ATTACKS }]);
});

test('it attacks once enough of the fleet is together, and says what it expects and brings', () => {
  const own = [apollos(30, 'Wolf 359'), apollos(9, 'Sol')];
  const plan = planAtWar({ own, seen: [lidas(5, '82 Eridani')] });
  expect(strikesOf(plan)).toEqual([
    { to: 'Delta Pavonis', what: ATTACKS },
    { to: 'Wolf 359', what: GATHERS },
  ]);
  expect(plan.moves.find(({ to }) => to === 'Delta Pavonis')?.why).toBe(
    'Delta Pavonis belongs to an enemy. It expects a strength of 30 there, and brings 177.',
  );
});

test('those who come later would be beaten one by one: half of the fleet waits for the other', () => {
  const own = [apollos(22, 'Wolf 359'), apollos(17, "Barnard's Star")];
  expect(strikesOf(planAtWar({ own, seen: [lidas(5, '82 Eridani')] }))).toEqual([
    { to: 'Alpha Centauri', what: GATHERS },
  ]);
});

test('it attacks nobody who is too strong, and counts those who may come to help', () => {
  const own = [apollos(30, 'Wolf 359'), apollos(9, 'Sol')];
  const plan = planAtWar({ own, seen: [lidas(30, '82 Eridani')] });
  expect(strikesOf(plan).filter(({ what }) => what === ATTACKS)).toEqual([]);
});

test('a homeworld that nobody has seen for long is not taken for an open one', () => {
  const own = [apollos(10, 'Wolf 359')];
  const settings = { raiders: 'off' };
  const attackIn = (turn: number) =>
    strikesOf(planAtWar({ own, settings, turn })).some(
      ({ to, what }) => to === 'Delta Pavonis' && what === ATTACKS,
    );
  expect([attackIn(2), attackIn(30)]).toEqual([true, false]);
});

/** How many ships go home as its guard. */
function guardOf(plan: Plan): number {
  const guard = plan.moves.find(({ why }) => why === 'It guards Sol.')?.fleet;
  const formed = plan.noted.flatMap(({ order }) =>
    order.kind === 'FormFleet' && `new:${order.name}` === guard ? [order.units.length] : [],
  );
  return formed[0] ?? 0;
}

test('where there are raiders, more ships guard the homeworld', () => {
  const own = [apollos(20, 'Alpha Centauri')];
  const [off, on] = ['off', 'on'].map((raiders) =>
    guardOf(planAtWar({ own, settings: { raiders } })),
  );
  expect({ off, on }).toEqual({ off: 4, on: 6 });
});

const far = { own: [apollos(30, 'Wolf 359'), apollos(8, 'Sol')], depots: ['Sol'] };
const hermes: Ships = { class: 'Hermes', count: 2, at: 'Wolf 359' };

test('SUP-6: beyond the reach of its depots it attacks only with Supply ships that feed it there', () => {
  const seen = [lidas(14, '82 Eridani')];
  const attacks = (own: readonly Ships[]) =>
    strikesOf(planAtWar({ ...far, own, seen })).some(({ what }) => what === ATTACKS);
  expect(attacks(far.own)).toBe(false);
  expect(attacks([...far.own, hermes])).toBe(true);
});

test('SUP-1: the more convoys wait at home, the more ships guard it', () => {
  const own = [apollos(24, 'Alpha Centauri')];
  const [few, many] = [1, 7].map((count) =>
    guardOf(
      planAtWar({
        own: [...own, { class: 'Convoy', count, at: 'Sol', aboard: [] }],
        settings: { raiders: 'on' },
      }),
    ),
  );
  expect(many).toBeGreaterThan(few! + 3);
});

const STANDARD: MachinePlayer = { level: 'standard', personality: 'balanced' };

test.each([
  ['84 of 100', 84, false],
  ['85 of 100', 85, true],
  ['nobody can tell, and it is strong enough', null, true],
] as const)('it asks for odds before it attacks what it has seen: %s', (_title, odds, attacks) => {
  const own = [apollos(30, 'Wolf 359'), apollos(9, 'Sol')];
  const plan = planAtWar({ own, seen: [lidas(5, 'Delta Pavonis')], odds: () => odds });
  expect(strikesOf(plan).some(({ what }) => what === ATTACKS)).toBe(attacks);
});

test('with good odds a hard machine attacks where a standard one, which compares strengths, waits', () => {
  const world = { own: [apollos(40, 'Wolf 359')], seen: [lidas(6, 'Delta Pavonis')] };
  const attacks = (player: MachinePlayer): boolean =>
    strikesOf(planAtWar({ ...world, player, odds: () => 90 })).some(({ what }) => what === ATTACKS);
  expect(attacks({ level: 'hard', personality: 'balanced' })).toBe(true);
  expect(attacks(STANDARD)).toBe(false);
});

test.each([
  [29, true],
  [30, false],
] as const)('a fleet with odds of %i in 100 where enemies are leaves: %s', (odds, leaves) => {
  const plan = planAtWar({
    own: [apollos(9, 'Wolf 359')],
    seen: [lidas(2, 'Wolf 359')],
    odds: () => odds,
  });
  expect(plan.moves.some(({ why }) => why.endsWith('are too strong, so it withdraws.'))).toBe(
    leaves,
  );
});
