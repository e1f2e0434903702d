import { groupBy } from '#kernel/collections/group-by';
import type { SeenEventType } from '#fog/views/seen-event';
import type { Block, Inline, Phrase } from '#report/document/document';
import { phrase, quiet, strong } from '#report/document/inline';
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

function familiesOf(
  { seen, names }: ReportContext,
  elsewhere: readonly SeenEventType[],
  apart: readonly EventFamily[],
): readonly Family[] {
  const events = toldEvents(
    seen.filter(({ type }) => !elsewhere.includes(type)),
    names,
  );
  const families = groupBy(events, (told) => familyOf(told.type, ruleOfTold(told)));
  return EVENT_FAMILIES.flatMap((family): readonly Family[] => {
    if (apart.includes(family)) return [];
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
  const blocks = familiesOf(context, [], TOLD_APART).flatMap(
    ({ family, items }): readonly Block[] => [
      { kind: 'heading', level: 1, text: FAMILY_TITLES[family] },
      { kind: 'list', items },
    ],
  );
  const isToldApart = context.seen.some(({ type, cite }) => familyOf(type, cite) === 'sieges');
  return blocks.length > 0 || isToldApart ? blocks : [NOTHING];
}

const citeOf = (item: Phrase | undefined): Inline | undefined =>
  item?.findLast(({ kind }) => kind === 'cite');

const ruleOf = (item: Phrase | undefined): string | undefined => {
  const last = citeOf(item);
  return last?.kind === 'cite' ? last.rule : undefined;
};

/** Sentences in a row; of several that rest on one rule the last says so. */
const runOf = (items: readonly Phrase[]): Phrase =>
  items.flatMap((item, place) => {
    const repeats = ruleOf(item) !== undefined && ruleOf(item) === ruleOf(items[place + 1]);
    const shown = repeats ? item.filter((part) => part !== citeOf(item)) : item;
    return place === 0 ? shown : [...phrase(' '), ...shown];
  });

/**
 * The same in a paragraph for each family, without the types that other sections tell; battles by
 * their results alone.
 */
export function foldedHappenings(
  context: ReportContext,
  elsewhere: readonly SeenEventType[],
): readonly Block[] {
  const families = familiesOf(context, elsewhere, ['battle']);
  if (families.length === 0) return [NOTHING];
  const hasBattle = context.seen.some(({ type }) => type === 'BattleEnded');
  const items = families.map(({ family, items: told }): Phrase => {
    const head = [strong(`${FAMILY_TITLES[family]}:`), ' '] as const;
    const tail =
      family === 'encounters' && hasBattle ? [quiet(' Round by round: see the turn report.')] : [];
    return [...phrase(...head), ...runOf(told), ...tail];
  });
  return [{ kind: 'list', items }];
}
