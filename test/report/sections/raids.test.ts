import { expect, test } from 'vitest';
import { empireViewOf } from '#fog/views/empire-view-of';
import type { ContactId } from '#model/campaign/ids';
import type { Contact } from '#model/campaign/knowledge';
import type { CampaignState } from '#model/campaign/state';
import { DEFAULT_RULE_SET, type RuleSet } from '#model/settings/rule-set';
import { raidBlocks } from '#report/sections/raids';
import { voyageOf } from '#test/engine/movement/voyages';
import { ashore } from '#test/support/ashore';
import { empireId } from '#test/support/campaign';

const red = empireId('red');
/** A with a depot, a convoy, a ship and a flight aboard is red's, B is red's too. */
const world = (): CampaignState =>
  voyageOf({
    lanes: { 'A-B': 'minor' },
    owners: { A: 'red', B: 'red' },
    fleets: { red: { f1: ['A', 'convoy', 'dd'] } },
    units: [ashore('red.u9', 'depot', 'A')],
  });

function chancesIn(state: CampaignState, rules: Partial<RuleSet> = {}) {
  const campaignName = 'Test';
  const view = empireViewOf(state, red, { campaignName, rules: { ...DEFAULT_RULE_SET, ...rules } });
  const [table] = raidBlocks(view);
  return table?.kind === 'table' ? table.rows.map((cells) => JSON.stringify(cells)) : null;
}

const contact = (owner: string | null, design: string, count: number) => ({
  id: 'red.c1',
  viewer: 'red',
  owner,
  subject: { kind: 'fleet', fleet: 'blue.f1' },
  place: { kind: 'system', system: 'B' },
  groups: [{ design, kind: 'ship', condition: 'sound', count }],
  seen: { turn: 1, source: 'presence' },
  ships: [],
  told: null,
  current: true,
  cameFrom: null,
  leftFor: null,
});
const seeing = (one: object): CampaignState => ({
  ...world(),
  contacts: { ['red.c1' as ContactId]: one as Contact },
});

test('SUP-1: the sheet tells each owner the chances, line by line', () => {
  const [a, b] = chancesIn(world()) ?? [];
  expect(a).toMatch(/Shipyards, depots and convoys.*"amount":20.*Military ships.*"amount":-5/);
  expect(b).toContain('Every system');
  expect(b).not.toContain('Military ships');
});

test('SUP-1, FOG-14: forces of others in sight count, and raiders that are there', () => {
  const [, guarded] = chancesIn(seeing(contact('blue', 'dd', 2))) ?? [];
  expect(guarded).toMatch(/Never less than 1|"amount":-10/);
  const [, raided] = chancesIn(seeing(contact('raiders', 'dd', 2))) ?? [];
  expect(raided).toContain('raiders are there');
});

test('SUP-1: nothing of it without raiders', () => {
  expect(chancesIn(world(), { raiders: 'off' })).toBeNull();
});
