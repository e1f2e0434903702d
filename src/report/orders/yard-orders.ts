import type { OrderOf } from '#model/orders/order';
import { formatNumber } from '#kernel/words/format-number';
import { listed } from '#kernel/words/listed';
import { SOURCE_WORDS } from '#report/sentences/construction-sentences';
import { describeCancelled } from '#report/sentences/describe-cancelled';
import { findText } from '#report/sentences/find-text';
import type { Names } from '#report/sentences/names';
import { STATUS_WORDS } from '#report/sentences/service-sentences';
import { points } from '#report/sentences/words';
import { type OrderWords, lineIf } from './order-words-row.ts';

function renamedText(of: OrderOf<'Rename'>['of'], names: Names): string {
  if (of.kind === 'unit') return names.unit(of.unit);
  return of.kind === 'fleet' ? names.fleet(of.fleet) : names.system(of.system);
}

type Kind =
  | 'BuildUnits'
  | 'FundWork'
  | 'CancelWork'
  | 'RankWorks'
  | 'Rename'
  | 'RepairUnits'
  | 'RefitUnits'
  | 'SetStatus'
  | 'ImproveLane'
  | 'UpgradeBase'
  | 'ScrapUnits'
  | 'ScuttleUnits'
  | 'TakeFind'
  | 'ReverseEngineer';

/** What is said of orders about construction, repairs and finds. */
export const YARD_ORDERS: OrderWords<Kind> = {
  BuildUnits: {
    goal: 'to build units',
    sentence: ({ design, count, system, source, share, first, names: given, pay }, names) =>
      `Build ${formatNumber(count)} ${names.design(design)} at ${names.system(system)} by the ${SOURCE_WORDS[source]}` +
      (share === undefined ? '' : `, ${points(share)} of each by the system at double cost`) +
      (given.length === 0 ? '' : `, named ${listed(given)}`) +
      (pay === null ? ', paid in full' : `, paying ${points(pay)} now`) +
      (first === undefined ? '' : ', before everything else there'),
    line: ({ design, system }) => ({
      example: `build 2 ${design} at ${system} with shipyard`,
      meaning: 'then: named "Ares", share 2, pay 4',
    }),
  },
  FundWork: {
    goal: 'to pay for construction',
    sentence: ({ work, pay }, names) => `Pay ${points(pay)} for ${names.work(work)}`,
    line: () => ({ example: 'fund w1 4', meaning: 'pays for what is being built' }),
  },
  CancelWork: {
    goal: 'to cancel construction',
    sentence: describeCancelled,
    line: () => ({ example: 'cancel w1', meaning: 'or: repair u1; half comes back' }),
  },
  RankWorks: {
    goal: 'to choose what is built first',
    sentence: ({ works }, names) => `Build first ${listed(works.map(names.work))}`,
    line: () => ({ example: 'rank w2, w1', meaning: 'what is built first at a place' }),
  },
  Rename: {
    goal: 'to rename something',
    sentence: ({ of, name }, names) => `Rename ${renamedText(of, names)} to ${name}`,
    line: ({ unit }) => ({ example: `rename unit ${unit} to Ares`, meaning: 'or: fleet, colony' }),
  },
  RepairUnits: {
    goal: 'to repair units',
    sentence: ({ units, where }, names) =>
      `Repair ${names.units(units)} ${where === 'yard' ? 'at a yard' : 'in the field'}`,
    line: ({ unit }) => ({ example: `repair ${unit} yard`, meaning: 'or: field' }),
  },
  RefitUnits: {
    goal: 'to refit units',
    sentence: ({ units, design }, names) =>
      `Refit ${names.units(units)} into ${names.design(design)}`,
    line: ({ unit, design }) => ({
      example: `refit ${unit} to ${design}`,
      meaning: 'of the same hull, at a yard',
    }),
  },
  SetStatus: {
    goal: 'to change the status of units',
    sentence: ({ units, status }, names) => `Make ${names.units(units)} ${STATUS_WORDS[status]}`,
    line: ({ unit }) => ({
      example: `status ${unit} reserve`,
      meaning: 'or: active, mothballed',
    }),
  },
  ImproveLane: {
    goal: 'to improve a lane',
    sentence: ({ explorer, toward }, names) =>
      `Improve the lane toward ${names.system(toward)} with ${names.unit(explorer)}`,
    line: ({ explorer, next }) =>
      lineIf(explorer, (unit) => ({
        example: `improve ${unit} toward ${next}`,
        meaning: 'an Explorer, at an end of the lane',
      })),
  },
  UpgradeBase: {
    goal: 'to upgrade a civilian base',
    sentence: ({ base }, names) => `Upgrade ${names.unit(base)} to the next size`,
    line: ({ civilianBase }) =>
      lineIf(civilianBase, (unit) => ({
        example: `upgrade ${unit}`,
        meaning: 'a civilian base, to the next size',
      })),
  },
  ScrapUnits: {
    goal: 'to scrap units',
    sentence: ({ units }, names) => `Scrap ${names.units(units)}`,
    line: ({ unit }) => ({ example: `scrap ${unit}`, meaning: 'half its cost comes back' }),
  },
  ScuttleUnits: {
    goal: 'to scuttle derelicts',
    sentence: ({ units }, names) => `Scuttle ${names.units(units)}`,
    line: ({ derelict }) =>
      lineIf(derelict, (unit) => ({ example: `scuttle ${unit}`, meaning: 'for research' })),
  },
  TakeFind: {
    goal: 'to choose of what was found',
    sentence: ({ find, system, design, count }, names) =>
      `Take ${formatNumber(count)} ${names.design(design)} of ${findText(find, system, names)}`,
    line: ({ find }) =>
      lineIf(find, (what) => ({
        example: `take 2 ${what}`,
        meaning: 'of what you found; class by class',
      })),
  },
  ReverseEngineer: {
    goal: 'to reverse engineer units',
    sentence: ({ units }, names) => `Reverse engineer ${names.units(units)}`,
    line: ({ ahead }) =>
      lineIf(ahead, (unit) => ({
        example: `reverse ${unit}`,
        meaning: 'a higher era, for research',
      })),
  },
};
