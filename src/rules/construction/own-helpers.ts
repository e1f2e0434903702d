import type { EmpireId, SystemId } from '#model/campaign/ids';
import { type Helper, helpersAt } from './repair-help.ts';
import type { PlaceFacts } from './stationed-at.ts';

type Asked = Readonly<{ facts: PlaceFacts; empire: EmpireId; system: SystemId }>;

/**
 * Who can help an empire at a place of its own units, when its depots give its partners so many points.
 * @rule CON-5 @rule OPT-6
 * @ruling OPT-6 What a depot gives a partner’s repair that takes several turns, its owner cannot use in them.
 */
export function ownHelpers({ facts, empire, system }: Asked, lent: number): readonly Helper[] {
  let owed = lent;
  const left = [...helpersAt(facts, empire, system)].reverse().map((helper) => {
    const given = helper.isDepot ? Math.min(owed, helper.points) : 0;
    owed -= given;
    return { ...helper, points: helper.points - given };
  });
  return left.filter(({ points }) => points > 0).reverse();
}
