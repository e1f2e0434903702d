import { threadAnchor } from '#app/talk/thread-anchor';
import type { AskedTime, ThreadAbout } from '#app/ports/letter-record';
import type { Link } from '#http/pages/page-parts';
import { RULES_PATH } from '#http/rules/rules';
import { timeText } from '#http/words/times';
import { TEXTS } from './texts.ts';

/** Where the orders and the reports of an empire are, for the reader of a thread. */
export type PlacesOfEmpire = Readonly<{
  ordersHref: string;
  reportHref: (turn: number, edition: number) => string;
}>;

/** What a thread is about, with the way there. @rule DIP-13 */
export function aboutLink(about: ThreadAbout | null, places: PlacesOfEmpire): Link | null {
  if (about === null) return null;
  switch (about.kind) {
    case 'order':
      return { href: places.ordersHref, label: TEXTS.aboutOrder(about.turn, about.text) };
    case 'battle':
      return {
        href: `${places.reportHref(about.turn, about.edition)}#${threadAnchor(about)}`,
        label: TEXTS.aboutBattle(about.turn, about.text),
      };
    case 'rule':
      return {
        href: `${RULES_PATH}#${encodeURIComponent(about.rule)}`,
        label: TEXTS.aboutRule(about.rule),
      };
  }
}

/** The time that a player asks for, and what came of it; empty: they ask for none. */
export function askedText(asks: AskedTime | null): string {
  if (asks === null) return '';
  const asked = TEXTS.asksForTime(asks.turn, timeText(asks.until));
  return asks.granted === null ? asked : `${asked} ${TEXTS.timeGranted}`;
}
