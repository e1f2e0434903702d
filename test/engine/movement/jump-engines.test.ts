import { expect, test } from 'vitest';
import { plannedReach } from '#legality/plan/planned-reach';
import { empireViewOf } from '#fog/views/empire-view-of';
import { judgeOrders } from '#legality/judge-orders';
import type { CampaignState } from '#model/campaign/state';
import { DEFAULT_RULE_SET, type RuleSet } from '#model/settings/rule-set';
import { empireId, fleetId } from '#test/support/campaign';
import { eventsOf, looked, move, sail, voyageOf, whereAre } from './voyages.ts';

const ON = { ...DEFAULT_RULE_SET, jumpEngines: 'on' } as const;
const TO_B = move('red.f1', 'B');

/** Red’s fleet is at A; a restricted lane leads from there to B. */
const world = (...ships: readonly string[]): CampaignState =>
  looked(
    voyageOf({
      lanes: { 'A-B': 'restricted' },
      owners: { A: 'red' },
      fleets: { red: { f1: ['A', ...ships] } },
    }),
  );

function judged(state: CampaignState, rules: RuleSet) {
  const about = { campaignName: 'Test', rules };
  return judgeOrders(empireViewOf({ ...state, phase: 'economic' }, empireId('red'), about), [TO_B]);
}

test.each([
  ['a Scout', ['dd', 'scout'], 'B', 'A'],
  ['an Explorer', ['pathfinder'], 'B', 'A'],
  ['a Jump ship', ['dd', 'jumper'], 'A', 'B'],
  ['a crippled Jump ship', ['dd', 'jumper!'], 'A', 'A'],
  ['nobody', ['dd'], 'A', 'A'],
] as const)('OPT-2: through a restricted lane with %s', (_name, ships, off, on) => {
  const state = world(...ships);
  for (const [rules, end] of [
    [DEFAULT_RULE_SET, off],
    [ON, on],
  ] as const) {
    expect(whereAre(sail(state, { red: [TO_B] }, rules).state)).toEqual([`red.f1 in ${end}`]);
    const { verdicts, plan } = judged(state, rules);
    expect(verdicts[0]?.accepted).toBe(end === 'B');
    expect(plannedReach(plan, fleetId('red.f1'))?.ways.length === 0).toBe(end === 'A');
  }
});

test('OPT-2: a player whose fleet moves is told what the lane requires', () => {
  const [verdict] = judged(world('scout'), ON).verdicts;
  expect(verdict?.issues.map(({ text }) => text).join()).toContain('uncrippled Jump ship');
});

test('OPT-2, MOV-3: the Jump ship goes on while others stay behind', () => {
  const state = voyageOf({
    lanes: { 'A-B': 'major', 'B-C': 'restricted' },
    standing: { red: { contested: 'go-on' } },
    fleets: { red: { f1: ['A', 'jumper', 'ca'] }, blue: { f1: ['B', 'dd'] } },
  });
  const result = sail(state, { red: [move('red.f1', 'B', 'C')] }, ON);
  expect(whereAre(result.state)).toEqual(['blue.f1 in B', 'red.f1 in C', 'red.f2 in B']);
  expect(eventsOf(result, 'FleetFormed')[0]?.units).not.toContain('red.uf10');
});
