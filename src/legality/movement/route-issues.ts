import { unique } from '#kernel/collections/unique';
import { valuesById } from '#kernel/collections/tables';
import { cite } from '#kernel/reasons/cite';
import type { SystemId } from '#model/campaign/ids';
import type { FleetRef } from '#model/orders/order';
import type { OrderIssue } from '#model/orders/order-issue';
import { stateToward } from '#rules/diplomacy/state-toward';
import { stanceOf } from '#rules/movement/stance-of';
import { isOpenMemory, memoryOf } from '#rules/sight/memory-of';
import type { Aftermath } from '#legality/plan/aftermath';
import { borderIssues } from './border.ts';
import { dangerIssues } from './danger-issues.ts';
import { doubt } from '#legality/issue';
import { knownStorms } from './known-storms.ts';
import type { Plan } from '#legality/plan/plan';
import { siegeIssues } from './siege-issues.ts';
import { supplyIssues } from './supply-issues.ts';
import { membersOf, systemOfFleet } from '#legality/plan/where';
import { dutyIssues } from '#legality/works/yard-duty';

const about = (code: string): Parameters<typeof doubt>[0] => ({
  code,
  cite: cite('MOV-12'),
  path: 'route',
});

/** The turns of the last sightings of enemies that may still be in a system. Sightings more than a year old are left out. @rule FOG-11 */
const turnsOfEnemies = ({ view }: Plan, system: SystemId): readonly number[] =>
  valuesById(view.contacts).flatMap((contact) => {
    const { place, owner, seen } = contact;
    if (owner === null || place.kind !== 'system' || place.system !== system) return [];
    if (!isOpenMemory(contact) || memoryOf(contact, view.turn) === 'gone') return [];
    return stanceOf(stateToward(view.neighbours, owner)) === 'enemy' ? [seen.turn] : [];
  });

/** Remembered enemies there, by the turn of the last sighting. */
function rememberedIssues(plan: Plan, way: readonly SystemId[]): readonly OrderIssue[] {
  return way.flatMap((system) => {
    const turns = turnsOfEnemies(plan, system);
    if (turns.length === 0) return [];
    const name = plan.view.systems[system]?.name ?? system;
    const text = `An enemy was at ${name} in turn ${String(Math.max(...turns))}, and may be there still.`;
    return [doubt(about('ENEMY_REMEMBERED'), text)];
  });
}

function stormIssues({ view }: Plan, way: readonly SystemId[]): readonly OrderIssue[] {
  return way.filter(knownStorms(view)).map((system) => {
    const name = view.systems[system]?.name ?? system;
    return doubt(about('STORM_ON_THE_WAY'), `A plasma storm at ${name} ends the turn’s movement.`);
  });
}

/**
 * What its owner knows against what a fleet is about to do by its route, as far as the way to its goal is known.
 * @rule MOV-12 @rule FOG-14
 */
export function routeIssues(plan: Plan, after: Aftermath, fleet: FleetRef): readonly OrderIssue[] {
  const routed = plan.routed.get(fleet);
  if (routed?.state === 'no-way') {
    const text = 'No lanes that you know lead this fleet there now: it stays until some do.';
    return [doubt(about('NO_WAY'), text)];
  }
  const from = systemOfFleet(plan, fleet);
  if (routed === undefined || routed.goal === null || from === null) return [];
  const { path, goal } = routed;
  const way = unique([...path, ...goal.stops]);
  const units = membersOf(plan, fleet);
  return [
    ...siegeIssues(plan, from),
    ...borderIssues(plan, way, units),
    ...dangerIssues(plan, way),
    ...rememberedIssues(plan, way),
    ...stormIssues(plan, way),
    ...dutyIssues(plan, units, from),
    ...supplyIssues(plan, after, { fleet, path }),
  ];
}
