import { groupBy } from '#kernel/collections/group-by';
import { sumOf } from '#kernel/numbers/sum';
import { unique } from '#kernel/collections/unique';
import { keysById, valuesById } from '#kernel/collections/tables';
import type { EmpireId } from '#model/campaign/ids';
import { systemIncomeOf } from '#rules/economy/system-income-of';
import { orderKeptWords } from '#http/words/order-kept-words';
import {
  type DataRow,
  type DataTable,
  numberColumn,
  rareTextColumn,
  textColumn,
} from '#http/tables/data-table';
import { type GalaxyWorld, powerPage, powerWord, systemPage } from './galaxy-world.ts';
import { nativesText, openFinds, waitingFinds } from './site-texts.ts';
import { TEXTS } from './texts.ts';

/** All empires, then the powers that nobody plays and that have something. */
export const powersIn = ({ view }: GalaxyWorld): readonly EmpireId[] => {
  const owners = [
    ...valuesById(view.systems).flatMap(({ owner }) => owner ?? []),
    ...valuesById(view.fleets).map(({ owner }) => owner),
    ...valuesById(view.units).map(({ owner }) => owner),
  ];
  return unique([...keysById(view.empires), ...owners]);
};

/** Who is there, with what each has; `machines`: who plays in the place of players. */
export function powersTable(
  world: GalaxyWorld,
  machines: ReadonlyMap<EmpireId, string> = new Map(),
): DataTable {
  const { view, names } = world;
  const systems = groupBy(valuesById(view.systems), ({ owner }) => owner);
  const fleets = groupBy(valuesById(view.fleets), ({ owner }) => owner);
  const units = groupBy(valuesById(view.units), ({ owner }) => owner);
  const rowOf = (id: EmpireId): DataRow => {
    const own = systems.get(id) ?? [];
    const forces = units.get(id) ?? [];
    const empire = view.empires[id];
    return {
      values: {
        power: names.empire(id),
        played: powerWord(world, id, machines.get(id) ?? TEXTS.player),
        treasury: empire?.treasury ?? '',
        systems: own.length,
        census: sumOf(own, ({ census }) => census),
        income: sumOf(own, systemIncomeOf),
        fleets: fleets.get(id)?.length ?? 0,
        units: forces.length,
        worth: sumOf(forces, ({ design }) => view.designs[design]?.cost ?? 0),
      },
      hrefs: { power: powerPage(world, id) },
    };
  };
  return {
    name: 'powers',
    caption: TEXTS.allPowers,
    columns: [
      textColumn('power', TEXTS.allPowers),
      textColumn('played', TEXTS.playedBy),
      numberColumn('treasury', TEXTS.treasury),
      numberColumn('systems', TEXTS.systems),
      numberColumn('census', TEXTS.census),
      numberColumn('income', TEXTS.income),
      numberColumn('fleets', TEXTS.fleets),
      numberColumn('units', TEXTS.units),
      numberColumn('worth', TEXTS.cost),
    ],
    rows: powersIn(world).map(rowOf),
    empty: '',
  };
}

/** All systems, or those of one power. */
export function systemsTable(world: GalaxyWorld, owner: EmpireId | null): DataTable {
  const { view, names } = world;
  const shown = valuesById(view.systems).filter((one) => owner === null || one.owner === owner);
  return {
    name: 'systems',
    caption: owner === null ? TEXTS.allSystems : TEXTS.systems,
    columns: [
      textColumn('system', TEXTS.system),
      textColumn('owner', TEXTS.owner),
      textColumn('importance', TEXTS.importance),
      numberColumn('raw', TEXTS.raw),
      numberColumn('capacity', TEXTS.capacity),
      numberColumn('census', TEXTS.census),
      numberColumn('morale', TEXTS.morale),
      numberColumn('productivity', TEXTS.productivity),
      numberColumn('intel', TEXTS.intel),
      textColumn('traits', TEXTS.traits),
      textColumn('anomalies', TEXTS.anomalies),
      rareTextColumn('natives', TEXTS.natives),
      rareTextColumn('waiting', TEXTS.waitsToBeFound),
      rareTextColumn('found', TEXTS.found),
      rareTextColumn('specialised', TEXTS.specialised),
      textColumn('state', TEXTS.state),
    ],
    rows: shown.map((system): DataRow => {
      const { id, raw, capacity, census, morale, productivity, intel, importance } = system;
      const state = [...orderKeptWords(system), ...(system.blockaded ? [TEXTS.blockaded] : [])];
      return {
        values: {
          system: system.name,
          owner: system.owner === null ? TEXTS.nobody : names.empire(system.owner),
          ...{ importance, raw, capacity, census, morale, productivity, intel },
          traits: system.traits.join(', '),
          anomalies: system.anomalies.join(', '),
          natives: nativesText(system),
          waiting: waitingFinds(world, system),
          found: openFinds(world, system),
          specialised: system.specialisation?.kind ?? '',
          state: state.join(', '),
        },
        hrefs: { system: systemPage(world, id) },
      };
    }),
    empty: TEXTS.noSystems,
  };
}
