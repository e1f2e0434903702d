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
      label: 'Turns are run',
      sent: nothing,
      preset: mode,
      offers: [
        { value: 'manual', label: 'by me, each from the desk' },
        { value: 'fixed', label: 'by the clock, by this schedule' },
      ],
    }),
    textField({
      name: 'time',
      label: 'Hour of the deadline, UTC',
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
      label: 'and on from there to the next of these; none chosen: any day',
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
      label: 'When all have submitted before the deadline',
      sent: nothing,
      preset: early ? 'yes' : 'no',
      offers: [
        { value: 'no', label: 'the turn waits for its hour' },
        { value: 'yes', label: 'it begins at once' },
      ],
    }),
    numberField({
      name: 'graceMinutes',
      label: 'Minutes of grace',
      hint: 'So long after the deadline orders are late, and taken.',
      sent: nothing,
      preset: graceMinutes,
      min: 0,
      max: 10_080,
      required: true,
    }),
    numberField({
      name: 'mostMissing',
      label: 'Players who may be missing',
      hint: 'With more the turn does not begin unless you say so. Empty: it always begins.',
      sent: nothing,
      ...(mostMissing === null ? {} : { preset: mostMissing }),
      min: 0,
      max: 99,
    }),
    numberField({
      name: 'windowHours',
      label: 'Hours for questions in battles',
      hint: 'Where players are asked: so long after the turn begins reports are issued, asked or not.',
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
    label: 'Address of your group’s chat',
    hint: 'A webhook that takes {"text": …}. It is told of deadlines and issued turns, and of nothing in the game. May be empty.',
    sent: formBodyOf({ webhook: settings.webhook ?? '' }),
    max: MOST_WEBHOOK,
  });
  return placeFields([...scheduleFields(settings), ...ruleFields(settings), chat], 'clock', errors);
}

/** The settings that a form sent; what is no number is one that is refused. */
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
