import type { DesignId, EmpireId, SystemId } from '#model/campaign/ids';
import type { Work } from '#model/campaign/work';
import type { UnitDesign } from '#model/forces/design';
import type { Unit } from '#model/forces/unit';

type Role = UnitDesign['role'];
type Place = Readonly<{ empire: EmpireId; system: SystemId }>;
type Facts = Readonly<{
  units: readonly Pick<Unit, 'owner' | 'design' | 'place'>[];
  works: readonly Pick<Work, 'owner' | 'design' | 'system' | 'cancelled'>[];
  roleOf: (id: DesignId) => Role;
}>;

/** Roles that an empire can fill once in each system. @rule OPT-21 @rule OPT-11 */
export const isOneOnly = (role: Role): boolean => role === 'civilian-base' || role === 'institute';

/**
 * How many units of a role an empire has in a system, those under construction too.
 * @rule OPT-21 @rule OPT-11
 * @ruling OPT-11 An empire can have only one science institute in each system, as with civilian bases. It can have several trading posts
 *   there.
 */
export function alikeIn(role: Role, { empire, system }: Place, facts: Facts): number {
  const { units, works, roleOf } = facts;
  const standing = units.filter(
    ({ owner, design, place }) =>
      owner === empire &&
      place.kind === 'system' &&
      place.system === system &&
      roleOf(design) === role,
  );
  const begun = works.filter(
    (one) =>
      one.owner === empire &&
      !one.cancelled &&
      one.system === system &&
      roleOf(one.design) === role,
  );
  return standing.length + begun.length;
}
