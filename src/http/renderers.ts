import type { SpectatedView } from '#app/usecases/people/read-spectated-view';
import type { PrintedList } from '#app/designer/printed-list';
import type { Tension } from '#model/campaign/tension';
import type { GivenOrder } from '#app/orders/given-of';
import type { RevealedOrders } from '#app/orders/revealed-orders';
import type { OwnNotice } from '#app/talk/own-notices';
import type { PrintedLetter } from '#app/talk/printed-talk';
import type { PlottedWay } from '#app/orders/plot-moves';
import type { Judged } from '#app/orders/judge-sheet';
import type { EmpireView, ModeratorView, NeighbourView } from '#fog/views/empire-view';
import type { SeenEvent } from '#fog/views/seen-event';
import type { EmpireId, SystemId, UnitId } from '#model/campaign/ids';
import type { Order } from '#model/orders/order';
import type { Alert } from '#report/document/alert';
import type { BattleForm } from '#report/document/battle-form';
import type { Chart } from '#report/document/chart';
import type { Document } from '#report/document/document';
import type { PaperSize } from '#report/document/paper-size';
import type { MapChart } from '#report/document/map-chart';
import type { MapLinks, MapOverlay } from '#report/document/map-overlay';

/** What an empire was issued. */
export type Issued = Readonly<{
  view: EmpireView;
  seen: readonly SeenEvent[];
  edition: number;
  /** What the moderator told it beside the game. */
  messages?: readonly Readonly<{ turn: number; at: string; text: string }>[];
  /** What it wrote to other empires, and they to it. */
  letters?: readonly PrintedLetter[];
  /** What was placed in the newspaper that it reads. */
  notices?: readonly OwnNotice[];
  /** The orders that it gave for the turn before; null: none. */
  orders?: readonly GivenOrder[] | null;
  /** What the other empires had ordered, where that is revealed. */
  revealed?: readonly RevealedOrders[];
}>;

/** The papers of a turn: the asset sheet, and the report with the records of battles. */
export const PAPERS = ['sheet', 'report'] as const;
export type Paper = (typeof PAPERS)[number];

/** A document as a piece of a page, and what the page is called. */
export type Piece = Readonly<{ title: string; html: string }>;

/** The files in which a paper can be had, by their endings. */
export const FILE_FORMS = ['pdf', 'html', 'txt'] as const;
export type FileForm = (typeof FILE_FORMS)[number];

/** Whether an asset sheet tells at its end how orders are written; left out: it doesn’t. */
export type WithGuide = Readonly<{ hasGuide?: boolean }>;

/** `signal` fires when the client has gone. `paperSize`: of a PDF; A4 if it is left out. */
export type FileOptions = Readonly<{
  form: FileForm;
  createdAt: string;
  signal?: AbortSignal;
  paperSize?: PaperSize;
}> &
  WithGuide;

/** Makes documents and gives them a form; handed in, because pages know neither renderer. */
export type Renderers = Readonly<{
  /** A paper as a piece of a page. */
  paperPage: (
    paper: Paper,
    issued: Issued,
    options: Readonly<{ rulesPath: string }> & WithGuide,
  ) => Promise<Piece>;
  /** A paper as a file of its own. */
  paperFile: (paper: Paper, issued: Issued, options: FileOptions) => Promise<string | Uint8Array>;
  /** A document that is no paper of a turn, as a file of its own. */
  documentFile: (document: Document, options: FileOptions) => Promise<string | Uint8Array>;
  /** A force list with boxes for the damage of its units, as a file. */
  forceListFile: (printed: PrintedList, options: FileOptions) => Promise<string | Uint8Array>;
  /** The same to look at, as a piece of a page. */
  forceListPage: (printed: PrintedList) => string;
  /** Everything as it is, with the true map. */
  moderatorDocument: (view: ModeratorView) => Document;
  /** The same for a spectator, of a past turn. */
  spectatorDocument: (spectated: SpectatedView) => Document;
  /** What a player has seen of an encounter where they have questions. */
  encounterSeen: (view: EmpireView, seen: readonly SeenEvent[]) => Document;
  /** What wins the campaign, and how far the reader is. */
  howToWin: (view: EmpireView) => Document;
  /** What happened since the last report that a player should know first, the heaviest first. */
  happenedAlerts: (issued: Issued) => readonly Alert[];
  /** What a player should see to by what they know, and the chances of raids after their orders. */
  needsAlerts: (issued: Issued, raids: Judged['raids']) => readonly Alert[];
  /** A map of what the view knows, as a piece of a page; each system leads to its row on the page at `sheetPath`. */
  mapPage: (
    view: EmpireView,
    options: Readonly<{ sheetPath: string; rulesPath: string }>,
  ) => Promise<Piece>;
  /** The same map to order from, as a piece of a page. */
  orderMap: (view: EmpireView, overlay: MapOverlay) => string;
  /** The whole galaxy, or what an empire knows of it, on which everything can be chosen, as a piece of a page. */
  linkedMap: (
    shown: Readonly<{ truth: ModeratorView }> | Readonly<{ known: EmpireView }>,
    links: MapLinks,
  ) => string;
  /** A map on which nobody plays yet, with the system that is chosen on it. */
  galaxyMap: (view: ModeratorView, chosen: string | null) => string;
  /** A small picture of a map on which nobody plays yet. */
  mapPicture: (chart: MapChart) => string;
  /** A battle to be fought at a table. */
  battleForm: (form: BattleForm) => Document;
  /** A chart as a piece of a page, and as an SVG file of its own. */
  chart: (chart: Chart) => string;
  chartFile: (chart: Chart) => string;
  /** Maps as SVG files of their own. */
  starMapFile: (view: EmpireView) => string;
  moderatorMapFile: (view: ModeratorView) => string;
  /** How an empire's relations are told in its papers: since when, what each may do, secrets of one, and duties to all. */
  relationTexts: Readonly<{
    since: (turn: number) => string;
    rights: (one: NeighbourView) => string;
    /** Those of the reader, or of a junior partner by name. */
    secrets: (one: NeighbourView, junior: string | null) => readonly string[];
    duties: (view: EmpireView) => readonly string[];
    /** What moved a tension, oldest first: when, what, by how much, and the value after it. */
    tension: (
      tension: Tension,
      most: number,
    ) => readonly (readonly [when: string, what: string, by: string, value: string])[];
    /** To the moderator: what two have under way in secret, or nothing. */
    dealings: (
      relation: ModeratorView['relations'][number],
      nameOf: (empire: EmpireId) => string,
    ) => string;
  }>;
  /** An order in a sentence. */
  orderSentence: (order: Order, view: EmpireView) => string;
  /** The expected supply of a place with its supply route, or where the route breaks; `at`: the system, if the place is one. */
  supplyText: (supply: PlottedWay['supply'], view: EmpireView, at: SystemId | null) => string;
  /** Which own ships hide, each in words. */
  hidingTexts: (view: EmpireView) => ReadonlyMap<UnitId, string>;
  /** What a fleet does by its route, in a sentence. */
  routeSentence: (routed: Judged['routes'][number], view: EmpireView) => string;
  /** A document as a piece of a page; `titleRank`: the page has a title of its own. */
  html: (
    document: Document,
    options: Readonly<{ rulesPath: string; titleRank?: 2 | 3; idPrefix?: string }>,
  ) => string;
}>;
