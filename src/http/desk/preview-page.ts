import { template } from '#http/pages/template';
import type { ReportsPreview } from '#app/usecases/reports/preview-reports';
import type { Link } from '#http/pages/page-parts';
import { empirePart, type ModeratorSeat } from '#http/visits/seat';
import { SHARED_TEXTS } from '#http/words/texts';
import { counted } from '#kernel/words/counted';

/** What each empire would be issued. */
export type PreviewContent = Readonly<{
  turn: number;
  rows: readonly Readonly<{
    empire: string;
    edition: number;
    news: string;
    treasury: string;
    sheetHref: string;
    reportHref: string;
  }>[];
  path: string;
  formToken: string;
  version: number;
  back: Link;
}>;

export const PREVIEW_PAGE = template<PreviewContent>('preview');

/** A look at the reports before they are issued. */
export function previewPage(
  { turn, version, publications }: ReportsPreview,
  { base, formToken, keys }: ModeratorSeat,
): PreviewContent {
  return {
    turn,
    rows: publications.map(({ empire, edition, view, seen }) => {
      const href = `${base}/preview/${empirePart({ keys }, empire)}`;
      return {
        empire: view.empire.name,
        edition,
        news: counted(seen.length, 'event'),
        treasury: `${String(view.empire.treasury)} EP`,
        sheetHref: `${href}/sheet`,
        reportHref: `${href}/report`,
      };
    }),
    path: base,
    formToken,
    version,
    back: { href: `${base}/`, label: SHARED_TEXTS.backToDesk },
  };
}
