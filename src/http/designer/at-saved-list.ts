import { brandAs } from '#kernel/brand/brand';
import type { SavedListId } from '#app/ports/list-record';
import { nothingHere, problemReply } from '#http/replies/problem-reply';
import type { Reply } from '#http/replies/reply';
import type { Site } from '#http/site';
import type { Visit } from '#http/visits/visit';
import { TO_DESIGNER } from './show-list.ts';
import type { Work } from './work.ts';

/** A page about the saved list that its address names, as it was last saved. */
export const atSavedList =
  (show: (site: Site, visit: Visit, work: Work) => Promise<Reply>) =>
  async (site: Site, visit: Visit): Promise<Reply> => {
    const { account } = visit;
    if (account === null) return nothingHere();
    const list = brandAs<SavedListId>(visit.param('list'));
    const read = await site.useCases.readSavedList({ session: account.session, list });
    if (!read.ok) return problemReply(read.error, TO_DESIGNER);
    const { draft, revision } = read.value;
    return show(site, visit, { list: draft, saved: { list, revision }, before: null });
  };
