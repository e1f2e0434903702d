import {
  compactGraph,
  type CompactGraph,
  distanceTo,
  pathTo,
  type ShortestPaths,
  shortestPaths,
} from '#kernel/collections/graph';
import { keysById, valuesById } from '#kernel/collections/tables';
import type { EmpireView } from '#fog/views/empire-view';
import type { SystemId } from '#model/campaign/ids';
import type { LaneClass } from '#model/campaign/lane';

/** How somebody travels: with a unit that leads through restricted lanes or not, and whether it must avoid enemies. */
export type Travel = Readonly<{ escorted: boolean; safe: boolean }>;

/** Ways over the lanes that an empire knows. */
export type LaneGuide = Readonly<{
  /** About twice the turns of the way; null: it knows of none. */
  costOf: (from: SystemId, to: SystemId, travel: Travel) => number | null;
  /** The systems of the way, both ends included; null: it knows of none. */
  wayTo: (from: SystemId, to: SystemId, travel: Travel) => readonly SystemId[] | null;
  /** The systems of the shortest way over explored lanes of any class, wherever one may pass; null: not joined. */
  roadTo: (from: SystemId, to: SystemId) => readonly SystemId[] | null;
  /** Jumps over explored lanes of any class; null: not joined. */
  jumps: (from: SystemId, to: SystemId) => number | null;
  /** The same without restricted lanes, through which no supply goes. @rule SUP-5 */
  supplyJumps: (from: SystemId, to: SystemId) => number | null;
}>;

/** A fleet takes two lanes a turn if one of them is major, so that one costs half as much. */
const COSTS: Readonly<Record<Exclude<LaneClass, 'unexplored'>, number>> = {
  major: 1,
  minor: 2,
  restricted: 2,
};

type Graph = CompactGraph<SystemId>;

function graphOf(view: EmpireView, costs: Readonly<Partial<Record<string, number>>>): Graph {
  const edges = valuesById(view.lanes).flatMap(({ a, b, class: lane }) => {
    const weight = costs[lane];
    const isKnown = view.systems[a] !== undefined && view.systems[b] !== undefined;
    return weight === undefined || !isKnown ? [] : [{ a, b, weight }];
  });
  return compactGraph(keysById(view.systems), edges);
}

/** Finds ways, and keeps what it found: it is asked for the same ones again and again. */
export function laneGuideOf(
  view: EmpireView,
  isBarred: (system: SystemId, safe: boolean) => boolean,
): LaneGuide {
  const { major, minor } = COSTS;
  const graphs = { escorted: graphOf(view, COSTS), alone: graphOf(view, { major, minor }) };
  const plain = graphOf(view, { major: 1, minor: 1, restricted: 1 });
  const open = graphOf(view, { major: 1, minor: 1 });
  const known = new Map<string, ShortestPaths<SystemId>>();
  const kept = (key: string, find: () => ShortestPaths<SystemId>): ShortestPaths<SystemId> => {
    const old = known.get(key);
    if (old !== undefined) return old;
    const found = find();
    known.set(key, found);
    return found;
  };
  const pathsFor = (from: SystemId, { escorted, safe }: Travel): ShortestPaths<SystemId> =>
    kept(`${from} ${String(escorted)} ${String(safe)}`, () =>
      shortestPaths(escorted ? graphs.escorted : graphs.alone, from, {
        // One may end where one may not pass, so only the step onward is barred.
        passable: (_node, before) => before === from || !isBarred(before, safe),
      }),
    );
  const isKnown = (...ids: readonly SystemId[]): boolean =>
    ids.every((id) => view.systems[id] !== undefined);
  const over =
    (graph: Graph, name: string) =>
    (from: SystemId, to: SystemId): number | null => {
      if (!isKnown(from, to)) return null;
      return (
        distanceTo(
          kept(`${from} ${name}`, () => shortestPaths(graph, from)),
          to,
        ) ?? null
      );
    };
  return {
    costOf: (from, to, travel) =>
      isKnown(from, to) ? (distanceTo(pathsFor(from, travel), to) ?? null) : null,
    wayTo: (from, to, travel) =>
      isKnown(from, to) ? (pathTo(pathsFor(from, travel), to) ?? null) : null,
    roadTo: (from, to) =>
      isKnown(from, to)
        ? (pathTo(
            kept(`${from} jumps`, () => shortestPaths(plain, from)),
            to,
          ) ?? null)
        : null,
    jumps: over(plain, 'jumps'),
    supplyJumps: over(open, 'supply'),
  };
}
