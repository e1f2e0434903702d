import { UNIT_KINDS, type UnitKind } from '#model/forces/unit';
import { wholeNumber } from '#http/visits/form-body';

/** The columns of the roster, by which it can be sorted too. */
export const ROSTER_KEYS = [
  'unit',
  'class',
  'kind',
  'hull',
  'owner',
  'fleet',
  'place',
  'condition',
  'status',
  'supply',
  'damage',
  'census',
  'battles',
  'last',
  'cost',
  'since',
] as const;
export type RosterKey = (typeof ROSTER_KEYS)[number];

/** What the roster lists: the units that there are, each of their battles, or the units that were lost. */
export const ROSTER_SHOWS = ['units', 'fought', 'lost'] as const;
export type RosterShow = (typeof ROSTER_SHOWS)[number];

export const ROSTER_CONDITIONS = [
  'sound',
  'crippled',
  'damaged',
  'unsupplied',
  'inactive',
] as const;
export type RosterCondition = (typeof ROSTER_CONDITIONS)[number];

/** What the roster is narrowed to, and how it is sorted. Empty: everything. */
export type RosterLook = Readonly<{
  show: RosterShow;
  /** The key of an empire, or of a power that nobody plays. */
  owner: string;
  kind: UnitKind | '';
  condition: RosterCondition | '';
  /** Ids: of a system, a fleet, a class. */
  at: string;
  fleet: string;
  design: string;
  /** Only of this battle, or of this unit. */
  battle: string;
  unit: string;
  /** Words of a name. */
  text: string;
  /** The key of a column; empty: by owner, or the last battle first. */
  sort: string;
  down: boolean;
  /** From 1. */
  page: number;
}>;

const EVERYTHING: RosterLook = {
  show: 'units',
  owner: '',
  kind: '',
  condition: '',
  at: '',
  fleet: '',
  design: '',
  battle: '',
  unit: '',
  text: '',
  sort: '',
  down: false,
  page: 1,
};
const LONGEST = 80;

/** Reads a look at the roster from an address. */
export function rosterLookIn(query: (name: string) => string): RosterLook {
  return {
    show: ROSTER_SHOWS.find((one) => one === query('show')) ?? 'units',
    owner: query('owner').slice(0, LONGEST),
    kind: UNIT_KINDS.find((one) => one === query('kind')) ?? '',
    condition: ROSTER_CONDITIONS.find((one) => one === query('condition')) ?? '',
    at: query('at').slice(0, LONGEST),
    fleet: query('fleet').slice(0, LONGEST),
    design: query('design').slice(0, LONGEST),
    battle: query('battle').slice(0, LONGEST),
    unit: query('unit').slice(0, LONGEST),
    text: query('text').trim().slice(0, LONGEST),
    sort: query('sort').slice(0, LONGEST),
    down: query('down') === '1',
    page: Math.max(1, wholeNumber(query('page')) ?? 1),
  };
}

/** What an address says of a look at the roster, with the question mark; empty: nothing. */
export function rosterQuery(look: Partial<RosterLook>): string {
  const { show, down, page, ...texts } = { ...EVERYTHING, ...look };
  const query = new URLSearchParams(Object.entries(texts).filter(([, value]) => value !== ''));
  if (show !== 'units') query.set('show', show);
  if (down) query.set('down', '1');
  if (page > 1) query.set('page', String(page));
  const all = query.toString();
  return all === '' ? '' : `?${all}`;
}

export const rosterAddress = (base: string, look: Partial<RosterLook>): string =>
  `${base}/roster${rosterQuery(look)}`;
