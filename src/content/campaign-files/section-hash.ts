import { hashOf } from '#kernel/result/hash';

/** The hash of a section of a campaign file: of its value, or, for a list, of the list of its rows’ hashes. */
export function sectionHash(value: unknown): string {
  return Array.isArray(value) ? hashOf(value.map(hashOf)) : hashOf(value);
}
