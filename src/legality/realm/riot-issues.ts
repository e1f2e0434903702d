import { cite } from '#kernel/reasons/cite';
import type { MoraleCondition } from '#model/campaign/morale';
import type { StarSystem } from '#model/campaign/system';
import type { OrderIssue } from '#model/orders/order-issue';
import { riotChanceOf, uprisingChanceOf } from '#rules/colony/riot-chance';
import { doubt } from '#legality/issue';
import { type ForetoldCheck, foretoldChecks } from './foretold-checks.ts';
import type { Plan } from '#legality/plan/plan';
import type { ProjectedAccounts } from '#legality/accounts/projected-accounts';

/** A colony that may rebel, or is in rebellion. */
export const COLONY_RIOT = 'COLONY_RIOT';

const aboutOf = ({ id }: StarSystem) => ({
  code: COLONY_RIOT,
  cite: cite('COL-6'),
  at: { kind: 'system', system: id } as const,
});

/** Conditions that keep a colony quiet, and those that only a battle brings, which nobody foretells. */
type Unnamed =
  | 'conquered'
  | 'full-employment'
  | 'garrison'
  | 'homeworld-fell'
  | 'shattered'
  | 'victorious';

/** What may make a colony rebel: leave one out and the build fails. */
const NAMES: Readonly<Record<Exclude<MoraleCondition, Unnamed>, string>> = {
  blockade: 'blockade',
  'rebellious-neighbour': 'rebels beside it',
  'supply-shortage': 'no supply route',
  unemployment: 'unemployment',
  'martial-law': 'martial law',
};

function riotIssue(
  system: StarSystem,
  { conditions, loyal }: ForetoldCheck,
): readonly OrderIssue[] {
  const chance = riotChanceOf(system, conditions);
  if (chance === 0) return [];
  const names: Readonly<Partial<Record<MoraleCondition, string>>> = NAMES;
  const why = conditions.flatMap((one) => names[one] ?? []).join(', ');
  const because = why === '' ? '' : ` (${why})`;
  const loss =
    loyal > 0
      ? ''
      : ` Without a ground unit of yours there, the chance that it becomes independent at once is ${String(uprisingChanceOf(system, conditions))} %.`;
  const text = `${system.name} may rebel: ${String(chance)} % chance that its Morale falls from ${String(system.morale)} to 0 this turn${because}.${loss}`;
  return [doubt(aboutOf(system), text)];
}

/** A colony that is in rebellion already: how likely its militias rise, and whether it is lost by that. */
function rebellionIssue(
  system: StarSystem,
  { conditions, loyal }: ForetoldCheck,
): readonly OrderIssue[] {
  const chance = uprisingChanceOf(system, conditions);
  const { name, rebels } = system;
  if (loyal === 0) {
    const text = `${name} is in rebellion: ${String(chance)} % chance that it becomes independent this turn, because no ground unit of yours is landed there.`;
    return [doubt({ ...aboutOf(system), cite: cite('COL-10') }, text)];
  }
  const text =
    rebels > 0
      ? `${name} is in rebellion: it becomes independent when no ground unit of yours is left there.`
      : `${name} is in rebellion: ${String(chance)} % chance that rebel militias rise this turn.`;
  return [doubt(aboutOf(system), text)];
}

/** Colonies whose Morale may be gone after this turn’s check, and those in rebellion, by what their owner knows. @rule COL-5 @rule COL-6 @rule FOG-14 */
export function riotIssues(plan: Plan, accounts: ProjectedAccounts): readonly OrderIssue[] {
  const foretold = foretoldChecks(plan, accounts);
  const quiet = new Set(accounts.now.systems.flatMap(({ id, morale }) => (morale > 0 ? [id] : [])));
  return accounts.then.systems
    .filter(({ census }) => census > 0)
    .flatMap((system) => {
      const issue = quiet.has(system.id) ? riotIssue : rebellionIssue;
      return issue(system, foretold(system));
    });
}
