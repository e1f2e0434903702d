import type { RuleRef } from '#kernel/reasons/cite';
import type { Ledger, LedgerLine } from '#kernel/reasons/ledger';

/**
 * A report before it has a form: plain, readonly, JSON-equal data that the three renderers (HTML, PDF, text) turn into the same
 * content. Nothing here knows the game; every text is data and is escaped or cleaned by the renderer that prints it.
 */
export type Document = Readonly<{
  title: string;
  subtitle?: string;
  /** The sign of whose it is, beside the title. */
  mark?: TitleMark;
  /** What the reader checks first: campaign, empire, turn, edition. */
  facts: readonly Fact[];
  blocks: readonly Block[];
}>;

/** SVG paths in a square of 24 by 24, filled evenodd in a color for light ground; `alt`: what they show. */
export type TitleMark = Readonly<{ alt: string; color: string; paths: readonly string[] }>;

/** How good a thing is. Renderers always add a sign or a word: colour alone says nothing. */
export type Tone = 'info' | 'good' | 'warning' | 'bad';

export type Inline =
  | Readonly<{ kind: 'text'; text: string }>
  | Readonly<{ kind: 'strong'; text: string }>
  | Readonly<{ kind: 'quiet'; text: string }>
  | Readonly<{ kind: 'cite'; rule: RuleRef }>
  | Readonly<{ kind: 'link'; text: string; anchor: string }>
  /** Words that links and the map lead to, such as the name of a system in its row. */
  | Readonly<{ kind: 'target'; text: string; anchor: string }>
  | Readonly<{ kind: 'status'; tone: Tone; text: string }>
  /** Boxes to tick with a pen, the first of them ticked already; the label says what a tick means. */
  | Readonly<{ kind: 'boxes'; label: string; boxes: number; ticked: number }>
  /** A figure that says on demand how it came about: its lines sum to it. Only for cells and facts. */
  | Readonly<{ kind: 'explained'; text: string; title: string; lines: Ledger }>;

export type Phrase = readonly Inline[];

/** A table cell or the value of a fact: short forms for the two most frequent contents. */
export type Cell = string | number | Phrase;

export type Fact = Readonly<{ label: string; value: Cell }>;

export type Column = Readonly<{
  label: string;
  /** Printed instead of the label where room is short; the label stays as its explanation. */
  abbreviation?: string;
  align: 'start' | 'end' | 'centre';
  /** Share of spare room in print. A table without weights is only as wide as its content. */
  width?: number;
  /** The cells of this column name their rows. */
  namesRow?: true;
}>;

export type Roll = Readonly<{
  purpose: string;
  cite: RuleRef;
  faces: number;
  values: readonly number[];
  total: number;
  /** The moderator has said what it shows. */
  ruled?: true;
  note?: string;
}>;

export type LegendEntry = Readonly<{ mark: string; meaning: string }>;

export type Heading = Readonly<{
  kind: 'heading';
  level: 1 | 2 | 3;
  text: string;
  anchor?: string;
}>;
export type Paragraph = Readonly<{ kind: 'paragraph'; text: Phrase }>;
/** How things stand after a step: shown only to who steps through; `turn`: said to everybody, of the one step that decided. */
export type StepNote = Readonly<{
  lines: readonly string[];
  turn?: string;
  /** What it shows of units in the picture of its battle. */
  shown?: readonly UnitShown[];
}>;
/** A unit after a step: its place among the units of the picture, how it is, and the damage that it has taken so far. */
export type UnitShown = Readonly<{
  unit: number;
  state: 'sound' | 'crippled' | 'recaptured' | 'captured' | 'destroyed' | 'away' | 'kept out';
  damage: number;
}>;
/** A unit in the picture of a battle; `toughness`: the damage that cripples it, 0 if that is not known. */
export type DrawnUnit = Readonly<{ side: 0 | 1; name: string; toughness: number }>;
/** Two lines of units that face each other. */
export type BattlePicture = Readonly<{
  sides: readonly [string, string];
  units: readonly DrawnUnit[];
}>;
export type List = Readonly<{
  kind: 'list';
  items: readonly Phrase[];
  ordered?: boolean;
  /** For the steps of a playback: a note to each item. */
  notes?: readonly StepNote[];
}>;
/** Blocks whose lists are steps, to be gone through one by one where scripts run; elsewhere they are what they are. */
export type Playback = Readonly<{
  kind: 'playback';
  blocks: readonly Block[];
  picture?: BattlePicture;
}>;
export type Table = Readonly<{
  kind: 'table';
  caption: string;
  columns: readonly Column[];
  rows: readonly (readonly Cell[])[];
  footer?: readonly Cell[];
  /** The sentence that replaces the table when it has no rows. */
  empty: string;
  /** The heading right above says the caption already: it is for screen readers alone. */
  titled?: true;
  /** Rows so short that print sets them in two columns side by side. */
  folds?: true;
}>;
/** A line that may itself say how it came about. */
export type ExplainedLine = LedgerLine & Readonly<{ why?: Ledger }>;
export type LedgerBlock = Readonly<{
  kind: 'ledger';
  title: string;
  lines: readonly ExplainedLine[];
  totalLabel: string;
  anchor?: string;
}>;
export type Facts = Readonly<{ kind: 'facts'; facts: readonly Fact[] }>;
export type DiceList = Readonly<{ kind: 'dice'; rolls: readonly Roll[] }>;
export type MapFigure = Readonly<{
  kind: 'map';
  /** A whole `<svg>` element with a viewBox, styled by classes and presentation attributes only. */
  svg: string;
  /** Says in words what the picture shows. */
  alt: string;
  legend?: readonly LegendEntry[];
  /** On paper it has a page of its own, turned where that makes it larger. */
  wholePage?: true;
}>;
export type Note = Readonly<{ kind: 'note'; tone: Tone; text: Phrase }>;
/** Two lists of blocks, side by side where there is room, else one after the other. */
export type Columns = Readonly<{
  kind: 'columns';
  left: readonly Block[];
  right: readonly Block[];
}>;
/** Boxes that are filled in while a unit is played: how many, and what happens when all are. */
export type RecordTrack = Readonly<{ label: string; boxes: number }>;
/** A track with more boxes is a number with room to write. */
export const MOST_BOXES = 60;
/** What a class of units is, with room to note what becomes of each of its units. */
export type RecordCard = Readonly<{
  title: string;
  /** Its kind and hull. */
  subtitle: string;
  facts: readonly Fact[];
  /** Values in columns, a row for each condition. */
  heads: readonly string[];
  rows: readonly Readonly<{ label: string; cells: readonly string[] }>[];
  /** Its abilities. */
  remarks: string;
  tracks: readonly RecordTrack[];
  /** How many of its units there is room for. */
  units: number;
}>;
/** Cards for the table, several on a page. */
export type Records = Readonly<{ kind: 'records'; cards: readonly RecordCard[] }>;
/** One thing, such as a fleet: what it is and what belongs to it; on paper with room to write an order beside it. */
export type ThingCard = Readonly<{
  title: Phrase;
  /** Where it is and how it is. */
  about: Phrase;
  facts: readonly Fact[];
  blocks: readonly Block[];
}>;
/** Things one below the other. */
export type Cards = Readonly<{
  kind: 'cards';
  cards: readonly ThingCard[];
  /** The sentence that replaces them when there are none. */
  empty: string;
  /** They are only read: nobody writes orders beside them. */
  toRead?: true;
}>;
export type PageBreak = Readonly<{ kind: 'pageBreak' }>;
/** A titled section; the table of contents and the PDF's bookmarks are made of these. */
export type Group = Readonly<{
  kind: 'group';
  title: string;
  anchor: string;
  blocks: readonly Block[];
}>;

export type Block =
  | Heading
  | Paragraph
  | List
  | Table
  | LedgerBlock
  | Facts
  | DiceList
  | MapFigure
  | Note
  | Columns
  | Records
  | Cards
  | PageBreak
  | Playback
  | Group;

/** The block type of one kind: `BlockOf<'table'>`. Renderers are total tables over these. */
export type BlockOf<K extends Block['kind']> = Extract<Block, { kind: K }>;
