import { RAIDERS } from '#model/campaign/raiders';

/** What means nobody, raiders or a stranger, and the words that orders have where an empire may be. */
const RESERVED: readonly string[] = [RAIDERS, 'unknown', 'nobody', 'empire', 'new'];

/** Tables are plain objects: a key such as `constructor` would find something that nobody put there. */
export const isReservedKey = (key: string): boolean =>
  RESERVED.includes(key) || Object.hasOwn(Object.prototype, key);
