import { parseScenario } from '#content/scenarios/parse-scenario';
import { type ScenarioStart, stateOfScenario } from '#content/scenarios/state-of-scenario';
import { smallWorldText } from '#app/self-play/small-world';
import type { Ability } from '#model/forces/design';
import { withFlightsAhead } from './ahead-world.ts';
import { besiegedWorldText, withSiegeGuns } from './besieged-world.ts';
import { withCloaks } from './cloaked-world.ts';
import { guestWorlds } from './guests-world.ts';
import { withHiding } from './hidden-world.ts';
import { crowdedWorldText, withGuardsInLane } from './crowded-world.ts';
import { withLadenShips } from './laden-world.ts';
import { withAliens } from './alien-world.ts';
import { withAdvances } from './with-advances.ts';
import { rareWorlds } from './rare-worlds.ts';
import { tenseWorlds } from './tense-world.ts';
import { withUnrest } from './unrest-world.ts';
import { withMinefields } from './mined-world.ts';
import { withFinds } from './finds-world.ts';
import { withCivilianBases } from './trading-world.ts';
import { withRuin, withWorkAtRuin } from './ruin-world.ts';
import { withSpies } from './spies-world.ts';
import { withScouts } from './scouted-world.ts';
import { withTugs } from './tugs-world.ts';
import { withVeterans } from './veterans-world.ts';
import { atYearEnd, withIsland, withPartners } from './year-end-world.ts';
import {
  BROKE_SETTINGS,
  CROWDED_SETTINGS,
  OLD_SETTINGS,
  OTHER_SIEGE_SETTINGS,
  SIEGE_SETTINGS,
} from './world-settings.ts';
import { unexploredWorldText } from '#app/self-play/unexplored-world';
import { firstContactText, publishedLists } from '#test/content/published-lists';
import { forceListsText } from '#main/force-lists-text';

type Changed = Readonly<{
  settings?: object;
  treasury?: number;
  flights?: 'crippled';
  /** Each empire has a base where its vanguard is. */
  forts?: boolean;
}>;

/** What of a scenario's text is read here. */
type Text = Readonly<{
  empires: readonly Readonly<{ key: string; forceList: string }>[];
  forces: readonly Readonly<{ owner: string; at: string; fleet?: string }>[];
}>;
const FORTS: Readonly<Record<string, string>> = { human: 'Olympus', loran: 'Nest' };

/** A base beside each vanguard. */
const fortsOf = (empires: Text['empires'], forces: Text['forces']): readonly object[] =>
  forces
    .filter(({ fleet }) => fleet === 'Vanguard')
    .map(({ owner, at }) => {
      const list = empires.find(({ key }) => key === owner)?.forceList ?? '';
      return { owner, at, units: [{ class: FORTS[list] }] };
    });

function startOf(
  text: string,
  { settings = {}, treasury = 0, flights, forts = false }: Changed = {},
): ScenarioStart {
  const lists = publishedLists();
  const scenario = JSON.parse(text);
  for (const empire of scenario.empires) empire.treasury = treasury;
  for (const { units } of scenario.forces) {
    for (const { aboard = [] } of units) for (const one of aboard) one.condition = flights;
  }
  const { empires, forces }: Text = scenario;
  const changed = JSON.stringify({
    ...scenario,
    forces: forts ? [...forces, ...fortsOf(empires, forces)] : forces,
    settings: { ...scenario.settings, ...settings },
  });
  const parsed = parseScenario(changed, lists);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return stateOfScenario(parsed.value, lists);
}

/** Every class of ships has Explorers, so that somebody finds a way. */
function withExplorers(start: ScenarioStart): ScenarioStart {
  const { state } = start;
  const explorer: Ability = { id: 'explorer' as Ability['id'], rating: 1 };
  const designs = Object.entries(state.designs).map(([id, design]) => [
    id,
    design.kind === 'ship' ? { ...design, abilities: [...design.abilities, explorer] } : design,
  ]);
  return { ...start, state: { ...state, designs: Object.fromEntries(designs) } };
}

const OTHER_SETTINGS = {
  battles: 'interactive',
  classStats: 'fought',
  scenarioLimit: 'unlimited',
  damageRounding: 'nearest',
  readinessDecay: 'never',
  flightRepair: 'round',
  defensiveTargets: 'fixed',
  pursuitSurprise: 'attacker',
  pullBack: 'off',
  armored: 'directedOnly',
  scoutsExplore: 'on',
  perilRoll: 'ship',
  jumpEngines: 'on',
  minesweeping: 'fields',
  derelictChoice: 'buy',
  pregameTreaties: 'trade',
  derelictEra: '10',
  explorationEncounters: 'on',
  raiders: 'on',
  blockadeHolds: 'off',
  carrierStrikes: 'on',
  reprisalTroops: 'off',
  deadColony: 'outpost',
  refitCost: 'difference',
  alienConversion: 'off',
  eraScheme: 'eraIBase',
  victory: { conditions: [{ kind: 'expansion-count', systems: 1 }] },
};
/** Three empires on the smallest map that can be explored. */
function unexplored(): ScenarioStart {
  const text = unexploredWorldText({ empires: 3, rings: 1, forceLists: forceListsText() });
  if (!text.ok) throw new Error(JSON.stringify(text.error));
  const { state, rules } = startOf(text.value, {
    settings: { surveys: 'explorers', explorationEncounters: 'on', offMapTrade: 'd6' },
  });
  // Every system that is found rolls for an anomaly.
  const explored = { ...rules.explored!, anomalyTable: '2d6' } as const;
  return { name: 'Unexplored', state, rules: { ...rules, explored } };
}

/** A self-play in which, over a few seeds, everything that is built is seen. */
export const WORLDS = [
  { what: 'First Contact', start: startOf(withFinds(firstContactText())), windows: false },
  {
    // Battles in a lane and over minefields, and war between strangers: what is rare elsewhere.
    what: 'three empires that meet at once',
    start: withAdvances(
      withGuardsInLane(withMinefields(startOf(crowdedWorldText(), { settings: CROWDED_SETTINGS }))),
    ),
    windows: true,
    turns: 3,
    // In the last of these mines are spent.
    seeds: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 28],
  },
  {
    what: 'three empires that meet at once, with every ability that acts in battle',
    start: withVeterans(
      startOf(crowdedWorldText(), {
        settings: { battles: 'interactive', firstContactWar: 'on', scenarioLimit: 'unlimited' },
      }),
    ),
    windows: true,
    turns: 2,
    // In the second somebody spends Intel on initiative.
    seeds: [1, 4],
  },
  {
    what: 'three empires behind forts, by old rules, with windows',
    start: withCloaks(
      withMinefields(
        withExplorers(startOf(smallWorldText(3), { forts: true, settings: OLD_SETTINGS })),
      ),
    ),
    windows: true,
    // In the fourth of these somebody leaves before a Defensive scenario, in the last raiders flee.
    seeds: [1, 2, 3, 8, 9],
  },
  ...(['with', 'instead'] as const).map((scienceInstitutes) => ({
    what: `two empires with civilian bases, institutes ${scienceInstitutes} what ruins teach`,
    start: withAliens(
      withCivilianBases(
        startOf(smallWorldText(2), {
          treasury: 200,
          settings: { civilianBases: 'on', scienceInstitutes, independentConvoys: 'on' },
        }),
      ),
    ),
    windows: false,
    turns: 2,
    seeds: [1],
  })),
  {
    what: 'First Contact by other settings, with windows',
    start: startOf(withFinds(firstContactText()), { settings: OTHER_SETTINGS }),
    windows: true,
    // In the fourth of these raiders build a base, in the last an alien artifact raises Morale.
    seeds: [1, 2, 3, 5, 8],
  },
  {
    what: 'four empires that are broke, their flights crippled, about a ruin',
    start: withWorkAtRuin(
      startOf(withRuin(smallWorldText(4)), {
        treasury: -60,
        flights: 'crippled',
        settings: BROKE_SETTINGS,
      }),
    ),
    windows: false,
  },
  {
    what: 'three empires at the end of a year',
    start: withPartners(
      withFlightsAhead(
        atYearEnd(
          startOf(withIsland(smallWorldText(3)), {
            settings: {
              pregameTreaties: 'mutual-defense',
              fog: 'openHanded',
              moderation: 'open',
              research: 'chance',
            },
          }),
        ),
      ),
    ),
    windows: false,
    seeds: [1, 2, 3, 4, 8],
  },
  {
    what: 'three empires of few and unruly people',
    start: withAdvances(
      withUnrest(startOf(smallWorldText(3), { settings: { research: 'inServiceDate' } })),
    ),
    windows: false,
    turns: 6,
    seeds: [3, 6, 7],
  },
  {
    what: 'two empires that hide',
    start: withHiding(
      startOf(smallWorldText(2), { settings: { pregameTreaties: 'non-aggression' } }),
    ),
    windows: false,
    seeds: [1, 2, 33],
  },
  {
    what: 'two empires that tow their forts about',
    start: withTugs(startOf(smallWorldText(2), { forts: true, settings: { towBases: 'on' } })),
    windows: false,
    turns: 4,
    seeds: [1, 2],
  },
  {
    what: 'three empires with spies, and rebels to win over',
    start: withSpies(startOf(smallWorldText(3), { treasury: 3000 })),
    ...{ windows: false, turns: 4 },
    // In the first a mission destroys something, in the second plans are stolen, in the last research.
    seeds: [4, 7, 24],
  },
  ...guestWorlds(() => startOf(smallWorldText(2), { treasury: 200 })),
  ...rareWorlds((settings) => startOf(smallWorldText(2), { treasury: 200, settings })),
  ...tenseWorlds((settings) => startOf(smallWorldText(3), { settings })),
  {
    what: 'two empires whose ships are all Scouts',
    start: withScouts(startOf(smallWorldText(2), { settings: { battles: 'interactive' } })),
    windows: true,
    turns: 5,
    seeds: [4, 5, 7],
  },
  {
    what: 'two empires whose ships are all laden with troops',
    start: withLadenShips(startOf(smallWorldText(2), { settings: { battles: 'setup' } })),
    windows: true,
    turns: 3,
    seeds: [3],
  },
  {
    what: 'two allies that besiege a third empire, with windows',
    start: withSiegeGuns(startOf(besiegedWorldText(), { settings: SIEGE_SETTINGS })),
    windows: true,
    turns: 5,
    seeds: [5, 11, 12, 23, 30, 31],
  },
  {
    what: 'two allies that besiege a third empire by other settings',
    start: withSiegeGuns(startOf(besiegedWorldText(), { settings: OTHER_SIEGE_SETTINGS })),
    windows: false,
    turns: 5,
    seeds: [3, 9],
  },
  {
    what: 'two empires whose battles are fought elsewhere',
    start: startOf(smallWorldText(2), { settings: { combat: 'external' } }),
    windows: true,
    turns: 2,
    seeds: [2],
  },
  {
    what: 'three empires that explore from nothing',
    start: unexplored(),
    windows: false,
    seeds: [1, 2, 3, 11],
  },
] as const;
