import { entriesById, keysById, valuesById } from '#kernel/collections/tables';
import { canonicalJson } from '#kernel/result/canonical-json';
import { InvariantError } from '#kernel/result/invariant';
import type { PendingEncounter } from '#model/campaign/encounter';
import type { EmpireId, UnitId } from '#model/campaign/ids';
import { laneIdOf } from '#model/campaign/lane';
import type { PhaseId } from '#model/campaign/phase-ids';
import { relationIdOf } from '#model/campaign/relation';
import type { Tension } from '#model/campaign/tension';
import { sumOf } from '#kernel/numbers/sum';
import { MOST_TENSION } from '#rules/diplomacy/tension';
import { type CampaignState, type Counters, TABLE_NAMES } from '#model/campaign/state';
import type { Unit } from '#model/forces/unit';
import { type StateInvariant, breachesIn } from './state-invariant.ts';

const ids = ({ units, fleets, works, contacts }: CampaignState): readonly Given[] => [
  ...keysById(units).map((id): Given => ({ id, letter: 'u', sort: 'units' })),
  ...keysById(fleets).map((id): Given => ({ id, letter: 'f', sort: 'fleets' })),
  ...keysById(works).map((id): Given => ({ id, letter: 'w', sort: 'works' })),
  ...keysById(contacts).map((id): Given => ({ id, letter: 'c', sort: 'contacts' })),
];
type Given = Readonly<{ id: string; letter: string; sort: Exclude<keyof Counters, 'empire'> }>;

function wrongId(
  counters: ReadonlyMap<string, Counters>,
  { id, letter, sort }: Given,
): string | null {
  const dot = id.lastIndexOf('.');
  const row = counters.get(id.slice(0, dot));
  if (row === undefined) return `${id} is of nobody`;
  const number = Number(id.slice(dot + 2));
  if (id[dot + 1] !== letter || !Number.isSafeInteger(number)) return `${id} is no id of ${sort}`;
  return number <= row[sort] ? null : `${id} was given, and only ${String(row[sort])} are counted`;
}

/** An id that is given twice would make two things one. */
const counted: StateInvariant = {
  code: 'ID_NOT_COUNTED',
  sentence: 'Every id that was given is counted, so that none is given again.',
  breaches: ({ state }) => {
    const counters = new Map<string, Counters>(entriesById(state.counters));
    const empires = breachesIn(keysById(state.empires), (id) =>
      counters.has(id) ? null : `${id} has no counters`,
    );
    return [...empires, ...breachesIn(ids(state), (given) => wrongId(counters, given))];
  },
};

/** Undefined: a row that has no id of its own. */
function rowId(row: unknown): string | undefined {
  const has = typeof row === 'object' && row !== null && 'id' in row;
  return has && typeof row.id === 'string' ? row.id : undefined;
}

const keyed: StateInvariant = {
  code: 'ROW_ID',
  sentence: 'Every row has its own id as its key.',
  breaches: ({ state }) =>
    TABLE_NAMES.flatMap((name) =>
      breachesIn(entriesById<string, unknown>(state[name]), ([key, row]) => {
        const id = rowId(row);
        return id === undefined || id === key ? null : `${name}: ${key} holds ${id}`;
      }),
    ),
};

/** @rule DIP-3 */
const relations: StateInvariant = {
  code: 'RELATION_ID',
  sentence: 'A relation is of two different empires that exist, in the order of their ids.',
  breaches: ({ state: { relations: rows, empires } }) =>
    breachesIn(valuesById(rows), ({ id, a, b }) => {
      const inOrder = a !== b && id === relationIdOf(a, b) && id.startsWith(`${a}/`);
      const exist = Object.hasOwn(empires, a) && Object.hasOwn(empires, b);
      return inOrder && exist ? null : `${id} is of ${a} and ${b}`;
    }),
};

/** @rule DIP-4 */
const tensions: StateInvariant = {
  code: 'TENSION_EXPLAINED',
  sentence:
    'Tension is of one of the two, from 0 to 100, and its start and all its steps add up to it.',
  breaches: ({ state }) =>
    breachesIn(valuesById(state.relations), ({ id, a, b, tensions: kept = {} }) => {
      const wrong = entriesById<EmpireId, Tension>(kept).find(([of, { start, value, steps }]) => {
        const isParty = of === a || of === b;
        const isExplained = value === start + sumOf(steps, ({ by }) => by);
        return !isParty || !isExplained || value < 0 || value > MOST_TENSION;
      });
      return wrong === undefined ? null : `${id}: ${wrong[0]} at ${String(wrong[1].value)}`;
    }),
};

/** @rule MAP-9 @rule MAP-12 */
const lanes: StateInvariant = {
  code: 'LANE_ENDS',
  sentence:
    'A lane joins two different systems, in the order of their ids; both exist, or one if it is unexplored.',
  breaches: ({ state: { lanes: rows, systems } }) =>
    breachesIn(valuesById(rows), ({ id, a, b, class: kind }) => {
      const inOrder = a !== b && id === laneIdOf(a, b) && id.startsWith(`${a}-`);
      const there = [a, b].filter((end) => Object.hasOwn(systems, end)).length;
      return inOrder && there >= (kind === 'unexplored' ? 1 : 2)
        ? null
        : `${id} joins ${a} and ${b}`;
    }),
};

const empires: StateInvariant = {
  code: 'EMPIRE_ROWS',
  sentence: 'Every empire has a homeworld, a force list and unlocked classes that exist.',
  breaches: ({ state }) =>
    breachesIn(valuesById(state.empires), ({ id, homeworld, forceList, unlocked, schematics }) => {
      if (!Object.hasOwn(state.systems, homeworld)) return `${id} comes from ${homeworld}`;
      if (!Object.hasOwn(state.forceLists, forceList)) return `${id} has the list ${forceList}`;
      const unknown = [...unlocked, ...schematics].find(
        (design) => !Object.hasOwn(state.designs, design),
      );
      return unknown === undefined ? null : `${id} may build ${unknown}`;
    }),
};

/** @rule VIC-1 */
const victories: StateInvariant = {
  code: 'VICTORY_TURN',
  sentence: 'All who won did so in one turn, which is not still to come.',
  breaches: ({ state }) => {
    const [first] = valuesById(state.empires).flatMap(({ wonIn }) => wonIn ?? []);
    return breachesIn(valuesById(state.empires), ({ id, wonIn }) => {
      const isSound = wonIn === null || (wonIn === first && wonIn >= 1 && wonIn <= state.turn);
      return isSound ? null : `${id} won in turn ${String(wonIn)}`;
    });
  },
};

/** @rule FOG-8 */
const fallen: StateInvariant = {
  code: 'EMPIRE_FALLEN',
  sentence:
    'An empire that fell did so in a turn that is not still to come, and owns no system and no unit.',
  breaches: ({ state }) => {
    const owners = new Set<EmpireId | null>([
      ...valuesById(state.systems).map(({ owner }) => owner),
      ...valuesById(state.units).map(({ owner }) => owner),
    ]);
    return breachesIn(valuesById(state.empires), ({ id, fellIn }) => {
      if (fellIn === undefined) return null;
      const isSound = fellIn >= 1 && fellIn <= state.turn && !owners.has(id);
      return isSound ? null : `${id} fell in turn ${String(fellIn)}`;
    });
  },
};

const PENDING_IN: readonly PhaseId[] = ['supply', 'encounters'];

/** @rule MOV-2 @rule ENC-1 */
const encounters: StateInvariant = {
  code: 'ENCOUNTER_LEFT',
  sentence: 'Encounters are pending only between movement and the Encounters Phase.',
  breaches: ({ state }) =>
    breachesIn(
      PENDING_IN.includes(state.phase) ? [] : valuesById(state.encounters),
      ({ id }) => id,
    ),
};

/** What is wrong with a flight on a strike; null: nothing. One that a correction took away is none. */
function wrongStriker(
  { units, designs }: CampaignState,
  { id, strikers, present }: PendingEncounter,
  seen: Set<UnitId>,
): string | null {
  const wrong = strikers.find((striker) => {
    const unit: Unit | undefined = units[striker];
    const isTwice = seen.has(striker);
    seen.add(striker);
    if (isTwice || unit === undefined) return isTwice;
    return designs[unit.design]?.kind !== 'flight' || !present.includes(unit.owner);
  });
  return wrong === undefined ? null : `${wrong} strikes in ${id}`;
}

/** @rule MOV-8 */
const strikers: StateInvariant = {
  code: 'STRIKE_TWICE',
  sentence:
    'A unit on a strike is a flight, belongs to an empire in that encounter, and is on no other strike.',
  breaches: ({ state }) => {
    const seen = new Set<UnitId>();
    return breachesIn(valuesById(state.encounters), (one) => wrongStriker(state, one, seen));
  },
};

/** @rule END-4 */
const effects: StateInvariant = {
  code: 'EFFECT_EXPIRED',
  sentence: 'No temporary effect outlasts its turn.',
  breaches: ({ state }) =>
    breachesIn(valuesById(state.effects), ({ id, ends }) =>
      ends >= state.turn ? null : `${id} ended with turn ${String(ends)}`,
    ),
};

const SPENT_IN: readonly PhaseId[] = ['encounters', 'bombardment'];

/** @rule CSC-5 */
const intelSpent: StateInvariant = {
  code: 'INTEL_OVERSPENT',
  sentence: 'Of the Intel of a system no more is spent in a turn than there is.',
  breaches: ({ state }) =>
    breachesIn(valuesById(state.effects), ({ id, kind, owner, subject, amount }) => {
      // A bombardment may take away what was spent before.
      if (kind !== 'intel-spent' || subject.kind !== 'system' || !SPENT_IN.includes(state.phase))
        return null;
      const system = state.systems[subject.system];
      // What a system has lost with its owner or its last Census was spent before.
      if (system?.owner !== owner || system.census === 0 || (amount > 0 && amount <= system.intel))
        return null;
      return `${id} is ${String(amount)} of ${String(system.intel)}`;
    }),
};

/** Rows that were found to be plain: states share what no event changed, and no row is ever written to. */
const PLAIN = new WeakSet<object>();

/** What of a value is no plain data; null: nothing. */
function unlikeData(value: unknown): string | null {
  const isObject = typeof value === 'object' && value !== null;
  if (isObject && PLAIN.has(value)) return null;
  try {
    canonicalJson(value);
  } catch (error) {
    if (error instanceof InvariantError) return error.message;
    throw error;
  }
  if (isObject) PLAIN.add(value);
  return null;
}

const NO_TABLES = Object.fromEntries(TABLE_NAMES.map((name) => [name, null] as const));

export const PLAIN_DATA: StateInvariant = {
  code: 'NOT_PLAIN_DATA',
  sentence: 'The state is plain data that a JSON round trip leaves as it is.',
  breaches: ({ state }) => [
    ...breachesIn([{ ...state, ...NO_TABLES }], unlikeData),
    ...TABLE_NAMES.flatMap((name) =>
      breachesIn(entriesById<string, unknown>(state[name]), ([, row]) => unlikeData(row)),
    ),
  ],
};

/** What holds of ids, maps, empires and the data itself. */
export const RECORD_INVARIANTS: readonly StateInvariant[] = [
  counted,
  keyed,
  relations,
  tensions,
  lanes,
  empires,
  victories,
  fallen,
  encounters,
  strikers,
  effects,
  intelSpent,
  PLAIN_DATA,
];
