import { rowOf } from '#kernel/collections/row-of';
import { valuesById } from '#kernel/collections/tables';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import type { PlannedEvent, RandomEventId } from '#model/campaign/random-event';
import type { CampaignState } from '#model/campaign/state';
import type { StarSystem } from '#model/campaign/system';
import type { SystemFigures } from '#model/campaign/system-figures';
import type { RuleSet } from '#model/settings/rule-set';
import { figuresAfter, LEAST_CAPACITY } from '#rules/bombardment/hurt-system';
import { edgeSystems } from './edge-systems.ts';
import { eventLanes } from './event-lanes.ts';
import { type EventChange, RANDOM_EVENT_TABLE } from './random-event-table.ts';

type Rules = Pick<RuleSet, 'explored' | 'nonAligned'>;
type Figure = Extract<EventChange, { kind: 'figure' }>;

/** Figures that only a colony has. */
const OF_COLONIES: readonly string[] = ['census', 'morale', 'productivity'];

/** The figures of a system after an event. @rule OPT-13 */
export const figuresByEvent = (system: StarSystem, { figure, by }: Figure): SystemFigures =>
  figuresAfter(system, { [figure]: by }, { capacity: LEAST_CAPACITY });

function canChange(system: StarSystem, change: Figure): boolean {
  if (OF_COLONIES.includes(change.figure) && system.census === 0) return false;
  return figuresByEvent(system, change)[change.figure] !== system[change.figure];
}

function canBefallSystem(
  state: CampaignState,
  rules: Rules,
  { change, system }: Readonly<{ change: EventChange; system: SystemId }>,
): boolean {
  if (change.kind === 'figure') return canChange(rowOf(state.systems, system), change);
  if (change.kind !== 'lane') return true;
  return eventLanes(state, rules, { system, step: change.step }).length > 0;
}

/** The systems of an empire that an event can befall. @rule OPT-13 */
export function placesOfEvent(
  state: CampaignState,
  rules: Rules,
  { empire, event }: Readonly<{ empire: EmpireId; event: RandomEventId }>,
): readonly SystemId[] {
  const { change } = RANDOM_EVENT_TABLE[event];
  return valuesById(state.systems)
    .filter(
      ({ id, owner }) => owner === empire && canBefallSystem(state, rules, { change, system: id }),
    )
    .map(({ id }) => id);
}

/**
 * Whether an event can happen as it is planned.
 * @rule OPT-13
 * @ruling An event changes something, or it doesn’t happen: its system is drawn from those where it can, and if there is none at the end of the
 *   turn in which it is due, or the empire has lost the system by then, nothing comes of it.
 */
export function canHappen(
  state: CampaignState,
  rules: Rules,
  { empire, event, system }: Pick<PlannedEvent, 'empire' | 'event' | 'system'>,
): boolean {
  const { hasPlace, change } = RANDOM_EVENT_TABLE[event];
  if (rowOf(state.empires, empire).fellIn !== undefined || change.kind === 'choice') return false;
  if (change.kind === 'world') return edgeSystems(state, rules, empire).length > 0;
  if (!hasPlace) return true;
  return system !== null && placesOfEvent(state, rules, { empire, event }).includes(system);
}
