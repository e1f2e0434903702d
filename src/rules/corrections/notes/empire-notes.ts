import type { Empire } from '#model/campaign/empire';
import type { CampaignState } from '#model/campaign/state';
import { EMPIRE_VALUES } from '#model/corrections/edit';
import type { AddressedNote, CorrectionNote } from '#model/corrections/note';
import { changedRows } from './changed-rows.ts';

function notesOn(old: Empire, now: Empire): readonly CorrectionNote[] {
  const values = EMPIRE_VALUES.filter((value) => old[value] !== now[value]).map(
    (value): CorrectionNote => ({
      about: 'empire',
      value,
      before: old[value],
      after: now[value],
    }),
  );
  const gained = now.unlocked.filter((design) => !old.unlocked.includes(design));
  const lost = old.unlocked.filter((design) => !now.unlocked.includes(design));
  return [
    ...values,
    ...gained.map((design): CorrectionNote => ({ about: 'class', design, unlocked: true })),
    ...lost.map((design): CorrectionNote => ({ about: 'class', design, unlocked: false })),
  ];
}

/** What became of an empire's points, research and classes. */
export function empireNotes(
  { empires: before }: CampaignState,
  { empires: after }: CampaignState,
): readonly AddressedNote[] {
  return changedRows(before, after).flatMap(({ before: old, after: now }) =>
    old === undefined || now === undefined
      ? []
      : notesOn(old, now).map((note) => ({ empire: now.id, note })),
  );
}
