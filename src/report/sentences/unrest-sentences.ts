import type { MoraleCondition, MoraleDecree, MoraleRoll } from '#model/campaign/morale';
import type { LawCause } from '#model/events/causes';
import type { SeenEventOf } from '#fog/views/seen-event';
import { formatNumber, signed } from '#kernel/words/format-number';
import type { Names } from './names.ts';
import type { SentenceRows } from './sentence-row.ts';
import { counted } from '#kernel/words/counted';
import { listed } from '#kernel/words/listed';

export type UnrestType =
  | 'MoraleChecked'
  | 'RebelsRose'
  | 'RebelsDispersed'
  | 'IndependenceDeclared'
  | 'MartialLawSet'
  | 'ReprisalTaken'
  | 'ColonyDied';

const CONDITIONS: { readonly [C in MoraleCondition]: string } = {
  blockade: 'Blockade',
  'rebellious-neighbour': 'Rebellious neighbour',
  'supply-shortage': 'Supply shortage',
  garrison: 'Garrison',
  unemployment: 'Unemployment',
  'full-employment': 'Full employment',
  shattered: 'Shattered',
  victorious: 'Victorious',
  'martial-law': 'Martial law',
  conquered: 'Conquered',
  'homeworld-fell': 'Homeworld fell',
};

const LAW_ENDS: { readonly [C in LawCause]: string } = {
  ordered: 'was lifted',
  'too-few-troops': 'lapsed: its ground units are fewer than its Census',
};

/** `Blockade d6 2, not above 2: −1`. */
function checkText({ condition, die, target, modifier }: MoraleRoll): string {
  const fate =
    modifier === 0 ? `above ${formatNumber(target)}` : `not above ${formatNumber(target)}`;
  return `${CONDITIONS[condition]} d6 ${formatNumber(die)}, ${fate}: ${signed(modifier)}`;
}

/** What the moderator added: `Harvest Feast: +1`. */
const decreeText = ({ name, modifier }: MoraleDecree): string => `${name}: ${signed(modifier)}`;

function moraleText({ before, morale }: SeenEventOf<'MoraleChecked'>): string {
  if (before === morale) return `it stays ${formatNumber(morale)}`;
  return `it ${morale > before ? 'rises' : 'falls'} from ${formatNumber(before)} to ${formatNumber(morale)}`;
}

/** `d10 4 against Morale 3: +1; against Census 6: −1`. */
function reprisalText({ die, before }: SeenEventOf<'ReprisalTaken'>): string {
  const morale = die >= before.morale ? 'not below' : 'below';
  const census = die <= before.census ? 'not above' : 'above';
  return (
    `d10 ${formatNumber(die)}, ${morale} Morale ${formatNumber(before.morale)}: ${die >= before.morale ? '+1' : '±0'}; ` +
    `${census} Census ${formatNumber(before.census)}: ${die <= before.census ? '−1' : '±0'}`
  );
}

function risenText(rebels: number): string {
  if (rebels === 0) return 'nobody revolted, and there is no militia yet';
  return `${formatNumber(rebels)} rose, and you face ${counted(rebels, 'militia')}`;
}

/** To its owner, or to those who destroyed it. */
function colonyDiedText(event: SeenEventOf<'ColonyDied'>, names: Names): string {
  const { system, left, of } = event;
  const isOutpost = left === 'outpost';
  const place = `Nobody is left at ${names.system(system)}`;
  if (of === undefined) {
    return `${place}: it is ${isOutpost ? 'an outpost of yours now' : 'uninhabited and no longer yours'}`;
  }
  const whose = of === null ? '' : `, which was held by ${names.empire(of)}`;
  return `${place}${whose}: it is ${isOutpost ? 'an outpost' : 'uninhabited'} now`;
}

export const UNREST_SENTENCES: SentenceRows<UnrestType> = {
  MoraleChecked: (event, names) => {
    const ledger = [...event.checks.map(checkText), ...(event.decreed ?? []).map(decreeText)];
    return `Morale of ${names.system(event.system)}: ${ledger.join('; ')}; ${moraleText(event)}`;
  },
  RebelsRose: ({ system, dice, target, rebels }, names) =>
    `${names.system(system)} is in rebellion: of its Census (d6 ${listed(dice.map(formatNumber))}, rising when not above ` +
    `${formatNumber(target)}) ${risenText(rebels)}`,
  RebelsDispersed: ({ system, rebels }, names) =>
    `The rebellion at ${names.system(system)} is over: ${counted(rebels, 'militia')} dispersed`,
  IndependenceDeclared: ({ system, rebels }, names) =>
    `${names.system(system)} is lost to you: ${counted(rebels, 'militia')} of rebels met no loyal ground unit, and it is ` +
    'independent now',
  MartialLawSet: ({ system, law, because }, names) =>
    `Martial law at ${names.system(system)} ${law ? 'is in force' : LAW_ENDS[because]}`,
  ReprisalTaken: (event, names) =>
    `Reprisal at ${names.system(event.system)}: ${reprisalText(event)}; it has Census ${formatNumber(event.census)} and ` +
    `Morale ${formatNumber(event.morale)} now`,
  ColonyDied: colonyDiedText,
};
