import { createHmac, timingSafeEqual } from 'node:crypto';

/** The token that the forms of a session carry: whoever cannot read our pages cannot know it. */
export function formTokenOf(session: string): string {
  return createHmac('sha256', session).update('farlane form').digest('base64url');
}

/** For forms of visitors without a session, which change nothing but how pages look to them. */
export const VISITOR_FORM_TOKEN = formTokenOf('visitor');

/** Whether two tokens are the same, in a time that tells nothing about where they differ. */
export function isSameToken(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
