import { describeDesign } from '#report/sentences/describe-design';
import { points } from '#report/sentences/words';
import { type OrderWords, lineIf } from './order-words-row.ts';

type Kind =
  | 'InvestTech'
  | 'DesignUnit'
  | 'RaiseProductivity'
  | 'SellProductivity'
  | 'RaiseIntel'
  | 'Terraform'
  | 'SpecialiseColony'
  | 'SetMartialLaw'
  | 'TakeReprisal';

/** What is said of orders about research and colonies. */
export const REALM_ORDERS: OrderWords<Kind> = {
  InvestTech: {
    goal: 'to invest in research',
    sentence: ({ points: invested }) => `Invest ${points(invested)} in research`,
    line: () => ({ example: 'invest 2', meaning: 'EP into research' }),
  },
  DesignUnit: {
    goal: 'to design a class',
    sentence: describeDesign,
    line: ({ designing }) =>
      lineIf(designing, (name) => ({
        example: `design "${name}" ship CA: dv 6, as 4, af 3, cv 1, cr 4, Scout 1`,
        meaning: 'a class of your own, for an advance',
      })),
  },
  RaiseProductivity: {
    goal: 'to raise Productivity',
    sentence: ({ system }, names) => `Raise Productivity of ${names.system(system)} by 1`,
    line: ({ system }) => ({
      example: `develop ${system}`,
      meaning: 'or: sell, intel, terraform',
    }),
  },
  SellProductivity: {
    goal: 'to sell Productivity',
    sentence: ({ system }, names) => `Sell a point of Productivity of ${names.system(system)}`,
    // Said with the one above, because all four are written in the same way.
    line: () => null,
  },
  RaiseIntel: {
    goal: 'to raise Intel',
    sentence: ({ system }, names) => `Raise Intel of ${names.system(system)} by 1`,
    line: () => null,
  },
  Terraform: {
    goal: 'to terraform',
    sentence: ({ system }, names) => `Terraform ${names.system(system)}`,
    line: () => null,
  },
  SpecialiseColony: {
    goal: 'to specialise a colony',
    sentence: ({ system, to }, names) =>
      to === null
        ? `Let ${names.system(system)} be specialised no more`
        : `Specialise ${names.system(system)}: ${to}`,
    line: ({ specialised }) =>
      lineIf(specialised, (system) => ({
        example: `specialise ${system} to mining`,
        meaning: 'or: industrial, research, agriculture, nothing',
      })),
  },
  SetMartialLaw: {
    goal: 'to set martial law',
    sentence: ({ system, law }, names) =>
      `${law ? 'Keep' : 'Lift'} martial law at ${names.system(system)}`,
    line: ({ system }) => ({
      example: `law ${system}`,
      meaning: 'martial law; at the end: ends',
    }),
  },
  TakeReprisal: {
    goal: 'to take a reprisal',
    sentence: ({ system }, names) => `Take a reprisal at ${names.system(system)}`,
    line: ({ system }) => ({ example: `reprisal ${system}`, meaning: 'a reprisal' }),
  },
};
