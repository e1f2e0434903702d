import type { SystemId } from '#model/campaign/ids';
import type { Goal } from './near-goals.ts';
import { reachableFrom } from './reachable-from.ts';
import type { Ground } from './ways-from.ts';

const nextGoals = ({ system: stop, turns, stops, path }: Goal, ground: Ground): readonly Goal[] =>
  reachableFrom(stop, ground).map(({ system }) => {
    return { system, turns: turns + 1, stops: [...stops, system], path };
  });

type Setting = Readonly<{
  from: SystemId;
  /** What it gets to this turn. */
  near: readonly Goal[];
  ground: Ground;
  /** Nothing that is farther away than such a goal is looked for. */
  isLast: (goal: Goal) => boolean;
}>;

/**
 * What a fleet gets to if it goes on turn after turn as it goes now, the soonest first.
 * @rule MOV-1
 */
export function goalsFrom({ from, near, ground, isLast }: Setting): readonly Goal[] {
  const found = new Set([from, ...near.map(({ system }) => system)]);
  const goals = [...near];
  for (let last = near; last.length > 0 && !last.some(isLast); ) {
    last = last.flatMap((goal) => {
      const news = nextGoals(goal, ground).filter(({ system }) => !found.has(system));
      for (const { system } of news) found.add(system);
      return news;
    });
    goals.push(...last);
  }
  return goals;
}
