import type { PlottedFleet } from '#app/orders/plot-moves';
import type { FormDesk } from '#http/forms/orders/order-form';
import { ORDER_FORMS } from '#http/forms/orders/order-forms';
import { ownSystems } from '#http/names/view-names';
import { type BulkReturned, bulkAct, NO_BULK } from '#http/orders/bulk-acts';
import { BULK_COLONIES, BULK_FLEETS, type BulkKind } from '#http/orders/bulk-kinds';
import type { Returned } from '#http/orders/orders-page';
import { counted } from '#kernel/words/counted';
import type { MapDesk } from './map-desk.ts';
import { mapAddress, shownIn } from './map-look.ts';
import type { SeveralPanel } from './order-map-content.ts';
import { TEXTS } from './texts.ts';
import { unitsByClass } from './units-by-class.ts';

type Row = SeveralPanel['rows'][number];
type Wanted = Readonly<{ kind: BulkKind; chosen: readonly string[] }>;

/** A line of what is ticked, with what else is ticked once it is not. */
const rowOf = (
  { look, path }: MapDesk,
  id: string,
  { name, href, about }: Pick<Row, 'name' | 'href' | 'about'>,
): Row => {
  const ticked = look.ticked.filter((one) => one !== id);
  return {
    ...{ name, href, about },
    without: { href: mapAddress(path, { ticked, ...shownIn(look) }), label: TEXTS.untick(name) },
  };
};

const fleetRow = (desk: MapDesk, { ref, name, place, units }: PlottedFleet): Row =>
  rowOf(desk, ref, {
    name,
    href: mapAddress(desk.path, { fleet: ref, ...shownIn(desk.look) }),
    about: [desk.names.at(place), ...unitsByClass(units, desk.names)].join(', '),
  });

/** What several fleets can be ordered: as fleets, and their units together. */
function ofFleets(fleets: readonly PlottedFleet[], { names }: MapDesk): readonly Wanted[] {
  const units = fleets.flatMap((fleet) => fleet.units);
  const ids = units.map(({ id }) => id);
  const crippled = units.filter(({ condition }) => condition === 'crippled').map(({ id }) => id);
  const places = new Set(fleets.map(({ place }) => names.at(place)));
  return [
    ...BULK_FLEETS.map((kind) => ({ kind, chosen: fleets.map(({ ref }) => ref) })),
    ...(places.size === 1 ? [{ kind: 'AssignUnits', chosen: ids } as const] : []),
    { kind: 'RepairUnits', chosen: crippled },
    { kind: 'SetStatus', chosen: ids },
  ];
}

type Ticked = Pick<SeveralPanel, 'name' | 'rows'> & Readonly<{ wanted: readonly Wanted[] }>;

function fleetsTicked(fleets: readonly PlottedFleet[], desk: MapDesk): Ticked {
  const units = fleets.reduce((sum, fleet) => sum + fleet.units.length, 0);
  return {
    name: TEXTS.fleetsWithUnits(counted(fleets.length, 'fleet'), counted(units, 'unit')),
    rows: fleets.map((fleet) => fleetRow(desk, fleet)),
    wanted: ofFleets(fleets, desk),
  };
}

function systemsTicked(desk: MapDesk): Ticked {
  const { look, path, view } = desk;
  const systems = ownSystems(view).filter(({ id }) => look.ticked.includes(id));
  const colonies = systems.filter(({ id }) => (view.systems[id]?.own?.census ?? 0) > 0);
  return {
    name: counted(systems.length, 'system'),
    rows: systems.map(({ id, name }) =>
      rowOf(desk, id, {
        name,
        href: mapAddress(path, { system: id, ...shownIn(look) }),
        about: '',
      }),
    ),
    wanted: BULK_COLONIES.map((kind) => ({ kind, chosen: colonies.map(({ id }) => id) })),
  };
}

/** Own fleets or systems that are ticked in the lists, and what can be ordered of all of them at once. */
export function severalPanel(
  desk: MapDesk,
  forms: FormDesk,
  returned: Returned,
): SeveralPanel | null {
  const { look, plotted, locked } = desk;
  const fleets = plotted.fleets.filter(({ ref }) => look.ticked.includes(ref));
  const { name, rows, wanted } =
    fleets.length > 0 ? fleetsTicked(fleets, desk) : systemsTicked(desk);
  if (rows.length === 0) return null;
  const back: BulkReturned = returned.what === 'bulk' ? returned : NO_BULK;
  const can = ({ kind, chosen }: Wanted): boolean =>
    !locked && chosen.length > 0 && ORDER_FORMS[kind].unavailable(forms) === null;
  return {
    name,
    rows,
    acts: wanted.filter(can).map(({ kind, chosen }) => ({ ...bulkAct(kind, forms, back), chosen })),
  };
}
