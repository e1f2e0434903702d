import { groupBy } from '#kernel/collections/group-by';
import type { Block, Phrase } from '#report/document/document';
import { phrase } from '#report/document/inline';
import type { ReportContext } from './context.ts';
import { EVENT_FAMILIES, type EventFamily, FAMILY_TITLES } from './event-families.ts';
import { familyOf } from './family-of.ts';
import { ruleOfTold, toldEvents, toldSentence } from './told-events.ts';

type Family = Readonly<{ family: EventFamily; items: readonly Phrase[] }>;

/**
 * A contact stays in sight phase after phase; the report says so once. Other equal sentences describe things that
 * happened twice, such as two battles.
 */
function withoutRepeats(items: readonly Phrase[]): readonly Phrase[] {
  const said = new Set<string>();
  return items.filter((item) => {
    const key = item.map((part) => ('text' in part ? part.text : '')).join('');
    const isNew = !said.has(key);
    said.add(key);
    return isNew;
  });
}

/** Families that have a section of their own in the turn report. */
const TOLD_APART: readonly EventFamily[] = ['battle', 'sieges'];

function familiesOf({ seen, names }: ReportContext): readonly Family[] {
  const events = toldEvents(seen, names);
  const families = groupBy(events, (told) => familyOf(told.type, ruleOfTold(told)));
  return EVENT_FAMILIES.flatMap((family): readonly Family[] => {
    if (TOLD_APART.includes(family)) return [];
    const items = (families.get(family) ?? []).map((told) => toldSentence(told, names));
    const news = family === 'sightings' ? withoutRepeats(items) : items;
    return news.length === 0 ? [] : [{ family, items: news }];
  });
}

const NOTHING: Block = {
  kind: 'paragraph',
  text: phrase('Nothing happened that you could see.'),
};

/** What was told of an encounter, grouped for reading: it happens in one place. */
export function happeningBlocks(context: ReportContext): readonly Block[] {
  const blocks = familiesOf(context).flatMap(({ family, items }): readonly Block[] => [
    { kind: 'heading', level: 1, text: FAMILY_TITLES[family] },
    { kind: 'list', items },
  ]);
  const isToldApart = context.seen.some(({ type, cite }) => familyOf(type, cite) === 'sieges');
  return blocks.length > 0 || isToldApart ? blocks : [NOTHING];
}
