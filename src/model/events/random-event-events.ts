import type { EffectId, EmpireId, LaneId, SystemId } from '#model/campaign/ids';
import type { LaneClass } from '#model/campaign/lane';
import type { PlannedEvent, RandomEventId } from '#model/campaign/random-event';
import type { StarSystem } from '#model/campaign/system';
import type { FigureChanges, SystemFigures } from '#model/campaign/system-figures';
import type { Fact } from './fact.ts';

/** What a random event has changed. */
export type EventResult =
  | Readonly<{ kind: 'figures'; changes: FigureChanges; values: SystemFigures }>
  /** The system income or the requirement of research, in the turns `begins` to `ends`. */
  | Readonly<{ kind: 'income' | 'research'; percent: number; begins: number; ends: number }>
  | Readonly<{ kind: 'lane'; lane: LaneId; to: SystemId; was: LaneClass; class: LaneClass }>
  /** The system where a new people lives; null: it was the home of one already, and has only been found. */
  | Readonly<{ kind: 'world'; site: SystemId; home: EventHome | null }>
  | Readonly<{ kind: 'text' }>;

/** What makes a system the homeworld of a new people. */
export type EventHome = Pick<StarSystem, 'importance' | 'capacity' | 'raw' | 'native' | 'traits'>;

/** OPT-13: an event is drawn, and happens at the end of the turn `due`. Only the moderator is told. */
export type RandomEventDrawn = Fact<
  'RandomEventDrawn',
  Omit<PlannedEvent, 'text'> & { id: EffectId; due: number; turn: number }
>;
/** OPT-13: an event happens; the power that it befalls is told, and others as far as they see it. */
export type RandomEventHappened = Fact<
  'RandomEventHappened',
  {
    id: EffectId;
    empire: EmpireId;
    event: RandomEventId;
    system: SystemId | null;
    /** The moderator’s own words for it; empty: none. */
    text: string;
    result: EventResult;
    turn: number;
  }
>;
/** OPT-13: nothing comes of an event: it can’t happen any more, or the moderator hasn’t chosen one. */
export type RandomEventPassed = Fact<
  'RandomEventPassed',
  {
    id: EffectId;
    empire: EmpireId;
    event: RandomEventId;
    because: 'nothing-to-change' | 'not-chosen';
  }
>;

/** What the moderator decides about random events. */
export type EventRuling =
  /** It happens at the end of this turn, in place of another that was drawn (null: beside them). */
  | (Readonly<{ act: 'choose'; instead: EffectId | null }> & PlannedEvent)
  /** It doesn’t happen. */
  | Readonly<{ act: 'veto'; id: EffectId }>
  /** One is drawn at the end of this turn for certain. */
  | Readonly<{ act: 'draw' }>;

/** OPT-13, TURN-3: the moderator chooses or writes an event, vetoes one, or has one drawn. */
export type RandomEventRuled = Fact<
  'RandomEventRuled',
  { id: EffectId; ruling: EventRuling; reason: string; turn: number }
>;

export type RandomEventEvent =
  | RandomEventDrawn
  | RandomEventHappened
  | RandomEventPassed
  | RandomEventRuled;
