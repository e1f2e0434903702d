import { keysById } from '#kernel/collections/tables';
import type { SettingLine } from '#http/words/settings';
import type { Field } from '#http/forms/field';
import type { OrderMapContent } from '#http/order-map/order-map-content';
import type { QuestionsContent } from '#http/questions/questions-content';
import type {
  AccountContent,
  EnterContent,
  InvitationContent,
  JournalContent,
  LooksContent,
  LooksLine,
  PeopleContent,
  SignInContent,
  PapersContent,
} from '#http/people/people-contents';
import type { ClockContent, ClockPanel, DeadlineLine } from '#http/clock/clock-contents';
import type { CorrectionsContent } from '#http/corrections/corrections-content';
import type { GalaxyEditContent } from '#http/galaxy/edit-page';
import type { GalaxyContent } from '#http/galaxy/galaxy-page';
import type { NewGalaxyContent } from '#http/galaxy/new-galaxy-page';
import type { DeskWaiting } from '#http/desk/desk-waiting';
import type { DiffContent } from '#http/desk/diff-page';
import type { CampaignMadeContent, NewCampaignContent } from '#http/desk/new-campaign-page';
import type { PreviewContent } from '#http/desk/preview-page';
import type { ProgressContent } from '#http/desk/progress-page';
import type { ShadowContent } from '#http/desk/shadow-page';
import type { MessagesContent, NotesContent, RulingsContent } from '#http/desk/writing-pages';
import type { Html } from './html.ts';
import type {
  BulkContent,
  ChangeLine,
  DesignFormContent,
  LedgerLine,
  OrdersContent,
  OrdersOfContent,
  ReceiptContent,
  ReceiptsContent,
  TreasuryFact,
  VerdictLine,
  Verdicts,
} from '#http/orders/orders-contents';
import type { Chip, Link, SheetKeys } from './page-parts.ts';
import type {
  EnterOperatorContent,
  OperateConfirmContent,
  OperateContent,
} from '#http/operate/operate-contents';
import { BATTLE_PAGES, type BattleContents } from '#http/battles/battle-contents';

export type { ChangeLine, Chip, LedgerLine, Link, SheetKeys, TreasuryFact, VerdictLine, Verdicts };

export type Roll = Readonly<{ dice: string; purpose: string; cite: string; result: string }>;

type Seat = Readonly<{
  href: string;
  campaign: string;
  role: string;
  stage: string;
  formToken: string;
  isOfAccount: boolean;
}>;

type SheetRow = Readonly<{
  empire: string;
  /** The player's light, with remarks. */
  chip: Chip;
  remarks: string;
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

/** What each page of `templates/pages` is filled with. */
export type PageContents = Readonly<{
  /** `account`: the name of the one that is signed in to, or empty. */
  home: Readonly<{
    seats: readonly Seat[];
    account: string;
    /** The visitor may make campaigns here. */
    mayMake: boolean;
  }>;
  enter: EnterContent;
  'enter-operator': EnterOperatorContent;
  operate: OperateContent;
  'operate-confirm': OperateConfirmContent;
  'sign-in': SignInContent;
  account: AccountContent;
  people: PeopleContent;
  invitation: InvitationContent;
  journal: JournalContent;
  looks: LooksContent;
  papers: PapersContent;
  message: Readonly<{
    title: string;
    text: string;
    details: readonly string[];
    ways: readonly Link[];
  }>;
  confirm: Readonly<{
    title: string;
    lead: string;
    points: readonly string[];
    action: string;
    formToken: string;
    hidden: readonly Readonly<{ name: string; value: string }>[];
    fields: readonly Field[];
    button: string;
    danger: boolean;
    back: Link;
  }>;
  desk: Readonly<{
    campaign: string;
    turn: number;
    label: string;
    stage: string;
    attempt: number;
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
    /** Since when the turn is being run; empty: it is not. */
    running: string;
    work: readonly Readonly<{ chip: Chip; text: string; way: Link }>[];
    tools: readonly Readonly<{ href: string; label: string; text: string }>[];
    goesOn: boolean;
    isInteractive: boolean;
    /** Empty: the buttons act at once. Else they lead to a page that asks first. */
    asksFirst: boolean;
    clock: ClockPanel;
    sheets: readonly SheetRow[];
    turns: readonly Readonly<{
      title: string;
      eventsHref: string;
      runs: readonly RunRow[];
      /** Points that the moderator went back to, and why. */
      backs: readonly Readonly<{ text: string; at: string }>[];
    }>[];
    start: Readonly<{ undoHref: string }>;
    settings: readonly SettingLine[];
  }> &
    DeskWaiting;
  clock: ClockContent;
  events: Readonly<{
    title: string;
    back: Link;
    runs: readonly Readonly<{
      title: string;
      meta: string;
      undone: boolean;
      lines: readonly Readonly<{ text: string; cite: string; rolls: readonly Roll[] }>[];
      decided: readonly string[];
    }>[];
  }>;
  'orders-of': OrdersOfContent;
  document: Readonly<{
    html: Html;
    downloads: readonly Link[];
    back: readonly Link[];
    note: string;
    tool: 'map' | '';
  }>;
  overview: Readonly<{
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
    deadline: DeadlineLine;
    /** What was lost or is out of order, by the last asset sheet. */
    problems: readonly string[];
    sheetHref: string;
    questions: string;
    questionsHref: string;
    treasury: readonly TreasuryFact[];
    links: readonly Readonly<{ href: string; label: string; text: string }>[];
  }>;
  orders: OrdersContent;
  'order-map': OrderMapContent;
  bulk: BulkContent;
  receipts: ReceiptsContent;
  receipt: ReceiptContent;
  verdicts: Verdicts;
  'design-form': DesignFormContent;
  questions: QuestionsContent;
  reports: Readonly<{
    /** The address of everybody's papers; empty if players read only their own. */
    openHref: string;
    rows: readonly Readonly<{
      title: string;
      publishedAt: string;
      /** That it does not hold any more; empty: it does. */
      standing: string;
      /** The player's orders in this turn. */
      orders: readonly Link[];
      papers: readonly Readonly<{ label: string; href: string; downloads: readonly Link[] }>[];
    }>[];
  }>;
  shadow: ShadowContent;
  diff: DiffContent;
  corrections: CorrectionsContent & Readonly<{ checked: Verdicts; groups: DiffContent['groups'] }>;
  preview: PreviewContent;
  progress: ProgressContent;
  'progress-part': ProgressContent;
  notes: NotesContent;
  rulings: RulingsContent;
  messages: MessagesContent;
  'new-campaign': NewCampaignContent;
  'campaign-made': CampaignMadeContent;
  'new-galaxy': NewGalaxyContent;
  galaxy: GalaxyContent;
  'galaxy-edit': GalaxyEditContent;
  rules: Readonly<{ html: Html; contents: readonly Link[] }>;
}> &
  BattleContents;
export type PageName = keyof PageContents;

/** Leave one out and the build fails: its template would not be read. */
const PAGES: Readonly<Record<PageName, true>> = {
  ...BATTLE_PAGES,
  home: true,
  enter: true,
  'enter-operator': true,
  operate: true,
  'operate-confirm': true,
  'sign-in': true,
  account: true,
  people: true,
  invitation: true,
  journal: true,
  looks: true,
  papers: true,
  message: true,
  confirm: true,
  desk: true,
  clock: true,
  events: true,
  'orders-of': true,
  document: true,
  overview: true,
  orders: true,
  'order-map': true,
  bulk: true,
  receipts: true,
  receipt: true,
  verdicts: true,
  'design-form': true,
  questions: true,
  reports: true,
  shadow: true,
  diff: true,
  corrections: true,
  preview: true,
  progress: true,
  'progress-part': true,
  notes: true,
  rulings: true,
  messages: true,
  'new-campaign': true,
  'campaign-made': true,
  'new-galaxy': true,
  galaxy: true,
  'galaxy-edit': true,
  rules: true,
};

export const PAGE_NAMES: readonly PageName[] = keysById(PAGES);
