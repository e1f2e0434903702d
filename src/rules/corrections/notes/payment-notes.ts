import type { CampaignState } from '#model/campaign/state';
import type { AddressedNote } from '#model/corrections/note';
import type { Unit } from '#model/forces/unit';
import { changedRows } from './changed-rows.ts';

/** The units that became unpaid or paid, for their owners. @rule ECO-5 */
export const paymentNotes = (
  { effects: before }: CampaignState,
  { effects: after, units }: CampaignState,
): readonly AddressedNote[] =>
  changedRows(before, after).flatMap(({ before: old, after: now }) => {
    const mark = now ?? old;
    if (mark?.kind !== 'unpaid' || mark.subject.kind !== 'unit') return [];
    const unit: Unit | undefined = units[mark.subject.unit];
    if (unit === undefined) return [];
    const { id, owner: empire, design, name } = unit;
    const change = { what: 'paid', to: now === undefined } as const;
    return [{ empire, note: { about: 'unit', unit: id, design, name, change } }];
  });
