import { parseScenario } from '#content/scenarios/parse-scenario';
import { type ScenarioStart, stateOfScenario } from '#content/scenarios/state-of-scenario';
import { brandAs } from '#kernel/brand/brand';
import type { FleetId } from '#model/campaign/ids';
import type { Order } from '#model/orders/order';
import { publishedLists } from '#test/content/published-lists';

type Explore = Readonly<{ anomalyTable?: string; offMapLanes?: string; unmappedStars?: string }>;

const home = { importance: 'major', capacity: 10, raw: 5, census: 9, morale: 6, productivity: 6 };
/** Enough Explorers that only a natural 1 finds no way. */
const EXPLORERS = [{ class: 'Prometheus', count: 20 }];

/** Two homeworlds with a lane each to the hub, H0101, where nobody has been; the text of a scenario. */
export function unexploredText(explore: Explore = {}, part: object = {}): string {
  return JSON.stringify({
    format: 'farlane-scenario',
    version: 1,
    name: 'Unexplored',
    rings: 1,
    explore,
    systems: [
      { name: 'Sol', q: -1, r: 0, owner: 'human', ...home },
      { name: 'Nest', q: 1, r: 0, owner: 'loran', ...home },
    ],
    lanes: ['Sol', 'Nest'].map((name) => ({ between: [name, 'H0101'], class: 'unexplored' })),
    empires: [
      { key: 'human', name: 'The Humans', forceList: 'human', homeworld: 'Sol' },
      { key: 'loran', name: 'The Others', forceList: 'human', homeworld: 'Nest' },
    ],
    forces: [
      { owner: 'human', at: 'Sol', fleet: 'Pathfinders', units: EXPLORERS },
      { owner: 'loran', at: 'Nest', fleet: 'Wanderers', units: EXPLORERS },
    ],
    ...part,
  });
}

/** The same, as it would be played. */
export function unexploredStart(explore: Explore = {}): ScenarioStart {
  const lists = publishedLists();
  const parsed = parseScenario(unexploredText(explore), lists);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return stateOfScenario(parsed.value, lists);
}

/** The first fleet of an empire explores. */
export const exploreBy = (empire: string): Order => ({
  kind: 'ExploreLane',
  fleet: brandAs<FleetId>(`${empire}.f1`),
  toward: null,
});
