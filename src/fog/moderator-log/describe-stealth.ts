import type { StealthEvent } from '#model/events/stealth-events';
import { plural } from '#kernel/words/counted';
import { type DescribeRows, inRow, inWords } from './describe-row.ts';

export const describeStealth: DescribeRows<StealthEvent> = {
  UnitsDetected: (event, names) =>
    `${names.empire(event.by)} detects ${inRow(event.units.map(names.unit))} of ` +
    `${names.empire(event.empire)} at ${names.place(event.place)}`,
  UnitsRevealed: (event, names) =>
    `${names.empire(event.empire)}: ${inRow(event.units.map(names.unit))} ` +
    `${plural(event.units.length, 'comes', 'come')} out of hiding at ${names.place(event.place)} (${inWords(event.because)})`,
  UnitsVeiled: (event, names) =>
    `${names.empire(event.empire)}: ${inRow(event.units.map(names.unit))} hidden by the Nebula at ` +
    names.system(event.system),
};
