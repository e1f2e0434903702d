import { INTEL_MISSION_TABLE } from '#rules/intel/mission-table';
import {
  describeBombard,
  describeInvade,
  describePlanGround,
} from '#report/sentences/describe-siege-orders';
import { ordnanceText } from '#report/sentences/ordnance-text';
import { type OrderWords, lineIf } from './order-words-row.ts';

type Kind =
  | 'SetOrdnance'
  | 'RedeployUnits'
  | 'LaunchStrike'
  | 'Bombard'
  | 'Invade'
  | 'PlanGround'
  | 'RunMission';

/** What is said of orders about strikes, sieges and missions. */
export const WAR_ORDERS: OrderWords<Kind> = {
  SetOrdnance: {
    goal: 'to load ordnance',
    sentence: ({ units, ordnance }, names) =>
      `Load ${names.units(units)} with ${ordnanceText(ordnance)}`,
    line: ({ missile }) =>
      lineIf(missile, (unit) => ({
        example: `arm ${unit} with heavy, jammer`,
        meaning: 'or: nothing',
      })),
  },
  RedeployUnits: {
    goal: 'to redeploy units',
    sentence: ({ units, to }, names) =>
      `Redeploy ${names.units(units)} to ${to.kind === 'fleet' ? names.fleet(to.fleet) : names.system(to.system)}`,
    line: ({ flight, minefield, fleet }) =>
      lineIf(flight ?? minefield, (unit) => ({
        example: `redeploy ${unit} to ${fleet}`,
        meaning: 'flights, laid minefields; or: at a system',
      })),
  },
  LaunchStrike: {
    goal: 'to strike',
    sentence: ({ units, system }, names) =>
      `Strike at ${names.system(system)} with ${names.units(units)}`,
    line: ({ striker, next }) =>
      lineIf(striker, (unit) => ({
        example: `strike ${next} with ${unit}`,
        meaning: 'flights, one lane away',
      })),
  },
  Bombard: {
    goal: 'to bombard',
    sentence: describeBombard,
    line: ({ enemy }) =>
      lineIf(enemy, (system) => ({
        example: `bombard ${system}: general`,
        meaning: 'or other missions',
      })),
  },
  Invade: {
    goal: 'to invade',
    sentence: describeInvade,
    line: ({ enemy, soldier }) =>
      lineIf(soldier === null ? null : enemy, (system) => ({
        example: `invade ${system}: ${soldier ?? ''}`,
        meaning: 'from its transport',
      })),
  },
  PlanGround: {
    goal: 'to plan ground combat',
    sentence: describePlanGround,
    line: ({ soldier, system }) =>
      lineIf(soldier, () => ({
        example: `ground ${system}: spread`,
        meaning: 'or: weakest, strongest, hold',
      })),
  },
  RunMission: {
    goal: 'to run a mission',
    sentence: (
      { mission, at, from, design, named, framing, raising = null, lowering = null },
      names,
    ) =>
      `Run ${INTEL_MISSION_TABLE[mission].name} at ${names.system(at)} from ${names.system(from)}` +
      (design === null ? '' : ` against ${names.design(design)}`) +
      (named === null ? '' : `, the “${named}”`) +
      (framing === null ? '' : `, framing ${names.empire(framing)}`) +
      (raising === null ? '' : `, so that it likes ${names.empire(raising)} better`) +
      (lowering === null ? '' : `, so that it likes ${names.empire(lowering)} less`),
    line: ({ spies, target }) =>
      lineIf(target === null ? null : spies, (system) => ({
        example: `mission espionage fleet at ${target ?? ''} from ${system}`,
        meaning: 'or another mission; see the form',
      })),
  },
};
