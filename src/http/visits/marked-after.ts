import type { SetCookie } from '#http/replies/reply';
import type { Site } from '#http/site';
import type { Visit } from './visit.ts';

/** The cookie that makes a browser known to the account that it has just signed in to. */
export async function markedAfter(
  { useCases }: Pick<Site, 'useCases'>,
  { marks }: Pick<Visit, 'marks'>,
  session: string,
): Promise<readonly SetCookie[]> {
  const made = await useCases.markBrowser({ session, marks });
  // Who is in is in: a browser that is not marked is a stranger's the next time, no more.
  return made.ok ? [{ cookie: 'browser', marks: made.value.marks }] : [];
}
