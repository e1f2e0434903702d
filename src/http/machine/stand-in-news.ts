import type { OwnStandIn } from '#app/usecases/machine/read-own-stand-in';
import { ownStandInWords } from './stand-in-words.ts';
import { TEXTS } from './texts.ts';

/** What a player's overview says of machines that played for them; no lines: nothing. */
export type StandInNews = Readonly<{ lines: readonly string[]; href: string }>;

/** The stand-in, and the turns that a machine played since the player last submitted orders. */
export function standInNews({ standIn, turns }: OwnStandIn, base: string): StandInNews {
  const fresh = turns.filter(({ isNew }) => isNew).map(({ turn }) => turn);
  return {
    href: `${base}/stand-in`,
    lines: [
      ...(standIn === null ? [] : [ownStandInWords(standIn)]),
      ...(fresh.length === 0 ? [] : [TEXTS.wroteYourOrders(fresh.toReversed())]),
    ],
  };
}
