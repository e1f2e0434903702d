import type { ScenarioStart } from '#content/scenarios/state-of-scenario';
import { valuesById } from '#kernel/collections/tables';
import type { CampaignState } from '#model/campaign/state';
import type { StarSystem } from '#model/campaign/system';

const LAST_OF_YEAR = 12;
/** The number of missed checks with which every system grows. */
const SURE = 10;

/**
 * Islands without lanes, off the ways of everybody: on one settlers of two empires wait, at the other Supply ships are cut off. More of
 * these are at a shoal behind a restricted lane.
 */
export function withIsland(text: string): string {
  const scenario = JSON.parse(text);
  const convoys = [{ class: 'Convoy', count: 3 }];
  const settlers = ['e2', 'e3'].map((owner) => ({
    owner,
    at: 'Isle',
    fleet: 'Settlers',
    units: convoys,
  }));
  const tenders = ['Reef', 'Shoal'].map((at) => ({
    owner: 'e1',
    at,
    fleet: `Tenders of ${at}`,
    units: [{ class: 'Hermes', count: 2 }],
  }));
  const isle = { name: 'Isle', q: 2, r: -2, importance: 'minor', capacity: 6, raw: 2 };
  const reef = { ...isle, name: 'Reef', q: -2, r: 0 };
  const shoal = { ...isle, name: 'Shoal', q: 2, r: -1 };
  return JSON.stringify({
    ...scenario,
    systems: [...scenario.systems, isle, reef, shoal],
    lanes: [...scenario.lanes, { between: ['Home 1', 'Shoal'], class: 'restricted' }],
    forces: [...scenario.forces, ...settlers, ...tenders],
  });
}

/** The first empire is full; the second has a full homeworld between two equal young colonies. */
function grownOf(system: StarSystem): StarSystem {
  const { owner, capacity, name } = system;
  if (owner === 'e1' || (owner === 'e2' && name.startsWith('Home'))) {
    return { ...system, census: capacity, morale: capacity, missedGrowth: SURE };
  }
  return owner === 'e2' ? { ...system, census: 3, morale: 3 } : system;
}

/** At the end of its first year, when the first empire has one class of its era left to unlock. */
function lateState(state: CampaignState): CampaignState {
  const empire = state.empires['e1' as never]!;
  const list = state.forceLists[empire.forceList]!;
  const [, ...unlocked] = list.designs.filter((id) => state.designs[id]?.era === empire.era);
  const advanced = {
    ...empire,
    unlocked: [...empire.unlocked, ...unlocked],
    techPool: 500,
    advancesInHand: 9,
  };
  const systems = valuesById(state.systems).map((system) => [system.id, grownOf(system)] as const);
  return {
    ...state,
    turn: LAST_OF_YEAR,
    empires: { ...state.empires, [empire.id]: advanced },
    systems: Object.fromEntries(systems),
  };
}

/** A start in which everything that happens once a year is about to happen. */
export const atYearEnd = (start: ScenarioStart): ScenarioStart => ({
  ...start,
  state: lateState(start.state),
});

/** Empires that trade have a Military treaty. */
export function withPartners(start: ScenarioStart): ScenarioStart {
  const rows = Object.entries(start.state.relations).map(([id, row]) => {
    return [id, row.state === 'trade' ? { ...row, state: 'military' as const } : row];
  });
  return { ...start, state: { ...start.state, relations: Object.fromEntries(rows) } };
}
