import { expect, test } from 'vitest';
import { recorderOf } from '#engine/record/recorder';
import { takeSight } from '#engine/sight/take-sight';
import { rowOf } from '#kernel/collections/row-of';
import type { CampaignState } from '#model/campaign/state';
import { DEFAULT_RULE_SET, type RuleSet } from '#model/settings/rule-set';
import { fleetId, systemId } from '#test/support/campaign';
import { inputOf, looked, voyageOf } from '../movement/voyages.ts';

const A = systemId('A');
const BLUE = fleetId('blue.f1');
/** Nothing is new any more: all has been seen, and then looked at once more. */
const KNOWN = looked(
  looked(
    voyageOf({
      lanes: { 'A-B': 'major', 'B-C': 'minor' },
      owners: { A: 'red' },
      fleets: { red: { f1: ['B', 'dd'] }, blue: { f1: ['A', 'dd'] } },
    }),
  ),
);

const { systems, fleets } = KNOWN;
const grown = { ...rowOf(systems, A), census: 9 };
const gone = { ...rowOf(fleets, BLUE), place: { kind: 'system', system: systemId('C') } } as const;

test.each<[string, Partial<CampaignState>, Partial<RuleSet>, readonly string[]]>([
  ['all is as it was', {}, {}, []],
  ['people are born', { systems: { ...systems, [A]: grown } }, {}, ['SystemReported']],
  ['a fleet has gone', { fleets: { ...fleets, [BLUE]: gone } }, {}, ['ContactLost']],
  ['a turn has gone by', { turn: KNOWN.turn + 1 }, {}, ['SystemVisited', 'ContactSighted']],
  ['fog is lifted', {}, { fog: 'openHanded' }, ['SystemVisited', 'SystemReported', 'LaneCharted']],
])('FOG-3: nobody sees anything new but when %s', (_what, change, rules, types) => {
  const state = { ...KNOWN, ...change };
  const record = recorderOf(state);
  takeSight(record, inputOf(state, {}, { ...DEFAULT_RULE_SET, ...rules }));
  const seen = record.result().events.map(({ type }) => type);
  expect(seen).toEqual(types.length === 0 ? [] : expect.arrayContaining([...types]));
});
