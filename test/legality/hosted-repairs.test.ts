import { empireViewOf } from '#fog/views/empire-view-of';
import type { EmpireView } from '#fog/views/empire-view';
import { brandAs } from '#kernel/brand/brand';
import { judgeOrders } from '#legality/judge-orders';
import type { ContactId } from '#model/campaign/ids';
import { type Hosted, projectIdOf } from '#model/campaign/project';
import type { Relation } from '#model/campaign/relation';
import type { CampaignState } from '#model/campaign/state';
import { projectsList } from '#report/sections/projects';
import { repairsTable } from '#report/sections/order-form/repairs-table';
import { namesOfView } from '#report/sentences/names-of-view';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import { classId, type Crew, harbour, human, loran, sol, unit } from '#test/support/harbour';
import { expect, test } from 'vitest';
import { codesIn, HURT, repair, viewOf } from './yard-orders.ts';

type Sighting = Readonly<{ condition?: 'sound' | 'crippled'; current?: boolean; count?: number }>;

/** Humans at Sol who see a depot of the Loran there. */
function guests(crew: Crew, relation: Relation['state'], seen: Sighting = {}): CampaignState {
  const state = harbour({ crew, relation, system: { owner: loran } });
  const { condition = 'sound', current = true, count = 1 } = seen;
  const id = brandAs<ContactId>('human.c1');
  const contact = {
    id,
    viewer: human,
    owner: loran,
    subject: { kind: 'garrison', owner: loran, system: sol },
    place: { kind: 'system', system: sol },
    groups: [{ design: classId('depot'), kind: 'base', condition, count }],
    seen: { turn: 3, source: 'presence' },
    ships: [],
    told: null,
    current,
    cameFrom: null,
    leftFor: null,
  } as const;
  return { ...state, contacts: { [id]: contact } };
}

const ONE: Crew = { u1: ['cruiser', HURT] };
const THREE: Crew = { ...ONE, u2: ['cruiser', HURT], u3: ['cruiser', HURT] };

test.each<
  Readonly<{
    name: string;
    relation?: Relation['state'];
    crew?: Crew;
    seen?: Sighting;
    codes: readonly string[];
  }>
>([
  { name: 'the depot of a Military partner', codes: ['REPAIR_BY_PARTNERS'] },
  { name: 'that of an ally', relation: 'alliance', codes: ['REPAIR_BY_PARTNERS'] },
  { name: 'that of a Trade partner', relation: 'trade', codes: ['REPAIR_no-helper'] },
  { name: 'a crippled one', seen: { condition: 'crippled' }, codes: ['REPAIR_no-helper'] },
  { name: 'one that was seen once', seen: { current: false }, codes: ['REPAIR_no-helper'] },
  { name: 'own Supply ships', crew: { ...ONE, h1: ['tender'], h2: ['tender'] }, codes: [] },
])('CON-5, DIP-10: a field repair by $name: $codes', (row) => {
  const { relation = 'military', crew = ONE, seen = {} } = row;
  const judged = judgeOrders(viewOf(guests(crew, relation, seen)), [repair('field', 'u1')]);
  expect(codesIn(judged)).toEqual([row.codes]);
});

test.each([
  {
    orders: [repair('field', 'u1', 'u2', 'u3')],
    codes: [['REPAIR_BY_PARTNERS', 'REPAIR_BY_PARTNERS', 'REPAIR_no-helper']],
  },
  {
    orders: [repair('field', 'u1', 'u2'), repair('field', 'u3')],
    codes: [['REPAIR_BY_PARTNERS', 'REPAIR_BY_PARTNERS'], ['REPAIR_no-helper']],
  },
])('CON-5: a partner’s depot that is seen has 10 points for a whole sheet: $codes', (row) => {
  const { orders, codes } = row;
  expect(codesIn(judgeOrders(viewOf(guests(THREE, 'military')), orders))).toEqual(codes);
});

test('CON-5: a player who needs a partner’s depot is told whose, and that it may have nothing left', () => {
  const judged = judgeOrders(viewOf(guests(ONE, 'military')), [repair('field', 'u1')]);
  const [text] = judged.verdicts.flatMap(({ issues }) => issues.map((one) => one.text));
  expect(text).toContain('4 points of depots of your partners');
  expect(text).toContain('nothing is paid');
  expect(judged.legal).toHaveLength(1);
});

/** A repair that takes until turn 4 with points of a partner's depot. */
function lasting(state: CampaignState, owner: typeof human, host: Hosted): CampaignState {
  const id = projectIdOf('field-repair', unit('u9'));
  const subject = {
    kind: 'unit',
    unit: unit('u9'),
    to: null,
    helpers: [],
    hosted: [host],
  } as const;
  const project = {
    id,
    kind: 'field-repair',
    owner,
    paid: host.points,
    ready: 4,
    subject,
  } as const;
  const u9 = { ...state.units[unit('u1')]!, id: unit('u9'), owner };
  return { ...state, units: { ...state.units, [u9.id]: u9 }, projects: { [id]: project } };
}

test('OPT-6: what a repair takes of a partner’s depot since an earlier turn is not there for another', () => {
  const host = { owner: loran, system: sol, points: 8 };
  const view = viewOf(lasting(guests(ONE, 'military'), human, host));
  expect(codesIn(judgeOrders(view, [repair('field', 'u1')]))).toEqual([['REPAIR_no-helper']]);
  expect(repairsTable(view, namesOfView(view))).toEqual([]);
});

const textOf = (view: EmpireView): string => JSON.stringify(projectsList(view, namesOfView(view)));

test('OPT-6: what own depots give a partner is not there for own repairs, and the sheet tells it', () => {
  const host = { owner: human, system: sol, points: 8 };
  const crew: Crew = { ...ONE, d1: ['depot'] };
  const state = lasting(harbour({ crew, relation: 'military' }), loran, host);
  const view = viewOf(state);
  expect(codesIn(judgeOrders(view, [repair('field', 'u1')]))).toEqual([['REPAIR_no-helper']]);
  expect(textOf(view)).toContain('8 points of your depots repair units of');
  expect(textOf(view)).toContain('up to turn 4');
  const info = { campaignName: 'Test', rules: DEFAULT_RULE_SET };
  expect(textOf(empireViewOf(state, loran, info))).toContain('with 8 points of depots of');
});

test('CON-5: the sheet offers the repair that a partner’s depot can do', () => {
  const view = viewOf(guests(ONE, 'military'));
  expect(JSON.stringify(repairsTable(view, namesOfView(view)))).toContain('50% of 7');
});
