import { battleAnchor } from '#report/document/anchors';
import type { Block, Phrase } from '#report/document/document';
import { link, phrase, strong } from '#report/document/inline';
import type { Names } from '#report/sentences/names';
import { type EventFamily, FAMILY_TITLES } from '../event-families.ts';
import type { Told } from '../told-events.ts';
import { type Attack, attackTable } from './attack-table.ts';
import { joinedNews, type News } from './joined-news.ts';

/** Attacks in a row, or what else was told between them. */
type Passage = Readonly<{ attacks: readonly Attack[] }> | Readonly<{ told: readonly Told[] }>;

const attackIn = (told: Told): Attack | null =>
  told.kind === 'event' && told.event.type === 'GroundAttacked' ? told.event : null;

function passagesOf(events: readonly Told[]): readonly Passage[] {
  const passages: Passage[] = [];
  for (const told of events) {
    const last = passages.at(-1);
    const attack = attackIn(told);
    if (attack !== null) {
      const before = last !== undefined && 'attacks' in last ? last.attacks : null;
      if (before !== null) passages.pop();
      passages.push({ attacks: [...(before ?? []), attack] });
    } else if (last !== undefined && 'told' in last) {
      passages[passages.length - 1] = { told: [...last.told, told] };
    } else passages.push({ told: [told] });
  }
  return passages;
}

const wordsOf = (text: Phrase): string =>
  text.map((part) => ('text' in part ? part.text : '')).join('');

/**
 * A contact stays in sight phase after phase; the report says so once. Other equal sentences describe things that
 * happened twice, such as two battles. `said`: what the place has told so far.
 */
function withoutRepeats(news: readonly News[], said: Set<string>): readonly News[] {
  return news.filter(({ family, text }) => {
    const key = wordsOf(text);
    const isNew = family !== 'sightings' || !said.has(key);
    said.add(key);
    return isNew;
  });
}

/** A sentence; the end of a battle leads to its record. */
const withRecord = ({ text, ended }: News): Phrase =>
  ended === undefined
    ? text
    : [...text, ...phrase(' ', link('See its record.', battleAnchor(ended)))];

/** The first sentence of each phase says in a word which it is. */
function labelled(news: readonly News[], before: EventFamily | null): readonly Phrase[] {
  return news.map((one, at) => {
    const last = at === 0 ? before : news[at - 1]?.family;
    const label = phrase(strong(`${FAMILY_TITLES[one.family]}:`), ' ');
    return [...(one.family === last ? [] : label), ...withRecord(one)];
  });
}

/** What happened in one place in the order of happening: sentences, and attacks on the ground as tables. */
export function storyBlocks(told: readonly Told[], names: Names): readonly Block[] {
  let before: EventFamily | null = null;
  const said = new Set<string>();
  return passagesOf(told).flatMap((passage): readonly Block[] => {
    if ('attacks' in passage) return [attackTable(passage.attacks, names)];
    const news = withoutRepeats(joinedNews(passage.told, names), said);
    const items = labelled(news, before);
    before = news.at(-1)?.family ?? before;
    return items.length === 0 ? [] : [{ kind: 'list', items }];
  });
}
