import { type ClockSettings, WEEKDAYS, type Weekday } from '#app/ports/turn-clock';
import {
  boxesField,
  type Field,
  numberField,
  placeFields,
  radioField,
  textField,
} from '#http/forms/field';
import { type FormBody, formBodyOf, wholeNumber } from '#http/visits/form-body';

const WEEKDAY_WORDS: Readonly<Record<Weekday, string>> = {
  1: 'Monday',
  2: 'Tuesday',
  3: 'Wednesday',
  4: 'Thursday',
  5: 'Friday',
  6: 'Saturday',
  7: 'Sunday',
};

const MOST_WEBHOOK = 500;
const nothing = formBodyOf({});

function scheduleFields({ mode, time, everyDays, weekdays }: ClockSettings): readonly Field[] {
  return [
    radioField({
      name: 'mode',
      label: 'Running of turns',
      sent: nothing,
      preset: mode,
      offers: [
        { value: 'manual', label: 'by hand, from the desk' },
        { value: 'fixed', label: 'by the clock, on this schedule' },
      ],
    }),
    textField({
      name: 'time',
      label: 'Time of the deadline, UTC',
      hint: 'Such as 20:00.',
      sent: formBodyOf({ time }),
      max: 5,
      required: true,
    }),
    numberField({
      name: 'everyDays',
      label: 'Days from one deadline to the next',
      sent: nothing,
      preset: everyDays,
      min: 1,
      max: 90,
      required: true,
    }),
    boxesField({
      name: 'weekdays',
      label: 'Weekdays of deadlines (choose none for any day)',
      sent: nothing,
      preset: weekdays.map(String),
      offers: WEEKDAYS.map((day) => ({ value: String(day), label: WEEKDAY_WORDS[day] })),
    }),
  ];
}

function ruleFields({
  early,
  graceMinutes,
  mostMissing,
  windowHours,
}: ClockSettings): readonly Field[] {
  return [
    radioField({
      name: 'early',
      label: 'If all players submit before the deadline',
      sent: nothing,
      preset: early ? 'yes' : 'no',
      offers: [
        { value: 'no', label: 'wait for the deadline' },
        { value: 'yes', label: 'begin the turn at once' },
      ],
    }),
    numberField({
      name: 'graceMinutes',
      label: 'Grace period (minutes)',
      hint: 'Late orders are still accepted for this long after the deadline.',
      sent: nothing,
      preset: graceMinutes,
      min: 0,
      max: 10_080,
      required: true,
    }),
    numberField({
      name: 'mostMissing',
      label: 'Missing players allowed',
      hint: 'If more players have not submitted, the turn does not begin by itself. Leave it empty to begin the turn in any case.',
      sent: nothing,
      ...(mostMissing === null ? {} : { preset: mostMissing }),
      min: 0,
      max: 99,
    }),
    numberField({
      name: 'windowHours',
      label: 'Time for questions in battles (hours)',
      hint: 'If players are asked in battles: reports are issued this long after the turn begins, whether or not there were questions.',
      sent: nothing,
      preset: windowHours,
      min: 0,
      max: 336,
      required: true,
    }),
  ];
}

/** The fields of the settings, filled with them. */
export function settingsFields(
  settings: ClockSettings,
  errors: ReadonlyMap<string, string>,
): readonly Field[] {
  const chat = textField({
    name: 'webhook',
    label: 'Webhook of your group’s chat',
    hint: 'An address that takes {"text": …}. It receives deadlines and issued turns, and nothing secret. You may leave it empty.',
    sent: formBodyOf({ webhook: settings.webhook ?? '' }),
    max: MOST_WEBHOOK,
  });
  return placeFields([...scheduleFields(settings), ...ruleFields(settings), chat], 'clock', errors);
}

/** The settings in a sent form. A value that is not a number becomes one that is refused. */
export function settingsIn(body: FormBody): ClockSettings {
  const number = (name: string): number => wholeNumber(body.text(name)) ?? -1;
  const chosen = body.texts('weekdays');
  const webhook = body.text('webhook').trim();
  return {
    mode: body.text('mode') === 'fixed' ? 'fixed' : 'manual',
    time: body.text('time').trim(),
    everyDays: number('everyDays'),
    weekdays: WEEKDAYS.filter((day) => chosen.includes(String(day))),
    early: body.text('early') === 'yes',
    graceMinutes: number('graceMinutes'),
    mostMissing: body.text('mostMissing').trim() === '' ? null : number('mostMissing'),
    windowHours: number('windowHours'),
    webhook: webhook === '' ? null : webhook.slice(0, MOST_WEBHOOK),
  };
}
