import { empireViewOf } from '#fog/views/empire-view-of';
import { judgeOrders } from '#legality/judge-orders';
import { CIVILIAN_BASES } from '#model/campaign/civilian-bases';
import type { Unit } from '#model/forces/unit';
import type { Order } from '#model/orders/order';
import { findsStart } from '#test/engine/discovery/finds-world';
import { buildUnits } from '#test/support/build-units';
import { designId, unitId, unitOf } from '#test/support/campaign';
import { human } from '#test/support/human-and-loran';
import { expect, test } from 'vitest';

const [small, medium, large] = CIVILIAN_BASES;
const base = unitId('human.u90');
const upgrade: Order = { kind: 'UpgradeBase', base };
const { state, rules } = findsStart({
  hub: { anomalies: ['Ruins'] },
  atHub: { human: ['Convoy', 'Convoy'] },
  settings: { civilianBases: 'on', scienceInstitutes: 'with' },
});
const home = state.empires[human]!.homeworld;
const hub = Object.values(state.systems).find(({ name }) => name === 'Hub')!.id;
const found = (design = small!, system = hub, count = 1): Order =>
  buildUnits({ design, system, source: 'convoy', count });
const institute = designId('institutes.science-institute');

type Row = Readonly<{
  name: string;
  orders: readonly Order[];
  part?: Partial<Unit>;
  treasury?: number;
  codes: readonly (readonly string[])[];
}>;

test.each<Row>([
  { name: 'a small base is upgraded', orders: [upgrade], codes: [[]] },
  {
    name: 'a large one is not',
    orders: [upgrade],
    part: { design: large! },
    codes: [['NOT_UPGRADABLE']],
  },
  {
    name: 'a crippled one is not',
    orders: [upgrade],
    part: { condition: 'crippled' },
    codes: [['BASE_UNFIT']],
  },
  { name: 'it is upgraded once', orders: [upgrade, upgrade], codes: [[], ['BASE_RESTS']] },
  { name: 'it takes 40 EP', orders: [upgrade], treasury: 39, codes: [['TREASURY_SHORT']] },
  {
    name: 'it is upgraded or scrapped',
    orders: [upgrade, { kind: 'ScrapUnits', units: [base] }],
    codes: [[], ['SCRAP_RESTING']],
  },
  {
    name: 'nobody upgrades a base that they do not have',
    orders: [{ kind: 'UpgradeBase', base: unitId('human.u91') }],
    codes: [['UNIT_UNKNOWN']],
  },
  { name: 'a small one is founded', orders: [found()], codes: [[]] },
  { name: 'two at once are not', orders: [found(small, hub, 2)], codes: [['one-is-there']] },
  { name: 'nor one after the other', orders: [found(), found()], codes: [[], ['one-is-there']] },
  {
    name: 'nor where there is one',
    orders: [found(small, home)],
    codes: [['no-convoy', 'one-is-there']],
  },
  { name: 'a medium one is not founded', orders: [found(medium)], codes: [['only-upgraded']] },
  {
    name: 'an institute teaches nobody where no colony is',
    orders: [found(institute)],
    codes: [['INSTITUTE_IDLE']],
  },
  {
    name: 'an institute needs ruins',
    orders: [found(institute, home)],
    codes: [['no-convoy', 'no-ruins']],
  },
])('OPT-21, OPT-11: $name', ({ orders, codes, part, treasury = 200 }) => {
  const place = { kind: 'system', system: home } as const;
  const unit = { ...unitOf({ id: base, owner: human, design: small!, place }), ...part };
  const asked = {
    ...state,
    phase: 'economic',
    empires: { ...state.empires, [human]: { ...state.empires[human]!, treasury } },
    units: { ...state.units, [base]: unit },
  } as const;
  const view = empireViewOf(asked, human, { campaignName: 'Test', rules });
  const { verdicts } = judgeOrders(view, orders);
  expect(verdicts.map(({ issues }) => issues.map(({ code }) => code))).toEqual(codes);
});
