import { expect, test } from 'vitest';
import { battleOfWhatIf } from '#app/what-if/battle-of-what-if';
import { readForceLists } from '#app/campaigns/read-force-lists';
import { formBodyOf } from '#http/visits/form-body';
import { playerWorld } from '#http/what-if/player-world';
import { likelyForces, presetForm } from '#http/what-if/preset-form';
import { whatIfIn } from '#http/what-if/read-what-if';
import { spotLines, whatIfForm } from '#http/what-if/what-if-page';
import type { EmpireId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import { done, FORCE_LISTS } from '#test/support/desk';
import { howMany } from '#test/support/how-many';
import { human, loran } from '#test/support/proof-map';
import { type ProofWorld, proofWorld } from '#test/support/proof-world';
import { choicesForTwin, perturbUnseen } from '#test/support/twins';
import { viewOf } from '#test/support/whole-turn';
import { parting } from './observe.ts';

const PAIRS = howMany(4, 60);
const LISTS = done(readForceLists(FORCE_LISTS));

/** What the page of each place shows, and the battle that would be fought there, or why not. */
function pagesOf(world: ProofWorld, state: CampaignState, viewer: EmpireId): readonly string[] {
  const view = viewOf(world, state, viewer);
  const known = playerWorld(view, LISTS.designs);
  const places = known.spots.map((spot) => {
    const ticked = likelyForces(known, spot);
    const sent = formBodyOf(presetForm(known, { spot, ticked, meeting: null }));
    const means = { rules: view.rules, lists: LISTS };
    const battle = battleOfWhatIf(whatIfIn(sent, known, spot), means);
    return JSON.stringify({ page: whatIfForm(known, { spot, sent }), battle });
  });
  return [JSON.stringify(spotLines(known, '')), ...places];
}

test('FOG-1: what a player can try out in What if does not depend on what they do not see', () => {
  let pages = 0;
  for (let seed = 0; seed < PAIRS; seed += 1) {
    const world = proofWorld(seed);
    const viewer = seed % 2 === 0 ? human : loran;
    const twin = perturbUnseen(world.state, viewer, choicesForTwin(seed));
    const [one, other] = [world.state, twin].map((state) => pagesOf(world, state, viewer));
    for (const [at, page] of one!.entries()) {
      const same = other![at] ?? '';
      if (page !== same) expect.fail(`seed ${String(seed)}: ${parting(page, same)}`);
    }
    pages += one!.length;
  }
  expect(pages).toBeGreaterThan(PAIRS * 5);
});
