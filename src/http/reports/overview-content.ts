import type { AlertList } from '#http/alerts/alert-list';
import type { DeadlineLine } from '#http/clock/clock-contents';
import type { StandInNews } from '#http/machine/stand-in-news';
import type { TreasuryFact } from '#http/orders/orders-contents';
import type { RunButton } from '#http/orders/sheet-head';
import type { NavCard } from '#http/pages/nav';
import type { Chip, SheetKeys } from '#http/pages/page-parts';
import type { BriefingFold } from '#http/scenarios/briefing-fold';
import { template } from '#http/pages/template';
import type { Html } from '#http/pages/html';
import type { LooksLine } from '#http/people/people-contents';

/** What a player's overview is filled with. */
export type OverviewContent = Readonly<{
  looks: LooksLine;
  /** Messages from the moderator since the player's last report. */
  words: Readonly<{ messages: readonly Readonly<{ text: string; at: string }>[] }>;
  empire: string;
  campaign: string;
  turn: number;
  label: string;
  stage: string;
  chip: Chip;
  ordersText: string;
  ordersHref: string;
  ordersLabel: string;
  /** Who plays alone and has submitted orders runs the turn from here; null: nobody does. */
  run: RunButton | null;
  keys: SheetKeys;
  deadline: DeadlineLine;
  /** What the player should see to. */
  needs: AlertList;
  /** What happened since the last report. */
  happened: AlertList;
  reportHref: string;
  /** That letters are unread; empty: none is. */
  letters: string;
  lettersHref: string;
  /** Where players vote: what waits for this one's vote, and how the last proposals ended. */
  votes: Readonly<{ href: string; waiting: string; ended: readonly string[] }>;
  /** Who plays for the player, and what machines did. */
  standIn: StandInNews;
  treasury: readonly TreasuryFact[];
  /** What wins the campaign, and how far the player is; null: nobody can win. */
  victory: Html | null;
  /** The desk guides the player through their first turn. */
  isGuided: boolean;
  /** What the scenario tells this player. */
  briefing: BriefingFold;
  links: readonly NavCard[];
}>;

export const OVERVIEW_PAGE = template<OverviewContent>('overview', { hasTerms: true });
