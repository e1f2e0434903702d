import type { Light } from '#app/clock/light-of';
import type { ClockView } from '#app/usecases/read-clock';
import type { ClockContent } from '#http/pages/clock-contents';
import { timeText } from '#http/words/times';
import { untilWords } from '#http/words/until';

function textFor({ name, extendedUntil, kind }: Light, view: ClockView): string {
  const { campaign, turn, clock, now } = view;
  const due = extendedUntil ?? clock.deadline;
  const has = kind === 'missing' ? 'nothing is written yet' : 'your draft is not submitted yet';
  const hour =
    due === null
      ? 'are open'
      : due > now
        ? `are due ${timeText(due)}, ${untilWords(now, due)}`
        : `were due ${timeText(due)}`;
  return `${campaign.name}: orders of ${name} for turn ${String(turn)} ${hour}, and ${has}. Open your campaign and submit them; if you need more time, tell me.`;
}

/** Ready words for those who are missing, and for nobody else. */
export function reminderTexts(view: ClockView): ClockContent['reminders'] {
  if (view.stage !== 'orders') return [];
  return view.lights
    .filter(({ isMissing }) => isMissing)
    .map((light, index) => {
      const text = textFor(light, view);
      const subject = encodeURIComponent(`${view.campaign.name}, turn ${String(view.turn)}`);
      const href = `mailto:?subject=${subject}&body=${encodeURIComponent(text)}`;
      return { empire: light.name, text, href, id: `reminder-${String(index + 1)}` };
    });
}
