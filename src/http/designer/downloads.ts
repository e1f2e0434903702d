import type { PrintedList } from '#app/designer/printed-list';
import { MOST_UNITS_ON_CARD, USUAL_UNITS_ON_CARD } from '#app/designer/printed-list';
import { judgeList } from '#app/designer/judge-list';
import { copyOfList } from '#app/designer/new-list';
import type { ListWithDesigns } from '#app/designer/published-list';
import { csvOfList } from '#content/force-lists/csv-of-list';
import type { DraftList } from '#content/force-lists/house-list-schema';
import { textOfList } from '#content/force-lists/text-of-list';
import { PAPER_SIZES, paperSizeNamed } from '#report/document/paper-size';
import type { PlainReply } from '#http/replies/reply';
import type { Site } from '#http/site';
import { wholeNumber } from '#http/visits/form-body';
import type { Visit } from '#http/visits/visit';

/** The files that a list can be had in. */
export const LIST_FORMS = ['json', 'csv', 'pdf', 'html'] as const;
export type ListForm = (typeof LIST_FORMS)[number];

const TYPES: Readonly<Record<ListForm, string>> = {
  json: 'application/json',
  csv: 'text/csv',
  pdf: 'application/pdf',
  html: 'text/html',
};

/** A list as it is printed is of no time: the same list gives the same file. */
const NO_TIME = '1970-01-01T00:00:00.000Z';

/** What a number in a form or an address means; anything else is the usual one. */
function unitsIn(text: string): number {
  const units = wholeNumber(text) ?? USUAL_UNITS_ON_CARD;
  return Math.min(MOST_UNITS_ON_CARD, Math.max(0, units));
}

type Asked = Readonly<{
  id: string;
  printed: PrintedList;
  list: DraftList;
  form: ListForm;
  /** What the size of the paper is called; anything else is A4. */
  paper: string;
  gone: AbortSignal;
}>;

async function fileReply(
  { renderers }: Site,
  { id, printed, list, form, paper, gone }: Asked,
): Promise<PlainReply> {
  const bodyIn = async (): Promise<string | Uint8Array> => {
    if (form === 'json') return textOfList(list);
    if (form === 'csv') return csvOfList(list);
    const paperSize = paperSizeNamed(paper) ?? PAPER_SIZES[0];
    const options = { form, createdAt: NO_TIME, signal: gone, paperSize };
    return renderers.forceListFile(printed, options);
  };
  return { kind: 'file', type: TYPES[form], body: await bodyIn(), saveAs: `${id}.${form}` };
}

/** A list that somebody designs, as a file. */
export function downloadDraft(
  site: Site,
  { body, gone }: Pick<Visit, 'body' | 'gone'>,
  list: DraftList,
  form: ListForm,
): Promise<PlainReply> {
  const designs = judgeList(list).units.map(({ design }) => design);
  const printed = { name: list.name, designs, units: unitsIn(body.text('units')) };
  return fileReply(site, { id: list.id, printed, list, form, gone, paper: body.text('paper') });
}

/** A published list as a file; as JSON and CSV it is the beginning of another list. */
export function downloadPublished(
  site: Site,
  { query, gone }: Pick<Visit, 'query' | 'gone'>,
  { id, name, designs }: ListWithDesigns,
  form: ListForm,
): Promise<PlainReply> {
  const { list } = copyOfList({ id, name }, designs);
  const printed = { name, designs, units: unitsIn(query('units')) };
  return fileReply(site, { id, printed, list, form, gone, paper: query('paper') });
}
