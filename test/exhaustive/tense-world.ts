import type { ScenarioStart } from '#content/scenarios/state-of-scenario';
import { keysById } from '#kernel/collections/tables';
import { type DiplomaticState, type Relation, relationIdOf } from '#model/campaign/relation';
import { type Dealings, NO_DEALINGS } from '#model/campaign/dealings';
import type { EmpireId } from '#model/campaign/ids';
import type { Tension } from '#model/campaign/tension';
import type { RuleSet } from '#model/settings/rule-set';

const at = (value: number): Tension => ({ start: value, value, steps: [] });

type Pair = readonly [EmpireId, EmpireId];

function tense([a, b]: Pair, state: DiplomaticState, values: readonly [number, number]): Relation {
  const tensions = { [a]: at(values[0]), [b]: at(values[1]) };
  const known = { openly: null, since: 0, sustained: true, pact: false } as const;
  return { id: relationIdOf(a, b), a, b, state, ...known, tensions };
}

/** The rows of the relations of three empires: the first with the second, the first with the third, the second with the third. */
function withRelations(
  { state, ...start }: ScenarioStart,
  rowsOf: (ids: readonly [EmpireId, EmpireId, EmpireId]) => readonly Relation[],
): ScenarioStart {
  const [first, second, third] = keysById(state.empires);
  if (first === undefined || second === undefined || third === undefined) {
    throw new Error('three empires are needed');
  }
  const rows = rowsOf([first, second, third]);
  const relations = { ...state.relations, ...Object.fromEntries(rows.map((row) => [row.id, row])) };
  return { ...start, state: { ...state, relations } };
}

/** The first empire can bear the second no longer, and the first and the third are tired of their war. */
const withTensions = (start: ScenarioStart): ScenarioStart =>
  withRelations(start, ([first, second, third]) => [
    tense([first, second], 'non-intercourse', [100, 44]),
    tense([first, third], 'war', [0, 31]),
  ]);

/** Both offer the other a pact until they retract it, so that it is signed at once. */
const offeringPacts = (...empires: readonly EmpireId[]): Dealings => ({
  ...NO_DEALINGS,
  offers: empires.map((by) => ({ by, offer: 'pact', covert: false, keep: true, turn: 0 })),
});

/** The first two are friends with a common enemy, so that they can be co-belligerents. */
const withCommonEnemy = (start: ScenarioStart): ScenarioStart =>
  withRelations(start, ([first, second, third]) => [
    { ...tense([first, second], 'trade', [12, 17]), dealings: offeringPacts(first, second) },
    tense([first, third], 'war', [63, 71]),
    tense([second, third], 'war', [58, 66]),
  ]);

/** At the end of a year the first two are partners, and the first has an ally. */
function withPartnership(start: ScenarioStart): ScenarioStart {
  const led = withRelations(start, ([first, second, third]) => [
    tense([first, second], 'partnership', [7, 11]),
    tense([first, third], 'alliance', [14, 18]),
    tense([second, third], 'trade', [29, 33]),
  ]);
  return { ...led, state: { ...led.state, turn: 12 } };
}

/** The first two have signed that they become one empire. */
const withUnion = (start: ScenarioStart): ScenarioStart =>
  withRelations(start, ([first, second, third]) => [
    tense([first, second], 'unification', [3, 5]),
    tense([second, third], 'war', [61, 68]),
  ]);

/** Worlds in which empires go to war, make peace and fight together by what they feel and have offered; `start`: three empires by some settings. */
export const tenseWorlds = (start: (settings: Partial<RuleSet>) => ScenarioStart) => [
  {
    what: 'three empires whose tension begins and ends wars',
    start: withTensions(start({})),
    ...{ windows: false, turns: 2, seeds: [1] },
  },
  {
    what: 'two friends with a common enemy, no Hostilities, and allies that follow at once',
    start: withCommonEnemy(start({ hostilities: 'off', allianceWars: 'automatic' })),
    ...{ windows: false, turns: 10, seeds: [3] },
  },
  {
    what: 'a leader that orders for its junior partner, with an ally',
    start: withPartnership(start({})),
    ...{ windows: false, turns: 6, seeds: [4] },
  },
  {
    what: 'two empires that become one in the first turn',
    start: withUnion(start({})),
    ...{ windows: false, turns: 2, seeds: [6] },
  },
];
