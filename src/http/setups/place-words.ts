import type { SetupPlace } from '#app/setups/setup-places';
import type { Chip } from '#http/pages/page-parts';
import { TEXTS } from './texts.ts';

const CHIPS = {
  awaited: { tone: 'warning', mark: '▸', word: TEXTS.awaited },
  absent: { tone: 'info', mark: '–', word: TEXTS.absent },
  decided: { tone: 'good', mark: '✓', word: TEXTS.decided },
  ready: { tone: 'good', mark: '✓', word: TEXTS.ready },
  nothing: { tone: 'info', mark: '○', word: TEXTS.nothingToDo },
} as const satisfies Readonly<Record<string, Chip>>;

/** Who an empire is as far as that is chosen, or as the scenario says. */
export const presentIn = ({
  empire,
  forceList,
  usual,
}: SetupPlace): Readonly<{ empire: string | null; forceList: string | null }> => ({
  empire: empire ?? usual.empire,
  forceList: forceList ?? usual.forceList,
});

/** How far a player is, in a word. */
export function chipOf({ isAwaited, isAbsent, isReady, hasDecided }: SetupPlace): Chip {
  if (isAbsent) return CHIPS.absent;
  if (isAwaited) return CHIPS.awaited;
  if (hasDecided) return CHIPS.decided;
  return isReady ? CHIPS.ready : CHIPS.nothing;
}

/** Who has a seat. Only the moderator reads names of accounts. */
export function seatText({ isOwn, isTaken, account, hasLink }: SetupPlace): string {
  if (isOwn) return TEXTS.you;
  if (account !== null) return account;
  if (isTaken) return TEXTS.taken;
  return hasLink ? TEXTS.invited : TEXTS.free;
}
