import type { AuditEntry } from '#app/ports/campaign-record';
import type { Change } from '#app/ports/campaign-store';
import type { Account } from '#app/ports/people-record';
import type { FirstSeat } from './first-links.ts';

/** A seat that somebody has from the beginning; its link is used up. */
export const seated = (
  { seat, name }: FirstSeat,
  person: Pick<Account, 'id' | 'name'>,
  noted: Pick<AuditEntry, 'at' | 'by' | 'version'>,
): readonly Change[] => [
  { put: 'seat', seat: { ...seat, account: person.id } },
  { put: 'link-ended', seat: seat.id },
  { put: 'audit', entry: { ...noted, act: 'seat-taken', detail: `${name}: ${person.name}` } },
];
