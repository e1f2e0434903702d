import { plural } from '#kernel/words/counted';
import type { RevealReason } from '#model/events/causes';
import { capitalised } from './names.ts';
import type { SentenceRows } from './sentence-row.ts';

export type StealthType = 'UnitsDetected' | 'UnitsRevealed' | 'UnitsVeiled';

const WHY: { readonly [R in RevealReason]: string } = {
  attack: 'to attack',
  encounter: 'because others there had detected them',
  battle: 'in the battle about their convoy',
};

export const STEALTH_SENTENCES: SentenceRows<StealthType> = {
  UnitsDetected: ({ place, units }, names) =>
    `${capitalised(names.units(units))} ${plural(units.length, 'was', 'were')} detected ${names.at(place)}, and ${plural(units.length, 'is', 'are')} seen there until the turn ends`,
  UnitsRevealed: ({ place, units, because }, names) =>
    `${capitalised(names.units(units))} came out of hiding ${names.at(place)} ${WHY[because]}`,
  UnitsVeiled: ({ system, units }, names) =>
    `The Nebula at ${names.system(system)} hides ${names.units(units)} until the turn ends`,
};
