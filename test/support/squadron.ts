import type { DesignId, EmpireId, SystemId } from '#model/campaign/ids';
import type { Fleet } from '#model/forces/fleet';
import type { Unit } from '#model/forces/unit';
import { fleetId, fleetOf, inFleet, unitId, unitOf } from './campaign.ts';

type Squadron = Readonly<{
  owner: EmpireId;
  at: SystemId;
  /** One for each unit. */
  designs: readonly DesignId[];
  fleet?: Partial<Fleet>;
  unit?: Partial<Unit>;
}>;

/** The first fleet of an empire, `human.f1`, with its first units, `human.u1` and so on. */
export function squadronOf({ owner, at, designs, fleet = {}, unit = {} }: Squadron) {
  const id = fleetId(`${owner}.f1`);
  return {
    fleet: { ...fleetOf({ id, owner, at }), ...fleet },
    units: designs.map((design, index) => {
      const name = unitId(`${owner}.u${String(index + 1)}`);
      return unitOf({ id: name, owner, design, place: inFleet(id), ...unit });
    }),
  };
}
