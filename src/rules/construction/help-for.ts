import { sumOf } from '#kernel/numbers/sum';
import type { UnitId } from '#model/campaign/ids';
import type { Hosted } from '#model/campaign/project';
import type { Helper } from './repair-help.ts';

/** The helpers for a repair in the field: units of the owner, and depots of partners. */
export type Help = Readonly<{ helpers: readonly UnitId[]; hosted: readonly Hosted[] }>;

/** The units that could repair at a place. */
export type Hands = Readonly<{
  helpers: readonly Helper[];
  /** The points of the helpers that are used already. */
  used: number;
  /** The points that depots of partners have left. */
  hosts: readonly Hosted[];
}>;

/** The points that partners give. @rule CON-5 */
export const pointsHosted = (hosted: readonly Hosted[]): number =>
  sumOf(hosted, ({ points }) => points);

/** The helpers that give these points, after those that are used up. */
function chosenOf({ helpers, used }: Hands, points: number): readonly UnitId[] {
  const chosen: UnitId[] = [];
  let before = 0;
  for (const helper of helpers) {
    const after = before + helper.points;
    if (before < used + points && after > used) chosen.push(helper.unit);
    before = after;
  }
  return chosen;
}

function hostedFor(hosts: readonly Hosted[], points: number): readonly Hosted[] {
  let open = points;
  return hosts.flatMap((host) => {
    const given = Math.min(open, host.points);
    open -= given;
    return given > 0 ? [{ ...host, points: given }] : [];
  });
}

/**
 * The helpers for a repair in the field; null if they have too few points.
 * @rule CON-5 @rule DIP-10
 * @ruling A repair uses up helpers one after the other, so it may take what one has left and go on with the next. Depots of Military
 *   partners, one partner after another, give what the owner's own helpers lack.
 */
export function helpFor(hands: Hands, cost: number): Help | null {
  const left = sumOf(hands.helpers, ({ points }) => points) - hands.used;
  const own = Math.min(cost, Math.max(0, left));
  const hosted = hostedFor(hands.hosts, cost - own);
  if (own + pointsHosted(hosted) < cost) return null;
  return { helpers: chosenOf(hands, own), hosted };
}
