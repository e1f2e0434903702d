import type { OddsRunner } from '#app/odds/odds-run';
import type { DataKeeper } from '#app/ports/data-keeper';
import type { TextFiles } from '#app/ports/text-files';
import type { WholeFiles } from '#app/ports/whole-files';
import type { MatchRunner } from '#app/self-play/match';
import type { UseCases } from '#app/use-cases';
import type { EmpireView, ModeratorView } from '#fog/views/empire-view';
import type { SeenEvent } from '#fog/views/seen-event';
import type { Order } from '#model/orders/order';
import type { PrintedList } from '#app/designer/printed-list';
import type { Document } from '#report/document/document';
import type { PaperSize } from '#report/document/paper-size';
import type { ExitCode } from './output/exit-codes.ts';

/** Where commands write to. */
export type Terminal = Readonly<{
  out: (text: string) => void;
  err: (text: string) => void;
  /** Somebody is watching: progress is shown. */
  isWatched: boolean;
  exit: (code: ExitCode) => void;
}>;

/** What an empire was issued. */
export type Issued = Readonly<{
  view: EmpireView;
  seen: readonly SeenEvent[];
  edition: number;
  /** Its sheet tells at the end how orders are written. */
  hasGuide?: boolean;
}>;

/** One order that was handed in, or what is wrong with it. `line`: from 1, in a text or a list. */
export type ReadOrder = Readonly<{
  line: number;
  text: string;
  order: Order | null;
  issues: readonly string[];
}>;

/** The orders that come with a scenario for one empire in one turn, as text. */
export type ScenarioOrders = Readonly<{ empire: string; text: string }>;

/** Makes documents and gives them a form; handed in, because commands know neither. */
export type CliRenderers = Readonly<{
  sheet: (issued: Issued) => Document;
  forceListSheet: (printed: PrintedList) => Document;
  text: (document: Document) => string;
  htmlFile: (document: Document) => string;
  /** The same with the script that steps through a battle. */
  playbackFile: (document: Document) => string;
  pdf: (
    document: Document,
    options: Readonly<{ createdAt: string; paperSize?: PaperSize }>,
  ) => Promise<Uint8Array>;
  /** Maps as SVG files. */
  starMap: (view: EmpireView) => string;
  moderatorMap: (view: ModeratorView) => string;
}>;

/** The use cases over an open folder of campaigns. */
export type OpenDesk = Readonly<{ use: UseCases; close: () => Promise<void> }>;

/** Everything that the commands need. The code that starts the program provides it. */
export type CliDesk = Readonly<{
  version: string;
  terminal: Terminal;
  /** Opens the folder where campaigns are kept; undefined: the usual one. Nothing is opened before a command needs it. */
  open: (folder: string | undefined) => Promise<OpenDesk>;
  /** Takes care of the folder itself; undefined: the usual one. Nothing is opened before it is asked for something. */
  keeper: (folder: string | undefined) => Promise<DataKeeper>;
  /** Files of the caller's that are read and written whole. */
  files: WholeFiles;
  /** Scenarios that come with the program, and the force lists that they are played with. */
  scenarios: TextFiles;
  /** The orders that come with a scenario for a turn; none where its story is over. */
  scenarioOrders: (scenario: string, turn: number) => Promise<readonly ScenarioOrders[]>;
  forceLists: () => Promise<string>;
  /** A seed for a map, which nobody can guess. */
  newSeed: () => string;
  /** The ids of the rules as they are played here. */
  ruleIds: () => readonly string[];
  /** Made when a command asks for them: they come with templates and fonts. */
  renderers: () => Promise<CliRenderers>;
  /** Reads orders, written as text or as JSON, by the names that their player knows. */
  readOrders: (
    text: string,
    whose: Readonly<{ view: EmpireView; key: string }>,
  ) => Promise<readonly ReadOrder[]>;
  /** Fights battles for odds, and how many threads can work at once. */
  odds: OddsRunner;
  processors: number;
  /** Plays campaigns by machine players. */
  matches: MatchRunner;
  /** Runs the server until it is stopped. */
  serve: (options: Readonly<{ folder?: string; port?: number; host?: string }>) => Promise<void>;
}>;
