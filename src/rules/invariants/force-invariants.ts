import { rowOf } from '#kernel/collections/row-of';
import { valuesById } from '#kernel/collections/tables';
import type { UnitId } from '#model/campaign/ids';
import { RAIDERS } from '#model/campaign/raiders';
import type { CampaignState } from '#model/campaign/state';
import type { Fleet } from '#model/forces/fleet';
import { CONVERTIBLE_KINDS, type Unit, type UnitKind } from '#model/forces/unit';
import { berthsFor } from '#rules/encounters/berths-for';
import { type StateInvariant, breachesIn } from './state-invariant.ts';

type Owned = Readonly<{ owner: string }>;

function wrongPlaceOf(state: CampaignState, unit: Unit): string | null {
  const { place } = unit;
  if (place.kind === 'system') {
    return Object.hasOwn(state.systems, place.system)
      ? null
      : `${unit.id} is in ${place.system}, which does not exist`;
  }
  const host: string = place.kind === 'fleet' ? place.fleet : place.carrier;
  const row: Owned | undefined =
    place.kind === 'fleet' ? state.fleets[place.fleet] : state.units[place.carrier];
  if (row === undefined) return `${unit.id} is with ${host}, which does not exist`;
  return row.owner === unit.owner ? null : `${unit.id} is with ${host}, which is ${row.owner}'s`;
}

/** Every unit is somewhere, and with nobody but its own. @rule MOV-9 */
const unitPlaces: StateInvariant = {
  code: 'UNIT_PLACE',
  sentence:
    'Every unit is in a system, fleet or carrier that exists and, if it has one, has its owner.',
  breaches: ({ state }) => breachesIn(valuesById(state.units), (unit) => wrongPlaceOf(state, unit)),
};

/** @rule ABL-1 */
const unitDesigns: StateInvariant = {
  code: 'UNIT_CLASS',
  sentence: 'Every unit has an owner and a class that exist.',
  breaches: ({ state }) =>
    breachesIn(valuesById(state.units), ({ id, owner, design }) =>
      (owner === RAIDERS || Object.hasOwn(state.empires, owner)) &&
      Object.hasOwn(state.designs, design)
        ? null
        : `${id} of ${owner} is of the class ${design}`,
    ),
};

const kindOf = (state: CampaignState, unit: Unit): string | undefined =>
  state.designs[unit.design]?.kind;

/** What is based aboard others. */
const BASED: readonly UnitKind[] = ['flight', 'minefield'];

function wrongLoad(state: CampaignState, carrier: Unit, aboard: readonly Unit[]): string | null {
  if (aboard.length === 0 || kindOf(state, carrier) === 'convoy') return null;
  if (carrier.place.kind === 'aboard') return `${carrier.id} carries units and is carried itself`;
  const host = rowOf(state.designs, carrier.design);
  const countOf = (kind: UnitKind): number =>
    aboard.filter((unit) => kindOf(state, unit) === kind).length;
  // Where there is no berth for a kind, it lies in a hold (MOV-7).
  const based = BASED.filter((kind) => berthsFor(host, kind) > 0);
  const over = based.find((kind) => countOf(kind) > berthsFor(host, kind));
  if (over === undefined) return null;
  return `${carrier.id} has room for ${String(berthsFor(host, over))} of a kind and carries ${String(countOf(over))}`;
}

/** Section 1, Basing: one flight for each point of CV, one minefield for each function of a Minelayer. */
const carriersHold: StateInvariant = {
  code: 'CARRIER_OVER_CV',
  sentence:
    'No carrier holds more flights than its CV, and no Minelayer more minefields than its rating.',
  breaches: ({ state, index }) =>
    breachesIn(valuesById(state.units), (unit) => wrongLoad(state, unit, index.aboard(unit.id))),
};

/** @rule MOV-9 */
const onlyShipsSail: StateInvariant = {
  code: 'FLEET_OF_OTHERS',
  sentence: 'Only ships and convoys stand in fleets.',
  breaches: ({ state }) =>
    breachesIn(valuesById(state.units), (unit) => {
      const kind = kindOf(state, unit);
      const sails = kind === 'ship' || kind === 'convoy' || unit.place.kind !== 'fleet';
      return sails ? null : `${unit.id} is a ${kind ?? 'thing'} and is in a fleet`;
    }),
};

/** @rule MOV-9 */
const shipsInFleets: StateInvariant = {
  code: 'SHIP_LOOSE',
  sentence: 'Every ship and convoy is in a fleet.',
  breaches: ({ state }) =>
    breachesIn(valuesById(state.units), (unit) => {
      const kind = kindOf(state, unit);
      const sails = kind === 'ship' || kind === 'convoy';
      return sails && unit.place.kind !== 'fleet' ? `${unit.id} is a ${kind} in no fleet` : null;
    }),
};

/** @rule MOV-6 */
const onlyConvoysTrade: StateInvariant = {
  code: 'TRADER',
  sentence: 'Only convoys trade.',
  breaches: ({ state }) =>
    breachesIn(valuesById(state.units), (unit) =>
      unit.trading && kindOf(state, unit) !== 'convoy' ? `${unit.id} trades` : null,
    ),
};

const isConvertible = (state: CampaignState, unit: Unit): boolean =>
  CONVERTIBLE_KINDS.some((kind) => kind === kindOf(state, unit));

/** What no yard repairs could never be converted. @rule TECH-6 */
const convertible: StateInvariant = {
  code: 'UNCONVERTED',
  sentence: 'Only ships, convoys, bases and flights are unconverted.',
  breaches: ({ state }) =>
    breachesIn(valuesById(state.units), (unit) =>
      unit.unconverted && !isConvertible(state, unit) ? `${unit.id} is so` : null,
    ),
};

/** Lost is lost. @rule CSC-14 */
const destroyedGone: StateInvariant = {
  code: 'DESTROYED_PRESENT',
  sentence: 'No unit that was destroyed is still there.',
  breaches: ({ state, destroyed }) =>
    breachesIn([...destroyed], (id: UnitId) =>
      Object.hasOwn(state.units, id) ? `${id} was destroyed` : null,
    ),
};

/** A unit cannot have come into service in a turn that is still to come. @rule CON-11 */
const unitDates: StateInvariant = {
  code: 'UNIT_DATE',
  sentence: 'No unit came into service later than now.',
  breaches: ({ state }) =>
    breachesIn(valuesById(state.units), ({ id, since }) =>
      since <= state.turn ? null : `${id} came into service in turn ${String(since)}`,
    ),
};

function wrongPlaceOfFleet(state: CampaignState, { id, place }: Fleet): string | null {
  if (place.kind === 'system') {
    return Object.hasOwn(state.systems, place.system) ? null : `${id} is in ${place.system}`;
  }
  const lane = state.lanes[place.lane];
  if (lane === undefined) return `${id} is in the lane ${place.lane}`;
  const { a, b } = lane;
  const fits = (place.from === a && place.to === b) || (place.from === b && place.to === a);
  return fits ? null : `${id} goes from ${place.from} to ${place.to} in the lane ${place.lane}`;
}

/** @rule MOV-2 */
const fleetPlaces: StateInvariant = {
  code: 'FLEET_PLACE',
  sentence: 'Every fleet is in a system, or between the ends of a lane, that exists.',
  breaches: ({ state }) =>
    breachesIn(valuesById(state.fleets), (fleet) => wrongPlaceOfFleet(state, fleet)),
};

/** @rule END-1 */
const lanesLeft: StateInvariant = {
  code: 'FLEET_LEFT_IN_LANE',
  sentence: 'When a turn begins no fleet is in a lane.',
  breaches: ({ state }) =>
    breachesIn(state.phase === 'opening' ? valuesById(state.fleets) : [], ({ id, place }) =>
      place.kind === 'lane' ? `${id} is in the lane ${place.lane}` : null,
    ),
};

/** @rule MOV-9 */
const fleetsFilled: StateInvariant = {
  code: 'FLEET_EMPTY',
  sentence: 'No fleet is empty.',
  breaches: ({ state, index }) =>
    breachesIn(valuesById(state.fleets), ({ id }) =>
      index.inFleet(id).length > 0 ? null : `${id} has no unit`,
    ),
};

function wrongWithdrawal(state: CampaignState, { id, place, withdrawing }: Fleet): string | null {
  if (withdrawing === null) return null;
  if (withdrawing.turn > state.turn) return `${id} withdrew in turn ${String(withdrawing.turn)}`;
  const lane = state.lanes[withdrawing.lane];
  if (lane === undefined) return `${id} withdraws by ${withdrawing.lane}, which does not exist`;
  const { id: by, a, b } = lane;
  const touches =
    place.kind === 'lane' ? place.lane === by : place.system === a || place.system === b;
  return touches ? null : `${id} withdraws by ${by}, where it is not`;
}

/** @rule ENC-4 */
const withdrawalsPossible: StateInvariant = {
  code: 'WITHDRAWAL_LANE',
  sentence: 'A fleet that withdraws does so by a lane of the place it is in.',
  breaches: ({ state }) =>
    breachesIn(valuesById(state.fleets), (fleet) => wrongWithdrawal(state, fleet)),
};

/** What holds of units and fleets. */
export const FORCE_INVARIANTS: readonly StateInvariant[] = [
  unitPlaces,
  unitDesigns,
  carriersHold,
  onlyShipsSail,
  shipsInFleets,
  onlyConvoysTrade,
  convertible,
  destroyedGone,
  unitDates,
  fleetPlaces,
  lanesLeft,
  fleetsFilled,
  withdrawalsPossible,
];
