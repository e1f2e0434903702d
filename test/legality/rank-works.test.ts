import { expect, test } from 'vitest';
import { finishedWorks } from '#legality/finishes/finished-works';
import { judgeOrders } from '#legality/judge-orders';
import type { CampaignState } from '#model/campaign/state';
import type { Order } from '#model/orders/order';
import { buildUnits } from '#test/support/build-units';
import { classId, harbour, sol, workId, wolf } from '#test/support/harbour';
import { viewOf } from './yard-orders.ts';

const rank = (...works: readonly string[]): Order => ({
  kind: 'RankWorks',
  works: works.map(workId),
});

/** The shipyard builds 10 a turn: of ships of 7, 8 and 9 at Sol the first is finished now. */
const state = harbour({
  crew: { y1: ['yard'] },
  works: {
    w1: { cost: 7, name: 'Ajax' },
    w2: { cost: 8, name: 'Bellona' },
    w3: { cost: 9, name: 'Ceres' },
    w4: { cost: 5, cancelled: true },
    w5: { cost: 5, system: wolf },
  },
});

const codesOf = (orders: readonly Order[], of: CampaignState = state) =>
  judgeOrders(viewOf(of), orders).verdicts.map(({ issues }) => issues.map(({ code }) => code));

test.each<readonly [string, readonly Order[], readonly (readonly string[])[]]>([
  ['of some units at a place', [rank('w3', 'w1')], [[]]],
  ['twice', [rank('w3'), rank('w2')], [[], []]],
  ['not of what is not under construction', [rank('w3', 'w9')], [['WORK_UNKNOWN']]],
  ['not of what was cancelled', [rank('w4')], [['WORK_CANCELLED']]],
  [
    'not of what an earlier order cancels',
    [{ kind: 'CancelWork', work: workId('w3') }, rank('w3')],
    [[], ['WORK_CANCELLED']],
  ],
  ['not of one unit twice', [rank('w3', 'w3')], [['WORK_TWICE']]],
  ['not of units at two places', [rank('w3', 'w5')], [['PLACES_DIFFER']]],
  ['not of nothing', [rank()], [['WORK_UNKNOWN']]],
])('CON-1: an order of priority: %s', (_name, orders, codes) => {
  expect(codesOf(orders)).toEqual(codes);
});

test('CON-1: a refusal for units at two places names both', () => {
  const [verdict] = judgeOrders(viewOf(state), [rank('w3', 'w5')]).verdicts;
  expect(verdict?.issues.map(({ text }) => text).join(' ')).toMatch(/Sol and H0102/u);
});

const LATER = 'Units that you begin this turn can be ranked from next turn.';

test.each([
  [
    'what is not there',
    [rank('w8', 'w3', 'w9')],
    [
      `You have no unit w8 under construction. ${LATER}`,
      `You have no unit w9 under construction. ${LATER}`,
    ],
  ],
  [
    'what the sheet cancels',
    [{ kind: 'CancelWork', work: workId('w3') } as const, rank('w3', 'w1')],
    ['Unit w3 is cancelled. Leave it out.'],
  ],
  ['what was cancelled', [rank('w4')], ['Unit w4 is cancelled. Leave it out.']],
])('CON-1: a refusal names %s', (_name, orders, texts) => {
  const { verdicts } = judgeOrders(viewOf(state), orders);
  expect(verdicts.at(-1)?.issues.map(({ text }) => text)).toEqual(texts);
});

/** The turns in which the ships at Sol are finished by a sheet. */
function turnsOf(orders: readonly Order[]) {
  const { plan, legal } = judgeOrders(viewOf(state), orders);
  const finishes = finishedWorks(plan, legal);
  return ['Ajax', 'Bellona', 'Ceres'].map(
    (name) => finishes.find(({ text }) => text.includes(name))?.turn,
  );
}

test('CON-1: what is finished when heeds the order of priority of the sheet', () => {
  expect(turnsOf([])).toEqual([3, 4, 5]);
  expect(turnsOf([rank('w3', 'w2')])).toEqual([5, 4, 3]);
  expect(turnsOf([rank('w2'), rank('w3')])).toEqual([5, 4, 3]);
});

test('CON-1: what is finished when heeds units that the sheet begins and puts first', () => {
  const dora = { design: classId('cruiser'), system: sol, names: ['Dora'], first: true } as const;
  const build = buildUnits(dora);
  expect(turnsOf([build])).toEqual([4, 5, 6]);
  expect(turnsOf([build, rank('w2')])).toEqual([5, 3, 6]);
});

test('CON-1: what is finished when heeds the order of priority from an earlier turn', () => {
  const ranked = { ...state.works[workId('w2')]!, rank: 1 };
  const later = { ...state, works: { ...state.works, [ranked.id]: ranked } };
  const { plan, legal } = judgeOrders(viewOf(later), []);
  const texts = finishedWorks(plan, legal).filter(({ turn }) => turn === 3);
  expect(texts.map(({ text }) => text).join()).toContain('Bellona');
});
