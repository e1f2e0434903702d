import type { PlottedFleet } from '#app/orders/plot-moves';
import { valuesById } from '#kernel/collections/tables';
import { unique } from '#kernel/collections/unique';
import type { SystemId, UnitId } from '#model/campaign/ids';
import type { Unit, UnitKind } from '#model/forces/unit';
import { ratingOf } from '#model/forces/design';
import type { FormDesk } from '#http/forms/orders/order-form';
import { statsOf } from '#http/names/view-names';
import { mayBombardSeen, mayInvadeSeen, targetSeen } from '#rules/bombardment/target-seen';
import type { Act } from './order-map-content.ts';
import { type HrefOf, actsOf, type Preset } from './system-acts.ts';
import { TEXTS } from './texts.ts';

type Sailing = Pick<PlottedFleet, 'units' | 'end'>;
type Siege = Readonly<{ desk: FormDesk; fleet: Sailing; system: SystemId }>;

const isOf = ({ design }: Unit, { view }: FormDesk, kinds: readonly UnitKind[]): boolean => {
  const kind = view.designs[design]?.design.kind;
  return kind !== undefined && kinds.includes(kind);
};

/** The ground units that the ships and convoys of a fleet carry. */
function troopsOf({ desk, fleet }: Siege): readonly UnitId[] {
  const carriers = new Set(fleet.units.map(({ id }) => id));
  return valuesById(desk.view.units).flatMap((unit) =>
    unit.place.kind === 'aboard' && carriers.has(unit.place.carrier) && isOf(unit, desk, ['ground'])
      ? [unit.id]
      : [],
  );
}

/** Assault ships of the fleet without ground units aboard. */
function supportersOf({ desk, fleet }: Siege, troops: readonly UnitId[]): readonly UnitId[] {
  const laden = troops.flatMap((id) => {
    const place = desk.view.units[id]?.place;
    return place?.kind === 'aboard' ? [place.carrier] : [];
  });
  return fleet.units.flatMap(({ id, design }) => {
    const stats = statsOf(desk.view, design);
    const isAssault = stats?.kind === 'ship' && ratingOf(stats, 'assault') > 0;
    return isAssault && !laden.includes(id) ? [id] : [];
  });
}

/** What a fleet can do in a siege of one system, with its own units filled in. @rule BOM-1 @rule GND-2 */
function presetsAt(siege: Siege): readonly Preset[] {
  const { desk, fleet, system } = siege;
  const target = targetSeen(desk.view, system);
  const name = desk.names.system(system);
  const guns = fleet.units.some((unit) => isOf(unit, desk, ['ship', 'flight']));
  const troops = troopsOf(siege);
  const support = supportersOf(siege, troops);
  const isFoe = mayBombardSeen(target);
  const invades = mayInvadeSeen(target) && troops.length > 0;
  return [
    ...(guns && isFoe
      ? [{ kind: 'Bombard', label: TEXTS.bombard(name), fields: { system } } as const]
      : []),
    ...(invades
      ? [
          {
            kind: 'Invade',
            label: TEXTS.invade(name),
            fields: { system, units: troops, support },
          } as const,
          {
            kind: 'PlanGround',
            label: TEXTS.planGroundCombat(name),
            fields: { system },
          } as const,
        ]
      : []),
  ];
}

/** The orders of sieges that a fleet can carry out: where it will be after its moves, and where the player sends it. */
export function fleetActs(
  desk: FormDesk,
  { fleet, to }: Readonly<{ fleet: Sailing; to: SystemId | null }>,
  hrefOf: HrefOf,
): readonly Act[] {
  const places = unique([
    ...(fleet.end.kind === 'system' ? [fleet.end.system] : []),
    ...(to === null ? [] : [to]),
  ]);
  const presets = places.flatMap((system) => presetsAt({ desk, fleet, system }));
  return actsOf(presets, desk, hrefOf);
}
