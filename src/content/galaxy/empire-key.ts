import { hashText } from '#kernel/result/hash';
import { isReservedKey } from '#content/scenarios/reserved-keys';
import { LONGEST_KEY } from '#content/scenarios/scenario-schema';

const HASH_LENGTH = 6;

/**
 * The key of an empire, made of its name alone, so that it tells nothing about other empires. Names that a key
 * can't hold in full (too long, in other letters, reserved) are shortened and get six digits of their hash.
 */
export function empireKey(name: string): string {
  const { plain, isWhole } = plainOf(name);
  const fits = isWhole && plain.length <= LONGEST_KEY && !isReservedKey(plain);
  return fits ? plain : hashedKey(name);
}

/** The same with six digits of the hash in any case: no key that is made of another name is equal. */
export function hashedKey(name: string): string {
  const room = LONGEST_KEY - HASH_LENGTH - 1;
  const short = plainOf(name).plain.slice(0, room).replace(/-+$/u, '');
  return `${short === '' ? 'empire' : short}-${hashText(name).slice(0, HASH_LENGTH)}`;
}

/** A name in small letters, digits and hyphens, beginning with a letter, and whether it lost only signs and accents. */
function plainOf(name: string): Readonly<{ plain: string; isWhole: boolean }> {
  const letters = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const plain = letters.replace(/[^a-z0-9]+/gu, '-').replace(/^[^a-z]+|-+$/gu, '');
  const kept = letters.replace(/[^\p{L}\p{N}]/gu, '');
  return { plain, isWhole: plain !== '' && plain.replaceAll('-', '') === kept };
}
