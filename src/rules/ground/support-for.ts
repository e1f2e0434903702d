import type { UnitId } from '#model/campaign/ids';

/** An Assault ship, its functions, and the ground units that it carries; left out: none. */
export type Support = Readonly<{ ship: UnitId; functions: number; holds?: readonly UnitId[] }>;

type Invading = Readonly<{ unit: UnitId; cost: number }>;

/**
 * The invaders that Assault ships support: each needs functions for its whole cost, and each ship supports one unit. The first unit is served
 * first, by the ships that are named, or by the smallest ships that suffice.
 * @rule GND-2
 * @ruling Several ships may support one unit together. Functions beyond its cost are unused. If the order names no ships, all Assault ships of
 *   the empire there can support.
 * @ruling A ship that carries ground units can support only if it carries a single one, and only that one.
 */
export function supportFor(
  invaders: readonly Invading[],
  present: readonly Support[],
  named: readonly UnitId[],
): ReadonlySet<UnitId> {
  const rank = ({ ship }: Support): number => named.indexOf(ship);
  const free =
    named.length === 0
      ? [...present].sort((a, b) => a.functions - b.functions)
      : present.filter(({ ship }) => named.includes(ship)).sort((a, b) => rank(a) - rank(b));
  const supported = new Set<UnitId>();
  for (const { unit, cost } of invaders) {
    const able = free.filter(({ holds = [] }) => holds.every((one) => one === unit));
    const team = teamFor(able, cost, named.length > 0);
    if (team === null) continue;
    for (const one of team) free.splice(free.indexOf(one), 1);
    supported.add(unit);
  }
  return supported;
}

/** The ships that support one unit; null: there are not enough functions. */
function teamFor(
  free: readonly Support[],
  cost: number,
  isInOrder: boolean,
): readonly Support[] | null {
  const own = free.find(({ functions, holds = [] }) => holds.length > 0 && functions >= cost);
  const alone = isInOrder ? undefined : (own ?? free.find(({ functions }) => functions >= cost));
  if (alone !== undefined) return [alone];
  const inOrder = isInOrder ? free : [...free].sort((a, b) => b.functions - a.functions);
  const team: Support[] = [];
  let functions = 0;
  for (const one of inOrder) {
    if (functions >= cost) break;
    team.push(one);
    functions += one.functions;
  }
  return functions >= cost ? team : null;
}
