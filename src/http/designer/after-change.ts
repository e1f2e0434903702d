import type { DraftList } from '#content/force-lists/house-list-schema';
import type { Flash } from '#http/pages/frame';
import { redirectTo, type Reply } from '#http/replies/reply';
import type { Site } from '#http/site';
import type { Visit } from '#http/visits/visit';
import { showList } from './show-list.ts';
import { keepWork, savedPath, type Work } from './work.ts';

/** After a change: the page of the list, or, if it is saved, its address, so that the page can be loaded again. */
export async function afterChange(
  site: Site,
  visit: Visit,
  {
    work,
    changed,
    flashes = [],
  }: Readonly<{ work: Work; changed: DraftList; flashes?: readonly Flash[] }>,
): Promise<Reply> {
  const kept = await keepWork(site, visit, work, changed);
  if (!kept.ok) return showList(site, visit, { ...work, list: changed }, { error: kept.error });
  const { saved } = kept.value;
  const isQuiet = flashes.length === 0;
  return saved !== null && isQuiet
    ? redirectTo(savedPath(saved))
    : showList(site, visit, kept.value, { flashes });
}
