import type { Field } from '#http/forms/field';
import type { VerdictLine } from '#http/orders/orders-contents';
import type { Link, SheetKeys } from '#http/pages/page-parts';
import { template } from '#http/pages/template';

/** Who plays each empire, as the moderator chooses it. */
export type StandInsContent = Readonly<{
  path: string;
  formToken: string;
  peopleHref: string;
  /** What the settings of the campaign say. */
  rules: readonly string[];
  empires: readonly Readonly<{
    id: string;
    name: string;
    now: string;
    since: string;
    fields: readonly Field[];
    /** The turns that machines played, the last first. */
    turns: readonly Link[];
  }>[];
}>;

export const STAND_INS_PAGE = template<StandInsContent>('stand-ins');

/** What a machine ordered in a turn, with its reasons. */
export type MachineTurnContent = Readonly<{
  title: string;
  lead: string;
  back: Link;
  lines: readonly Readonly<{ line: VerdictLine; why: string }>[];
}>;

export const MACHINE_TURN_PAGE = template<MachineTurnContent>('machine-turn');

/** Who plays for a player. */
export type OwnStandInContent = Readonly<{
  path: string;
  formToken: string;
  now: string;
  /** What happens if the player submits no orders; empty: nothing is to be said. */
  idle: string;
  mayReturn: boolean;
  turns: readonly (Link & Readonly<{ orders: string }>)[];
}>;

export const OWN_STAND_IN_PAGE = template<OwnStandInContent>('own-stand-in');

/** An order of a proposal. */
type ProposedLine = Readonly<{
  line: VerdictLine;
  why: string;
  /** Its number in the proposal. */
  value: string;
  /** It is ticked at first. */
  chosen: boolean;
  dropHref: string;
}>;

/** A proposal of a machine, to be accepted or dropped order by order. */
export type ProposalContent = Readonly<{
  title: string;
  back: Link;
  deskHref: string;
  keys: SheetKeys;
  /** The form that asks for another machine. */
  fields: readonly Field[];
  /** What the form that accepts orders carries along. */
  hidden: readonly Readonly<{ name: string; value: string }>[];
  lines: readonly ProposedLine[];
  /** Why there is no line; empty: there are some. */
  nothing: string;
  /** How many of its orders are in the draft; empty: none. */
  known: string;
}>;

export const PROPOSAL_PAGE = template<ProposalContent>('proposed-orders');
