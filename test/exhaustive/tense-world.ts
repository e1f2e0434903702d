import type { ScenarioStart } from '#content/scenarios/state-of-scenario';
import { keysById } from '#kernel/collections/tables';
import { type DiplomaticState, type Relation, relationIdOf } from '#model/campaign/relation';
import type { EmpireId } from '#model/campaign/ids';
import type { Tension } from '#model/campaign/tension';

const at = (value: number): Tension => ({ start: value, value, steps: [] });

type Pair = readonly [EmpireId, EmpireId];

function tense([a, b]: Pair, state: DiplomaticState, values: readonly [number, number]): Relation {
  const tensions = { [a]: at(values[0]), [b]: at(values[1]) };
  const known = { openly: null, since: 0, sustained: true, pact: false } as const;
  return { id: relationIdOf(a, b), a, b, state, ...known, tensions };
}

/** The first empire can bear the second no longer, and the first and the third are tired of their war. */
export function withTensions({ state, ...start }: ScenarioStart): ScenarioStart {
  const [first, second, third] = keysById(state.empires);
  if (first === undefined || second === undefined || third === undefined) {
    throw new Error('three empires are needed');
  }
  const rows = [
    tense([first, second], 'non-intercourse', [100, 44]),
    tense([first, third], 'war', [0, 31]),
  ];
  const relations = { ...state.relations, ...Object.fromEntries(rows.map((row) => [row.id, row])) };
  return { ...start, state: { ...state, relations } };
}
