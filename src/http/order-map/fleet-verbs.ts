import { hasHoldInView } from '#app/orders/has-hold-in-view';
import type { PlottedFleet } from '#app/orders/plot-moves';
import { valuesById } from '#kernel/collections/tables';
import { ratingOf, type UnitDesign } from '#model/forces/design';
import type { Unit } from '#model/forces/unit';
import { toFleet } from '#http/forms/orders/assign-units-form';
import type { FormDesk } from '#http/forms/orders/order-form';
import { renamedAs } from '#http/forms/orders/rename-form';
import { statsOf } from '#http/names/view-names';
import type { Act } from './order-map-content.ts';
import { type HrefOf, actsOf, type Preset } from './system-acts.ts';
import { TEXTS } from './texts.ts';

type Fleet = Pick<PlottedFleet, 'ref' | 'units' | 'place'>;
type Asked = Readonly<{
  desk: FormDesk;
  fleet: Fleet;
  /** Other own fleets at the same place. */
  beside: readonly Readonly<{ ref: string; name: string }>[];
}>;

const idsOf = (units: readonly Unit[]): readonly string[] => units.map(({ id }) => id);

/** The units of a fleet and what they carry. */
function aboardOf({ desk, fleet }: Asked): readonly Unit[] {
  const carriers = new Set<string>(idsOf(fleet.units));
  return valuesById(desk.view.units).filter(
    ({ place }) => place.kind === 'aboard' && carriers.has(place.carrier),
  );
}

const withDesign =
  ({ view }: FormDesk, is: (design: UnitDesign) => boolean) =>
  ({ design }: Unit): boolean => {
    const stats = statsOf(view, design);
    return stats !== undefined && is(stats);
  };

const withAbility = (desk: FormDesk, ability: string) =>
  withDesign(desk, (design) => ratingOf(design, ability) > 0);

/** An order about these units, if there are any. */
const about = (
  units: readonly Unit[],
  kind: Preset['kind'],
  label: string,
  more: Preset['fields'] = {},
): readonly Preset[] =>
  units.length === 0 ? [] : [{ kind, label, fields: { units: idsOf(units), ...more } }];

/** Which units it has, and who leads and mends them. */
function regrouping({ desk, fleet, beside }: Asked): readonly Preset[] {
  const { ref, units } = fleet;
  const wounded = units.filter(({ condition }) => condition === 'crippled');
  return [
    { kind: 'SetStanding', label: TEXTS.standingOrders, fields: { fleet: ref } },
    { kind: 'SetRoute', label: TEXTS.giveRoute, fields: { fleet: ref } },
    ...beside.flatMap((other) =>
      about(units, 'AssignUnits', TEXTS.joinFleet(other.name), { to: toFleet(other.ref) }),
    ),
    ...(units.length > 1
      ? [{ kind: 'FormFleet', label: TEXTS.splitFleet, fields: {} } as const]
      : []),
    ...about(wounded, 'RepairUnits', TEXTS.repairUnits),
    ...about(
      units.filter(withDesign(desk, ({ kind }) => kind === 'ship')),
      'RefitUnits',
      TEXTS.refitUnits,
    ),
    ...about(units, 'SetStatus', TEXTS.reserveOrMothball),
    ...about(units, 'ScrapUnits', TEXTS.scrapUnits),
    ...(ref.startsWith('new:')
      ? []
      : [
          {
            kind: 'Rename',
            label: TEXTS.renameFleet,
            fields: { of: renamedAs('fleet', ref) },
          } as const,
        ]),
  ];
}

/** What its ships carry, and what they lay, sweep or open. */
function service(asked: Asked): readonly Preset[] {
  const { desk, fleet } = asked;
  const { units } = fleet;
  const aboard = aboardOf(asked);
  const flights = aboard.filter(withDesign(desk, ({ kind }) => kind === 'flight'));
  const mines = aboard.filter(withDesign(desk, ({ kind }) => kind === 'minefield'));
  const [hold] = units.filter((unit) => hasHoldInView(desk.view, unit));
  const convoys = units.filter(withDesign(desk, ({ kind }) => kind === 'convoy'));
  const [convoy] = convoys;
  const [explorer] = units.filter(withAbility(desk, 'explorer'));
  const [minelayer] = units.filter(withAbility(desk, 'minelayer'));
  const supply = units.filter(withAbility(desk, 'supply'));
  const one = (unit: Unit | undefined, of: (id: string) => readonly Preset[]): readonly Preset[] =>
    unit === undefined ? [] : of(unit.id);
  return [
    ...one(hold, (carrier) => [
      { kind: 'LoadCargo', label: TEXTS.loadCargo, fields: { carrier } },
      { kind: 'UnloadCargo', label: TEXTS.unloadCargo, fields: { carrier } },
    ]),
    ...(convoys.length === 0
      ? []
      : [
          {
            kind: 'SetTrade',
            label: TEXTS.tradeHere,
            fields: { convoys: idsOf(convoys) },
          } as const,
        ]),
    ...one(convoy, (id) => [{ kind: 'Colonize', label: TEXTS.colonize, fields: { convoy: id } }]),
    ...about(flights, 'LaunchStrike', TEXTS.launchStrike),
    ...about(flights, 'RedeployUnits', TEXTS.redeployFlights),
    ...about(units.filter(withAbility(desk, 'missile')), 'SetOrdnance', TEXTS.loadOrdnance),
    ...(supply.length === 0
      ? []
      : [
          {
            kind: 'ResupplyUnits',
            label: TEXTS.resupply,
            fields: { ships: idsOf(supply) },
          } as const,
        ]),
    ...(mines.length === 0
      ? []
      : [
          {
            kind: 'LayMinefields',
            label: TEXTS.layMinefields,
            fields: { minefields: idsOf(mines) },
          } as const,
        ]),
    ...one(minelayer, (carrier) => [
      { kind: 'RecoverMinefields', label: TEXTS.recoverMinefields, fields: { carrier } },
    ]),
    ...one(explorer, (id) => [
      { kind: 'ImproveLane', label: TEXTS.improveLane, fields: { explorer: id } },
    ]),
  ];
}

/** All that can be ordered of a fleet besides its moves and sieges, each with the fleet filled in. */
export const fleetVerbs = (asked: Asked, hrefOf: HrefOf): readonly Act[] =>
  actsOf([...regrouping(asked), ...service(asked)], asked.desk, hrefOf);
