import type { SupplyEvent } from '#model/events/supply-events';
import { counted, plural } from '#kernel/words/counted';
import { type DescribeRows, inRow, inWords } from './describe-row.ts';

export const describeSupply: DescribeRows<SupplyEvent> = {
  BlockadeSet: (event, names) => {
    const host = event.empire === null ? '' : `${names.empire(event.empire)}: `;
    const whose = `${host}${names.system(event.system)}`;
    if (!event.blockaded) return `${whose} is free of its blockade`;
    if (event.by.length === 0) return `${whose} is blockaded by ships that hide`;
    return `${whose} is blockaded by ${inRow(event.by.map(names.empire))}`;
  },
  SupplyExtended: (event, names) =>
    `${names.empire(event.empire)}: ${inRow(event.ships.map(names.unit))} at ` +
    `${names.place(event.place)} ${plural(event.ships.length, 'extends', 'extend')} supply by ${counted(event.lanes, 'lane')} from ${names.system(event.depot)}`,
  MinefieldsLaid: (event, names) =>
    `${names.empire(event.empire)}: ${inRow(event.minefields.map(names.unit))} laid at ` +
    names.system(event.system),
  MinefieldsRecovered: (event, names) =>
    `${names.empire(event.empire)}: ${inRow(event.minefields.map(names.unit))} recovered at ` +
    `${names.system(event.system)} by ${names.unit(event.carrier)}`,
  SystemSwept: (event, names) =>
    `${names.empire(event.empire)}: ${counted(event.points, 'Minesweeper function')} at ` +
    `${names.system(event.system)} ${plural(event.points, 'clears', 'clear')} ${counted(event.cleared, 'minefield')} of ` +
    inRow(event.of.map(names.empire)),
  MinefieldsFired: (event, names) =>
    `${names.empire(event.empire)}: minefields at ${names.system(event.system)} fire at ` +
    `${names.empire(event.against)}: AS ${event.total}, damage ${event.damage}`,
  UnitsSupplied: (event, names) =>
    `${names.empire(event.empire)}: ${inRow(event.units.map(names.unit))} at ` +
    `${names.place(event.place)} in supply again from ${names.system(event.depot)}`,
  UnitsOutOfSupply: (event, names) =>
    `${names.empire(event.empire)}: ${inRow(event.units.map(names.unit))} at ` +
    `${names.place(event.place)} out of supply (${inWords(event.because)}), level ${event.level}`,
  UnitsResupplied: (event, names) =>
    `${names.empire(event.empire)}: ${names.unit(event.ship)} cripples itself and resupplies ` +
    `${inRow(event.units.map(names.unit))} at ${names.place(event.place)} by ${counted(event.levels, 'level')}`,
  UnitsRedeployed: (event, names) =>
    `${names.empire(event.empire)}: ${inRow(event.units.map(names.unit))} redeployed to ` +
    names.system(event.system),
  StrikeLaunched: (event, names) =>
    `${names.empire(event.empire)}: ${inRow(event.units.map(names.unit))} ` +
    `${plural(event.units.length, 'strikes', 'strike')} at ${names.system(event.system)}${event.encounter === null ? ', where nobody is to be fought' : ''}`,
  OrdnanceSet: (event, names) =>
    `${names.empire(event.empire)}: ${inRow(event.units.map(names.unit))} with ordnance ` +
    (event.ordnance.length === 0 ? 'none' : inRow(event.ordnance)),
};
