import type { BattlePlace } from '#model/battle/place';
import type {
  ContactId,
  DesignId,
  EmpireId,
  FleetId,
  LaneId,
  SystemId,
  UnitId,
  WorkId,
} from '#model/campaign/ids';
import type { FleetPlace } from '#model/forces/fleet';

/** A reader's names for known things. Null for an empire: an unknown power. */
export type Names = Readonly<{
  /** Whether the reader's own empire is meant. */
  isReader: (empire: EmpireId | null) => boolean;
  empire: (empire: EmpireId | null) => string;
  system: (system: SystemId) => string;
  /** `Sol–Wolf`. */
  lane: (lane: LaneId) => string;
  place: (place: BattlePlace) => string;
  fleetPlace: (place: FleetPlace) => string;
  /** With its preposition: at a system, in a lane. */
  at: (place: BattlePlace) => string;
  atFleet: (place: FleetPlace) => string;
  /** The name of a fleet, or `fleet f3`. */
  fleet: (fleet: FleetId) => string;
  /** `Valiant (Apollo u12)`, or `Apollo u12` when it has no name. */
  unit: (unit: UnitId) => string;
  /** Several of them, those without a name by class: `3 Saber u4–u6`. */
  units: (units: readonly UnitId[]) => string;
  /** `contact c4 (Loran)`. */
  contact: (contact: ContactId) => string;
  /** The unit under construction: `Apollo (w7)`. */
  work: (work: WorkId) => string;
  design: (design: DesignId) => string;
}>;

export const UNKNOWN_POWER = 'an unknown power';

/** The part of an id that its owner uses: `u12` of `human.u12`. */
export const shortId = (id: string): string => id.slice(id.lastIndexOf('.') + 1);

/** `Valiant (Apollo u12)`, or `Apollo u12` for one without a name. */
export const unitLabel = (name: string, design: string, mark: string): string =>
  name === '' ? `${design} ${mark}` : `${name} (${design} ${mark})`;

/** The empire at the head of a sentence: `You`, or its name. */
export const subjectOf = (empire: EmpireId | null, names: Names): string =>
  names.isReader(empire) ? 'You' : capitalised(names.empire(empire));

/** The empire inside a sentence: `you`, or its name. */
export const objectOf = (empire: EmpireId | null, names: Names): string =>
  names.isReader(empire) ? 'you' : names.empire(empire);

/** With a capital at its head. */
export const capitalised = (text: string): string => {
  const [first = '', ...rest] = text;
  return first.toUpperCase() + rest.join('');
};
