import { firstBy } from '#kernel/collections/sort-by';
import { compareText } from '#kernel/result/compare-text';
import { budgetLeft } from './budget-left.ts';
import { claimCostOf } from './claim-cost-of.ts';
import { type Claimant, claimFailure } from './claim-failure.ts';
import { CLAIM_KINDS_IN_TURN, type Claimed, type ClaimSystem } from './claim.ts';
import { joinedSystems } from './joined-systems.ts';

type Candidate = Readonly<{ system: ClaimSystem; distance: number; worth: number; cost: number }>;

const worthOf = ({ native, raw }: ClaimSystem): number => (native?.productivity ?? 0) * raw;

/** The most output for its points first; a costless one doesn’t exist. */
const bestFirst = (a: Candidate, b: Candidate): number => b.worth * a.cost - a.worth * b.cost;
const nearestFirst = (a: Candidate, b: Candidate): number => a.distance - b.distance;
const byName = (a: Candidate, b: Candidate): number => compareText(a.system.name, b.system.name);

/**
 * The colonies of an empire that doesn’t place its own: of the nearest systems those that yield most for their points,
 * then outposts for the rest. The same map always gives the same ones.
 * @rule OPT-5
 */
export function automaticClaims(asked: Claimant): readonly Claimed[] {
  const distances = new Map([...asked.own].map((name) => [name, 0]));
  const claims: Claimed[] = [];
  let now = asked;
  for (const kind of CLAIM_KINDS_IN_TURN) {
    for (;;) {
      const next = bestOf(now, kind, distances);
      if (next === undefined) break;
      const { system, distance } = next;
      const budget = budgetLeft(now.budget, { system, kind }, now.setting);
      if (budget === null) break;
      claims.push({ system: system.name, kind });
      distances.set(system.name, distance);
      now = { ...now, budget, own: new Set([...now.own, system.name]) };
    }
  }
  return claims;
}

function bestOf(
  now: Claimant,
  kind: Claimed['kind'],
  distances: ReadonlyMap<string, number>,
): Candidate | undefined {
  const beside = joinedSystems(now.own, now.lanes);
  const candidates = now.systems
    .filter(({ name }) => beside.has(name) && claimFailure(now, { system: name, kind }) === null)
    .map((system) => ({
      system,
      distance: 1 + Math.min(...nearOf(system.name, now).map((name) => distances.get(name) ?? 0)),
      worth: worthOf(system),
      cost: claimCostOf(system, kind, now.setting) ?? 0,
    }));
  return firstBy(candidates, nearestFirst, bestFirst, byName);
}

/** The own systems beside a system. */
const nearOf = (name: string, { own, lanes }: Claimant): readonly string[] =>
  [...joinedSystems(new Set([name]), lanes)].filter((one) => own.has(one));
