import type { PhaseInput } from '#engine/record/phase';
import type { Recorder } from '#engine/record/recorder';
import { rollOneOf } from '#engine/record/roll-one-of';
import { discoverSystem } from '#engine/galaxy/discover-system';
import { foundWorld } from '#engine/worlds/found-world';
import { rowOf } from '#kernel/collections/row-of';
import { cite } from '#kernel/reasons/cite';
import { invariant } from '#kernel/result/invariant';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import { farEndOf } from '#model/campaign/lane';
import type { PlannedEvent } from '#model/campaign/random-event';
import { type StarSystem, type Trait, TRAITS } from '#model/campaign/system';
import type { EventHome, EventResult } from '#model/events/random-event-events';
import type { Dice } from '#model/rolls/roll-purpose';
import { changesBetween } from '#rules/bombardment/hurt-system';
import { nextYearEnd } from '#rules/calendar/is-year-end';
import { figuresByEvent } from '#rules/random-events/can-befall';
import { edgeSystems } from '#rules/random-events/edge-systems';
import { eventLanes } from '#rules/random-events/event-lanes';
import { laneShifted } from '#rules/random-events/lane-shifted';
import { type EventChange, RANDOM_EVENT_TABLE } from '#rules/random-events/random-event-table';
import { valuesOf } from '#rules/galaxy/values-of';

const OPT_13 = cite('OPT-13');

/** An event that can happen, and the dice for what it leaves open. */
export type Due = Readonly<{ planned: PlannedEvent; input: PhaseInput; dice: Dice }>;
type Changing<K extends EventChange['kind']> = Extract<EventChange, { kind: K }>;

function pick<T>(dice: Dice, some: readonly T[], text: string): T {
  const purpose = { kind: 'random event', text } as const;
  const one = some[rollOneOf(dice, { count: some.length, purpose, cite: OPT_13 }).index];
  invariant(one !== undefined, 'EVENT_WITHOUT_PLACE', text);
  return one;
}

/** A system that nobody had found is made, with its people if it is a homeworld. @rule MAP-12 @rule MAP-7 */
function generate(record: Recorder, { input }: Due, system: SystemId, empire: EmpireId): void {
  const { explored, surveys } = input.rules;
  if (explored === null || Object.hasOwn(record.state().systems, system)) return;
  discoverSystem(record, { explored, surveys, system, empire, fleet: null, dice: input.dice });
  foundWorld(record, { system, rules: input.rules, dice: input.dice });
}

function figures(record: Recorder, change: Changing<'figure'>, system: SystemId): EventResult {
  const before = rowOf(record.state().systems, system);
  const values = figuresByEvent(before, change);
  return { kind: 'figures', changes: changesBetween(before, values), values };
}

function shiftLane(
  record: Recorder,
  due: Due,
  { step }: Changing<'lane'>,
  system: SystemId,
): EventResult {
  const lanes = eventLanes(record.snapshot(), due.input.rules, { system, step });
  const lane = pick(due.dice, lanes, 'which lane the event changes');
  const to = farEndOf(lane, system);
  const shifted = laneShifted(lane.class, step);
  invariant(shifted !== null, 'EVENT_LANE_FIXED', lane.id);
  generate(record, due, to, due.planned.empire);
  return { kind: 'lane', lane: lane.id, to, was: lane.class, class: shifted };
}

const isTrait = (text: string): text is Trait => TRAITS.some((trait) => trait === text);

/** What makes a system the homeworld of a new people; null: it is one. @rule OPT-13 @rule MAP-3 @rule MAP-7 */
function homeOf({ traits, native }: StarSystem): EventHome | null {
  if (traits.includes('Homeworld') && native !== null) return null;
  const all = ['Homeworld', ...traits.filter((one) => one !== 'Homeworld')] as const;
  const { capacity, raw, ...natives } = valuesOf('major', all.filter(isTrait), 'nobody');
  return { importance: 'major', capacity, raw, native: natives, traits: all };
}

function settle(record: Recorder, due: Due): EventResult {
  const { empire } = due.planned;
  const sites = edgeSystems(record.snapshot(), due.input.rules, empire);
  const site = pick(due.dice, sites, 'where a new people lives');
  generate(record, due, site, empire);
  return { kind: 'world', site, home: homeOf(rowOf(record.state().systems, site)) };
}

/** What an event changes, by its row in the table; systems that it needs are made first. @rule OPT-13 */
export function resultOf(record: Recorder, due: Due): EventResult {
  const { event, system, turns } = due.planned;
  const { change } = RANDOM_EVENT_TABLE[event];
  const next = record.state().turn + 1;
  switch (change.kind) {
    case 'figure':
      invariant(system !== null, 'EVENT_WITHOUT_PLACE', event);
      return figures(record, change, system);
    case 'lane':
      invariant(system !== null, 'EVENT_WITHOUT_PLACE', event);
      return shiftLane(record, due, change, system);
    case 'income':
      return { kind: 'income', percent: change.percent, begins: next, ends: next + turns - 1 };
    case 'research': {
      const { percent } = change;
      return { kind: 'research', percent, begins: next, ends: nextYearEnd(next) };
    }
    case 'world':
      return settle(record, due);
    case 'choice':
    case 'text':
      return { kind: 'text' };
  }
}
