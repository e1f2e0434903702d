import type { Scenario, ScenarioSystem } from '#content/scenarios/scenario-schema';
import type { Claim } from '#content/setups/setup-schema';
import type { InputIssue } from '#app/use-case-error';
import type { GalaxySettings } from '#model/settings/galaxy-settings';
import { automaticClaims } from '#rules/setup/automatic-claims';
import type { Claimant } from '#rules/setup/claim-failure';
import type { Claimed } from '#rules/setup/claim';
import { colonyBudgetOf } from '#rules/setup/colony-budget-of';
import { joinedSystems } from '#rules/setup/joined-systems';
import { type AutomaticChoice, coloniesChoiceText } from './automatic-choice.ts';
import { type Asking, claimantOf, withNatives } from './claimant-of.ts';
import { judgedClaims } from './judged-claims.ts';
import { placeOfSeat, setupIssue } from './setup-issue.ts';
import type { SystemFinder } from './system-finder.ts';

/** A map with the colonies of all empires. */
export type WithClaims = Readonly<{
  scenario: Scenario;
  /** In player order. */
  claims: readonly (readonly Claimed[])[];
  chosen: readonly AutomaticChoice[];
  issues: readonly InputIssue[];
}>;

/** A map, and what each empire asks for in player order; undefined: it places nothing itself. */
export type Claiming = Readonly<{
  scenario: Scenario;
  settings: GalaxySettings;
  asked: readonly (readonly Claim[] | undefined)[];
  finder: SystemFinder;
}>;

/**
 * A map on which the empires have placed their colonies, the last player first. An empire that places none gets colonies
 * that nobody else has asked for.
 * @rule OPT-5
 * @rule MAP-6
 * @ruling OPT-5 While an empire places colonies, its player sees the systems one lane away from its own. They are explored when the game
 *   starts.
 */
export function withClaims(claiming: Claiming): WithClaims {
  const { settings, asked } = claiming;
  const budget = colonyBudgetOf(settings, asked.length);
  if (budget === null) {
    return { scenario: claiming.scenario, claims: [], chosen: [], issues: refusedAll(claiming) };
  }
  const all: (readonly Claimed[])[] = [];
  const chosen: AutomaticChoice[] = [];
  const issues: InputIssue[] = [];
  let { scenario } = claiming;
  for (const player of [...asked.keys()].reverse()) {
    const asking = { player, budget, setting: settings.colonyPoints };
    const claims = claimsOf(claiming, scenario, asking);
    all.unshift(claims.claims);
    chosen.push(...claims.chosen);
    issues.push(...claims.issues);
    scenario = claimed(scenario, scenario.empires[player]?.key ?? '', claims.claims);
  }
  return { scenario: withKnowledge(scenario, settings), claims: all, chosen, issues };
}

const NOTHING_TO_PLACE =
  'There are no colony points, so nothing can be placed. Leave this out, or choose the setting colonyPoints for a map that is drawn whole.';

const refusedAll = ({ asked }: Claiming): readonly InputIssue[] =>
  asked.flatMap((colonies, player) =>
    colonies === undefined || colonies.length === 0
      ? []
      : [setupIssue('VALUE', placeOfSeat(player, 'colonies'), NOTHING_TO_PLACE)],
  );

type Claims = Readonly<{
  claims: readonly Claimed[];
  chosen: readonly AutomaticChoice[];
  issues: readonly InputIssue[];
}>;

function claimsOf(claiming: Claiming, scenario: Scenario, asking: Asking): Claims {
  const { asked, finder } = claiming;
  const { player } = asking;
  const claimant = claimantOf(scenario, asking);
  const own = asked[player];
  if (own === undefined) return automaticClaimsOf(claiming, claimant, player);
  const { claims, issues } = judgedClaims(claimant, own, finder);
  const told = issues.map((one) => ({ ...one, path: placeOfSeat(player, one.path) }));
  return { claims, chosen: [], issues: told };
}

function automaticClaimsOf(
  { asked, finder }: Claiming,
  claimant: Claimant,
  player: number,
): Claims {
  const spoken = new Set(
    asked.flatMap((colonies = []) => colonies.map(({ system }) => finder.find(system)?.name)),
  );
  const open = claimant.systems.filter(({ name }) => !spoken.has(name));
  const claims = automaticClaims({ ...claimant, systems: open });
  const text = coloniesChoiceText(claims);
  return { claims, chosen: [{ player: player + 1, part: 'colonies', text }], issues: [] };
}

/** The map after an empire has placed its colonies: they have their potential values. @rule MAP-6 */
function claimed(scenario: Scenario, owner: string, claims: readonly Claimed[]): Scenario {
  const kinds = new Map(claims.map(({ system, kind }) => [system, kind]));
  const systems = scenario.systems.map((system): ScenarioSystem => {
    const kind = kinds.get(system.name);
    if (kind === undefined) return system;
    if (kind === 'outpost') return { ...system, owner };
    const { native, ...rest } = withNatives(system);
    return { ...rest, ...native, owner };
  });
  return { ...scenario, systems };
}

function withKnowledge(scenario: Scenario, { openMap }: GalaxySettings): Scenario {
  if (openMap === 'on') return scenario;
  const { systems, lanes, empires } = scenario;
  const knowledge = empires.map(({ key }) => {
    const own = new Set(systems.filter(({ owner }) => owner === key).map(({ name }) => name));
    const beside = joinedSystems(own, lanes);
    const explored = systems.filter(({ name }) => beside.has(name)).map(({ name }) => name);
    return { empire: key, explored };
  });
  return { ...scenario, knowledge };
}
