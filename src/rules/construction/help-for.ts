import { sumOf } from '#kernel/numbers/sum';
import type { UnitId } from '#model/campaign/ids';
import type { Hosted } from '#model/campaign/project';
import type { Helper } from './repair-help.ts';

/** The helpers for a repair in the field: units of the owner, and depots of partners. */
export type Help = Readonly<{ helpers: readonly UnitId[]; hosted: readonly Hosted[] }>;

/** Who could do it at a place. */
export type Hands = Readonly<{
  helpers: readonly Helper[];
  /** Points of theirs that are used already. */
  used: number;
  /** What depots of partners have left. */
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
 * Who repairs something in the field; null: it is too much for them.
 * @rule CON-5 @rule DIP-10
 * @ruling Helpers are used up one after the other, so a repair may take what one has left and go on
 * with the next; depots of Military partners give what its owner’s have not, partner by partner.
 */
export function helpFor(hands: Hands, cost: number): Help | null {
  const left = sumOf(hands.helpers, ({ points }) => points) - hands.used;
  const own = Math.min(cost, Math.max(0, left));
  const hosted = hostedFor(hands.hosts, cost - own);
  if (own + pointsHosted(hosted) < cost) return null;
  return { helpers: chosenOf(hands, own), hosted };
}
