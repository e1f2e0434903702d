import { DOCTRINE_NAMES, type DoctrineName, DOCTRINES } from '#model/forces/doctrines';
import type { Offer } from '#http/forms/field';

/** The doctrines, each with what it is about. */
export const doctrineOffers = (): readonly Offer[] =>
  DOCTRINE_NAMES.map((name) => {
    const { title, says } = DOCTRINES[name];
    return { value: name, label: `${title}: ${says}` };
  });

/** The doctrine that was chosen, if one was. */
export const doctrineIn = (text: string): DoctrineName | undefined =>
  DOCTRINE_NAMES.find((name) => name === text);
