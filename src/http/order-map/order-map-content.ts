import type { Dealing } from '#http/diplomacy/diplomacy-content';
import type { AlertList } from '#http/alerts/alert-list';
import type { StepsCard } from '#http/tutorials/tutorial-content';
import type { DeadlineStrip } from '#http/clock/clock-contents';
import { template } from '#http/pages/template';
import type { Html } from '#http/pages/html';
import type { BulkAct } from '#http/orders/bulk-acts';
import type {
  FinishRow,
  MendLine,
  OrderFormContent,
  OrdersContent,
} from '#http/orders/orders-contents';
import type { Link } from '#http/pages/page-parts';

type Issue = Readonly<{ text: string; cite: string }>;

/** A move in the sheet. */
export type MoveLine = Readonly<{
  text: string;
  tone: 'fine' | 'doubtful' | 'refused';
  word: string;
  issues: readonly Issue[];
  index: number;
}>;

/** What needs an eye in a list, with its sign. */
type Tag = Readonly<{ mark: string; word: string }>;

/** A system in the list beside the map, or what is known of others at one. */
export type PlaceRow = Readonly<{
  href: string;
  /** The id of the system on the map. */
  mark: string;
  name: string;
  current: boolean;
  about: string;
  tags: readonly Tag[];
  more: readonly string[];
}>;

/** An own system in the list beside the map, which can be ticked. */
export type SystemRow = PlaceRow & Pick<FleetRow, 'value' | 'ticked'>;

/** An own fleet in the list beside the map. */
export type FleetRow = Readonly<{
  href: string;
  /** What a tick in the list says. */
  value: string;
  ticked: boolean;
  name: string;
  current: boolean;
  tags: readonly Tag[];
  where: string;
  units: string;
  /** How many systems it could go to; empty: none, or it moves already. */
  reach: string;
  moves: readonly string[];
  /** What it does by its route; empty: it has none. */
  route: string;
  /** Where it will be, when the map shows that. */
  end: string;
}>;

/** Something that can be ordered: at once, or by a form. */
export type Act = Readonly<{
  label: string;
  href: string;
  /** The order as JSON; empty: the form has more to ask. */
  order: string;
  /** The place in the sheet of the order that it takes the place of; empty: it is added. */
  at: string;
}>;

/** A system that the chosen fleet can go to. */
export type GoalLine = Readonly<{
  href: string;
  /** The id of the system on the map. */
  mark: string;
  name: string;
  distance: string;
  about: string;
  current: boolean;
}>;

/** The way that is asked for, and the form that orders it. */
export type WayPanel = Readonly<{
  name: string;
  systemHref: string;
  /** The way, for the form; empty: it cannot be ordered. */
  path: string;
  /** Why it cannot be ordered, and what can. */
  problem: string;
  instead: readonly Link[];
  legs: readonly string[];
  facts: readonly Readonly<{ label: string; value: string }>[];
  issues: readonly Issue[];
  others: readonly Link[];
  /** The same with this goal as a stop on the way; null: it goes no further. */
  goOn: Link | null;
  to: string;
  /** The stops before it, for the form. */
  via: string;
  /** Empty: nothing can be ordered. */
  button: string;
}>;

export type FleetPanel = Readonly<{
  ref: string;
  name: string;
  where: string;
  units: readonly string[];
  pace: string;
  /** Whether it has supply, now and after the orders. */
  supply: WayPanel['facts'];
  /** The chances of a battle where it is; null: nobody else is known there. */
  whatIf: Link | null;
  mends: readonly MendLine[];
  moves: readonly MoveLine[];
  /** There are orders that can be taken back: it stays then. */
  isSent: boolean;
  /** What it does by its route, and what speaks against it; null: it has none. */
  route: Readonly<{ text: string; issues: readonly Issue[]; change: Link }> | null;
  /** The stops of its path, and a link that removes the last one; null if there are none. */
  stops: Readonly<{ names: readonly string[]; back: Link }> | null;
  way: WayPanel | null;
  /** The orders of sieges that it can carry out. */
  acts: readonly Act[];
  /** All other orders that it can take. */
  verbs: readonly Act[];
  /** The lanes that it can explore from where it is, each with its button; empty: none. */
  lanes: readonly Readonly<{ toward: string; button: string; about: string }>[];
  /** Why it can explore none; null: it can, or there is nothing to explore. */
  noExplorer: string | null;
  /** What the near goals are. */
  nearTitle: string;
  near: readonly GoalLine[];
  far: readonly GoalLine[];
}>;

/** A foreign fleet or garrison. */
export type ContactPanel = Readonly<{
  name: string;
  where: string;
  facts: readonly Readonly<{ label: string; value: string }>[];
  groups: readonly string[];
  /** What the player saw of it before, the last first; empty: nothing but this. */
  history: readonly Readonly<{ when: string; where: string; what: string; end: string }>[];
  /** Where it could be at the end of the turn. */
  goals: readonly GoalLine[];
  links: readonly Link[];
}>;

/** Another empire. */
export type EmpirePanel = Pick<Dealing, 'name' | 'chip' | 'facts' | 'rights' | 'offers' | 'acts'> &
  Readonly<{
    /** Its systems, as far as the player knows. */
    systems: readonly Link[];
    contacts: readonly PlaceRow[];
    diplomacyHref: string;
  }>;

export type SystemPanel = Readonly<{
  name: string;
  known: string;
  facts: readonly Readonly<{ label: string; value: string }>[];
  fleets: readonly Link[];
  units: readonly string[];
  /** Others there; the address is empty for several that were seen some time ago. */
  others: readonly Link[];
  /** How far it is from where the player measures; empty: they don’t measure. */
  distance: string;
  /** To measure from here, or to stop. */
  measure: Link;
  works: readonly string[];
  lanes: readonly string[];
  acts: readonly Act[];
  /** Classes that can be built there at once, and what is free for them. */
  builds: readonly Act[];
  free: string;
  /** To the chances of a battle there; null: nobody else is known to be there. */
  whatIf: Link | null;
  /** To the Intel missions that the player could run there; null: they have no Intel. */
  intel: Link | null;
  /** To the chances of a siege there; null: nobody there could be besieged, as far as is known. */
  siege: Link | null;
}>;

/** Several own fleets or systems that are ticked in the lists. */
export type SeveralPanel = Readonly<{
  name: string;
  rows: readonly Readonly<{ name: string; href: string; about: string; without: Link }>[];
  /** The forms of orders for all of them; `chosen`: what each of them is about. */
  acts: readonly (BulkAct & Readonly<{ chosen: readonly string[] }>)[];
}>;

/** What the search found: something to choose, a form, or an order that is ready to be added. */
export type SaidOffer = Readonly<{
  label: string;
  /** What kind of thing it is, or what the order costs. */
  about: string;
  /** Where it leads; empty: it is an order. */
  href: string;
  /** The order as JSON; empty: it only leads somewhere. */
  order: string;
}>;

/** The search of the desk; `said`: nothing is shown of it without. */
export type SaidPanel = Readonly<{
  said: string;
  offers: readonly SaidOffer[];
  /** What was probably meant, where nothing was found; null: nothing is near. */
  meant: Readonly<{ said: string; href: string }> | null;
  /** What can be said, in names of this game. */
  examples: readonly string[];
}>;

/** The desk of a player: the map, what is chosen, what there is, and the sheet of orders. */
export type OrderMapContent = Pick<
  OrdersContent,
  | 'keys'
  | 'label'
  | 'locked'
  | 'isClosed'
  | 'chip'
  | 'statusText'
  | 'submitted'
  | 'changes'
  | 'handIn'
  | 'conflict'
  | 'tools'
  | 'lines'
  | 'when'
  | 'treasury'
  | 'quieted'
  | 'refused'
> &
  Readonly<{
    /** The guide through a first turn; null: it is not shown. */
    firstTurn: StepsCard | null;
    /** For the bar; null: there is none. */
    deadline: DeadlineStrip | null;
    /** What the player should see to, with the warnings of the sheet. */
    needs: AlertList;
    /** How many things need the player, in words. */
    needsCount: string;
    ordersHref: string;
    /** The address of the desk itself, where nothing is chosen. */
    path: string;
    show: 'now' | 'after';
    shows: readonly Readonly<{ href: string; label: string; current: boolean }>[];
    /** The overview, which tells what happened; empty: this is the first turn. */
    happened: string;
    /** The map of the turn before; empty: this is the first. */
    past: string;
    /** What the map can show of each system. */
    layers: readonly Readonly<{ href: string; label: string; current: boolean }>[];
    search: SaidPanel;
    form: OrderFormContent | null;
    /** Leaves the form. */
    formBack: string;
    fleet: FleetPanel | null;
    system: SystemPanel | null;
    contact: ContactPanel | null;
    empire: EmpirePanel | null;
    several: SeveralPanel | null;
    /** How the lists are shown, for forms that ask for the desk again. */
    shown: readonly Readonly<{ name: string; value: string }>[];
    /** Ticks all fleets or systems of the list; empty: there are too few to be worth it. */
    tickFleets: string;
    tickSystems: string;
    filters: readonly Readonly<{ href: string; label: string; current: boolean }>[];
    fleets: readonly FleetRow[];
    /** There are none at all; otherwise none of the chosen sort. */
    hasFleets: boolean;
    systems: readonly SystemRow[];
    /** Where something can be built, and what is finished when. */
    yards: readonly PlaceRow[];
    finishes: readonly FinishRow[];
    others: readonly PlaceRow[];
    empires: readonly PlaceRow[];
    map: Html;
  }>;

export const ORDER_MAP_PAGE = template<OrderMapContent>('order-map', { hasTerms: true });
