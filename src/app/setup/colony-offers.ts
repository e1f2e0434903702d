import { systemIdOf } from '#model/campaign/system';
import { GALAXY_SETTINGS } from '#model/settings/galaxy-settings';
import type { Claim } from '#content/setups/setup-schema';
import type { ForceLists } from '#content/force-lists/force-lists';
import type { InputIssue } from '#app/use-case-error';
import { CLAIM_KINDS_IN_TURN, type Claimed, type ClaimSystem } from '#rules/setup/claim';
import { claimCostOf } from '#rules/setup/claim-cost-of';
import { type Claimant, claimFailure } from '#rules/setup/claim-failure';
import type { ColonyBudget } from '#rules/setup/colony-budget-of';
import { joinedSystems } from '#rules/setup/joined-systems';
import { claimantOf } from './claimant-of.ts';
import { decidedSoFar } from './decided-so-far.ts';
import { judgedClaims } from './judged-claims.ts';
import { scenarioOfSetup } from './scenario-of-setup.ts';
import type { Setup } from './setup.ts';
import { systemFinder } from './system-finder.ts';
import { budgetOfSetup } from './whose-turn.ts';

/** A system that an empire can take next. */
export type ColonyOffer = Readonly<{
  /** Its hex. */
  id: string;
  system: ClaimSystem;
  /** How it can be taken, and what that costs in colony points. */
  kinds: readonly Readonly<{ kind: Claimed['kind']; cost: number }>[];
}>;

/** What an empire can place, after some claims that it considers. */
export type ColonyOffers = Readonly<{
  left: ColonyBudget;
  offers: readonly ColonyOffer[];
  /** The claims as they were asked, each with the name of its system; null: the empire can’t take it. */
  considered: readonly (Claim & Readonly<{ name: string | null }>)[];
  /** What is wrong with the claims. */
  issues: readonly InputIssue[];
}>;

/**
 * What a player can place next, if they have placed some colonies already. Null: there is nothing to place.
 * @rule OPT-5 @rule FOG-2
 * @ruling OPT-5 A player who considers colonies before they place them sees the systems one lane away from these, as from their own.
 */
export function colonyOffers(
  setup: Setup,
  player: number,
  claims: readonly Claim[],
  lists: ForceLists,
): ColonyOffers | null {
  const budget = budgetOfSetup(setup.file);
  const made = scenarioOfSetup(decidedSoFar(setup), lists);
  if (budget === null || !made.ok) return null;
  const { scenario, base, former } = made.value;
  const setting = base.drawn?.colonyPoints ?? GALAXY_SETTINGS.colonyPoints.default;
  const claimant = claimantOf(scenario, { player: player - 1, budget, setting });
  const finder = systemFinder(scenario, former);
  const { after, issues, claims: taken } = judgedClaims(claimant, claims, finder);
  const considered = claims.map((claim) => {
    const name = finder.find(claim.system)?.name ?? null;
    return { ...claim, name: taken.some(({ system }) => system === name) ? name : null };
  });
  const beside = joinedSystems(after.own, after.lanes);
  const offers = scenario.systems.flatMap((one): readonly ColonyOffer[] => {
    const system = after.systems.find(({ name }) => name === one.name);
    if (system === undefined || !beside.has(one.name)) return [];
    const kinds = kindsOf(after, system);
    return kinds.length === 0 ? [] : [{ id: systemIdOf(one, scenario.rings), system, kinds }];
  });
  return { left: after.budget, offers, considered, issues };
}

const kindsOf = (claimant: Claimant, system: ClaimSystem): ColonyOffer['kinds'] =>
  CLAIM_KINDS_IN_TURN.flatMap((kind) => {
    const cost = claimCostOf(system, kind, claimant.setting);
    const failure = claimFailure(claimant, { system: system.name, kind });
    return cost === null || failure !== null ? [] : [{ kind, cost }];
  });
