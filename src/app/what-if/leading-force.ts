import { groupBy } from '#kernel/collections/group-by';
import { brandAs } from '#kernel/brand/brand';
import type { DesignId, EmpireId } from '#model/campaign/ids';
import type { UnitDesign } from '#model/forces/design';
import type { Unit } from '#model/forces/unit';
import {
  type Command,
  commandOf,
  empiresByCommand,
  fleetsByCommand,
} from '#rules/encounters/in-command';

export type { Command };

/** The cost of a unit that does not command others. */
export const NO_COMMAND: Command = { weight: 0, eldest: null };

type Force = Readonly<{ owner: EmpireId | null; isFixed: boolean; command: Command }>;

const UNKNOWN = brandAs<EmpireId>('');

/** The construction cost of all units that a fleet commands. An unknown class costs nothing. */
export function commandOfFleet(
  units: readonly Unit[],
  designOf: (id: DesignId) => UnitDesign | undefined,
): Command {
  const crew = units.filter(({ place }) => place.kind === 'fleet');
  return commandOf(crew, ({ design }) => designOf(design)?.cost ?? 0);
}

/**
 * The force whose standing orders hold for its whole side, as in a battle of a campaign: the largest fleet of the
 * leading empire, or without fleets the force at the system. If empires have equal fleets, the first one leads, where a
 * campaign would roll. @rule ENC-1
 */
export function leadingForce<F extends Force>(forces: readonly F[]): F | undefined {
  const chiefs = [...groupBy(forces, ({ owner }) => owner ?? UNKNOWN)].flatMap(([empire, own]) => {
    const fleets = own
      .filter(({ isFixed }) => !isFixed)
      .map((force) => ({ force, ...force.command }));
    const [chief] = fleetsByCommand(fleets);
    const force = chief?.force ?? own[0];
    return force === undefined ? [] : [{ empire, force, weight: chief?.weight ?? 0 }];
  });
  return empiresByCommand(chiefs)[0]?.force;
}
