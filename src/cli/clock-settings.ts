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

/** Reads `1,4`, or `any` for no days in particular. Undefined: the text is neither. */
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
  time=20:00             the time of the deadline, in UTC
  everyDays=7            the number of days between two deadlines
  weekdays=any|1,4       move the deadline to the next of these days; Monday is 1
  early=no|yes           run the turn as soon as everybody has submitted
  graceMinutes=60        accept late orders for this time after the deadline
  mostMissing=any|0…     the turn does not run by itself if more players are missing
  windowHours=48         the hours that players have for questions, and before reports are issued
  webhook=none|https://… the chat that gets messages about deadlines`;

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
      return `There is no setting “${name}”. Choose one of: ${Object.keys(READS).join(', ')}.`;
    }
    const value = READS[name](text);
    if (value === undefined) {
      return `${name} can’t be “${text}”. See farlane clock set --help for its values.`;
    }
    settings = { ...settings, [name]: value };
  }
  return settings;
}
