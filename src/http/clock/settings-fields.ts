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
import { TEXTS } from './texts.ts';

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
      label: TEXTS.runningOfTurns,
      sent: nothing,
      preset: mode,
      offers: [
        { value: 'manual', label: TEXTS.byHand },
        { value: 'fixed', label: TEXTS.byClock },
      ],
    }),
    textField({
      name: 'time',
      label: TEXTS.timeOfDeadline,
      hint: TEXTS.timeExample,
      sent: formBodyOf({ time }),
      max: 5,
      required: true,
    }),
    numberField({
      name: 'everyDays',
      label: TEXTS.daysFromOneDeadlineToNext,
      sent: nothing,
      preset: everyDays,
      min: 1,
      max: 90,
      required: true,
    }),
    boxesField({
      name: 'weekdays',
      label: TEXTS.weekdaysOfDeadlines,
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
      label: TEXTS.ifAllPlayersSubmitBeforeDeadline,
      sent: nothing,
      preset: early ? 'yes' : 'no',
      offers: [
        { value: 'no', label: TEXTS.waitForDeadline },
        { value: 'yes', label: TEXTS.beginTurnAtOnce },
      ],
    }),
    numberField({
      name: 'graceMinutes',
      label: TEXTS.gracePeriod,
      hint: TEXTS.lateOrdersAreStillAccepted,
      sent: nothing,
      preset: graceMinutes,
      min: 0,
      max: 10_080,
      required: true,
    }),
    numberField({
      name: 'mostMissing',
      label: TEXTS.missingPlayersAllowed,
      hint: TEXTS.ifMorePlayersHaveNotSubmitted,
      sent: nothing,
      ...(mostMissing === null ? {} : { preset: mostMissing }),
      min: 0,
      max: 99,
    }),
    numberField({
      name: 'windowHours',
      label: TEXTS.timeForQuestionsInBattles,
      hint: TEXTS.ifPlayersAreAskedInBattles,
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
    label: TEXTS.webhookOfYourGroupsChat,
    hint: TEXTS.addressThatTakesText,
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
