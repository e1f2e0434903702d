import { type ListWithDesigns, publishedList } from '#app/designer/published-list';
import { compareClasses } from '#app/designer/compare-classes';
import { ledgersOf, summaryOf } from '#http/orders/design-judgement';
import type { DesignJudgement } from '#http/orders/orders-contents';
import type { Link } from '#http/pages/page-parts';
import { template } from '#http/pages/template';
import { nothingHere, problemReply } from '#http/replies/problem-reply';
import { pageReply, type Reply } from '#http/replies/reply';
import type { Site } from '#http/site';
import type { Visit } from '#http/visits/visit';
import type { UnitDesign } from '#model/forces/design';
import { billOfDesign } from '#rules/design/bill-of-design';
import { classesByKey, classPaths } from './class-address.ts';
import { publishedPath } from './designer-page.ts';
import { TO_DESIGNER } from './show-list.ts';

/** One class of a published list. */
type PublishedClassContent = Readonly<{
  name: string;
  list: Link;
  facts: readonly Readonly<{ label: string; value: string }>[];
  /** What it spends; null: the design rules don’t cover it. */
  judgement: DesignJudgement | null;
  /** The classes before and after it in the list. */
  beside: readonly Link[];
}>;

export const PUBLISHED_CLASS_PAGE = template<PublishedClassContent>('designer-published-class');

function judgementOf(design: UnitDesign): DesignJudgement | null {
  const bill = billOfDesign(design, { scheme: 'startingPlus', era: design.era });
  if (bill === null) return null;
  const said = { wrong: '', problems: [], advice: [], isOpen: true };
  return { summary: summaryOf(bill), ...said, ledgers: ledgersOf(bill) };
}

function contentOf(
  { id, name: listName, designs }: ListWithDesigns,
  place: number,
): PublishedClassContent | null {
  const design = designs[place];
  if (design === undefined) return null;
  const base = publishedPath(id);
  const paths = classPaths(base, designs);
  const { name } = design;
  return {
    name,
    list: { href: base, label: listName },
    facts: compareClasses([design]).rows.flatMap(({ label, cells }) =>
      cells.map(({ text }) => ({ label, value: text })),
    ),
    judgement: judgementOf(design),
    beside: [place - 1, place + 1].flatMap((next): readonly Link[] => {
      const href = paths[next] ?? '';
      return href === '' ? [] : [{ href, label: designs[next]?.name ?? '' }];
    }),
  };
}

/** A class of a published list, at an address of its own. */
export function showPublishedClass(site: Site, visit: Visit): Promise<Reply> {
  const list = publishedList(site.forceLists, visit.param('list'));
  if (!list.ok) return Promise.resolve(problemReply(list.error, TO_DESIGNER));
  const place = classesByKey(list.value.designs).get(visit.param('class'));
  const content = place === undefined ? null : contentOf(list.value, place);
  if (content === null) return Promise.resolve(nothingHere());
  const page = pageReply(PUBLISHED_CLASS_PAGE, content, { title: content.name });
  return Promise.resolve(page);
}
