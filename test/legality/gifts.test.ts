import { expect, test } from 'vitest';
import { judgeOrders } from '#legality/judge-orders';
import { relationIdOf, type Relation } from '#model/campaign/relation';
import type { Order } from '#model/orders/order';
import { humanAndLoran, human, loran } from '#test/support/human-and-loran';
import { campaignOf, designId, unitId } from '#test/support/campaign';
import { sol, viewOf } from './human-view.ts';

const give = (points: number): Order => ({ kind: 'GiveEp', to: loran, points });
const relation = campaignOf(humanAndLoran('trade')).relations[relationIdOf(human, loran)]!;

function judge(orders: readonly Order[], part: Partial<Relation> | null = {}) {
  const relations = part === null ? {} : { [relation.id]: { ...relation, ...part } };
  return judgeOrders(viewOf({ relations }), orders);
}
const codesOf = ({ verdicts }: ReturnType<typeof judge>) =>
  verdicts.map(({ issues }) => issues.map(({ code }) => code));

test.each<readonly [string, number, Partial<Relation> | null, readonly string[]]>([
  ['what is in the Treasury', 10, {}, []],
  ['more than that', 11, {}, ['TREASURY_SHORT']],
  ['nothing', 0, {}, ['GIFT_UNFIT']],
  ['half a point', 0.5, {}, ['GIFT_UNFIT']],
  ['to an enemy', 2, { state: 'war' }, ['GIFT_TO_ENEMY']],
  ['to whom envoys do not get through', 2, { sustained: false }, ['NO_ENVOYS']],
  ['to an empire that was never met', 2, null, ['EMPIRE_UNKNOWN']],
  ['all at once', 11, null, ['EMPIRE_UNKNOWN', 'TREASURY_SHORT']],
])('ECO-6, DIP-2: a gift: %s', (_name, points, part, codes) => {
  expect(codesOf(judge([give(points)], part))).toEqual([codes]);
});

test('ECO-6: gifts are paid in the order of the sheet', () => {
  const judged = judge([give(7), give(4), give(3)]);
  expect(codesOf(judged)).toEqual([[], ['TREASURY_SHORT'], []]);
  expect(judged.treasuryAfter).toBe(0);
});

/** Human’s view after Loran left the game, before anybody has noted that envoys don’t reach it. */
function viewWithoutLoran(): ReturnType<typeof viewOf> {
  const { empires } = campaignOf(humanAndLoran('trade'));
  const gone = { ...empires, [loran]: { ...empires[loran]!, fellIn: 1 } };
  return viewOf({ relations: { [relation.id]: relation }, empires: gone });
}

test.each<readonly [string, Order]>([
  ['points', give(2)],
  ['maps', { kind: 'GiveMap', to: loran, systems: [sol] }],
  ['schematics', { kind: 'GiveSchematics', to: loran, design: designId('human.apollo') }],
  [
    'units',
    {
      kind: 'ExchangeUnits',
      with: loran,
      gives: { units: [unitId('human.u1')], points: 0 },
      takes: { classes: [], points: 0 },
    },
  ],
])('FOG-13: nothing is given to an empire that is out of the game: %s', (_name, order) => {
  expect(codesOf(judgeOrders(viewWithoutLoran(), [order])).flat()).toContain('EMPIRE_LEFT');
});

test('DIP-2, FOG-13: envoys reach nobody who is out of the game', () => {
  expect(relation.sustained).toBe(true);
  expect(viewWithoutLoran().neighbours[loran]?.sustained).toBe(false);
});
