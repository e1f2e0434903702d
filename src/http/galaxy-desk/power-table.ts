import { groupBy } from '#kernel/collections/group-by';
import { sumOf } from '#kernel/numbers/sum';
import { unique } from '#kernel/collections/unique';
import { keysById, valuesById } from '#kernel/collections/tables';
import type { EmpireId } from '#model/campaign/ids';
import { systemIncomeOf } from '#rules/economy/system-income-of';
import { orderKeptWords } from '#http/words/order-kept-words';
import type { DataColumn, DataRow, DataTable } from '#http/tables/data-table';
import { type GalaxyWorld, powerPage, systemPage } from './galaxy-world.ts';
import { TEXTS } from './texts.ts';

const text = (key: string, label: string): DataColumn => ({ key, label, kind: 'text' });
const number = (key: string, label: string): DataColumn => ({ key, label, kind: 'number' });

/** All empires, then the powers that nobody plays and that have something. */
export const powersIn = ({ view }: GalaxyWorld): readonly EmpireId[] => {
  const owners = [
    ...valuesById(view.systems).flatMap(({ owner }) => owner ?? []),
    ...valuesById(view.fleets).map(({ owner }) => owner),
    ...valuesById(view.units).map(({ owner }) => owner),
  ];
  return unique([...keysById(view.empires), ...owners]);
};

/** Who is there, with what each has. */
export function powersTable(world: GalaxyWorld): DataTable {
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
        played: empire === undefined ? TEXTS.power : TEXTS.player,
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
      text('power', TEXTS.allPowers),
      text('played', TEXTS.playedBy),
      number('treasury', TEXTS.treasury),
      number('systems', TEXTS.systems),
      number('census', TEXTS.census),
      number('income', TEXTS.income),
      number('fleets', TEXTS.fleets),
      number('units', TEXTS.units),
      number('worth', TEXTS.cost),
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
      text('system', TEXTS.system),
      text('owner', TEXTS.owner),
      text('importance', TEXTS.importance),
      number('raw', TEXTS.raw),
      number('capacity', TEXTS.capacity),
      number('census', TEXTS.census),
      number('morale', TEXTS.morale),
      number('productivity', TEXTS.productivity),
      number('intel', TEXTS.intel),
      text('traits', TEXTS.traits),
      text('anomalies', TEXTS.anomalies),
      text('state', TEXTS.state),
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
          state: state.join(', '),
        },
        hrefs: { system: systemPage(world, id) },
      };
    }),
    empty: TEXTS.noSystems,
  };
}
