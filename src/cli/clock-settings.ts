import { type ClockSettings, WEEKDAYS } from '#app/ports/turn-clock';
import { wholeNumber } from './whole-number.ts';

type Choices = Readonly<Record<string, string>>;
type Reads = {
  readonly [S in keyof ClockSettings]: (text: string) => ClockSettings[S] | undefined;
};

const oneOf =
  <T>(values: Readonly<Record<string, T>>) =>
  (text: string): T | undefined =>
    Object.hasOwn(values, text) ? values[text] : undefined;

/** `1,4`; `any`: none is chosen. Undefined: something else stands there. */
function weekdaysIn(text: string): ClockSettings['weekdays'] | undefined {
  if (text === 'any') return [];
  const named = text.split(',').map((one) => one.trim());
  const days = WEEKDAYS.filter((day) => named.includes(String(day)));
  return days.length === named.length ? days : undefined;
}

const READS: Reads = {
  mode: oneOf({ manual: 'manual', fixed: 'fixed' }),
  time: (text) => text,
  everyDays: wholeNumber,
  weekdays: weekdaysIn,
  early: oneOf({ yes: true, no: false }),
  graceMinutes: wholeNumber,
  mostMissing: (text) => (text === 'any' ? null : wholeNumber(text)),
  windowHours: wholeNumber,
  webhook: (text) => (text === 'none' ? null : text),
};

export const CLOCK_SETTINGS_HELP = `
Settings:
  mode=manual|fixed      the moderator runs each turn, or the clock does
  time=20:00             the hour of the deadline, UTC
  everyDays=7            days from one deadline to the next
  weekdays=any|1,4       and on from there to the next of these; Monday is 1
  early=no|yes           a turn begins as soon as all have submitted
  graceMinutes=60        so long after the deadline orders are late, and taken
  mostMissing=any|0…     with more players missing a turn does not begin by itself
  windowHours=48         hours for questions in battles, before reports are issued
  webhook=none|https://… a chat that is told of deadlines`;

/** `name=value`, after those before it. */
export function withChoice(before: Choices, text: string): Choices {
  const [name = '', ...value] = text.split('=');
  return { ...before, [name]: value.join('=') };
}

const isSetting = (name: string): name is keyof ClockSettings => Object.hasOwn(READS, name);

/** The settings with what was chosen; a sentence about the first choice that is none. */
export function settingsFrom(before: ClockSettings, choices: Choices): ClockSettings | string {
  let settings = before;
  for (const [name, text] of Object.entries(choices)) {
    if (!isSetting(name)) {
      return `There is no setting “${name}”. These there are: ${Object.keys(READS).join(', ')}.`;
    }
    const value = READS[name](text);
    if (value === undefined) {
      return `${name} cannot be “${text}”. farlane clock set --help tells what it can be.`;
    }
    settings = { ...settings, [name]: value };
  }
  return settings;
}
