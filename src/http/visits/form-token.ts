import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const DIGEST = 'sha256';
const LENGTH = 32;

const xor = (bytes: Buffer, other: Buffer): Buffer =>
  Buffer.from(bytes.map((byte, index) => byte ^ (other[index] ?? 0)));

/** Other letters each time: the size of a compressed answer tells nothing about the token in it. */
function masked(token: Buffer): string {
  const mask = randomBytes(LENGTH);
  return Buffer.concat([mask, xor(token, mask)]).toString('base64url');
}

/** The token below its mask; null: it is none. */
function unmasked(text: string): Buffer | null {
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.length !== 2 * LENGTH) return null;
  return xor(bytes.subarray(LENGTH), bytes.subarray(0, LENGTH));
}

/**
 * The token in the forms of a seat, an account or a visitor. Other sites can't read our pages, so they can't know it.
 * `secret`: the session or the visitor's cookie; `place`: the place where the form is valid. The text differs each
 * time; `isSameToken` compares the meaning.
 */
export const formTokenOf = (secret: string, place: string): string =>
  masked(createHmac(DIGEST, secret).update(`farlane form ${place}`).digest());

/** Whether two tokens mean the same, in a time that tells nothing about where they differ. */
export function isSameToken(one: string, other: string): boolean {
  const [a, b] = [unmasked(one), unmasked(other)];
  return a !== null && b !== null && timingSafeEqual(a, b);
}
