import type { EmpireId } from '#model/campaign/ids';

/** An own fleet, unit or work, perhaps after a word: `human.f3`, `fleet/human.f3`. */
const WHOLE = /^(\w+[ /])?[^:/ ]+\.([fuw]\d+)$/;
const SHORT = /^(\w+[ /])?([fuw]\d+)$/;

/**
 * How an address speaks of an own thing: `f3` for `human.f3`; one that is still to be formed, and all else, as it is. In older campaigns
 * the first part of an id counts the empires of a force list.
 * @rule FOG-1
 */
export const ownInAddress = (ref: string): string => ref.replace(WHOLE, '$1$2');

/** What an address means; forms and older addresses have whole ids. */
export const ownOfAddress = (text: string, owner: EmpireId): string =>
  text.replace(
    SHORT,
    (_whole, word: string | undefined, id: string) => `${word ?? ''}${owner}.${id}`,
  );
