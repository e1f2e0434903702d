import { expect, test } from 'vitest';
import { empireViewOf } from '#fog/views/empire-view-of';
import { judgeOrders } from '#legality/judge-orders';
import { casusBelliIdOf } from '#model/campaign/effect';
import { TREATIES } from '#model/campaign/dealings';
import type { DiplomaticState } from '#model/campaign/relation';
import type { CampaignState } from '#model/campaign/state';
import type { Order } from '#model/orders/order';
import { systemId } from '#test/support/campaign';
import { eventsOf } from '../movement/voyages.ts';
import { blue, breaks, declares, ON, play, red, worldOf } from './treaty-world.ts';

/** The chance that the verdict of an order tells red. */
function told(state: CampaignState, order: Order): number {
  const view = empireViewOf(state, red, { campaignName: 'Test', rules: ON });
  const [verdict] = judgeOrders(view, [order]).verdicts;
  return Number(/Chance: (\d+)/u.exec(verdict?.forecast ?? '')?.[1]);
}

/** Blue made a surprise attack two turns ago, and red has a reason for war on it. */
function provoked(state: CampaignState): CampaignState {
  const id = casusBelliIdOf(red, blue, state.turn - 1);
  const subject = { kind: 'system', system: systemId('B') } as const;
  const times = { begins: state.turn - 1, ends: state.turn };
  const reason = { id, kind: 'casus-belli', owner: red, subject, amount: 15, ...times } as const;
  const attacker = { ...state.empires[blue]!, surpriseAttack: state.turn - 2 };
  return {
    ...state,
    effects: { ...state.effects, [id]: reason },
    empires: { ...state.empires, [blue]: attacker },
  };
}

const covertly = declares('blue', { covert: true });
const coldly = declares('blue', { declare: 'hostilities' });
const supported = { ...declares('blue'), support: systemId('A') } as Order;
const ATTEMPTS: readonly (readonly [string, Order])[] = [
  ['a declaration', declares('blue')],
  ['a covert one', covertly],
  ['one of Hostilities', coldly],
  ['one with support', supported],
  ['a break', breaks('blue')],
  ['a break with support', breaks('blue', 'A')],
];
const STATES: readonly DiplomaticState[] = [
  'non-intercourse',
  ...TREATIES.filter((treaty) => treaty !== 'unification'),
];

test.each(ATTEMPTS)(
  'DIP-6, DIP-7: what its verdict says of %s is what is rolled for',
  (_, order) => {
    for (const between of STATES) {
      if (order.kind === 'BreakTreaty' && between === 'non-intercourse') continue;
      for (const tension of [0, 23, 68, 97]) {
        for (const change of [(state: CampaignState) => state, provoked]) {
          const state = change(worldOf({ 'red/blue': between }, { tense: { red: tension } }));
          const [roll] = eventsOf(
            play(state, { red: [order] }, { dice: [100] }),
            'DiplomacyRolled',
          );
          expect(told(state, order), `${between} ${String(tension)}`).toBe(roll?.chance);
        }
      }
    }
  },
);
