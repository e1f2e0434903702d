import { problemReply } from '#http/replies/problem-reply';
import { pageReply, type PlainReply, type Reply } from '#http/replies/reply';
import type { Route } from '#http/routes/route';
import type { Site } from '#http/site';
import { TABLE_FORMS, tableFile, type TableForm } from '#http/tables/data-table';
import type { ModeratorVisit } from '#http/visits/visit';
import { SHARED_TEXTS } from '#http/words/texts';
import { allRelationsPage, relationsTable } from './all-relations-page.ts';
import { DIPLOMACY_PAGE } from './diplomacy-content.ts';
import { TEXTS } from './texts.ts';

async function diplomacy({ useCases, renderers }: Site, { seat }: ModeratorVisit): Promise<Reply> {
  const { base, actor } = seat;
  const view = await useCases.readModeratorView({ actor, look: 'relations' });
  if (!view.ok)
    return problemReply(view.error, { href: `${base}/`, label: SHARED_TEXTS.backToDesk });
  const content = allRelationsPage({ base, view: view.value, texts: renderers.relationTexts });
  return pageReply(DIPLOMACY_PAGE, content, { title: 'Diplomacy' });
}

const relationsFile =
  (form: TableForm) =>
  async ({ useCases }: Site, { seat }: ModeratorVisit): Promise<PlainReply> => {
    const { base, actor } = seat;
    const view = await useCases.readModeratorView({ actor, look: 'relations' });
    if (!view.ok)
      return problemReply(view.error, { href: `${base}/`, label: SHARED_TEXTS.backToDesk });
    return tableFile(relationsTable(view.value), form, TEXTS.relationsFile(view.value.turn));
  };

export const MODERATOR_DIPLOMACY_ROUTES: readonly Route[] = [
  {
    who: 'moderator',
    method: 'get',
    path: '/diplomacy',
    truth: true,
    page: DIPLOMACY_PAGE,
    nav: { label: 'Diplomacy', card: { group: 'map', place: 14, text: TEXTS.moderatorCard } },
    handle: diplomacy,
  },
  ...TABLE_FORMS.map(
    (form): Route => ({
      who: 'moderator',
      method: 'get',
      truth: true,
      path: `/diplomacy/${form}`,
      handle: relationsFile(form),
    }),
  ),
];
