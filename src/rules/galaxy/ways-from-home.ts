import { compactGraph, distanceTo, shortestPaths } from '#kernel/collections/graph';
import type { SystemId } from '#model/campaign/ids';
import type { Lane } from '#model/campaign/lane';

type Facts = Readonly<{
  lanes: readonly Pick<Lane, 'a' | 'b' | 'class'>[];
  home: SystemId;
  /** The systems of its empire, with or without the homeworld. */
  own: readonly SystemId[];
}>;

/** What an empire can do from its homeworld before it explores or improves a lane. */
export type WaysFromHome = Readonly<{
  /** All lanes of the homeworld are restricted: few classes lead a fleet out. */
  isShut: boolean;
  /** Other systems of the empire, and those of them that no supply route from home reaches. */
  others: number;
  cutOff: number;
}>;

/** Whether fleets can leave a homeworld, and how many systems of its empire can be supplied from it. @rule MAP-2 @rule MOV-2 @rule SUP-7 */
export function waysFromHome({ lanes, home, own }: Facts): WaysFromHome {
  const atHome = lanes.filter(({ a, b }) => a === home || b === home);
  const open = lanes.filter(({ class: kind }) => kind === 'minor' || kind === 'major');
  const ids = [...new Set([home, ...own, ...lanes.flatMap(({ a, b }) => [a, b])])];
  const paths = shortestPaths(
    compactGraph(
      ids,
      open.map(({ a, b }) => ({ a, b })),
    ),
    home,
  );
  const others = own.filter((id) => id !== home);
  return {
    isShut: atHome.length > 0 && atHome.every(({ class: kind }) => kind === 'restricted'),
    others: others.length,
    cutOff: others.filter((id) => distanceTo(paths, id) === undefined).length,
  };
}
