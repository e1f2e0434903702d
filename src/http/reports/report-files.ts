import type { Link } from '#http/pages/page-parts';
import type { Report } from '#app/usecases/reports/read-report';
import type { PlainReply } from '#http/replies/reply';
import { type Paper, PAPERS, type Renderers } from '#http/renderers';
import type { Document } from '#report/document/document';

type Which = Readonly<{ turn: number; edition: number }>;

export const PAPER_WORDS: Readonly<Record<Paper, string>> = {
  sheet: 'Asset sheet',
  report: 'Turn report',
};

/** The paper that an address names. */
export const paperNamed = (text: string): Paper | undefined => PAPERS.find((one) => one === text);

/** A report as a file: its document, a name to save it by, and the date that it bears. */
export type ReportFile = Readonly<{
  document: Document;
  name: string;
  publishedAt: string;
  /** The client has gone. */
  gone: AbortSignal;
}>;

const FORMS = ['pdf', 'html', 'txt'] as const;
type Form = (typeof FORMS)[number];

const LABELS: Readonly<Record<Form, string>> = { pdf: 'PDF', html: 'HTML', txt: 'Text' };

/** The form that an address asks for. */
export const reportForm = (text: string): Form | undefined => FORMS.find((one) => one === text);

/** The address of a paper below its seat. */
export const paperPath = (base: string, { turn, edition }: Which, paper: Paper): string =>
  `${base}/reports/${String(turn)}/${String(edition)}/${paper}`;

/** Where a paper can be had as a file. */
export const paperDownloads = (base: string, which: Which, paper: Paper): readonly Link[] =>
  formLinks(paperPath(base, which, paper));

/** The files below the address of a paper. */
export const formLinks = (path: string): readonly Link[] =>
  FORMS.map((form) => ({ href: `${path}/${form}`, label: LABELS[form] }));

/** What the file of a paper is called. */
export function reportFileName({ campaign, key, turn, edition }: Report, paper: Paper): string {
  const later = edition === 1 ? '' : `-edition-${String(edition)}`;
  return `${campaign.slug}-${key}-turn-${String(turn)}${later}-${paper}`;
}

/** A report in one of its forms. */
export async function reportFileReply(
  renderers: Renderers,
  form: Form,
  { document, name, publishedAt, gone }: ReportFile,
): Promise<PlainReply> {
  const saveAs = `${name}.${form}`;
  switch (form) {
    case 'pdf': {
      const body = await renderers.pdf(document, { createdAt: publishedAt, signal: gone });
      return { kind: 'file', type: 'application/pdf', body, saveAs };
    }
    case 'html':
      return { kind: 'file', type: 'text/html', body: renderers.htmlFile(document), saveAs };
    case 'txt':
      return { kind: 'file', type: 'text/plain', body: renderers.text(document), saveAs };
  }
}
