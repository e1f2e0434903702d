import { expect, test } from 'vitest';
import type { RuleSet } from '#model/settings/rule-set';
import { brokenInvariants } from '#rules/invariants/broken-invariants';
import type { GoldenCampaign } from './golden-campaign.ts';
import { goldenRun } from './golden-run.ts';
import { IRON_RING } from './iron-ring.ts';

/** Through the landing at Hive, the conquests of Comb and Wax, and the independence of Wax. */
const TURNS = 8;

/** Iron Ring with another setting; its orders are the same, so a late one may name what isn't there. */
function playedWith(setting: Readonly<Record<string, unknown>>): GoldenCampaign {
  const scenario = JSON.parse(IRON_RING.scenario()) as Readonly<{ settings: object }>;
  const settings = { ...scenario.settings, ...setting };
  const text = JSON.stringify({ ...scenario, settings });
  return { ...IRON_RING, scenario: () => text, turns: TURNS };
}

test.each<readonly [keyof RuleSet, unknown]>([
  ['invasionPenalty', 'minus'],
  ['counterAttack', 'on'],
  ['beachhead', 'damage'],
  ['beachheadLanding', 'same'],
  ['invasionNeedsSuperiority', 'off'],
  ['conqueredIntel', 'half'],
  ['rebelWorld', 'unowned'],
  ['bombardmentSurrender', 'on'],
  ['massDriverCap', 1],
  ['shock', 'on'],
])('Iron Ring keeps all invariants with %s = %s', (setting, value) => {
  const phases = goldenRun(playedWith({ [setting]: value })).flatMap((turn) => turn.phases);
  expect(phases.flatMap(({ state }) => brokenInvariants(state))).toEqual([]);
  expect(phases.at(-1)?.state.turn).toBe(TURNS + 1);
});
