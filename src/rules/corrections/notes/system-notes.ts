import type { CampaignState } from '#model/campaign/state';
import type { StarSystem } from '#model/campaign/system';
import { SYSTEM_VALUES } from '#model/corrections/edit';
import type { AddressedNote, CorrectionNote } from '#model/corrections/note';
import { changedRows } from './changed-rows.ts';

function ownerNotes(old: StarSystem, now: StarSystem): readonly AddressedNote[] {
  const noteFor = (empire: StarSystem['owner'], gained: boolean): readonly AddressedNote[] =>
    empire === null ? [] : [{ empire, note: { about: 'owner', system: now.id, gained } }];
  return [...noteFor(old.owner, false), ...noteFor(now.owner, true)];
}

function valueNotes(old: StarSystem, now: StarSystem): readonly CorrectionNote[] {
  const { id: system } = now;
  const values = SYSTEM_VALUES.filter((value) => old[value] !== now[value]).map(
    (value): CorrectionNote => {
      return { about: 'system', system, value, before: old[value], after: now[value] };
    },
  );
  const gained = now.traits.filter((trait) => !old.traits.includes(trait));
  const lost = old.traits.filter((trait) => !now.traits.includes(trait));
  const to = now.specialisation?.kind ?? null;
  const respecialised = (old.specialisation?.kind ?? null) !== to;
  return [
    ...values,
    ...(respecialised ? [{ about: 'specialisation', system, to } as const] : []),
    ...gained.map((trait): CorrectionNote => ({ about: 'trait', system, trait, has: true })),
    ...lost.map((trait): CorrectionNote => ({ about: 'trait', system, trait, has: false })),
  ];
}

/** What became of systems, for their owners; who gains one reads its values where they stand. */
export function systemNotes(
  { systems: before }: CampaignState,
  { systems: after }: CampaignState,
): readonly AddressedNote[] {
  return changedRows(before, after).flatMap(({ before: old, after: now }) => {
    if (old === undefined || now === undefined) return [];
    if (old.owner !== now.owner) return ownerNotes(old, now);
    const { owner: empire } = now;
    return empire === null ? [] : valueNotes(old, now).map((note) => ({ empire, note }));
  });
}
