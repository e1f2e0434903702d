import type { ObjectEdit } from '#http/corrections/object-edit';
import { template } from '#http/pages/template';
import type { Html } from '#http/pages/html';
import type { Link } from '#http/pages/page-parts';
import type { DataTableContent } from '#http/tables/data-table';
import type { Card } from './card.ts';

type Way = Link & Readonly<{ current: boolean }>;
type Hidden = Readonly<{ name: string; value: string }>;
type Choice = Readonly<{ value: string; label: string; isChosen: boolean }>;

/** The map of the galaxy with its layers, as the partial `galaxy-map` shows it. */
export type GalaxyMapContent = Readonly<{
  map: Html;
  layers: readonly Way[];
}>;

export type GalaxyContent = Readonly<{
  title: string;
  note: string;
  path: string;
  turns: readonly Choice[];
  /** Through whose eyes. */
  eyes: readonly Choice[];
  /** What stays as it is when another turn or another eye is chosen. */
  kept: readonly Hidden[];
  stars: GalaxyMapContent;
  chosen: Card | null;
  edits: readonly ObjectEdit[];
  /** An id in the address names nothing. */
  missing: string;
  powers: DataTableContent;
  systems: DataTableContent;
  rosterHref: string;
  warsHref: string;
  truthHref: string;
}>;

export const GALAXY_DESK_PAGE = template<GalaxyContent>('galaxy-desk');

export type HistoryContent = Readonly<{
  lead: string;
  turns: readonly Readonly<{
    title: string;
    lines: readonly Readonly<{ text: string; cite: string; phase: string; href: string }>[];
  }>[];
  newerHref: string;
  olderHref: string;
}>;

/** One thing on a page of its own, with its history. */
export type ObjectContent = Readonly<{
  card: Card;
  back: Link;
  edits: readonly ObjectEdit[];
  mapHref: string;
  tables: readonly DataTableContent[];
  /** Of a non-aligned world: how its attitude toward others moved. */
  attitudes: HistoryContent | null;
  history: HistoryContent;
}>;

export const OBJECT_PAGE = template<ObjectContent>('galaxy-object');

export type RosterContent = Readonly<{
  path: string;
  fields: readonly Readonly<{ name: string; label: string; choices: readonly Choice[] }>[];
  text: string;
  /** What it is narrowed to beside the fields. */
  note: string;
  kept: readonly Hidden[];
  table: DataTableContent;
  back: Link;
  newerHref: string;
  olderHref: string;
  page: number;
  pages: number;
}>;

export const ROSTER_PAGE = template<RosterContent>('roster');
