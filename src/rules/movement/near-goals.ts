import type { SystemId } from '#model/campaign/ids';
import type { Way } from './ways-from.ts';

/** A system that a fleet can get to. */
export type Goal = Readonly<{
  system: SystemId;
  /** In this turn it is 1. */
  turns: number;
  /** Where it is at the end of each turn, the system itself last. */
  stops: readonly SystemId[];
  /** The way of this turn, to the first stop. */
  path: Way;
}>;

/** The first of these ways to each system that they end in; where the fleet is already is none. */
export function nearGoals(from: SystemId, ways: readonly Way[]): readonly Goal[] {
  const goals = new Map<SystemId, Goal>();
  for (const path of ways) {
    const system = path.at(-1);
    if (system === undefined || system === from || goals.has(system)) continue;
    goals.set(system, { system, turns: 1, stops: [system], path });
  }
  return [...goals.values()];
}
