import { SHARED_TEXTS } from '#http/words/texts';
import type { BulkContent } from './orders-contents.ts';
import type { EmpireView } from '#fog/views/empire-view';
import type { Fleet } from '#model/forces/fleet';
import type { Unit } from '#model/forces/unit';
import type { FormDesk } from '#http/forms/orders/order-form';
import { systemOf } from '#http/names/spoken-names';
import type { PlayerSeat } from '#http/visits/seat';
import { valuesById } from '#kernel/collections/tables';
import { type BulkAct, bulkAct, type BulkReturned } from './bulk-acts.ts';
import {
  BULK_COLONIES,
  BULK_FLEETS,
  BULK_SYSTEMS,
  BULK_UNITS,
  type BulkKind,
} from './bulk-kinds.ts';
import { colonyRows } from './bulk-colonies.ts';
import { siegeRows } from './bulk-sieges.ts';
import type { IssuedDesk } from './issued-desk.ts';
import { sheetKeys } from './sheet-keys.ts';
import { TEXTS } from './texts.ts';

type Row = BulkContent['tables'][number]['rows'][number];

/** What the lists are narrowed to, by the address; empty: not narrowed. */
export type BulkFilter = Readonly<{ system: string; design: string; state: string }>;

const STATES = {
  sound: 'Sound',
  crippled: 'Crippled',
  active: 'Active',
  reserve: SHARED_TEXTS.inReserve,
  mothballed: 'Mothballed',
} as const;

const placeOfFleet = ({ place }: Fleet): string => (place.kind === 'system' ? place.system : '');

const isShown = (unit: Unit, view: EmpireView, { system, design, state }: BulkFilter): boolean =>
  (system === '' || systemOf(unit, view) === system) &&
  (design === '' || unit.design === design) &&
  (state === '' || unit.condition === state || unit.status === state);

/** What a unit is with: its fleet or its carrier. */
function withText({ place }: Unit, { names, view }: Pick<FormDesk, 'names' | 'view'>): string {
  switch (place.kind) {
    case 'fleet':
      return view.fleets[place.fleet]?.name ?? '–';
    case 'aboard':
      return TEXTS.aboard(names.unit(place.carrier));
    case 'system':
      return '–';
  }
}

function unitRow(unit: Unit, { names, view }: FormDesk, chosen: ReadonlySet<string>): Row {
  const at = systemOf(unit, view);
  return {
    value: unit.id,
    name: names.unit(unit.id),
    cells: [
      at === null ? TEXTS.inLane : names.system(at),
      withText(unit, { names, view }),
      unit.condition === 'crippled' ? 'crippled' : unit.status,
    ],
    chosen: chosen.has(unit.id),
  };
}

function fleetRow(fleet: Fleet, { names, view }: FormDesk, chosen: ReadonlySet<string>): Row {
  const units = valuesById(view.units).filter(
    ({ place }) => place.kind === 'fleet' && place.fleet === fleet.id,
  );
  const crippled = units.filter(({ condition }) => condition === 'crippled').length;
  return {
    value: fleet.id,
    name: fleet.name,
    cells: [names.at(fleet.place), String(units.length), crippled === 0 ? '–' : String(crippled)],
    chosen: chosen.has(fleet.id),
  };
}

function filtersOf({ view, names }: FormDesk, filter: BulkFilter): BulkContent['filters'] {
  const units = valuesById(view.units);
  const systems = new Set(units.map((unit) => systemOf(unit, view)));
  const designs = new Set(units.map(({ design }) => design));
  const option = (value: string, label: string, chosen: string) => {
    return { value, label, chosen: value === chosen };
  };
  const places = [...systems].flatMap((id) =>
    id === null ? [] : [option(id, names.system(id), filter.system)],
  );
  const classes = [...designs].map((id) => option(id, names.design(id), filter.design));
  const states = Object.entries(STATES).map(([value, label]) => option(value, label, filter.state));
  return [
    { name: 'system', label: 'System', options: [option('', 'All', filter.system), ...places] },
    { name: 'design', label: 'Class', options: [option('', 'All', filter.design), ...classes] },
    { name: 'state', label: 'State', options: [option('', 'All', filter.state), ...states] },
  ];
}

/** The page to order the same of several fleets, units or systems at once. */
export function bulkPage(
  { desk, forms, seat }: Readonly<{ desk: IssuedDesk; forms: FormDesk; seat: PlayerSeat }>,
  { filter, returned }: Readonly<{ filter: BulkFilter; returned: BulkReturned }>,
): BulkContent {
  const { view } = forms;
  const chosen = new Set(returned.sent.texts('chosen'));
  const units = valuesById(view.units).filter((unit) => isShown(unit, view, filter));
  const inFleets = new Set(units.map(({ place }) => (place.kind === 'fleet' ? place.fleet : null)));
  const isNarrowed = filter.design !== '' || filter.state !== '';
  const fleets = valuesById(view.fleets).filter(
    (fleet) =>
      (filter.system === '' || placeOfFleet(fleet) === filter.system) &&
      (!isNarrowed || inFleets.has(fleet.id)),
  );
  const actsOf = (kinds: readonly BulkKind[]): readonly BulkAct[] =>
    kinds.map((kind) => bulkAct(kind, forms, returned));
  return {
    keys: sheetKeys(desk, seat),
    back: { href: `${seat.base}/orders`, label: TEXTS.backToYourOrders },
    filters: filtersOf(forms, filter),
    tables: [
      {
        id: 'fleets',
        title: 'Fleets',
        columns: ['Where', 'Units', 'Crippled'],
        rows: fleets.map((fleet) => fleetRow(fleet, forms, chosen)),
        acts: actsOf(BULK_FLEETS),
      },
      {
        id: 'units',
        title: 'Units',
        columns: ['Where', 'With', 'State'],
        rows: units.map((unit) => unitRow(unit, forms, chosen)),
        acts: actsOf(BULK_UNITS),
      },
      {
        id: 'systems',
        title: 'Systems',
        columns: ['Owner', TEXTS.yourGroundUnits],
        rows: isNarrowed ? [] : siegeRows(forms, filter.system, chosen),
        acts: actsOf(BULK_SYSTEMS),
      },
      {
        id: 'colonies',
        title: TEXTS.yourColonies,
        columns: ['Census', 'Productivity', 'Morale'],
        rows: isNarrowed ? [] : colonyRows(forms, filter.system, chosen),
        acts: actsOf(BULK_COLONIES),
      },
    ],
  };
}
