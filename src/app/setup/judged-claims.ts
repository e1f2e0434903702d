import type { Claim } from '#content/setups/setup-schema';
import type { InputIssue } from '#app/use-case-error';
import { budgetLeft } from '#rules/setup/budget-left';
import type { Claimed } from '#rules/setup/claim';
import { type Claimant, type ClaimFailure, claimFailure } from '#rules/setup/claim-failure';
import { joinedSystems } from '#rules/setup/joined-systems';
import { setupIssue } from './setup-issue.ts';
import type { SystemFinder } from './system-finder.ts';

const FAILURES: Readonly<Record<ClaimFailure | 'own', string>> = {
  'not joined': 'No lane joins it to the empire’s other systems. Choose one that a lane leads to',
  taken: 'It belongs to an empire already. Choose another system',
  'no such kind': 'By this setting it can’t be taken like this. Choose another system or kind',
  'too dear': 'It costs more than what is left. Leave it out',
  own: 'The empire has it already. Leave it out',
};

/** The claims that an empire can make, and what is wrong with the others. */
export type JudgedClaims = Readonly<{
  claims: readonly Claimed[];
  issues: readonly InputIssue[];
  /** The empire with all that it could take. */
  after: Claimant;
}>;

type Waiting = Readonly<{ index: number; claim: Claimed }>;

/** Claims in the order in which lanes reach them, so that their order in the file doesn’t matter. @rule OPT-5 */
export function judgedClaims(
  claimant: Claimant,
  asked: readonly Claim[],
  finder: SystemFinder,
): JudgedClaims {
  const issues: InputIssue[] = [];
  let waiting = asked.flatMap(({ system, kind }, index): readonly Waiting[] => {
    const found = finder.find(system);
    if (found !== undefined) return [{ index, claim: { system: found.name, kind } }];
    issues.push(setupIssue('UNKNOWN', `${placeOf(index)}.system`, finder.unknownText(system)));
    return [];
  });
  const claims: Claimed[] = [];
  let now = claimant;
  for (;;) {
    const beside = joinedSystems(now.own, now.lanes);
    const next = waiting.find(({ claim }) => beside.has(claim.system));
    if (next === undefined) break;
    waiting = waiting.filter((one) => one !== next);
    const failure = claimFailure(now, next.claim);
    if (failure === null) {
      claims.push(next.claim);
      now = withClaim(now, next.claim);
    } else issues.push(claimIssue(next, failure));
  }
  const left = waiting.map((one) =>
    claimIssue(one, now.own.has(one.claim.system) ? 'own' : 'not joined'),
  );
  return { claims, issues: [...issues, ...left], after: now };
}

const placeOf = (index: number): string => `colonies[${String(index)}]`;

const claimIssue = ({ index, claim }: Waiting, failure: keyof typeof FAILURES): InputIssue =>
  setupIssue('PLACE', placeOf(index), `${claim.system} can’t be taken. ${FAILURES[failure]}.`);

/** The claimant after a claim that it can make. */
function withClaim(now: Claimant, { system: name, kind }: Claimed): Claimant {
  const system = now.systems.find((one) => one.name === name);
  const left = system === undefined ? null : budgetLeft(now.budget, { system, kind }, now.setting);
  return { ...now, budget: left ?? now.budget, own: new Set([...now.own, name]) };
}
