import type { NewRaider, RaidEvent } from '#model/events/raid-events';
import { type DescribeRows, inRow } from './describe-row.ts';
import type { Names } from './names.ts';

const crew = (raiders: readonly NewRaider[], names: Names): string =>
  inRow(raiders.map(({ unit, design }) => names.unitAs(design, unit)));

export const describeRaids: DescribeRows<RaidEvent> = {
  RaidRolled: (event, names) =>
    `raids at ${names.system(event.system)}: chance ${event.chance}%, ` +
    (event.came ? 'raiders come' : 'nobody comes'),
  RaidersCame: (event, names) =>
    `${event.name} (${event.fleet}) come to ${names.system(event.system)} ` +
    `for ${event.points}: ${crew(event.raiders, names)}`,
  RaiderBaseRaised: ({ system, unit, design }, names) =>
    `raiders have ${names.unitAs(design, unit)} at ${names.system(system)}`,
  UnitPlundered: (event, names) =>
    `raiders plunder ${names.unitAs(event.design, event.unit)} ` +
    `of ${names.empire(event.from)} at ${names.place(event.place)}`,
  LootSpent: (event, names) => {
    const bought = event.raiders.length === 0 ? 'buy nobody' : `buy ${crew(event.raiders, names)}`;
    const whole = event.repaired.length === 0 ? 'nobody' : inRow(event.repaired.map(names.unit));
    return `raiders at ${names.system(event.system)} spend loot of ${event.loot}: repair ${whole}, ${bought}`;
  },
};
