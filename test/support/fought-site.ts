import { sendBothToTheMiddle } from '#test/support/desk';
import { MODERATOR, openSite, type TestSite, type Visitor } from '#test/support/http-site';

/** A site whose campaign has played a turn in which both fleets met at Wolf 359, with its moderator. */
export async function openFoughtSite(): Promise<{ site: TestSite; moderator: Visitor }> {
  const site = await openSite();
  const moderator = await site.visitor(site.desk.tokens.moderator);
  await sendBothToTheMiddle(site.desk);
  await moderator.submit(`${MODERATOR}/`, `${MODERATOR}/run`, { what: 'turn', confirmed: 'yes' });
  return { site, moderator };
}
