import type { NavCard } from '#http/pages/nav';
import type { DeskContent } from './desk-content.ts';
import { TEXTS } from './texts.ts';

type Group = Readonly<{ title: string; isRare: boolean; paths: readonly string[] }>;

/** The pages of the desk by what a moderator does, in the order in which they do it. */
const GROUPS: readonly Group[] = [
  {
    title: TEXTS.turnGroup,
    isRare: false,
    paths: ['/battles', '/stand-ins', '/shadow', '/what-if', '/random-events', '/corrections'],
  },
  {
    title: TEXTS.mapGroup,
    isRare: false,
    paths: ['/roster', '/wars', '/graphs', '/diplomacy', '/truth'],
  },
  {
    title: TEXTS.peopleGroup,
    isRare: false,
    paths: ['/letters', '/messages', '/newspaper', '/standings'],
  },
  {
    title: TEXTS.rulesGroup,
    isRare: false,
    paths: ['/rulings', '/house-rules', '/notes', '/settings', '/rules-sheet', '/briefing'],
  },
  { title: TEXTS.recordsGroup, isRare: true, paths: ['/diff', '/export', '/copy'] },
];

/** The cards of the desk in their groups; a page that no group names is in the last. */
export function cardGroups(cards: readonly NavCard[], base: string): DeskContent['groups'] {
  const groupOf = ({ href }: NavCard): number => {
    const at = GROUPS.findIndex(({ paths }) => paths.some((path) => `${base}${path}` === href));
    return at === -1 ? GROUPS.length - 1 : at;
  };
  const placeIn = ({ paths }: Group, { href }: NavCard): number =>
    paths.findIndex((path) => `${base}${path}` === href);
  return GROUPS.map((group, at) => ({
    title: group.title,
    isRare: group.isRare,
    cards: cards
      .filter((card) => groupOf(card) === at)
      .toSorted((a, b) => placeIn(group, a) - placeIn(group, b)),
  })).filter((group) => group.cards.length > 0);
}
