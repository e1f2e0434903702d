import { counted } from '#kernel/words/counted';
import type { Guide, GuideKind, GuideLevel } from './guide.ts';

/** The headings under which scenarios are listed. */
export const KIND_WORDS: { readonly [K in GuideKind]: string } = {
  lesson: 'Learn the game',
  scenario: 'Scenarios',
  map: 'Maps: bring your own empires',
};

const LEVEL_WORDS: { readonly [L in GuideLevel]: string } = {
  beginner: 'for beginners',
  intermediate: 'for players who know the basics',
  expert: 'for experts',
};

/** How long a game usually lasts. */
function lengthText({ turns, evenings }: Pick<Guide, 'turns' | 'evenings'>): string {
  if (turns === null) return 'as long as you like';
  const sat = evenings === null ? '' : `, ${counted(evenings, 'evening')}`;
  return `about ${counted(turns, 'turn')}${sat}`;
}

/** How many play a scenario, for how long, and who can. */
export function factsText(players: number, guide: Guide | null): string {
  const about = guide === null ? [] : [lengthText(guide), LEVEL_WORDS[guide.level]];
  return [counted(players, 'player'), ...about].join(', ');
}
