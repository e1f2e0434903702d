import { cite } from '#kernel/reasons/cite';
import { tableOf } from '#kernel/collections/group-by';
import { valuesById } from '#kernel/collections/tables';
import type { MoraleCondition } from '#model/campaign/morale';
import type { StarSystem } from '#model/campaign/system';
import type { OrderIssue } from '#model/orders/order-issue';
import { garrisonsOf } from '#rules/colony/garrisons-of';
import { moraleConditionsOf } from '#rules/colony/morale-conditions-of';
import { MORALE_ODDS } from '#rules/colony/morale-odds';
import { nextMoraleCheck } from '#rules/colony/next-morale-check';
import { rebelsBeside } from '#rules/colony/rebels-beside';
import { riotChanceOf } from '#rules/colony/riot-chance';
import { doubt } from './issue.ts';
import type { Plan } from './plan.ts';
import type { ProjectedAccounts } from './projected-accounts.ts';

const ABOUT = { code: 'COLONY_RIOT', cite: cite('COL-6') };

/** Those that speak against good order. */
const NAMES: Readonly<Partial<Record<MoraleCondition, string>>> = {
  blockade: 'blockade',
  'rebellious-neighbour': 'rebels beside it',
  unemployment: 'unemployment',
  'martial-law': 'martial law',
};

type Told = (system: StarSystem) => readonly MoraleCondition[];

/** What will hold as far as its owner knows; what battles and supply of this turn bring, nobody does. */
function conditionsIn({ view, yards }: Plan, { then }: ProjectedAccounts): Told {
  const units = tableOf(then.units, ({ id }) => id);
  const garrison = garrisonsOf({ units, designOf: yards.facts.designOf });
  const systems = tableOf(then.systems, ({ id }) => id);
  const viewer = view.empire.id;
  const lanes = valuesById(view.lanes).map((lane) => ({ ...lane, viewer }));
  const beside = rebelsBeside({ systems, lanes });
  return (system) =>
    moraleConditionsOf({
      system,
      troops: garrison(system.id, viewer).units,
      hasRebelsBeside: beside.has(system.id),
      marks: new Set(),
    });
}

function riotIssue(system: StarSystem, conditions: readonly MoraleCondition[]): OrderIssue[] {
  const chance = riotChanceOf(system, conditions);
  if (chance === 0) return [];
  const bad = conditions.filter((one) => MORALE_ODDS[one].modifier < 0);
  const why = bad.flatMap((one) => NAMES[one] ?? []).join(', ');
  const because = why === '' ? '' : ` (${why})`;
  const text = `${system.name} may rebel: by ${String(chance)} % its Morale of ${String(system.morale)} falls to 0 this turn${because}.`;
  return [doubt(ABOUT, text)];
}

/** Colonies whose Morale may be gone after this turn’s check, by the numbers that their owner knows. @rule COL-5 @rule COL-6 @rule FOG-14 */
export function riotIssues(plan: Plan, accounts: ProjectedAccounts): readonly OrderIssue[] {
  const { turn, rules } = plan.view;
  if (nextMoraleCheck(turn, rules) !== turn) return [];
  const conditionsOf = conditionsIn(plan, accounts);
  const quiet = new Set(accounts.now.systems.flatMap(({ id, morale }) => (morale > 0 ? [id] : [])));
  return accounts.then.systems
    .filter(({ id, census }) => census > 0 && quiet.has(id))
    .flatMap((system) => riotIssue(system, conditionsOf(system)));
}
