import { RAIDERS } from '#model/campaign/raiders';

/** Keys that mean nobody, raiders or a stranger, and words that orders use in the place of an empire. */
const RESERVED: readonly string[] = [RAIDERS, 'unknown', 'nobody', 'empire', 'new'];

/** Tables are plain objects: a key such as `constructor` would find a built-in property. */
export const isReservedKey = (key: string): boolean =>
  RESERVED.includes(key) || Object.hasOwn(Object.prototype, key);
