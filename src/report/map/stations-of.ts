import { groupBy } from '#kernel/collections/group-by';
import { type ById, valuesById } from '#kernel/collections/tables';
import type { EmpireId, FleetId, UnitId } from '#model/campaign/ids';
import type { Fleet } from '#model/forces/fleet';
import type { Unit } from '#model/forces/unit';
import { forceIndexOf } from '#rules/forces/force-index';
import type { ForceMark } from './scene.ts';

/** What one empire has at one place: fleets, and what belongs to the system. */
export type Station = Readonly<{
  at: ForceMark['at'];
  owner: EmpireId;
  fleets: readonly Fleet[];
  garrison: readonly Unit[];
  /** All of both. */
  units: readonly Unit[];
}>;

type Part = Pick<Station, 'at' | 'owner' | 'units'> & Readonly<{ fleet?: Fleet }>;

const keyOf = ({ at, owner }: Part): string => `${owner}|${'system' in at ? at.system : at.lane}`;

/** Where forces are, each empire’s by itself; fleets come first. */
export function stationsOf(
  forces: Readonly<{ fleets: ById<FleetId, Fleet>; units: ById<UnitId, Unit> }>,
): readonly Station[] {
  const index = forceIndexOf(forces);
  const fleets = valuesById(forces.fleets).map((fleet): Part => {
    const { id, owner, place } = fleet;
    const at = place.kind === 'system' ? { system: place.system } : { lane: place.lane };
    return { at, owner, units: index.inFleet(id), fleet };
  });
  const stationed = valuesById(forces.units).flatMap((unit): readonly Part[] => {
    const { owner, place } = unit;
    return place.kind === 'system' ? [{ at: { system: place.system }, owner, units: [unit] }] : [];
  });
  return [...groupBy([...fleets, ...stationed], keyOf).values()].flatMap((parts) => {
    const [first] = parts;
    if (first === undefined) return [];
    return [
      {
        at: first.at,
        owner: first.owner,
        fleets: parts.flatMap(({ fleet }) => fleet ?? []),
        garrison: parts.flatMap(({ fleet, units }) => (fleet === undefined ? units : [])),
        units: parts.flatMap(({ units }) => units),
      },
    ];
  });
}
