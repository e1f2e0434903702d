import { DOCUMENT_PAGE } from '#http/pages/document-page';
import { empireOfKey } from '#app/campaigns/empire-keys';
import { asHtml } from '#http/pages/html';
import { nothingHere, problemReply, type Way } from '#http/replies/problem-reply';
import { pageReply, type Reply } from '#http/replies/reply';
import type { Site } from '#http/site';
import { wholeNumber } from '#http/visits/form-body';
import type { Seat } from '#http/visits/seat';
import { paperNamed } from '#http/reports/report-files';
import { RULES_PATH } from '#http/rules/rules';
import { TEXTS } from './texts.ts';

type Asked = Readonly<{
  seat: Pick<Seat, 'actor' | 'keys'>;
  /** As the address has them. */
  empire: string;
  turn: string;
  paper: string;
  back: Way;
}>;

/** A paper as its empire was issued it, for somebody else who may read it. */
export async function foreignPaper(site: Site, asked: Asked): Promise<Reply> {
  const turn = wholeNumber(asked.turn);
  const which = paperNamed(asked.paper);
  if (turn === undefined || which === undefined) return nothingHere();
  const { seat, back } = asked;
  const { actor } = seat;
  const empire = empireOfKey(seat.keys, asked.empire);
  const read = await site.useCases.readReport({ actor, empire, turn, edition: null });
  if (!read.ok) return problemReply(read.error, back);
  // A player who may not read it is sent to their own paper.
  if (read.value.empire !== empire) return nothingHere();
  const options = { rulesPath: RULES_PATH };
  const { title, html } = await site.renderers.paperPage(which, read.value, options);
  const content = {
    html: asHtml(html),
    downloads: [],
    back: [back],
    note: TEXTS.asIssued(read.value.view.empire.name),
    tool: '' as const,
  };
  return pageReply(DOCUMENT_PAGE, content, { title });
}
