import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * The token that the forms of a seat, of an account or of a visitor carry: whoever cannot read our pages cannot know
 * it. `secret`: the session, or what the visitor's cookie holds; `place`: where the form is good for.
 */
export function formTokenOf(secret: string, place: string): string {
  return createHmac('sha256', secret).update(`farlane form ${place}`).digest('base64url');
}

/** Whether two tokens are the same, in a time that tells nothing about where they differ. */
export function isSameToken(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
