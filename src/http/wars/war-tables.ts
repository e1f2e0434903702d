import { LOSS_CAUSES } from '#app/figures/losses-of';
import type { War } from '#app/figures/wars-of';
import type { WarRecord } from '#app/usecases/desk/read-figures';
import { battlesTable } from '#http/graphs/loss-tables';
import { TEXTS as LOSS_TEXTS } from '#http/graphs/texts';
import { type DataTable, numberColumn, textColumn } from '#http/tables/data-table';
import { groupBy } from '#kernel/collections/group-by';
import { sumOf } from '#kernel/numbers/sum';
import type { EmpireId } from '#model/campaign/ids';
import { TEXTS } from './texts.ts';
import { powerName, warPage } from './war-names.ts';

const lostBy = ({ losses }: War, of: EmpireId): number =>
  sumOf(losses, ({ empire, cost }) => (empire === of ? cost : 0));

/** All wars, the last first, or those of one power. @rule DIP-3 */
export function warsTable(figures: WarRecord, base: string, of: EmpireId | null): DataTable {
  const nameOf = powerName(figures);
  const shown = figures.wars.filter(({ sides }) => of === null || sides.includes(of));
  return {
    name: 'wars',
    caption: TEXTS.wars,
    columns: [
      textColumn('war', TEXTS.number),
      textColumn('since', TEXTS.since),
      textColumn('until', TEXTS.until),
      numberColumn('battles', TEXTS.battles),
      numberColumn('taken', TEXTS.taken),
      numberColumn('oneLost', TEXTS.oneLost),
      numberColumn('otherLost', TEXTS.otherLost),
    ],
    rows: shown.toReversed().map((war) => {
      const [one, other] = war.sides;
      return {
        values: {
          war: TEXTS.warOf(nameOf(one), nameOf(other)),
          since: war.since === null ? TEXTS.fromBeginning : String(war.since),
          until: war.until === null ? TEXTS.goesOn : String(war.until),
          battles: war.battles.length,
          taken: war.taken.length,
          oneLost: lostBy(war, one),
          otherLost: lostBy(war, other),
        },
        hrefs: { war: warPage(base, war) },
      };
    }),
    empty: TEXTS.noWars,
  };
}

/** What both sides lost by class and cause, and together. @rule CSC-14 */
export function warLossesTable(figures: WarRecord, war: War): DataTable {
  const nameOf = powerName(figures);
  const causes = LOSS_CAUSES.filter((one) => war.losses.some(({ cause }) => cause === one));
  const rowOf = (side: EmpireId, name: string, some: War['losses']) => {
    const costBy = (of: string): number =>
      sumOf(some, ({ cause, cost }) => (cause === of ? cost : 0));
    return {
      values: {
        ...{ empire: nameOf(side), class: name, units: some.length },
        ...Object.fromEntries(causes.map((cause) => [cause, costBy(cause)] as const)),
        cost: sumOf(some, ({ cost }) => cost),
      },
    };
  };
  const rows = war.sides.flatMap((side) => {
    const own = war.losses.filter(({ empire }) => empire === side);
    const classes = [...groupBy(own, ({ design }) => figures.classes[design] ?? design)];
    return own.length === 0
      ? []
      : [
          ...classes.map(([name, some]) => rowOf(side, name, some)),
          rowOf(side, TEXTS.allClasses, own),
        ];
  });
  return {
    name: 'losses',
    caption: TEXTS.lossesByClass,
    columns: [
      textColumn('empire', TEXTS.empire),
      textColumn('class', TEXTS.class),
      numberColumn('units', TEXTS.units),
      ...causes.map((cause) => numberColumn(cause, LOSS_TEXTS.causes[cause])),
      numberColumn('cost', TEXTS.cost),
    ],
    rows,
    empty: TEXTS.noLosses,
  };
}

/** The systems that the two took from each other. @rule GND-6 */
export function warSystemsTable(figures: WarRecord, war: War, base: string): DataTable {
  const nameOf = powerName(figures);
  return {
    name: 'systems',
    caption: TEXTS.systemsTaken,
    columns: [
      textColumn('system', TEXTS.system),
      numberColumn('turn', TEXTS.inTurn),
      textColumn('from', TEXTS.from),
      textColumn('by', TEXTS.by),
      textColumn('how', TEXTS.how),
    ],
    rows: war.taken.map(({ system, turn, from, by, how }) => ({
      values: {
        system: figures.places[system] ?? system,
        turn,
        from: nameOf(from),
        by: nameOf(by),
        how,
      },
      hrefs: { system: `${base}/galaxy/systems/${encodeURIComponent(system)}` },
    })),
    empty: TEXTS.noSystems,
  };
}

/** The battles of the war, with the losses of both sides; that they are of this war goes without saying. */
export function warBattlesTable(figures: WarRecord, { battles }: War, base: string): DataTable {
  const table = battlesTable({ ...figures, battles, wars: [] }, base);
  return { ...table, columns: table.columns.filter(({ key }) => key !== 'war') };
}
