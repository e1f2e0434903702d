import { constructionPhase } from '#engine/phases/construction/phase';
import { openingPhase } from '#engine/phases/opening/phase';
import type { EmpireId, UnitId } from '#model/campaign/ids';
import { relationIdOf } from '#model/campaign/relation';
import type { CampaignState } from '#model/campaign/state';
import type { Unit } from '#model/forces/unit';
import type { ExchangeUnits } from '#model/orders/exchange-units';
import type { Order } from '#model/orders/order';
import {
  aboard,
  classId,
  type ClassName,
  type Crew,
  harbour,
  human,
  inFleet,
} from '#test/support/harbour';
import { loran, unit, wolf } from '#test/support/harbour';
import { eventsOf, runPhases } from '#test/support/run-phases';
import { unitId } from '#test/support/campaign';
import { describe, expect, test } from 'vitest';

type Lots = Readonly<{
  points?: number;
  units?: readonly string[];
  classes?: readonly ClassName[];
}>;

const exchange = (other: EmpireId, gives: Lots, takes: Lots): ExchangeUnits => ({
  kind: 'ExchangeUnits',
  with: other,
  gives: { points: gives.points ?? 0, units: (gives.units ?? []).map(unit) },
  takes: {
    points: takes.points ?? 0,
    classes: (takes.classes ?? []).map((name) => ({ design: classId(name), count: 1 })),
  },
});
const sell = (...units: readonly string[]) => exchange(loran, { units }, { points: 8 });
const buy = (...classes: readonly ClassName[]) => exchange(human, { points: 8 }, { classes });

type Parts = Omit<Parameters<typeof harbour>[0], 'crew'>;

/** Human’s Sol with these units, and Loran with 10 EP. They have a Military treaty unless `parts` says otherwise. */
function market(crew: Crew, parts: Parts = {}): CampaignState {
  const state = harbour({ crew, relation: 'military', ...parts });
  const buyer = { ...state.empires[loran]!, name: 'Loran', treasury: 10 };
  return { ...state, empires: { ...state.empires, [loran]: buyer } };
}
const trade = (state: CampaignState, mine: readonly Order[], his: readonly Order[]) =>
  runPhases([constructionPhase], state, { [human]: mine, [loran]: his });
const failuresOf = ({ events }: ReturnType<typeof trade>) =>
  eventsOf(events, 'OrderFailed').map(({ empire, because }) => [empire, because]);
const loransIn = ({ units }: CampaignState): readonly Unit[] =>
  Object.values(units).filter(({ owner }) => owner === loran);

describe('TECH-5: a sale that both have ordered', () => {
  const crew: Crew = {
    u1: ['cruiser', { name: 'Ares', condition: 'crippled', outOfSupply: 2 }],
    u2: ['cruiser'],
  };

  test('hands the unit over as it is, into a fleet of its own, for what both have said', () => {
    const sold = trade(market(crew), [sell('u1')], [buy('cruiser')]);
    expect(loransIn(sold.state)).toMatchObject([
      { id: 'loran.u1', name: 'Ares', condition: 'crippled', outOfSupply: 2, since: 3 },
    ]);
    expect(Object.values(sold.state.fleets).map(({ owner, name }) => [owner, name])).toEqual([
      [human, 'human.f1'],
      [loran, 'Sol Purchases'],
    ]);
    expect(sold.state.empires).toMatchObject({
      human: { treasury: 50, gifts: 8 },
      loran: { treasury: 2, gifts: 0 },
    });
    expect(eventsOf(sold.events, 'UnitSold')).toMatchObject([
      { unit: 'human.u1', becomes: 'loran.u1', witnesses: [{ empire: human }, { empire: loran }] },
    ]);
    expect(failuresOf(sold)).toEqual([]);
  });

  test('may be a gift, and one kind of units for another', () => {
    const given = trade(
      market(crew),
      [exchange(loran, { units: ['u1'] }, {})],
      [exchange(human, {}, { classes: ['cruiser'] })],
    );
    expect(loransIn(given.state)).toHaveLength(1);
    expect(eventsOf(given.events, 'EpGiven')).toEqual([]);
    const back: ExchangeUnits = {
      ...exchange(human, {}, { classes: ['cruiser'] }),
      gives: { points: 0, units: [unitId('loran.u1')] },
    };
    const swapped = trade(
      given.state,
      [exchange(loran, { units: ['u2'] }, { classes: ['cruiser'] })],
      [back],
    );
    expect(new Set(Object.keys(swapped.state.units))).toEqual(new Set(['human.u51', 'loran.u2']));
  });

  test('is made once for each two orders', () => {
    const sold = trade(market(crew), [sell('u1'), sell('u2')], [buy('cruiser')]);
    expect(loransIn(sold.state)).toHaveLength(1);
    expect(failuresOf(sold)).toEqual([[human, 'no-sale']]);
  });
});

test.each<readonly [string, readonly ExchangeUnits[]]>([
  ['nothing', []],
  ['another price', [exchange(human, { points: 7 }, { classes: ['cruiser'] })]],
  ['another class', [buy('carrier')]],
  ['more of it', [buy('cruiser', 'cruiser')]],
  ['the same of somebody else', [{ ...buy('cruiser'), with: loran }]],
])(
  'TECH-5, FOG-14: an empire whose partner has ordered %s is always told the same',
  (_what, his) => {
    const sold = trade(market({ u1: ['cruiser'] }), [sell('u1')], his);
    const [mine] = eventsOf(sold.events, 'OrderFailed').filter(({ empire }) => empire === human);
    expect(mine).toMatchObject({ because: 'no-sale', about: 'Loran', index: 0 });
    expect(sold.state.empires).toMatchObject({ human: { gifts: 0 }, loran: { treasury: 10 } });
    expect(loransIn(sold.state)).toEqual([]);
  },
);

test.each<readonly [string, CampaignState, string]>([
  ['that is gone', market({ u2: ['cruiser'] }), 'units-elsewhere'],
  [
    'at less than a Military treaty',
    market({ u1: ['cruiser'] }, { relation: 'trade' }),
    'no-treaty',
  ],
  [
    'that shares its cargo',
    market({
      u1: ['freighter'],
      u2: ['freighter'],
      g1: [
        'fort',
        {
          place: {
            kind: 'aboard',
            carrier: unit('u1'),
            shares: [{ carrier: unit('u2'), size: 1 }],
          },
        },
      ],
    }),
    'cargo-shared',
  ],
])(
  'TECH-5: the seller is told why it can’t sell a unit %s; the buyer is not',
  (_what, state, because) => {
    const classes = ['cruiser'] as const;
    const sold = trade(state, [sell('u1')], [buy(...classes)]);
    const buyers = because === 'no-treaty' ? 'no-treaty' : 'no-sale';
    expect(failuresOf(sold)).toEqual([
      [human, because],
      [loran, buyers],
    ]);
  },
);

test('DIP-2: nothing is sold without envoys', () => {
  const state = market({ u1: ['cruiser'] });
  const id = relationIdOf(human, loran);
  const relations = { [id]: { ...state.relations[id]!, sustained: false } };
  const sold = trade({ ...state, relations }, [sell('u1')], [buy('cruiser')]);
  expect(failuresOf(sold)).toEqual([
    [human, 'no-envoys'],
    [loran, 'no-envoys'],
  ]);
});

test('ECO-6: nobody pays more than they have, whether somebody would sell or not', () => {
  const crew: Crew = { u1: ['cruiser'], u2: ['cruiser'] };
  const orders = [buy('cruiser'), exchange(human, { points: 3 }, { classes: ['cruiser'] })];
  const sold = trade(market(crew), [exchange(loran, { units: ['u2'] }, { points: 3 })], orders);
  expect(failuresOf(sold)).toEqual([
    [loran, 'treasury-short'],
    [human, 'no-sale'],
    [loran, 'no-sale'],
  ]);
  expect(sold.state.empires[loran]?.treasury).toBe(10);
});

test('MOV-7, MOV-8: what is aboard goes with its carrier, Census too; convoys trade no more', () => {
  const crew: Crew = {
    u1: ['carrier'],
    g1: ['wing', { place: aboard('u1') }],
    u2: ['freighter', { census: 1 }],
    u3: ['freighter', { trading: true }],
  };
  const sold = trade(
    market(crew),
    [sell('u1', 'u2', 'u3')],
    [buy('carrier', 'freighter', 'freighter')],
  );
  expect(loransIn(sold.state)).toMatchObject([
    { id: 'loran.u1', design: 'carrier' },
    { design: 'wing', place: { kind: 'aboard', carrier: 'loran.u1' } },
    { design: 'freighter', census: 1 },
    { design: 'freighter', trading: false },
  ]);
});

test('MOV-7: what several convoys carry together stays aboard them all', () => {
  const place = { kind: 'aboard', carrier: unit('u1'), shares: [{ carrier: unit('u2'), size: 1 }] };
  const crew: Crew = {
    u1: ['freighter'],
    u2: ['freighter'],
    b1: ['fort', { place: place as Unit['place'] }],
  };
  const sold = trade(market(crew), [sell('u1', 'u2')], [buy('freighter', 'freighter')]);
  expect(sold.state.units['loran.u3' as UnitId]?.place).toEqual({
    kind: 'aboard',
    carrier: 'loran.u1',
    shares: [{ carrier: 'loran.u2', size: 1 }],
  });
});

test('CON-9: what is mothballed is sold as it is, and lies apart', () => {
  const crew: Crew = { u1: ['cruiser', { status: 'mothballed' }], u2: ['cruiser'] };
  const sold = trade(market(crew), [sell('u1', 'u2')], [buy('cruiser', 'cruiser')]);
  const names = Object.values(sold.state.fleets).map(({ name }) => name);
  expect(names).toEqual(['Sol Purchases', 'Sol Mothballs']);
  expect(loransIn(sold.state)[0]).toMatchObject({ status: 'mothballed' });
});

test('ENC-4: a fleet that must withdraw does so first', () => {
  const lane = 'lane' as never;
  const fleets = { f1: { at: wolf, withdrawing: { lane, turn: 3 } } };
  const state = market({ u1: ['cruiser', { place: inFleet('f1') }] }, { fleets });
  expect(failuresOf(trade(state, [sell('u1')], [buy('cruiser')]))).toEqual([
    [human, 'withdrawing'],
    [loran, 'no-sale'],
  ]);
});

test('ECO-3, TECH-6: a unit of another’s list costs its buyer more, and is counted apart', () => {
  const state = market({ u1: ['cruiser'] });
  const list = 'human' as never;
  const cruiser = {
    ...state.designs[classId('cruiser')]!,
    list,
    maintenance: { points: 2, per: 1 },
  };
  const empires = { ...state.empires, [human]: { ...state.empires[human]!, forceList: list } };
  const start = { ...state, empires, designs: { ...state.designs, [cruiser.id]: cruiser } };
  const sold = trade(start, [sell('u1')], [buy('cruiser')]);
  const rich = { ...sold.state.empires[loran]!, treasury: 5 };
  const empiresThen = { ...sold.state.empires, [loran]: rich };
  const then = { ...sold.state, turn: 4, phase: 'opening', empires: empiresThen } as const;
  const opened = runPhases([openingPhase], then);
  expect(eventsOf(opened.events, 'IncomePaid')).toMatchObject([
    { empire: human, maintenance: [] },
    { empire: loran, maintenance: [{ amount: 3 }], treasury: 2 },
  ]);
});

describe('TECH-5, DIP-13: a gift of units', () => {
  const give = exchange(loran, { units: ['u1'] }, {});
  const crew: Crew = { u1: ['cruiser', { name: 'Ares' }], u2: ['carrier'] };

  test('needs no order of the other, and both are told', () => {
    const given = trade(market(crew), [give], []);
    expect(loransIn(given.state)).toMatchObject([{ id: 'loran.u1', name: 'Ares' }]);
    expect(given.state.units[unit('u1')]).toBeUndefined();
    expect(eventsOf(given.events, 'UnitSold')).toMatchObject([
      {
        gift: true,
        witnesses: [
          { empire: human, as: 'participant' },
          { empire: loran, as: 'participant' },
        ],
      },
    ]);
    expect(failuresOf(given)).toEqual([]);
    expect(given.state.empires[loran]?.treasury).toBe(10);
  });

  test('is handed over once if the other has ordered it as well', () => {
    const taken = trade(market(crew), [give], [exchange(human, {}, { classes: ['cruiser'] })]);
    expect(loransIn(taken.state)).toHaveLength(1);
    expect(failuresOf(taken)).toEqual([]);
  });

  test('is not taken by the order of the other alone, nor for points', () => {
    const asked = trade(market(crew), [], [exchange(human, {}, { classes: ['cruiser'] })]);
    expect([loransIn(asked.state), failuresOf(asked)]).toEqual([[], [[loran, 'no-sale']]]);
    const sold = trade(market(crew), [sell('u1')], []);
    expect([loransIn(sold.state), failuresOf(sold)]).toEqual([[], [[human, 'no-sale']]]);
  });

  test('follows the rules of a sale', () => {
    const trading = trade(market(crew, { relation: 'trade' }), [give], []);
    expect(failuresOf(trading)).toEqual([[human, 'no-treaty']]);
    expect(loransIn(trading.state)).toEqual([]);
  });
});
