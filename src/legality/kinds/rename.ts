import { valuesById } from '#kernel/collections/tables';
import type { SystemId } from '#model/campaign/ids';
import type { OrderIssue } from '#model/orders/order-issue';
import type { Rename, Renamed } from '#model/orders/rename';
import { MOV_9, refusal } from '../issue.ts';
import { nameIssues } from '../names.ts';
import { type Judgement, type Plan, free, isRefused } from '#legality/plan/plan';

const about = (code: string, path = 'of'): Parameters<typeof refusal>[0] => ({
  code,
  cite: MOV_9,
  path,
});

function colonyName({ view }: Plan, id: SystemId): string | null {
  const system = view.systems[id];
  return system !== undefined && system.own !== null && system.own.census > 0 ? system.name : null;
}

/** The name that it has; null: its player has no such thing. */
function nameNow(plan: Plan, of: Renamed): string | null {
  const { view } = plan;
  if (of.kind === 'unit') return view.units[of.unit]?.name ?? null;
  if (of.kind === 'fleet') return view.fleets[of.fleet]?.name ?? null;
  return colonyName(plan, of.system);
}

const MISSING: Readonly<Record<Renamed['kind'], string>> = {
  unit: 'You have no such unit.',
  fleet: 'You have no such fleet.',
  colony: 'You have no colony there.',
};

/** What of its own kind its player knows by that name, so that one name says one thing. */
function isTaken({ view, names, yards }: Plan, { of, name }: Rename): boolean {
  if (of.kind === 'unit') return yards.names.has(name);
  if (of.kind === 'fleet') return names.has(name);
  return valuesById(view.systems).some((system) => system.name === name);
}

function takenIssues(plan: Plan, order: Rename): readonly OrderIssue[] {
  if (!isTaken(plan, order)) return [];
  const what = order.of.kind === 'colony' ? 'system' : order.of.kind;
  const text = `You know a ${what} called “${order.name}” already. Choose another name.`;
  return [refusal(about('NAME_TAKEN', 'name'), text)];
}

const keyOf = (of: Renamed): string => {
  if (of.kind === 'unit') return of.unit;
  return of.kind === 'fleet' ? of.fleet : of.system;
};

/** May a unit, fleet or colony be given that name? @rule MOV-9 */
export function judgeRename(order: Rename, plan: Plan): Judgement {
  const { of, name } = order;
  if (nameNow(plan, of) === null) return free([refusal(about('RENAME_UNKNOWN'), MISSING[of.kind])]);
  if (plan.renamed.has(keyOf(of))) {
    const text = 'An earlier order of this sheet renames it already.';
    return free([refusal(about('RENAME_TWICE'), text)]);
  }
  const issues = [...nameIssues(name, 'name'), ...takenIssues(plan, order)];
  if (isRefused(issues)) return free(issues);
  plan.renamed.add(keyOf(of));
  if (of.kind === 'unit') plan.yards.names.add(name);
  if (of.kind === 'fleet') plan.names.add(name);
  return free(issues);
}
