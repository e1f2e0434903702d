import type { Empire } from '#model/campaign/empire';
import { hashedKey } from './empire-key.ts';

type Named = Pick<Empire, 'id' | 'name' | 'forceList'>;

/**
 * What addresses, files and receipts call an empire: its key. Older campaigns have keys that count the empires of
 * a force list (`human-2`), which would tell a player of others; there it is a key made of the empire's name.
 */
export function empireAddress({ id, name, forceList }: Named): string {
  const begins = `${forceList}-`;
  const isCounted = id.startsWith(begins) && /^\d+$/u.test(id.slice(begins.length));
  return isCounted ? hashedKey(name) : id;
}
