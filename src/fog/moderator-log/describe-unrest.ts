import type { MoraleDecree, MoraleRoll } from '#model/campaign/morale';
import type { UnrestEvent } from '#model/events/unrest-events';
import { counted } from '#kernel/words/counted';
import { type DescribeRows, inRow } from './describe-row.ts';

const checkText = ({ condition, die, target, modifier }: MoraleRoll): string =>
  `${condition} ${die} against ${target}: ${modifier > 0 ? '+' : ''}${modifier}`;

const decreeText = ({ name, modifier }: MoraleDecree): string =>
  `${name} ${modifier > 0 ? '+' : ''}${modifier}`;

export const describeUnrest: DescribeRows<UnrestEvent> = {
  MoraleMarked: (event, names) =>
    `${names.empire(event.empire)}: ${names.system(event.system)} is ${event.mark} up to turn ${event.until}`,
  MoraleChecked: ({ empire, system, checks, decreed = [], before, morale }, names) =>
    `${names.empire(empire)}: Morale of ${names.system(system)} ${before} to ${morale}: ` +
    inRow([...checks.map(checkText), ...decreed.map(decreeText)]),
  RebelsRose: ({ empire, system, dice, target, rebels }, names) =>
    `${names.empire(empire)}: ${names.system(system)} in rebellion: ${inRow(dice.map(String))} against ${target}: ` +
    counted(rebels, 'militia'),
  RebelsDispersed: ({ empire, system, rebels }, names) =>
    `${names.empire(empire)}: ${counted(rebels, 'militia')} of ${names.system(system)} dispersed`,
  IndependenceDeclared: ({ empire, system, rebels, morale }, names) =>
    `${names.empire(empire)}: ${names.system(system)} is independent with ${counted(rebels, 'militia')}, Morale ${morale}`,
  MartialLawSet: ({ empire, system, law, because }, names) =>
    `${names.empire(empire)}: martial law at ${names.system(system)} ${law ? 'begins' : 'ends'}: ${because}`,
  ReprisalTaken: ({ empire, system, die, census, morale }, names) =>
    `${names.empire(empire)}: reprisal at ${names.system(system)}: ${die}: Census ${census}, Morale ${morale}`,
  ColonyDied: ({ empire, system, left }, names) =>
    `${empire === null ? 'independent' : names.empire(empire)}: nobody is left at ${names.system(system)}: ${left}`,
};
