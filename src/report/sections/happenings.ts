import { groupBy } from '#kernel/collections/group-by';
import type { SeenEventType } from '#fog/views/seen-event';
import type { Block, Phrase } from '#report/document/document';
import type { ReportContext } from './context.ts';
import { EVENT_FAMILIES, FAMILY_OF, FAMILY_TITLES } from './event-families.ts';
import { toldEvents, toldSentence } from './told-events.ts';
import { phrase } from '#report/document/inline';

/** What was told before in the same words says nothing new: a contact in sight is in sight phase after phase. */
function withoutRepeats(items: readonly Phrase[]): readonly Phrase[] {
  const said = new Set<string>();
  return items.filter((item) => {
    const key = item.map((part) => ('text' in part ? part.text : '')).join('');
    const isNew = !said.has(key);
    said.add(key);
    return isNew;
  });
}

/** Everything that was told, grouped for reading, without the types that other sections tell. */
export function happeningBlocks(
  { seen, names }: ReportContext,
  elsewhere: readonly SeenEventType[] = [],
): readonly Block[] {
  const events = toldEvents(
    seen.filter(({ type }) => !elsewhere.includes(type)),
    names,
  );
  const families = groupBy(events, ({ type }) => FAMILY_OF[type]);
  const blocks = EVENT_FAMILIES.flatMap((family): readonly Block[] => {
    if (family === 'battle') return [];
    const items = (families.get(family) ?? []).map((told) => toldSentence(told, names));
    if (items.length === 0) return [];
    return [
      { kind: 'heading', level: 1, text: FAMILY_TITLES[family] },
      { kind: 'list', items: withoutRepeats(items) },
    ];
  });
  return blocks.length > 0
    ? blocks
    : [{ kind: 'paragraph', text: phrase('Nothing happened that you could see.') }];
}
