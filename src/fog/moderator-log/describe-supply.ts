import type { SupplyEvent } from '#model/events/supply-events';
import { acts, counted, type DescribeRows, listed, inWords } from './describe-row.ts';

export const describeSupply: DescribeRows<SupplyEvent> = {
  BlockadeSet: (event, names) => {
    const host = event.empire === null ? '' : `${names.empire(event.empire)}: `;
    const whose = `${host}${names.system(event.system)}`;
    if (!event.blockaded) return `${whose} is free of its blockade`;
    if (event.by.length === 0) return `${whose} is blockaded by ships that hide`;
    return `${whose} is blockaded by ${listed(event.by.map(names.empire))}`;
  },
  SupplyExtended: (event, names) =>
    `${names.empire(event.empire)}: ${listed(event.ships.map(names.unit))} at ` +
    `${names.place(event.place)} ${acts(event.ships.length, 'extend')} supply by ${counted(event.lanes, 'lane')} from ${names.system(event.depot)}`,
  MinefieldsLaid: (event, names) =>
    `${names.empire(event.empire)}: ${listed(event.minefields.map(names.unit))} laid at ` +
    names.system(event.system),
  MinefieldsRecovered: (event, names) =>
    `${names.empire(event.empire)}: ${listed(event.minefields.map(names.unit))} recovered at ` +
    `${names.system(event.system)} by ${names.unit(event.carrier)}`,
  SystemSwept: (event, names) =>
    `${names.empire(event.empire)}: ${counted(event.points, 'Minesweeper function')} at ` +
    `${names.system(event.system)} ${acts(event.points, 'clear')} ${counted(event.cleared, 'minefield')} of ` +
    listed(event.of.map(names.empire)),
  MinefieldsFired: (event, names) =>
    `${names.empire(event.empire)}: minefields at ${names.system(event.system)} fire at ` +
    `${names.empire(event.against)}: AS ${event.total}, damage ${event.damage}`,
  UnitsSupplied: (event, names) =>
    `${names.empire(event.empire)}: ${listed(event.units.map(names.unit))} at ` +
    `${names.place(event.place)} in supply again from ${names.system(event.depot)}`,
  UnitsOutOfSupply: (event, names) =>
    `${names.empire(event.empire)}: ${listed(event.units.map(names.unit))} at ` +
    `${names.place(event.place)} out of supply (${inWords(event.because)}), level ${event.level}`,
  UnitsResupplied: (event, names) =>
    `${names.empire(event.empire)}: ${names.unit(event.ship)} cripples itself and resupplies ` +
    `${listed(event.units.map(names.unit))} at ${names.place(event.place)} by ${counted(event.levels, 'level')}`,
  UnitsRedeployed: (event, names) =>
    `${names.empire(event.empire)}: ${listed(event.units.map(names.unit))} redeployed to ` +
    names.system(event.system),
  StrikeLaunched: (event, names) =>
    `${names.empire(event.empire)}: ${listed(event.units.map(names.unit))} ` +
    `${acts(event.units.length, 'strike')} at ${names.system(event.system)}${event.encounter === null ? ', where nobody is to be fought' : ''}`,
  OrdnanceSet: (event, names) =>
    `${names.empire(event.empire)}: ${listed(event.units.map(names.unit))} with ordnance ` +
    (event.ordnance.length === 0 ? 'none' : listed(event.ordnance)),
};
