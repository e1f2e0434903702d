import { template } from '#http/pages/template';
import type { Field } from '#http/forms/field';
import type { OrderKind } from '#model/orders/order';
import type { PhaseCard } from './phase-cards.ts';
import type { Chip, Link, SheetKeys } from '#http/pages/page-parts';
import type { BulkAct } from './bulk-acts.ts';

/** An objection to an order; `key` identifies a warning that can be dismissed. */
export type LineIssue = Readonly<{ text: string; cite: string; key: string }>;

/** How a sheet differs from another, in one order; `before`: what a changed order said. */
export type ChangeLine = Readonly<{
  mark: string;
  word: string;
  sentence: string;
  before: string;
}>;

/** A line of the Treasury's budget. */
export type LedgerLine = Readonly<{ label: string; amount: string; isSum: boolean }>;

/** A figure of this turn and of the next, and why it changes. */
export type AccountRow = Readonly<{
  label: string;
  before: string;
  after: string;
  causes: string;
  isSum: boolean;
}>;

/** What is finished in a turn. */
export type FinishRow = Readonly<{ when: string; what: readonly string[] }>;

/** What the rules say about one order. */
export type VerdictLine = Readonly<{
  /** Its place in the sheet, or its line in a text. */
  number: number;
  index: number;
  tone: 'fine' | 'doubtful' | 'refused';
  word: string;
  sentence: string;
  /** To the place on the map that it is about; empty: there is none here. */
  href: string;
  /** To its form, filled in; empty: there is none here. */
  edit: string;
  /** It is the one that is being changed. */
  current: boolean;
  cost: string;
  /** What is left after it; empty: it costs nothing, or nobody knows. */
  left: string;
  /** What it is expected to do; empty: nothing can be said. */
  forecast: string;
  issues: readonly LineIssue[];
  /** Doubts that the player has put away. */
  dismissed: readonly LineIssue[];
  isFirst: boolean;
  isLast: boolean;
}>;

export type TreasuryFact = Readonly<{ label: string; value: string; isShort: boolean }>;

/** The verdicts on a text of orders; also sent alone, while it is being typed. */
export type Verdicts = Readonly<{
  isThere: boolean;
  summary: string;
  lines: readonly VerdictLine[];
  /** How many lines are not shown; empty: all are. */
  more: string;
  treasury: readonly TreasuryFact[];
  accounts: readonly AccountRow[];
  /** Work under way, by the turn of its completion. */
  finishes: readonly FinishRow[];
  /** What is doubtful about the sheet as a whole, and how much of that its player has dismissed; empty: nothing. */
  doubts: readonly LineIssue[];
  dismissed: string;
}>;

export const VERDICTS_PART = template<Verdicts>('verdicts');

/** A player’s orders as the moderator sees them. */
export type OrdersOfContent = Readonly<{
  title: string;
  back: Link;
  chip: Chip;
  receipt: string;
  lines: readonly VerdictLine[];
  treasury: readonly TreasuryFact[];
  text: string;
  /** Where all receipts of this empire are. */
  receiptsHref: string;
  /** How the draft differs from what is submitted; no title: it does not. */
  changes: Readonly<{ title: string; lines: readonly ChangeLine[] }>;
  /** Orders can be submitted now. */
  isOpen: boolean;
  keys: SheetKeys;
  button: string;
  checked: Verdicts;
  /** Submits only the lines that are understood; empty: there is nothing to leave out. */
  onlyUnderstood: string;
  /** Which of the lines that it leaves out begin like an order; empty: none. */
  likeOrders: string;
}>;

export const ORDERS_OF_PAGE = template<OrdersOfContent>('orders-of');

/** An order that would mend the supply of a fleet, ready to be added. */
export type MendLine = Readonly<{
  effect: string;
  sentence: string;
  /** As a line of a sheet; empty: it adds nothing. */
  line: string;
  button: string;
  /** The order as JSON, for the form; empty: the fleet’s own move is taken back. */
  order: string;
  /** Whose move it takes the place of. */
  instead: string;
}>;

/** A fleet that the sheet leaves without supply. */
export type SupplyLine = Readonly<{
  href: string;
  name: string;
  where: string;
  why: string;
  mends: readonly MendLine[];
}>;

/** What the rules say of a class while it is designed; nothing at all: it was not judged yet. */
export type DesignJudgement = Readonly<{
  summary: string;
  /** In how many fields something is wrong; empty: in none. */
  wrong: string;
  /** What is wrong with it as a whole. */
  problems: readonly Readonly<{ text: string; cite: string }>[];
  advice: readonly Readonly<{ text: string; cite: string }>[];
  ledgers: readonly Readonly<{ title: string; rows: readonly LedgerLine[] }>[];
  /** The ledgers are shown at first. */
  isOpen: boolean;
}>;

/** The form of a class alone, with what is said of it; sent while it is filled in. */
export type DesignFormContent = Readonly<{
  fields: readonly Field[];
  judgement: DesignJudgement;
}>;

export const DESIGN_FORM_PART = template<DesignFormContent>('design-form');

/** A form that adds an order; `unavailable`: why there is none now, or empty. */
export type OrderFormContent = Readonly<{
  kind: OrderKind;
  /** The place of the order that it changes; empty: it adds one. */
  instead: string;
  button: string;
  anchor: string;
  title: string;
  hint: string;
  /** To the chances of what the order does; null: there are none. */
  whatIf: Link | null;
  unavailable: string;
  open: boolean;
  problem: string;
  fields: readonly Field[];
  /** Null: it designs no class. */
  judgement: DesignJudgement | null;
}>;

/** The page where a player writes orders. */
export type OrdersContent = Readonly<{
  keys: SheetKeys;
  label: string;
  locked: string;
  /** The player is too late for this turn. */
  isClosed: boolean;
  chip: Chip;
  statusText: string;
  submitted: Readonly<{
    isThere: boolean;
    text: string;
    receipt: string;
    /** Where all receipts are. */
    href: string;
    hash: string;
    /** Whether it can still be withdrawn or gone back to. */
    isOpen: boolean;
  }>;
  /** How the draft differs from what is submitted; no title: it does not. */
  changes: Readonly<{ title: string; lines: readonly ChangeLine[] }>;
  /** The button that hands it in; no label: there is none. */
  handIn: Readonly<{
    label: string;
    hint: string;
    mayWithdraw: boolean;
    isDeputy: boolean;
    /** Whether it can be handed in only when a text that was sent is in the draft or dropped. */
    waits: boolean;
    /** Submits and runs the turn, for a player who plays alone against machines; null: somebody else runs it. */
    run: Readonly<{ path: string; label: string }> | null;
    /** Tells such a player whose turn it is and what happens next, with a link if there is something to do elsewhere; null: others play too. */
    ownTurn: Readonly<{ text: string; href: string; label: string }> | null;
  }>;
  /** What somebody else did to the draft meanwhile; no text: nothing. */
  conflict: Readonly<{ text: string; lines: readonly ChangeLine[] }>;
  tools: Readonly<{ undo: boolean; redo: boolean; copy: string }>;
  /** What the orders do, in the phases in which they act. */
  when: readonly PhaseCard[];
  lines: readonly VerdictLine[];
  /** Fleets that would be without supply. */
  supply: readonly SupplyLine[];
  treasury: readonly TreasuryFact[];
  ledger: readonly LedgerLine[];
  /** Next turn's income and maintenance beside this turn's. */
  accounts: readonly AccountRow[];
  /** Work under way, by the turn of its completion. */
  finishes: readonly FinishRow[];
  /** What is doubtful about the sheet as a whole, and what of it the player has put away. */
  warnings: readonly LineIssue[];
  quieted: readonly LineIssue[];
  /** What fleets do this turn of their own accord, and what speaks against it. */
  routes: readonly Readonly<{ name: string; text: string; issues: readonly string[] }>[];
  refused: string;
  /** The forms by what they are about. */
  formGroups: readonly Readonly<{ title: string; forms: readonly OrderFormContent[] }>[];
  text: Readonly<{ value: string; open: boolean; rows: number; guide: readonly string[] }>;
  checked: Verdicts;
}>;

export const ORDERS_PAGE = template<OrdersContent>('orders', { hasTerms: true });

/** The page to order the same of several at once. */
export type BulkContent = Readonly<{
  keys: SheetKeys;
  back: Link;
  filters: readonly Readonly<{
    name: string;
    label: string;
    options: readonly Readonly<{ value: string; label: string; chosen: boolean }>[];
  }>[];
  tables: readonly Readonly<{
    id: string;
    title: string;
    columns: readonly string[];
    rows: readonly Readonly<{
      value: string;
      name: string;
      cells: readonly string[];
      chosen: boolean;
    }>[];
    acts: readonly BulkAct[];
  }>[];
}>;

export const BULK_PAGE = template<BulkContent>('bulk');

/** What an empire submitted and withdrew. */
export type ReceiptsContent = Readonly<{
  title: string;
  lead: string;
  back: Link;
  rows: readonly Readonly<{
    title: string;
    href: string;
    chip: Chip;
    when: string;
    orders: string;
    receipt: string;
  }>[];
}>;

export const RECEIPTS_PAGE = template<ReceiptsContent>('receipts');

/** One receipt, with its sheet. */
export type ReceiptContent = Readonly<{
  title: string;
  back: Link;
  chip: Chip;
  facts: readonly Readonly<{ label: string; value: string }>[];
  hash: string;
  lines: readonly VerdictLine[];
  text: string;
  download: Link;
}>;

export const RECEIPT_PAGE = template<ReceiptContent>('receipt');
