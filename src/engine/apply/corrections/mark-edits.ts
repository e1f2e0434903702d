import type { Writer } from '#engine/apply/writer';
import { rowOf } from '#kernel/collections/row-of';
import { defenseLoweredIdOf, type Effect, outputMarkIdOf } from '#model/campaign/effect';
import type { MarkEditKind } from '#model/corrections/edit';
import { openingTurnOf } from '#rules/corrections/opening-turn';
import type { EditWriters } from './edit-writer.ts';

function put(write: Writer, mark: Effect): void {
  if (mark.amount === 0) write.remove('effects', mark.id);
  else write.put('effects', mark.id, mark);
}

/**
 * Corrections of what sieges, sabotage and strikes leave behind.
 * @rule TURN-3 @rule ECO-1 @rule BOM-2
 * @ruling A correction sets what takes from the Utilized Productivity of a colony at the next Opening. What a colony uses in this turn is a
 *   value of its own.
 * @ruling A correction sets how far the Defense of a ground unit is lowered in this turn, no matter who lowered it.
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
};
