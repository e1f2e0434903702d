import type { SettingLine } from '#http/words/settings';
import type { Field } from '#http/forms/field';
import type { QuestionTable } from '#http/forms/decisions/decision-form';
import type { Html } from './html.ts';

export type Link = Readonly<{ href: string; label: string }>;
type Tone = 'info' | 'good' | 'warning' | 'bad';
/** A state in a word with a sign. */
export type Chip = Readonly<{ tone: Tone; mark: string; word: string }>;

export type Roll = Readonly<{ dice: string; purpose: string; cite: string; result: string }>;

/** What the rules say about one order. */
export type VerdictLine = Readonly<{
  /** Its place in the sheet, or its line in a text. */
  number: number;
  index: number;
  tone: 'fine' | 'doubtful' | 'refused';
  word: string;
  sentence: string;
  cost: string;
  issues: readonly Readonly<{ text: string; cite: string }>[];
  isFirst: boolean;
  isLast: boolean;
}>;

export type TreasuryFact = Readonly<{ label: string; value: string; isShort: boolean }>;

/** Fields that every form of a sheet carries. */
export type SheetKeys = Readonly<{
  formToken: string;
  turn: number;
  edition: number;
  base: string;
  path: string;
}>;

type Seat = Readonly<{
  href: string;
  campaign: string;
  role: string;
  stage: string;
  formToken: string;
}>;

type SheetRow = Readonly<{
  empire: string;
  chip: Chip;
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
  attempt: string;
  undoHref: string;
}>;

/** The verdicts on a text of orders; also sent alone, while it is being typed. */
export type Verdicts = Readonly<{
  isThere: boolean;
  summary: string;
  lines: readonly VerdictLine[];
  treasury: readonly TreasuryFact[];
}>;

/** What each page of `templates/pages` is filled with. */
export type PageContents = Readonly<{
  home: Readonly<{ seats: readonly Seat[] }>;
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
    /** Empty: the buttons act at once. Else they lead to a page that asks first. */
    asksFirst: boolean;
    waiting: readonly Readonly<{ empire: string; about: string; since: string }>[];
    settled: string;
    sheets: readonly SheetRow[];
    turns: readonly Readonly<{
      title: string;
      eventsHref: string;
      runs: readonly RunRow[];
    }>[];
    start: Readonly<{ undoHref: string }>;
    settings: readonly SettingLine[];
  }>;
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
  'orders-of': Readonly<{
    title: string;
    back: Link;
    chip: Chip;
    receipt: string;
    lines: readonly VerdictLine[];
    treasury: readonly TreasuryFact[];
    text: string;
  }>;
  document: Readonly<{
    html: Html;
    downloads: readonly Link[];
    back: readonly Link[];
    note: string;
    tool: 'map' | '';
  }>;
  overview: Readonly<{
    empire: string;
    campaign: string;
    turn: number;
    label: string;
    stage: string;
    chip: Chip;
    ordersText: string;
    ordersHref: string;
    ordersLabel: string;
    questions: string;
    questionsHref: string;
    treasury: readonly TreasuryFact[];
    links: readonly Readonly<{ href: string; label: string; text: string }>[];
  }>;
  orders: Readonly<{
    keys: SheetKeys;
    label: string;
    locked: string;
    chip: Chip;
    statusText: string;
    receipt: string;
    lines: readonly VerdictLine[];
    treasury: readonly TreasuryFact[];
    refused: string;
    isSubmitted: boolean;
    forms: readonly Readonly<{
      kind: string;
      anchor: string;
      title: string;
      hint: string;
      unavailable: string;
      open: boolean;
      problem: string;
      fields: readonly Field[];
    }>[];
    text: Readonly<{ value: string; open: boolean; rows: number; guide: readonly string[] }>;
    checked: Verdicts;
  }>;
  verdicts: Verdicts;
  questions: Readonly<{
    path: string;
    formToken: string;
    note: string;
    questions: readonly Readonly<{
      id: string;
      anchor: string;
      title: string;
      explain: string;
      cite: string;
      isOpen: boolean;
      state: string;
      problems: readonly string[];
      hidden: readonly Readonly<{ name: string; value: string }>[];
      tables: readonly QuestionTable[];
      fields: readonly Field[];
    }>[];
  }>;
  reports: Readonly<{
    rows: readonly Readonly<{
      title: string;
      publishedAt: string;
      superseded: boolean;
      papers: readonly Readonly<{ label: string; href: string; downloads: readonly Link[] }>[];
    }>[];
  }>;
  rules: Readonly<{ html: Html; contents: readonly Link[] }>;
}>;
export type PageName = keyof PageContents;

export const PAGE_NAMES = [
  'home',
  'message',
  'confirm',
  'desk',
  'events',
  'orders-of',
  'document',
  'overview',
  'orders',
  'verdicts',
  'questions',
  'reports',
  'rules',
] as const satisfies readonly PageName[];
