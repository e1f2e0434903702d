import { graceEnds } from '#app/clock/closing';
import { DAY_MS, later } from '#app/clock/later';
import type { Light } from '#app/clock/light-of';
import type { ClockSettings } from '#app/ports/turn-clock';
import type { ClockView } from '#app/usecases/clock/read-clock';
import { placeFields, selectField, textField } from '#http/forms/field';
import type { ClockContent } from './clock-contents.ts';
import { type FormBody, formBodyOf } from '#http/visits/form-body';
import type { ModeratorSeat } from '#http/visits/seat';
import { LIGHT_CHIPS } from '#http/words/lights';
import { clockPanel } from './clock-panel.ts';
import { lightRemarks } from './lit-words.ts';
import { maybeMoment, momentOf } from './moment-of.ts';
import { reminderTexts } from './reminder-words.ts';
import { settingsFields } from './settings-fields.ts';
import { TEXTS } from './texts.ts';

/** What came back from a form that could not be taken, or that only tried. */
export type TriedClock = Readonly<{
  settings: ClockSettings;
  errors: ReadonlyMap<string, string>;
}>;

function factsOf({ clock, beginsAt, stage }: ClockView): ClockContent['facts'] {
  const { deadline, reportsAt, settings } = clock;
  const facts: ClockContent['facts'][number][] = [];
  if (stage === 'orders' && deadline !== null) {
    facts.push({ label: TEXTS.ordersDue, moment: momentOf(deadline) });
    if (settings.graceMinutes > 0) {
      facts.push({
        label: TEXTS.lateOrdersAccepted,
        moment: momentOf(graceEnds(settings, deadline)),
      });
    }
    if (beginsAt !== null && beginsAt > deadline) {
      facts.push({ label: TEXTS.longestExtensionEnds, moment: momentOf(beginsAt) });
    }
  }
  if (reportsAt !== null) facts.push({ label: TEXTS.reportsIssued, moment: momentOf(reportsAt) });
  return facts;
}

function lightRow(light: Light): ClockContent['lights'][number] {
  const { name, kind, extendedUntil } = light;
  return {
    empire: name,
    chip: LIGHT_CHIPS[kind],
    remarks: lightRemarks(light),
    extension: maybeMoment(extendedUntil),
  };
}

/** A date and an hour as a browser's own fields take them. */
const momentField = (id: string, iso: string): ClockContent['move'] => ({
  id,
  date: iso.slice(0, 10),
  time: iso.slice(11, 16),
});

function extendOf(view: ClockView, sent: FormBody): ClockContent['extend'] {
  const { clock, lights, now } = view;
  const from = clock.deadline === null || clock.deadline < now ? now : clock.deadline;
  const offers = lights.map(({ empire, name }) => ({ value: empire, label: name }));
  const fields = [
    selectField({ name: 'empire', label: 'Player', sent, offers }),
    textField({
      name: 'reason',
      label: 'Reason',
      hint: TEXTS.onlyThisPlayerReads,
      sent,
      max: 300,
    }),
  ];
  return {
    ...momentField('extend', later(from, DAY_MS)),
    fields: placeFields(fields, 'extend', new Map()),
  };
}

/** The page on which a moderator sets and looks at the turn clock. */
export function clockPage(
  view: ClockView,
  { base, formToken }: ModeratorSeat,
  tried: TriedClock | null,
): ClockContent {
  const { clock, mark, now, stage } = view;
  const { settings, errors } = tried ?? {
    settings: clock.settings,
    errors: new Map<string, string>(),
  };
  return {
    panel: clockPanel(view, base),
    deskHref: `${base}/`,
    path: `${base}/clock`,
    formToken,
    mark,
    facts: factsOf(view),
    coming: view.coming.map(momentOf),
    isTried: tried !== null,
    isPaused: clock.pausedAt !== null,
    isOpen: stage === 'orders',
    hasDeadline: clock.deadline !== null,
    mayExtend: stage === 'orders' && clock.deadline !== null,
    move: momentField('move', clock.deadline ?? later(now, DAY_MS)),
    extend: extendOf(view, formBodyOf({})),
    lights: view.lights.map(lightRow),
    reminders: reminderTexts(view),
    settings: settingsFields(settings, errors),
  };
}
