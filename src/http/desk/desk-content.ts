import type { ClockPanel } from '#http/clock/clock-contents';
import type { NavCard } from '#http/pages/nav';
import type { Chip, Link } from '#http/pages/page-parts';
import { template } from '#http/pages/template';
import type { SettingLine } from '#model/settings/setting-lines';
import type { GalaxyMapContent } from '#http/galaxy-desk/galaxy-content';
import type { DeskWaiting } from './desk-waiting.ts';

/** One line of what came of a run, with the page that it leads to. */
export type HappeningLine = Readonly<{ chip: Chip; text: string; href: string; label: string }>;

type SheetRow = Readonly<{
  empire: string;
  /** The player's light, with remarks. */
  chip: Chip;
  remarks: string;
  /** Who plays in the player's place; empty: nobody. */
  playedBy: string;
  orders: string;
  receipt: string;
  submittedAt: string;
  ordersHref: string;
  reportHref: string;
}>;

type RunRow = Readonly<{
  phase: string;
  eventsHref: string;
  events: string;
  ranAt: string;
  undone: boolean;
  remarks: string;
  undoHref: string;
  /** What it changed; empty where that is not kept. */
  diffHref: string;
}>;

/** What the moderator's desk is filled with. */
export type DeskContent = Readonly<{
  campaign: string;
  turn: number;
  label: string;
  stage: string;
  phases: readonly Readonly<{
    name: string;
    state: 'done' | 'next' | 'later';
    isNext: boolean;
  }>[];
  path: string;
  formToken: string;
  version: number;
  next: string;
  /** The main button. */
  step: string;
  /** Where the reports can be seen before they are issued; empty: none are issued next. */
  previewHref: string;
  /** Takes back the last phase; null: nothing has run, or its state before it is not kept. */
  undoLast: Link | null;
  /** Since when the turn is being run; empty: it is not. */
  running: string;
  /** The galaxy as it is; null: it is closed to a moderator who plays. */
  stars: (GalaxyMapContent & Readonly<{ href: string; rosterHref: string }>) | null;
  work: readonly Readonly<{ chip: Chip; text: string; way: Link }>[];
  /** What came of the last turn that was run; null: nothing was, or it is closed to a moderator who plays. */
  happened: Readonly<{ title: string; lines: readonly HappeningLine[]; eventsHref: string }> | null;
  /** The pages of the desk, by what a moderator does. */
  groups: readonly Readonly<{ title: string; isRare: boolean; cards: readonly NavCard[] }>[];
  goesOn: boolean;
  isInteractive: boolean;
  /** Empty: the buttons act at once. Else they lead to a page that asks first. */
  asksFirst: boolean;
  clock: ClockPanel;
  standInsHref: string;
  sheets: readonly SheetRow[];
  turns: readonly Readonly<{
    title: string;
    eventsHref: string;
    runs: readonly RunRow[];
    /** Phases in which nothing happened, and what they are called together; empty: none. */
    quiet: readonly RunRow[];
    quietTitle: string;
    /** Points that the moderator went back to, and why. */
    backs: readonly Readonly<{ text: string; at: string }>[];
  }>[];
  /** To the journal of all turns; empty: they are all here. */
  olderHref: string;
  start: Readonly<{ undoHref: string }>;
  settings: readonly SettingLine[];
}> &
  DeskWaiting;

export const DESK_PAGE = template<DeskContent>('desk');
