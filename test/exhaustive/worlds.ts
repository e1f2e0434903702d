import { parseScenario } from '#content/scenarios/parse-scenario';
import { type ScenarioStart, stateOfScenario } from '#content/scenarios/state-of-scenario';
import { smallWorldText } from '#app/self-play/small-world';
import { firstContactText, publishedLists } from '#test/content/published-lists';

type Changed = Readonly<{ settings?: object; treasury?: number; flights?: 'crippled' }>;

function startOf(
  text: string,
  { settings = {}, treasury = 0, flights }: Changed = {},
): ScenarioStart {
  const lists = publishedLists();
  const scenario = JSON.parse(text);
  for (const empire of scenario.empires) empire.treasury = treasury;
  for (const { units } of scenario.forces) {
    for (const { aboard = [] } of units) for (const one of aboard) one.condition = flights;
  }
  const changed = JSON.stringify({ ...scenario, settings: { ...scenario.settings, ...settings } });
  const parsed = parseScenario(changed, lists);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return stateOfScenario(parsed.value, lists);
}

const OTHER_SETTINGS = {
  classStats: 'fought',
  scenarioLimit: 'unlimited',
  damageRounding: 'nearest',
  readinessDecay: 'never',
  flightRepair: 'round',
};

/** A self-play in which, over a few seeds, everything that is built is seen. */
export const WORLDS = [
  { what: 'First Contact', start: startOf(firstContactText()), windows: false },
  { what: 'three empires, with windows', start: startOf(smallWorldText(3)), windows: true },
  {
    what: 'First Contact by other settings, with windows',
    start: startOf(firstContactText(), { settings: OTHER_SETTINGS }),
    windows: true,
  },
  {
    what: 'four empires that are broke, their flights crippled',
    start: startOf(smallWorldText(4), { treasury: -60, flights: 'crippled' }),
    windows: false,
  },
] as const;
