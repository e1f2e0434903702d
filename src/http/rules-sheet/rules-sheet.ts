import { DOCUMENT_PAGE } from '#http/pages/document-page';
import { asHtml } from '#http/pages/html';
import { nothingHere, problemReply } from '#http/replies/problem-reply';
import { type PlainReply, pageReply, type Reply } from '#http/replies/reply';
import { documentFileReply, printLinks, reportForm } from '#http/reports/report-files';
import type { Route } from '#http/routes/route';
import { RULES_PATH } from '#http/rules/rules';
import type { Site } from '#http/site';
import type { ModeratorVisit, PlayerVisit, SpectatorVisit } from '#http/visits/visit';
import { SHARED_TEXTS } from '#http/words/texts';
import { TEXTS } from './texts.ts';

type AnyVisit = ModeratorVisit | PlayerVisit | SpectatorVisit;

const PATH = '/rules-sheet';

/** What the campaign is played by. It is the same for everybody in it. */
async function sheet(site: Site, { seat }: AnyVisit): Promise<Reply> {
  const read = await site.useCases.readRulesSheet({ actor: seat.actor });
  if (!read.ok) return problemReply(read.error, { href: '/', label: SHARED_TEXTS.toYourCampaigns });
  const { document } = read.value;
  const content = {
    html: asHtml(site.renderers.html(document, { rulesPath: RULES_PATH })),
    downloads: printLinks(`${seat.base}${PATH}`),
    back: [],
    note: '',
    tool: '' as const,
  };
  return pageReply(DOCUMENT_PAGE, content, { title: document.title });
}

async function file(site: Site, { seat, param, query, gone }: AnyVisit): Promise<PlainReply> {
  const form = reportForm(param('form'));
  if (form === undefined) return nothingHere();
  const read = await site.useCases.readRulesSheet({ actor: seat.actor });
  if (!read.ok) return problemReply(read.error, { href: '/', label: SHARED_TEXTS.toYourCampaigns });
  const { slug, document, createdAt } = read.value;
  const name = `${slug}-rules-sheet`;
  const paper = query('paper');
  return documentFileReply(site.renderers, form, { document, createdAt, name, paper, gone });
}

const card = (place: number) => ({ place, text: TEXTS.settingsAndWhatDiffers });
const page = { method: 'get', path: PATH, page: DOCUMENT_PAGE, handle: sheet } as const;
const files = { method: 'get', path: `${PATH}/:form`, handle: file } as const;

export const RULES_SHEET_ROUTES: readonly Route[] = [
  {
    ...page,
    who: 'moderator',
    truth: false,
    nav: { label: TEXTS.rulesSheet, card: { ...card(35), group: 'rules' as const } },
  },
  { ...files, who: 'moderator', truth: false },
  { ...page, who: 'player', nav: { label: TEXTS.rulesSheet, card: card(11) } },
  { ...files, who: 'player' },
  { ...page, who: 'spectator', nav: { label: TEXTS.rulesSheet, menu: 2 } },
  { ...files, who: 'spectator' },
];
