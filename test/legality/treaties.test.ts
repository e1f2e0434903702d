import { expect, test } from 'vitest';
import { judgeOrders } from '#legality/judge-orders';
import type { Agreement } from '#model/campaign/dealings';
import { NO_DEALINGS } from '#model/campaign/dealings';
import { type Relation, relationIdOf } from '#model/campaign/relation';
import type { CampaignState } from '#model/campaign/state';
import type { Order } from '#model/orders/order';
import { campaignOf } from '#test/support/campaign';
import { human, humanAndLoran, loran } from '#test/support/human-and-loran';
import { sol, viewOf, wolf } from './human-view.ts';

const relation = campaignOf(humanAndLoran('trade')).relations[relationIdOf(human, loran)]!;
const systems = viewOf().systems;
const withIntel: Partial<CampaignState> = {
  systems: { [sol]: { ...systems[sol]!.own!, intel: 3 } },
};

/** Low enough for every treaty. */
const CALM = { start: 8, value: 8, steps: [] };

function judge(orders: readonly Order[], part: Partial<Relation> | null = {}, rules: object = {}) {
  const relations = part === null ? {} : { [relation.id]: { ...relation, ...part } };
  const view = viewOf({ relations, ...withIntel });
  const other = view.neighbours[loran];
  const tension = part?.tensions?.[human] ?? CALM;
  const neighbours =
    other === undefined ? view.neighbours : { ...view.neighbours, [loran]: { ...other, tension } };
  return judgeOrders({ ...view, neighbours, rules: { ...view.rules, ...rules } }, orders);
}
/** Without the doubts about chances, which have a test of their own. */
const codesOf = ({ verdicts }: ReturnType<typeof judge>) =>
  verdicts.map(({ issues }) =>
    issues.map(({ code }) => code).filter((code) => code !== 'NO_CHANCE'),
  );
const offer = (what: Agreement, covert = false): Order => ({
  kind: 'OfferTreaty',
  to: loran,
  offer: what,
  covert,
  keep: false,
});
const breaks = (what: 'treaty' | 'pact', support = false): Order => ({
  kind: 'BreakTreaty',
  with: loran,
  what,
  support: support ? sol : null,
});
const declares = (part: Partial<Extract<Order, { kind: 'DeclareWar' }>> = {}): Order => ({
  kind: 'DeclareWar',
  on: loran,
  declare: 'war',
  covert: false,
  support: null,
  ...part,
});
const reveal: Order = { kind: 'RevealTreaty', with: loran };
const at = (value: number) => ({ tensions: { [human]: { start: value, value, steps: [] } } });
const offered = { by: loran, offer: 'military', covert: false, keep: false, turn: 1 } as const;
const dealings = { ...NO_DEALINGS, offers: [offered] };

test.each<readonly [string, Order, Partial<Relation> | null, readonly string[]]>([
  ['the next treaty', offer('military'), {}, []],
  ['one that comes later', offer('alliance'), {}, ['OFFER_UNFIT']],
  ['one that they have', offer('trade'), {}, ['OFFER_UNFIT']],
  ['any in a war', offer('non-aggression'), { state: 'war' }, ['OFFER_UNFIT']],
  ['an armistice in a war', offer('armistice'), { state: 'war' }, []],
  ['an armistice in peace', offer('armistice'), {}, ['OFFER_UNFIT']],
  ['a Unification of partners', offer('unification'), { state: 'partnership' }, []],
  ['a Unification of allies', offer('unification'), { state: 'alliance' }, ['OFFER_UNFIT']],
  ['a covert Unification', offer('unification', true), { state: 'partnership' }, ['OFFER_UNFIT']],
  ['a covert armistice', offer('armistice', true), { state: 'war' }, ['OFFER_UNFIT']],
  ['a pact', offer('pact'), {}, []],
  ['a pact that they have', offer('pact'), { pact: true }, ['OFFER_UNFIT']],
  ['without envoys', offer('military'), { sustained: false }, ['NO_ENVOYS']],
  ['to an empire that was never met', offer('military'), null, ['EMPIRE_UNKNOWN']],
  ['with too much tension', offer('military'), at(50), ['TOO_TENSE']],
  ['with as much as is possible', offer('military'), at(49), []],
  ['a break', breaks('treaty'), {}, []],
  ['a break without a treaty', breaks('treaty'), { state: 'war' }, ['NOTHING_TO_BREAK']],
  ['notice of a pact', breaks('pact'), { pact: true }, []],
  ['notice of no pact', breaks('pact'), {}, ['NOTHING_TO_BREAK']],
  ['notice of a pact, with support', breaks('pact', true), { pact: true }, ['NOTHING_TO_BREAK']],
  ['War', declares(), {}, []],
  ['War in a war', declares(), { state: 'war' }, ['DECLARATION_UNFIT']],
  [
    'covert Hostilities',
    declares({ declare: 'hostilities', covert: true }),
    {},
    ['DECLARATION_UNFIT'],
  ],
  ['War with a foreign system', declares({ support: wolf }), {}, ['INTEL_UNFIT']],
  ['nothing to reveal', reveal, {}, ['NOTHING_TO_REVEAL']],
  ['a covert treaty to reveal', reveal, { openly: 'non-aggression' }, []],
  ['a covert war to reveal', reveal, { dealings: { ...NO_DEALINGS, covertWars: [human] } }, []],
  [
    'a covert war of the other',
    reveal,
    { dealings: { ...NO_DEALINGS, covertWars: [loran] } },
    ['NOTHING_TO_REVEAL'],
  ],
  [
    'an offer to decline',
    { kind: 'DeclineOffer', from: loran, offer: 'military' },
    { dealings },
    [],
  ],
  [
    'no offer to decline',
    { kind: 'DeclineOffer', from: loran, offer: 'pact' },
    { dealings },
    ['OFFER_GONE'],
  ],
  [
    'their offer can’t be retracted',
    { kind: 'RetractOffer', to: loran, offer: 'military' },
    { dealings },
    ['OFFER_GONE'],
  ],
])('DIP-3, DIP-5, DIP-6, DIP-7, DIP-12: %s', (_name, order, part, codes) => {
  expect(codesOf(judge([order], part))).toEqual([codes]);
});

test('DIP-3: without Hostilities only War can be declared', () => {
  const order = declares({ declare: 'hostilities' });
  expect(codesOf(judge([order], {}, { hostilities: 'off' }))).toEqual([['DECLARATION_UNFIT']]);
  expect(codesOf(judge([order]))).toEqual([[]]);
});

test('INT-1, ECO-6: a system supports one attempt, for its Intel in points', () => {
  const judged = judge([breaks('treaty', true), declares({ support: sol })]);
  expect(codesOf(judged)).toEqual([[], ['INTEL_USED']]);
  expect(judged.verdicts.map(({ cost }) => cost)).toEqual([3, 0]);
  expect(judged.treasuryAfter).toBe(7);
});

test('OPT-22: a campaign without covert diplomacy has no pacts, no covert treaties and no covert wars', () => {
  const rules = { covertDiplomacy: 'off' } as const;
  const orders = [offer('military', true), offer('pact'), declares({ covert: true })];
  const refused = ['NO_COVERT_DIPLOMACY'];
  expect(codesOf(judge(orders, {}, rules))).toEqual([refused, refused, refused]);
  expect(codesOf(judge([offer('military'), declares()], {}, rules))).toEqual([[], []]);
  expect(codesOf(judge(orders, {}))).toEqual([[], [], []]);
});

test('DIP-6, DIP-7: one attempt against an empire in a turn', () => {
  const judged = judge([
    breaks('treaty'),
    breaks('treaty'),
    declares(),
    declares({ covert: true }),
  ]);
  expect(codesOf(judged)).toEqual([[], ['DIPLOMACY_TWICE'], [], ['DIPLOMACY_TWICE']]);
});

test('DIP-5, DIP-6, DIP-7: what is expected of each order', () => {
  const forecasts = (orders: readonly Order[], part: Partial<Relation>) =>
    judge(orders, part).verdicts.map(({ forecast }) => forecast);
  expect(forecasts([breaks('treaty', true)], at(37))).toEqual([
    'Chance: 62\u00a0% (Trade +10, tension +37, support +15). Then you are at Non-Aggression.',
  ]);
  expect(forecasts([declares({ covert: true })], at(93))).toEqual([
    'Chance: 13\u00a0% (Trade −40, in secret −40, tension +93).',
  ]);
  expect(forecasts([offer('military')], { ...at(12), dealings })).toEqual([
    'loran has offered it: it is signed this turn if nothing prevents it.',
  ]);
  expect(forecasts([offer('military')], at(12))).toEqual([
    'It is signed this turn if loran orders the same. Otherwise loran can accept it next turn.',
  ]);
  expect(forecasts([offer('unification')], { ...at(4), state: 'partnership' })).toEqual([
    'It is signed this turn if loran orders the same. Otherwise loran can accept it next turn. Then, at the end of the turn, the one of you with less system output joins the other with all it has, and is out of the game.',
  ]);
});

test.each<readonly [string, Order, number, string]>([
  ['War in spite of a treaty', declares(), 40, 'doubtful'],
  ['War with more tension', declares(), 41, 'fine'],
  ['War with support', declares({ support: sol }), 26, 'fine'],
  ['War with too little support', declares({ support: sol }), 25, 'doubtful'],
  ['a break', breaks('treaty'), 0, 'fine'],
])('DIP-6, DIP-7: an attempt that can’t succeed is doubtful: %s', (_, order, tension, verdict) => {
  const [judged] = judge([order], at(tension)).verdicts;
  expect(judged?.accepted).toBe(true);
  expect(judged?.issues.map(({ code }) => code)).toEqual(verdict === 'fine' ? [] : ['NO_CHANCE']);
});
