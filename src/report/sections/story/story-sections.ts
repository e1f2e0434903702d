import { groupBy } from '#kernel/collections/group-by';
import type { Block } from '#report/document/document';
import { phrase } from '#report/document/inline';
import type { ReportContext } from '../context.ts';
import { EVENT_FAMILIES, FAMILY_TITLES } from '../event-families.ts';
import { section } from '../section.ts';
import type { Told } from '../told-events.ts';
import { joinedNews } from './joined-news.ts';
import { placeCards } from './place-cards.ts';
import { turnStory } from './told-places.ts';

/** What happened to the empire as a whole, a list for each heading. */
function realmBlocks(told: readonly Told[], { names }: ReportContext): readonly Block[] {
  const families = groupBy(joinedNews(told, names), ({ family }) => family);
  return EVENT_FAMILIES.flatMap((family): readonly Block[] => {
    const news = families.get(family) ?? [];
    if (news.length === 0) return [];
    return [
      { kind: 'heading', level: 1, text: FAMILY_TITLES[family] },
      { kind: 'list', items: news.map(({ text }) => text) },
    ];
  });
}

const NOTHING: Block = {
  kind: 'paragraph',
  text: phrase('Nothing happened that you could see.'),
};

/**
 * What happened to the empire as a whole, then place by place, each in the order of happening: causes come before what they
 * led to. Places are as the asset sheet has them. @rule FOG-6
 */
export function storySections(context: ReportContext): readonly Block[] {
  const { realm, places } = turnStory(context);
  const cards = placeCards(places, context);
  const where: readonly Block[] =
    cards.length === 0 ? [] : [{ kind: 'cards', cards, empty: '', toRead: true }];
  if (realm.length === 0 && cards.length === 0)
    return section('What happened', 'happened', [NOTHING]);
  return [
    ...section('What happened to your empire', 'empire', realmBlocks(realm, context)),
    ...section('What happened, place by place', 'happened', where),
  ];
}
