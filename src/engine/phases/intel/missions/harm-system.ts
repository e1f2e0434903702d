import { endDeadColony, hurtSystem } from '#engine/siege/hurt-system';
import { rowOf } from '#kernel/collections/row-of';
import { cite } from '#kernel/reasons/cite';
import type { FigureChanges, SystemFigure } from '#model/campaign/system-figures';
import { onlyFor } from '#model/events/fact';
import { LEAST_CAPACITY } from '#rules/bombardment/hurt-system';
import type { Attempt, MissionEffect, MissionWorld } from './attempt.ts';

/** What agents do is told to the owner by the same rule, so that it does not show which mission it was. */
const INT_9 = cite('INT-9');
const HARM = { because: 'agents', by: null, mission: null } as const;
const LASTS_FROM = 4;
const D6 = { count: 1, faces: 6 } as const;

/** Figures of the system change. @rule INT-6 @rule INT-7 @rule INT-9 */
export function changeFigures(
  { record, rules }: MissionWorld,
  { order: { at: system } }: Attempt,
  changes: FigureChanges,
): void {
  const hadCensus = rowOf(record.state().systems, system).census > 0;
  const blow = { system, harm: HARM, cite: INT_9, changes, leastCapacity: LEAST_CAPACITY };
  hurtSystem(record, { ...blow, rolls: [], dice: [], doers: [] });
  endDeadColony(record, rules, { system, hadCensus, by: [] });
}

/** Utilized Productivity is halved next turn. @rule INT-6 @rule INT-7 @rule ECO-1 */
export function halveOutput({ record, from }: MissionWorld, { order, against }: Attempt): void {
  if (against === null) return;
  record.emit({
    type: 'OutputMarked',
    cite: INT_9,
    rolls: [],
    witnesses: onlyFor(against),
    empire: against,
    system: order.at,
    harm: HARM,
    mark: 'halved',
    amount: 1,
    turn: from.turn + 1,
  });
}

/** A passing harm, and by a d6 the loss of a point for ever. @rule INT-6 */
export function perhapsForEver(
  world: MissionWorld,
  attempt: Attempt,
  { figure, harm }: Readonly<{ figure: SystemFigure; harm: () => void }>,
): MissionEffect {
  const { name } = rowOf(world.from.systems, attempt.order.at);
  const purpose = { kind: 'sabotage', text: `whether the harm at ${name} lasts` } as const;
  const roll = attempt.dice.roll(D6, purpose, cite('INT-6'));
  const lost = roll.total >= LASTS_FROM;
  return {
    outcome: { kind: 'lasting', die: roll.total, lost },
    rolls: [roll.id],
    carryOut: () => {
      harm();
      if (lost) changeFigures(world, attempt, { [figure]: -1 });
    },
  };
}
