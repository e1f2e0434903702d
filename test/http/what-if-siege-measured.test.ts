import { expect, test } from 'vitest';
import { siegeFighter } from '#app/siege-odds/fight-sieges';
import { startOfSiege } from '#app/siege-odds/start-of-siege';
import { empireViewOf } from '#fog/views/empire-view-of';
import { filledSiege, fleetsHere, siegeIn } from '#http/siege-what-if/siege-form';
import { playerSiegeWorld } from '#http/siege-what-if/player-siege';
import { formBodyOf } from '#http/visits/form-body';
import type { CampaignState } from '#model/campaign/state';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import { knowledgeIdOf } from '#model/campaign/knowledge';
import { empireId } from '#test/support/campaign';
import {
  GROUND_CLASSES,
  groundTurn,
  SIEGED,
  type SiegeForces,
  siegeWorld,
} from '#test/support/siege-world';

const RED = empireId('red');
const FOUGHT = 500;
const SIMULATED = 5000;

/** Red knows where the systems are. */
function located(state: CampaignState): CampaignState {
  const rows = Object.values(state.systems).map(({ id: system, name, hex }) => {
    const id = knowledgeIdOf(RED, system);
    const row = { id, viewer: RED, system, name, hex };
    const located = { turn: 0, source: 'scenario' } as const;
    return [id, { ...row, located, visited: null, reported: null, surveyed: 0 }] as const;
  });
  return { ...state, knownSystems: Object.fromEntries(rows) };
}

/** The chance of conquest within three turns by What if, made of what red knows. */
function foretold(forces: SiegeForces): number {
  const state = located(siegeWorld(forces));
  const rules = { ...DEFAULT_RULE_SET, ...forces.rules };
  const view = empireViewOf(state, RED, { rules, campaignName: 'Measured' });
  const world = playerSiegeWorld(view, Object.values(state.designs));
  const spot = world.spots.find(({ at }) => at === SIEGED)!;
  const fleets = fleetsHere(spot);
  const sent = formBodyOf(filledSiege(spot, spot.fill(fleets), fleets));
  const siege = siegeIn(sent, spot, []);
  const { start } = startOfSiege(
    { ...siege, bombardment: { points: 0, massDrivers: 0, missions: [] } },
    GROUND_CLASSES,
    rules,
  );
  const fighter = siegeFighter(start, 'measured');
  fighter.fight({ first: 1, last: SIMULATED });
  return fighter.tally().conquest.at(-1)! / SIMULATED;
}

/** How often the engine comes to conquest within three turns. */
function happened(forces: SiegeForces): number {
  let conquests = 0;
  for (let seed = 0; seed < FOUGHT; seed += 1) {
    let state = siegeWorld(forces);
    for (let turn = 1; turn <= 3; turn += 1) {
      const result = groundTurn(state, forces, { secret: `measured ${String(seed)}`, turn });
      state = { ...result.state, phase: 'ground-combat', turn: turn + 1 };
      if (state.systems[SIEGED]?.owner === RED) break;
    }
    if (state.systems[SIEGED]?.owner === RED) conquests += 1;
  }
  return conquests / FOUGHT;
}

/** Four standard errors of the difference. */
const MOST_APART = 4 * Math.sqrt(0.25 * (1 / FOUGHT + 1 / SIMULATED));

test('GND-2, GND-6: with troops landed there, What if foretells the conquests that happen', () => {
  const forces: SiegeForces = {
    red: [
      ['foot', 'landed'],
      ['tank', 'invades'],
      ['tank', 'invades'],
      ['guard', 'invades'],
    ],
    blue: [['guard'], ['foot'], ['guard']],
    support: 2,
  };
  const chance = foretold(forces);
  expect(chance).toBeGreaterThan(0.05);
  expect(chance).toBeLessThan(0.95);
  expect(Math.abs(chance - happened(forces))).toBeLessThan(MOST_APART);
});

test('FOG-3: without troops there, What if takes the colony for undefended until the player enters more', () => {
  const forces: SiegeForces = {
    red: [
      ['tank', 'invades'],
      ['tank', 'invades'],
    ],
    blue: [['tank'], ['tank']],
  };
  expect(Math.abs(foretold(forces) - happened({ ...forces, blue: [] }))).toBeLessThan(MOST_APART);
  expect(foretold(forces) - happened(forces)).toBeGreaterThan(3 * MOST_APART);
});
