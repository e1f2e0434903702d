import { DESK_GROUPS, type DeskGroup, type NavCard } from '#http/pages/nav';
import type { DeskContent } from './desk-content.ts';
import { TEXTS } from './texts.ts';

const TITLES: Readonly<Record<DeskGroup, string>> = {
  turn: TEXTS.turnGroup,
  map: TEXTS.mapGroup,
  people: TEXTS.peopleGroup,
  rules: TEXTS.rulesGroup,
  records: TEXTS.recordsGroup,
};

/** Pages that a moderator seldom needs are folded. */
const RARE: DeskGroup = 'records';

/** The cards of the desk in their groups, each in the order of the navigation. */
export const cardGroups = (cards: readonly NavCard[]): DeskContent['groups'] =>
  DESK_GROUPS.map((group) => ({
    title: TITLES[group],
    isRare: group === RARE,
    cards: cards.filter((card) => card.group === group),
  })).filter((group) => group.cards.length > 0);
