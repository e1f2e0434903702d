import { brandAs } from '#kernel/brand/brand';
import type { EffectId, EmpireId, SystemId } from './ids.ts';
import { RAIDERS } from './raiders.ts';

/** OPT-13, in the order of the table; the last has no place in it: it is only a text by the moderator. */
export const RANDOM_EVENTS = [
  'capacity-gained',
  'capacity-lost',
  'raw-gained',
  'raw-lost',
  'census-gained',
  'census-lost',
  'morale-gained',
  'morale-lost',
  'productivity-gained',
  'productivity-lost',
  'income-halved',
  'income-doubled',
  'research-cheaper',
  'research-dearer',
  'alien-explorers',
  'hyperspace-collapse',
  'hyperspace-survey',
  'moderators-choice',
  'written',
] as const;
export type RandomEventId = (typeof RANDOM_EVENTS)[number];

/** A random event that is drawn or chosen, and has yet to happen (OPT-13). */
export type PlannedEvent = Readonly<{
  /** The power that it befalls. */
  empire: EmpireId;
  event: RandomEventId;
  /** Null: it befalls the power as a whole. */
  system: SystemId | null;
  /** How long it lasts; 0: for good, or it has its own end. */
  turns: number;
  /** What the moderator has written for it; empty: nothing. */
  text: string;
}>;

const mark = (text: string): EffectId => brandAs<EffectId>(text);

/** Marks that belong to no empire have the owner that is none. */
export const NOBODYS = RAIDERS;

/** The id of an event that was drawn in a turn: one a turn. */
export const drawnEventIdOf = (turn: number): EffectId => mark(`random-event/${String(turn)}`);

/** The id of an event that the moderator chose in a turn: they are numbered. */
export const chosenEventIdOf = (turn: number, number: number): EffectId =>
  mark(`random-event/${String(turn)}/${String(number)}`);

/** The id of the mark that keeps the turn of the last draw. */
export const LAST_DRAW = mark('last-draw');

/** The id of the moderator’s word that an event is drawn at the end of this turn. */
export const SURE_DRAW = mark('sure-draw');
