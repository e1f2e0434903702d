import { plural } from '#kernel/words/counted';
import type { Light } from '#app/clock/light-of';
import type { ClockView } from '#app/usecases/clock/read-clock';
import type { ClockContent } from './clock-contents.ts';
import { timeText } from '#http/words/times';
import { untilWords } from '#http/words/until';

/** What they have handed in so far. */
function hasText({ kind, isMissing, faults: { refused } }: Light): string {
  if (kind === 'missing') return 'you have not written any';
  const are = plural(refused, 'order in it is', 'orders in it are');
  const wrong = refused === 0 ? '' : `, and ${String(refused)} ${are} refused`;
  return isMissing ? `your draft is not submitted yet${wrong}` : `you have submitted them${wrong}`;
}

function textFor(light: Light, view: ClockView): string {
  const { name, extendedUntil, isMissing } = light;
  const { campaign, turn, clock, now } = view;
  const due = extendedUntil ?? clock.deadline;
  const todo = isMissing
    ? 'Please open your campaign and submit them'
    : 'Please open your campaign, correct them and submit them again';
  const hour =
    due === null
      ? 'are open'
      : due > now
        ? `are due ${timeText(due)}, ${untilWords(now, due)}`
        : `were due ${timeText(due)}`;
  return `${campaign.name}: orders of ${name} for turn ${String(turn)} ${hour}, and ${hasText(light)}. ${todo}; if you need more time, tell me.`;
}

/** Ready words for those who are missing or whose orders are refused, and for nobody else. */
export function reminderTexts(view: ClockView): ClockContent['reminders'] {
  if (view.stage !== 'orders') return [];
  return view.lights
    .filter(({ isMissing, faults }) => isMissing || faults.refused > 0)
    .map((light, index) => {
      const text = textFor(light, view);
      const subject = encodeURIComponent(`${view.campaign.name}, turn ${String(view.turn)}`);
      const href = `mailto:?subject=${subject}&body=${encodeURIComponent(text)}`;
      return { empire: light.name, text, href, id: `reminder-${String(index + 1)}` };
    });
}
