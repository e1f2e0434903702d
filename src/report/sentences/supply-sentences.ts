import type { SupplyBar } from '#model/events/causes';
import { formatNumber } from '#kernel/words/format-number';
import type { SentenceRows } from './sentence-row.ts';
import { capitalised, objectOf } from './names.ts';
import { ordnanceText } from './ordnance-text.ts';
import { counted, plural } from '#kernel/words/counted';
import { listed } from '#kernel/words/listed';

export type SupplyType =
  | 'BlockadeSet'
  | 'SupplyExtended'
  | 'MinefieldsLaid'
  | 'MinefieldsRecovered'
  | 'SystemSwept'
  | 'MinefieldsFired'
  | 'UnitsSupplied'
  | 'UnitsOutOfSupply'
  | 'UnitsResupplied'
  | 'OrdnanceSet'
  | 'UnitsRedeployed'
  | 'StrikeLaunched'
  | 'RaidRolled';

const BARS: { readonly [B in SupplyBar]: string } = {
  unpaid: 'nobody paid for it',
  blockade: 'a blockade shuts the system in',
  'no-route': 'no depot can be reached',
  peril: 'the perils of exploration',
  bombardment: 'they bombarded without supply',
};

export const SUPPLY_SENTENCES: SentenceRows<SupplyType> = {
  BlockadeSet: ({ system, blockaded, of, by }, names) => {
    const what = `${names.system(system)}${names.isReader(of) ? '' : `, held by ${names.empire(of)},`}`;
    if (!blockaded) return `${what} is free of its blockade`;
    if (by.length === 0) return `${what} is blockaded by ships that hide`;
    return `${what} is blockaded by ${listed(by.map((one) => objectOf(one, names)))}`;
  },
  SupplyExtended: ({ place, ships, depot, lanes }, names) =>
    `${capitalised(names.units(ships))} ${plural(ships.length, 'brings', 'bring')} supply from the depot at ${names.system(depot)}, ${counted(lanes, 'lane')} away, to your forces ${names.at(place)}, and ${plural(ships.length, 'repairs', 'repair')} nobody this turn`,
  MinefieldsLaid: ({ system, minefields }, names) =>
    `${capitalised(names.units(minefields))} ${plural(minefields.length, 'was', 'were')} laid at ${names.system(system)}`,
  MinefieldsRecovered: ({ system, carrier, minefields }, names) =>
    `${names.unit(carrier)} took ${names.units(minefields)} aboard at ${names.system(system)}`,
  SystemSwept: ({ system, points, cleared, of }, names) => {
    const whose = listed(of.map((one) => objectOf(one, names)));
    const what = cleared === 0 ? 'no minefield' : counted(cleared, 'minefield');
    return `Your Minesweepers at ${names.system(system)} cleared ${what} of ${whose}, with ${counted(points, 'function')}`;
  },
  MinefieldsFired: ({ system, of, against, total, damage }, names) =>
    total === null
      ? `Minefields of ${objectOf(of, names)} at ${names.system(system)} fired at your fleets as they came in, with ${String(damage)} damage`
      : `Your minefields at ${names.system(system)} fired at fleets of ${objectOf(against, names)} as they came in, with AS ${String(total)} and ${String(damage)} damage`,
  UnitsRedeployed: ({ units, system, to }, names) => {
    const aboard = to.kind === 'aboard' ? `, aboard ${names.unit(to.carrier)}` : '';
    return `${capitalised(names.units(units))} ${plural(units.length, 'was', 'were')} redeployed to ${names.system(system)}${aboard}`;
  },
  StrikeLaunched: ({ units, system, found }, names) => {
    const who = capitalised(names.units(units));
    return found
      ? `${who} set out to strike at ${names.system(system)}`
      : `${who} found nobody to fight at ${names.system(system)}, and came back`;
  },
  OrdnanceSet: ({ units, ordnance }, names) =>
    `${capitalised(names.units(units))} ${plural(units.length, 'has', 'have')} ${ordnanceText(ordnance)} loaded from now on`,
  UnitsSupplied: ({ place, units, depot }, names) =>
    `${capitalised(names.units(units))} ${names.at(place)} ${plural(units.length, 'is', 'are')} in supply again, from the depot at ${names.system(depot)}`,
  UnitsOutOfSupply: ({ place, units, level, because }, names) =>
    `${capitalised(names.units(units))} ${names.at(place)} ${plural(units.length, 'is', 'are')} out of supply (${BARS[because]}), now by ${counted(level, 'level')}`,
  RaidRolled: ({ system, chance, came }, names) =>
    `${came ? 'Raiders came to' : 'Raiders stayed away from'} ${names.system(system)}: the chance was ${formatNumber(chance)} %`,
  UnitsResupplied: ({ place, ship, units, levels }, names) =>
    `${names.unit(ship)} crippled itself to resupply ${names.units(units)} ${names.at(place)} by ${counted(levels, 'level')}`,
};
