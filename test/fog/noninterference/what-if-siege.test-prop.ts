import { expect, test } from 'vitest';
import { readForceLists } from '#app/campaigns/read-force-lists';
import { formBodyOf } from '#http/visits/form-body';
import { filledSiege, siegeIn } from '#http/siege-what-if/siege-form';
import { siegeForm, siegeLinks } from '#http/siege-what-if/siege-page';
import { playerSiegeWorld } from '#http/siege-what-if/player-siege';
import { empireViewOf } from '#fog/views/empire-view-of';
import { knowledgeIdOf } from '#model/campaign/knowledge';
import type { CampaignState } from '#model/campaign/state';
import type { EmpireId } from '#model/campaign/ids';
import type { EmpireView } from '#fog/views/empire-view';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import { done, FORCE_LISTS } from '#test/support/desk';
import { empireId } from '#test/support/campaign';
import { howMany } from '#test/support/how-many';
import { human, loran } from '#test/support/proof-map';
import { proofWorld } from '#test/support/proof-world';
import { siegeWorld } from '#test/support/siege-world';
import { choicesForTwin, perturbUnseen } from '#test/support/twins';
import { viewOf } from '#test/support/whole-turn';
import { parting } from './observe.ts';

const PAIRS = howMany(4, 60);
const LISTS = done(readForceLists(FORCE_LISTS));

/** What the page of each system shows with no fleet and with all fleets, and the siege that would be fought there. */
function pagesOf(view: EmpireView): readonly string[] {
  const known = playerSiegeWorld(view, LISTS.designs);
  const pages = known.spots.flatMap((spot) =>
    [[], spot.fleets.map(({ id }) => id)].map((fleets) => {
      const filling = spot.fill(fleets);
      const sent = formBodyOf(filledSiege(spot, filling, fleets));
      const page = siegeForm(known, { spot, filling }, { sent, errors: new Map() });
      return JSON.stringify({ page, siege: siegeIn(sent, spot, []) });
    }),
  );
  return [JSON.stringify(siegeLinks(known, '')), ...pages];
}

test('FOG-1: what a player can try out of sieges does not depend on what they do not see', () => {
  let pages = 0;
  for (let seed = 0; seed < PAIRS; seed += 1) {
    const world = proofWorld(seed);
    const viewer = seed % 2 === 0 ? human : loran;
    const twin = perturbUnseen(world.state, viewer, choicesForTwin(seed));
    const [one, other] = [world.state, twin].map((state) => pagesOf(viewOf(world, state, viewer)));
    for (const [at, page] of one!.entries()) {
      const same = other![at] ?? '';
      if (page !== same) expect.fail(`seed ${String(seed)}: ${parting(page, same)}`);
    }
    pages += one!.length;
  }
  expect(pages).toBeGreaterThan(PAIRS * 5);
});

const RED = empireId('red');

/** Red knows the system B of blue by a visit. */
function visited(state: CampaignState): CampaignState {
  const rows = Object.values(state.systems).map((system) => {
    const id = knowledgeIdOf(RED, system.id);
    const { name, hex, owner } = system;
    const facts = {
      ...{ importance: 'minor', capacity: 6, raw: 2, traits: [], anomalies: [], lanes: [] },
      ...{ owner, settlement: 'colony', bases: [] },
    };
    const located = { turn: 0, source: 'scenario' };
    const row = { id, viewer: RED, system: system.id, name, hex, located, surveyed: 0 };
    return [id, { ...row, visited: { ...located, facts }, reported: null }];
  });
  // The parts of a visit that no page of sieges shows are left out.
  return { ...state, knownSystems: Object.fromEntries(rows) as CampaignState['knownSystems'] };
}

const pagesWith = (
  blue: Parameters<typeof siegeWorld>[0]['blue'],
  red: Parameters<typeof siegeWorld>[0]['red'],
  viewer: EmpireId = RED,
): readonly string[] => {
  const state = visited(siegeWorld({ red, blue }));
  return pagesOf(empireViewOf(state, viewer, { rules: DEFAULT_RULE_SET, campaignName: 'Fog' }));
};

test('FOG-3: another garrison shows only to a player with ground units there', () => {
  const weak = [['foot']] as const;
  const strong = [['tank'], ['tank'], ['guard', 'reserve']] as const;
  const aboard = [['foot', 'invades']] as const;
  expect(pagesWith(weak, aboard)).toEqual(pagesWith(strong, aboard));
  const landed = [['foot', 'landed']] as const;
  expect(pagesWith(weak, landed)).not.toEqual(pagesWith(strong, landed));
  // Nor do damage and reserve show to those who are there.
  expect(pagesWith([['foot'], ['tank']], landed)).toEqual(
    pagesWith([['foot', 'reserve'], ['tank']], landed),
  );
});
