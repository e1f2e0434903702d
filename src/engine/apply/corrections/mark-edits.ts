import type { Writer } from '#engine/apply/writer';
import { rowOf } from '#kernel/collections/row-of';
import {
  defenseLoweredIdOf,
  type Effect,
  outputMarkIdOf,
  pointsCarriedIdOf,
} from '#model/campaign/effect';
import { NOBODYS } from '#model/campaign/random-event';
import type { MarkEditKind } from '#model/corrections/edit';
import { bombardmentTurnOf, openingTurnOf } from '#rules/corrections/next-turn-of';
import type { EditWriters } from './edit-writer.ts';

function put(write: Writer, mark: Effect): void {
  if (mark.amount === 0) write.remove('effects', mark.id);
  else write.put('effects', mark.id, mark);
}

/**
 * Corrections of what sieges, sabotage and strikes leave behind.
 * @rule TURN-3 @rule ECO-1 @rule BOM-2 @rule BOM-4
 * @ruling A correction sets what takes from the Utilized Productivity of a colony at the next Opening. What a colony uses in this turn is a
 *   value of its own.
 * @ruling A correction sets how far the Defense of a ground unit, or of the rebels in a system, is lowered in this turn, no matter who lowered it.
 * @ruling Bombardment points that a correction sets as left can be used in the next Bombardment Phase.
 */
export const MARK_EDITS: EditWriters<MarkEditKind> = {
  SetOutputMark: ({ system, mark: kind, to: amount }, write) => {
    const state = write.read();
    const turn = openingTurnOf(state);
    const { owner } = rowOf(state.systems, system);
    const id = outputMarkIdOf(kind, system, turn);
    const subject = { kind: 'system', system } as const;
    if (owner !== null) put(write, { id, kind, owner, subject, amount, begins: turn, ends: turn });
  },
  LowerDefense: ({ unit, by: amount }, write) => {
    const { turn, units } = write.read();
    const id = defenseLoweredIdOf(unit);
    const { owner } = rowOf(units, unit);
    const subject = { kind: 'unit', unit } as const;
    const mark = { id, kind: 'defense-lowered', owner, subject, amount } as const;
    put(write, { ...mark, begins: turn, ends: turn });
  },
  LowerRebelDefense: ({ system, by: amount }, write) => {
    const { turn, systems, effects } = write.read();
    const id = defenseLoweredIdOf(system);
    const before: Effect | undefined = effects[id];
    const owner = before?.owner ?? rowOf(systems, system).owner ?? NOBODYS;
    const subject = { kind: 'system', system } as const;
    const mark = { id, kind: 'defense-lowered', owner, subject, amount } as const;
    put(write, { ...mark, begins: turn, ends: turn });
  },
  SetCarriedPoints: ({ empire: owner, system, mission, to: amount }, write) => {
    const turn = bombardmentTurnOf(write.read());
    const id = pointsCarriedIdOf(owner, system, mission);
    const subject = { kind: 'mission', system, mission } as const;
    const mark = { id, kind: 'points-carried', owner, subject, amount } as const;
    put(write, { ...mark, begins: turn, ends: turn });
  },
};
