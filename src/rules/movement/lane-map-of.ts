import { compactGraph, type CompactGraph } from '#kernel/collections/graph';
import { type ById, compareIds, valuesById } from '#kernel/collections/tables';
import { unique } from '#kernel/collections/unique';
import type { LaneId, SystemId } from '#model/campaign/ids';
import { type LaneClass, laneIdOf } from '#model/campaign/lane';

/** A lane as it is, or as an empire knows it. */
export type LaneFacts = Readonly<{
  id: LaneId;
  a: SystemId;
  b: SystemId;
  class: LaneClass | 'unknown';
}>;

/** The lanes of a campaign, or of what an empire knows, by their ends. */
export type LaneMap = Readonly<{
  /** Null: there is no such lane, as far as is known. */
  classBetween: (one: SystemId, other: SystemId) => LaneFacts['class'] | null;
  /** In the order of ids. */
  neighboursOf: (system: SystemId) => readonly SystemId[];
  /** The lanes that an empire has explored, of any class. */
  explored: () => CompactGraph<SystemId>;
}>;

const NOWHERE: readonly SystemId[] = [];

function neighbourLists(lanes: ById<LaneId, LaneFacts>): ReadonlyMap<SystemId, SystemId[]> {
  const lists = new Map<SystemId, SystemId[]>();
  const join = (from: SystemId, to: SystemId): void => {
    const list = lists.get(from);
    if (list === undefined) lists.set(from, [to]);
    else list.push(to);
  };
  for (const { a, b } of valuesById(lanes)) {
    join(a, b);
    join(b, a);
  }
  for (const list of lists.values()) list.sort(compareIds);
  return lists;
}

function exploredGraph(lanes: ById<LaneId, LaneFacts>): CompactGraph<SystemId> {
  const explored = valuesById(lanes).filter(
    ({ class: lane }) => lane !== 'unexplored' && lane !== 'unknown',
  );
  const ends = explored.flatMap(({ a, b }) => [a, b]);
  return compactGraph(
    unique(ends),
    explored.map(({ a, b }) => ({ a, b })),
  );
}

/** Looks lanes up by their ends; neighbours and the graph are made when first asked for. */
export function laneMapOf(lanes: ById<LaneId, LaneFacts>): LaneMap {
  let lists: ReadonlyMap<SystemId, readonly SystemId[]> | undefined;
  let graph: CompactGraph<SystemId> | undefined;
  return {
    classBetween: (one, other) => {
      const lane: LaneFacts | undefined = lanes[laneIdOf(one, other)];
      return lane?.class ?? null;
    },
    neighboursOf: (system) => {
      lists ??= neighbourLists(lanes);
      return lists.get(system) ?? NOWHERE;
    },
    explored: () => {
      graph ??= exploredGraph(lanes);
      return graph;
    },
  };
}
