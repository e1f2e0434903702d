import type { WorldStrategy } from '#model/campaign/non-aligned';
import type { ObjectiveId } from '#model/campaign/objective';
import type { HullClass, UnitDesign } from '#model/forces/design';
import type { UnitKind } from '#model/forces/unit';

/** The tables of objectives. */
type ObjectiveList =
  | 'militarist'
  | 'diplomat'
  | 'intel'
  | 'technologist'
  | 'expansionist'
  | 'infrastructure';

/** What a world must do, as data. */
export type Goal =
  /** Build units for a sum of EP: of these hulls, or of these kinds. */
  | Readonly<{
      kind: 'build';
      hulls: readonly HullClass[];
      kinds: readonly UnitKind[];
      cost: number;
    }>
  /** Build a unit with a role. */
  | Readonly<{ kind: 'role'; role: NonNullable<UnitDesign['role']> }>
  /** A mission of secret agents that succeeds. */
  | Readonly<{ kind: 'mission'; mission: 'espionage' | 'sabotage' | 'propaganda' }>
  | Readonly<{
      kind: 'deed';
      deed: 'trade' | 'explore' | 'colonize' | 'productivity' | 'terraforming';
    }>
  /** A base or a fleet of at least this cost in a system next to one of its own. */
  | Readonly<{ kind: 'base-beside'; cost: number }>
  | Readonly<{ kind: 'fleet-beside'; cost: number }>
  /** Something that is so at the end of a turn. */
  | Readonly<{ kind: 'state'; state: 'research' | 'intel-pool' | 'defensive-intel' }>;

type ObjectiveRow = Readonly<{ list: ObjectiveList; text: string; goal: Goal }>;

const COST = 12;
const BASE_COST = 6;

const hulls = (name: string, ...some: readonly HullClass[]): ObjectiveRow => ({
  list: 'militarist',
  text: `build ${name} for ${String(COST)} EP`,
  goal: { kind: 'build', hulls: some, kinds: [], cost: COST },
});

const kinds = (name: string, ...some: readonly UnitKind[]): ObjectiveRow => ({
  list: 'militarist',
  text: `build ${name} for ${String(COST)} EP`,
  goal: { kind: 'build', hulls: [], kinds: some, cost: COST },
});

const mission = (name: string, of: 'espionage' | 'sabotage' | 'propaganda'): ObjectiveRow => ({
  list: 'intel',
  text: `succeed in a mission of ${name}`,
  goal: { kind: 'mission', mission: of },
});

/**
 * The objectives of non-aligned worlds, each an entry of data; the text goes on from “to”.
 * @rule OPT-14
 */
export const OBJECTIVE_TABLE: Readonly<Record<ObjectiveId, ObjectiveRow>> = {
  escorts: hulls('escorts (CT or DD)', 'CT', 'DD'),
  cruisers: hulls('cruisers (CL or CA)', 'CL', 'CA'),
  'capital-ships': hulls('capital ships (CB or larger)', 'CB', 'BB', 'DN', 'SD', 'TN'),
  fighters: kinds('flights', 'flight'),
  defenses: kinds('bases or minefields', 'base', 'minefield'),
  troops: kinds('ground forces', 'ground'),
  trade: {
    list: 'diplomat',
    text: 'open a new trade route',
    goal: { kind: 'deed', deed: 'trade' },
  },
  espionage: mission('Espionage', 'espionage'),
  sabotage: mission('Sabotage', 'sabotage'),
  propaganda: mission('Propaganda', 'propaganda'),
  'intel-pool': {
    list: 'intel',
    text: 'have as much Intel as Census',
    goal: { kind: 'state', state: 'intel-pool' },
  },
  'defensive-intel': {
    list: 'intel',
    text: 'have as much Intel as Census at each colony',
    goal: { kind: 'state', state: 'defensive-intel' },
  },
  research: {
    list: 'technologist',
    text: 'save as much tech investment as an advance needs',
    goal: { kind: 'state', state: 'research' },
  },
  explore: {
    list: 'technologist',
    text: 'explore a jump lane',
    goal: { kind: 'deed', deed: 'explore' },
  },
  colonize: {
    list: 'expansionist',
    text: 'found a colony',
    goal: { kind: 'deed', deed: 'colonize' },
  },
  'forward-base': {
    list: 'expansionist',
    text: `build a base of at least ${String(BASE_COST)} EP in a system next to one of its own`,
    goal: { kind: 'base-beside', cost: BASE_COST },
  },
  'forward-fleet': {
    list: 'expansionist',
    text: `move a fleet of at least ${String(COST)} EP to an unowned system next to one of its own`,
    goal: { kind: 'fleet-beside', cost: COST },
  },
  productivity: {
    list: 'infrastructure',
    text: 'raise its Productivity',
    goal: { kind: 'deed', deed: 'productivity' },
  },
  terraforming: {
    list: 'infrastructure',
    text: 'terraform a system',
    goal: { kind: 'deed', deed: 'terraforming' },
  },
  shipyard: {
    list: 'infrastructure',
    text: 'build a shipyard',
    goal: { kind: 'role', role: 'shipyard' },
  },
  depot: {
    list: 'infrastructure',
    text: 'build a Supply Depot',
    goal: { kind: 'role', role: 'depot' },
  },
  'trading-post': {
    list: 'infrastructure',
    text: 'build a trading post',
    goal: { kind: 'role', role: 'trading-post' },
  },
};

/** The tables that a world rolls on. @rule OPT-14 @rule DIP-16 */
export const LISTS_OF_STRATEGY: Readonly<Record<WorldStrategy, readonly ObjectiveList[]>> = {
  diplomat: ['diplomat', 'intel'],
  ecologist: ['infrastructure'],
  expansionist: ['expansionist'],
  industrialist: ['infrastructure'],
  militarist: ['militarist'],
  technologist: ['technologist'],
};
