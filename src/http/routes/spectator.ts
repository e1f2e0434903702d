import { asHtml } from '#http/pages/html';
import { PAPERS } from '#http/renderers';
import { nothingHere, problemReply } from '#http/replies/problem-reply';
import { pageReply, type Reply } from '#http/replies/reply';
import type { Site } from '#http/site';
import type { EmpireId } from '#fog/views/terms';
import { brandAs } from '#kernel/brand/brand';
import { wholeNumber } from '#http/visits/form-body';
import type { SpectatorVisit } from '#http/visits/visit';
import { counted } from '#http/words/counts';
import { PAPER_WORDS, paperNamed } from './report-files.ts';
import type { Route } from './route.ts';
import { RULES_PATH } from './rules.ts';

async function turns({ useCases }: Site, { seat }: SpectatorVisit): Promise<Reply> {
  const read = await useCases.readSpectated(seat);
  if (!read.ok) return problemReply(read.error, { href: '/', label: 'To your campaigns' });
  const { campaign, delay } = read.value;
  const content = {
    campaign: campaign.name,
    delay: counted(delay, 'turn'),
    turns: read.value.turns.map(({ turn, papers }) => ({
      title: `Turn ${String(turn)}`,
      empires: papers.map(({ empire, name, edition }) => ({
        name: edition === 1 ? name : `${name}, edition ${String(edition)}`,
        papers: PAPERS.map((paper) => ({
          label: PAPER_WORDS[paper],
          href: `${seat.base}/reports/${encodeURIComponent(empire)}/${String(turn)}/${paper}`,
        })),
      })),
    })),
  };
  return pageReply('spectator', content, { title: 'What has been' });
}

/** A paper of long ago. */
async function paper(site: Site, { seat, param }: SpectatorVisit): Promise<Reply> {
  const turn = wholeNumber(param('turn'));
  const which = paperNamed(param('paper'));
  if (turn === undefined || which === undefined) return nothingHere();
  const empire = brandAs<EmpireId>(param('empire'));
  const { actor } = seat;
  const read = await site.useCases.readReport({ actor, empire, turn, edition: null });
  const back = { href: `${seat.base}/`, label: 'All turns' };
  if (!read.ok) return problemReply(read.error, back);
  const document = site.renderers.documents[which](read.value);
  const content = {
    html: asHtml(site.renderers.html(document, { rulesPath: RULES_PATH })),
    downloads: [],
    back: [back],
    note: `As ${read.value.view.empire.name} was issued it.`,
    tool: '' as const,
  };
  return pageReply('document', content, { title: document.title });
}

export const SPECTATOR_ROUTES: readonly Route[] = [
  { who: 'spectator', method: 'get', path: '/', handle: turns },
  { who: 'spectator', method: 'get', path: '/reports/:empire/:turn/:paper', handle: paper },
];
