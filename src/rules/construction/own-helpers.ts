import type { EmpireId, SystemId } from '#model/campaign/ids';
import { type Helper, helpersAt } from './repair-help.ts';
import type { PlaceFacts } from './stationed-at.ts';

type Asked = Readonly<{ facts: PlaceFacts; empire: EmpireId; system: SystemId }>;

/**
 * The empire's own helpers at a place, without the points that its depots give to partners.
 * @rule CON-5 @rule OPT-6
 * @ruling OPT-6 Points that a depot gives to a partner's repair over several turns are not available to its owner during those turns.
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
