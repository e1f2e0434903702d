import type { Link } from '#http/pages/page-parts';
import type { Report } from '#app/usecases/reports/read-report';
import type { PlainReply } from '#http/replies/reply';
import {
  FILE_FORMS,
  type FileForm,
  type Paper,
  PAPERS,
  type Renderers,
  type WithGuide,
} from '#http/renderers';
import type { PlayerVisit } from '#http/visits/visit';
import type { Document } from '#report/document/document';
import { PAPER_SIZE_WORDS, PAPER_SIZES, paperSizeNamed } from '#report/document/paper-size';
import { TEXTS } from './texts.ts';

type Which = Readonly<{ turn: number; edition: number }>;

export const PAPER_WORDS: Readonly<Record<Paper, string>> = {
  sheet: TEXTS.assetSheet,
  report: TEXTS.turnReport,
};

/** The paper that an address names. */
export const paperNamed = (text: string): Paper | undefined => PAPERS.find((one) => one === text);

/** A paper of a report, to be saved as a file. */
type ReportFile = Readonly<{
  paper: Paper;
  report: Report;
  /** What the address asks for: how orders are written, and the size of the paper. */
  query: PlayerVisit['query'];
  /** The client has gone. */
  gone: AbortSignal;
}>;

const LABELS: Readonly<Record<FileForm, string>> = { pdf: 'PDF', html: 'HTML', txt: 'Text' };

/** The form that an address asks for. */
export const reportForm = (text: string): FileForm | undefined =>
  FILE_FORMS.find((one) => one === text);

/** The address of a paper below its seat. */
export const paperPath = (base: string, { turn, edition }: Which, paper: Paper): string =>
  `${base}/reports/${String(turn)}/${String(edition)}/${paper}`;

/** Where a paper can be had as a file, a sheet with how orders are written if that is asked for. */
export const paperDownloads = (
  base: string,
  which: Which,
  paper: Paper,
  { hasGuide = false }: WithGuide = {},
): readonly Link[] =>
  printLinks(paperPath(base, which, paper), hasGuide ? { [GUIDE]: GUIDE_SHOWN } : {});

const GUIDE = 'guide';
const GUIDE_SHOWN = 'shown';

/** Whether an address asks for a sheet with how orders are written. */
export const asksForGuide = ({ query }: Pick<PlayerVisit, 'query'>): boolean =>
  query(GUIDE) === GUIDE_SHOWN;

/** From a sheet without to the same with how orders are written, or back. */
const guideLink = (path: string, isShown: boolean): Link =>
  isShown
    ? { href: path, label: TEXTS.withoutGuide }
    : { href: `${path}?${GUIDE}=${GUIDE_SHOWN}`, label: TEXTS.withGuide };

/** What leads away from a sheet: to the report that tells what happened, to its files, and to how orders are written. */
export const sheetLinks = (
  base: string,
  which: Which,
  { path, hasGuide }: Readonly<{ path: string; hasGuide: boolean }>,
): readonly Link[] => [
  { href: paperPath(base, which, 'report'), label: TEXTS.readTheTurnReport },
  ...paperDownloads(base, which, 'sheet', { hasGuide }),
  guideLink(path, hasGuide),
];

/** What leads away from a turn report: to the sheet of its turn, and to its files. */
export const reportLinks = (base: string, which: Which): readonly Link[] => [
  { href: paperPath(base, which, 'sheet'), label: TEXTS.readTheAssetSheet },
  ...paperDownloads(base, which, 'report'),
];

type Query = Readonly<Record<string, string>>;

const withQuery = (path: string, query: Query): string => {
  const text = new URLSearchParams(query).toString();
  return text === '' ? path : `${path}?${text}`;
};

/** The files below the address of a paper. */
const formLinks = (path: string, query: Query = {}): readonly Link[] =>
  FILE_FORMS.map((form) => ({ href: withQuery(`${path}/${form}`, query), label: LABELS[form] }));

/** The files below the address of a paper that people print: the PDF is there for each size of paper. */
export const printLinks = (path: string, query: Query = {}): readonly Link[] =>
  formLinks(path, query).flatMap((link) =>
    link.label === LABELS.pdf
      ? PAPER_SIZES.map((size) => ({
          href: withQuery(`${path}/pdf`, { ...query, paper: size }),
          label: TEXTS.pdfOn(PAPER_SIZE_WORDS[size]),
        }))
      : [link],
  );

/** What the file of a paper is called. */
function reportFileName({ campaign, key, turn, edition }: Report, paper: Paper): string {
  const later = edition === 1 ? '' : `-edition-${String(edition)}`;
  return `${campaign.slug}-${key}-turn-${String(turn)}${later}-${paper}`;
}

const TYPES: Readonly<Record<FileForm, string>> = {
  pdf: 'application/pdf',
  html: 'text/html',
  txt: 'text/plain',
};

/** A report in one of its forms. */
export async function reportFileReply(
  renderers: Renderers,
  form: FileForm,
  { paper, report, query, gone }: ReportFile,
): Promise<PlainReply> {
  const options = {
    form,
    createdAt: report.publishedAt,
    signal: gone,
    paperSize: paperSizeNamed(query('paper')) ?? PAPER_SIZES[0],
    hasGuide: asksForGuide({ query }),
  };
  const body = await renderers.paperFile(paper, report, options);
  const saveAs = `${reportFileName(report, paper)}.${form}`;
  return { kind: 'file', type: TYPES[form], body, saveAs };
}

/** A document that is no paper of a turn. */
type DocumentFile = Readonly<{
  document: Document;
  createdAt: string;
  /** What the file is called, without its ending. */
  name: string;
  /** What the size of the paper is called; anything else is A4. */
  paper: string;
  /** The client has gone. */
  gone: AbortSignal;
}>;

/** A document in one of its forms. */
export async function documentFileReply(
  renderers: Renderers,
  form: FileForm,
  { document, createdAt, name, paper, gone }: DocumentFile,
): Promise<PlainReply> {
  const paperSize = paperSizeNamed(paper) ?? PAPER_SIZES[0];
  const options = { form, createdAt, signal: gone, paperSize };
  const body = await renderers.documentFile(document, options);
  return { kind: 'file', type: TYPES[form], body, saveAs: `${name}.${form}` };
}
