import { type Effect, isSystemEffect } from '#model/campaign/effect';
import type { CampaignState } from '#model/campaign/state';
import type { AddressedNote, UnitChange } from '#model/corrections/note';
import type { Unit } from '#model/forces/unit';
import { type ChangedRow, changedRows } from './changed-rows.ts';

/** What became of the mark of a unit; null: nothing that its owner reads of. */
function unitChangeOf(row: ChangedRow<Effect>): UnitChange | null {
  const { kind } = row.after ?? row.before ?? {};
  if (kind === 'unpaid') return { what: 'paid', to: row.after === undefined };
  if (kind !== 'defense-lowered') return null;
  const [before, after] = [row.before?.amount ?? 0, row.after?.amount ?? 0];
  return { what: 'lowered', before, after };
}

function unitNote({ units }: CampaignState, row: ChangedRow<Effect>): readonly AddressedNote[] {
  const { subject } = row.after ?? row.before ?? {};
  const change = unitChangeOf(row);
  if (subject?.kind !== 'unit' || change === null) return [];
  const unit: Unit | undefined = units[subject.unit];
  if (unit === undefined) return [];
  const { id, owner: empire, design, name } = unit;
  return [{ empire, note: { about: 'unit', unit: id, design, name, change } }];
}

function systemNote({ before, after }: ChangedRow<Effect>): readonly AddressedNote[] {
  const mark = after ?? before;
  if (mark?.subject.kind !== 'system' || !isSystemEffect(mark.kind)) return [];
  const { kind, owner: empire, begins: turn, subject } = mark;
  const changed = { before: before?.amount ?? 0, after: after?.amount ?? 0 };
  const { system } = subject;
  return [{ empire, note: { about: 'output', system, mark: kind, turn, ...changed } }];
}

function carriedNote({ before, after }: ChangedRow<Effect>): readonly AddressedNote[] {
  const mark = after ?? before;
  if (mark?.kind !== 'points-carried' || mark.subject.kind !== 'mission') return [];
  const { system, mission } = mark.subject;
  const changed = { before: before?.amount ?? 0, after: after?.amount ?? 0 };
  return [{ empire: mark.owner, note: { about: 'carried', system, mission, ...changed } }];
}

/** The marks of units, colonies and bombardments that came, went or changed, for their owners. @rule ECO-1 @rule ECO-5 @rule BOM-2 @rule BOM-4 */
export const markNotes = (
  { effects: before }: CampaignState,
  after: CampaignState,
): readonly AddressedNote[] =>
  changedRows(before, after.effects).flatMap((row) => [
    ...unitNote(after, row),
    ...systemNote(row),
    ...carriedNote(row),
  ]);
