import { redirectTo, type Reply } from '#http/replies/reply';
import type { Site } from '#http/site';
import { markedAfter } from '#http/visits/marked-after';
import { sessionsAfter } from '#http/visits/sessions-after';
import type { Visit } from '#http/visits/visit';

type Begun = Readonly<{ session: string; to: string }>;

/** Signs this browser in to an account by a session that was made for it, and goes on. */
export async function beginSession(
  site: Site,
  visit: Visit,
  { session, to }: Begun,
): Promise<Reply> {
  const { kept, ended } = sessionsAfter(visit, { session, base: null });
  await Promise.all(ended.map((one) => site.useCases.signOut({ session: one })));
  const marked = await markedAfter(site, visit, session);
  return redirectTo(to, { cookie: 'sessions', tokens: kept }, ...marked);
}
