import { openingPhase } from '#engine/phases/opening/phase';
import { scriptedDice } from '#kernel/dice/scripted-dice';
import { ledgerTotal } from '#kernel/reasons/ledger';
import type { CampaignState } from '#model/campaign/state';
import type { RollPurpose } from '#model/rolls/roll-purpose';
import { DEFAULT_RULE_SET, type RuleSet } from '#model/settings/rule-set';
import { inputOf } from '#test/engine/movement/voyages';
import { ashore } from '#test/support/ashore';
import {
  campaignOf,
  designId,
  designOf,
  empireOf,
  systemId,
  systemOf,
} from '#test/support/campaign';
import { human, loran } from '#test/support/human-and-loran';
import { idsOf } from '#test/support/ids-of';
import { eventsOf } from '#test/support/run-phases';
import { expect, test } from 'vitest';

const [sol, kili] = idsOf(systemId, 'H0101', 'H0102');
const [convoy, depot] = idsOf(designId, 'convoy', 'depot');
const maintenance = { points: 1, per: 1 };
const D6 = { ...DEFAULT_RULE_SET, offMapTrade: 'd6' } as const;

/** Sol and Kili side by side, two lanes off the map at Kili, where Human trades. */
function trading(isOpen = true): CampaignState {
  return campaignOf({
    empires: [empireOf({ id: human }), empireOf({ id: loran })],
    relations: [{ a: human, b: loran, state: isOpen ? 'trade' : 'war' }],
    designs: [
      designOf({ id: convoy, kind: 'convoy', civilian: true, maintenance }),
      designOf({ id: depot, kind: 'base', role: 'depot', civilian: true, maintenance }),
    ],
    systems: [
      systemOf({ id: sol, name: 'Sol', owner: human }),
      systemOf({ id: kili, name: 'Kili', owner: loran, offMapLanes: 2 }),
    ],
    lanes: [{ a: sol, b: kili, class: 'minor' }],
    units: [ashore('human.u1', depot, sol), ashore('human.u2', convoy, kili, { trading: true })],
  });
}

/** An opening on dice that must all be rolled. */
function open(state: CampaignState, rules: RuleSet, ...values: readonly number[]) {
  const lines = values.length === 0 ? [] : [{ purpose: 'off-map trade', values, faces: 6 }];
  const dice = scriptedDice<RollPurpose>(lines);
  const result = openingPhase.run({ ...inputOf({ ...state, phase: 'opening' }, {}, rules), dice });
  if (!result.done) throw new Error('an opening asks nothing');
  dice.assertExhausted();
  const commerce = eventsOf(result.events, 'IncomePaid').map((one) => ledgerTotal(one.commerce));
  return { ...result, commerce };
}

test('OPT-10: offMapTrade = fixed: 5 for the route, its host has a point, no die is rolled', () => {
  const { commerce, state } = open(trading(), DEFAULT_RULE_SET);
  expect(commerce).toEqual([5, 1]);
  expect(state.systems[kili]?.offMapTrade).toBeNull();
});

test('OPT-10: offMapTrade = d6: a die for each lane, the best is kept and never rolled again', () => {
  const first = open(trading(), D6, 2, 3);
  expect(first.commerce).toEqual([3, 1]);
  expect(first.state.systems[kili]?.offMapTrade).toBe(3);
  expect(open(first.state, D6).commerce).toEqual([3, 1]);
});

test('OPT-10: the trader and the empire that controls the system learn it', () => {
  const [rolled] = eventsOf(open(trading(), D6, 6, 1).events, 'OffMapTradeRolled');
  expect(rolled).toMatchObject({ cite: 'OPT-10', system: kili, value: 6 });
  expect(rolled?.witnesses).toEqual([
    { empire: human, as: 'owner' },
    { empire: loran, as: 'owner' },
  ]);
});

test('OPT-10: where no route is open nothing is rolled', () => {
  expect(open(trading(false), D6).commerce).toEqual([0, 0]);
});
