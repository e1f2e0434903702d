import type { Flash } from '#http/pages/frame';

/** What was done to the orders last, as the address tells it after a form. */
export const DONE: ReadonlyMap<string, Flash> = new Map(
  Object.entries({
    added: { tone: 'good', text: 'The order is in your draft.' },
    several: { tone: 'good', text: 'The orders are in your draft.' },
    mended: { tone: 'good', text: 'The order is in your draft.' },
    changed: { tone: 'good', text: 'Your draft is changed.' },
    replaced: { tone: 'good', text: 'Your draft is replaced with your text.' },
    taken: {
      tone: 'good',
      text: 'Your draft now has the lines that were understood.',
    },
    copied: { tone: 'good', text: 'Last turn’s orders are in your draft.' },
    dropped: { tone: 'good', text: 'The refused orders are removed from your draft.' },
    undone: { tone: 'good', text: 'The last change is undone.' },
    redone: { tone: 'good', text: 'The change is redone.' },
    reverted: { tone: 'good', text: 'Your draft is reset to your submitted orders.' },
    dismissed: { tone: 'good', text: 'This warning will not be shown again.' },
    shown: { tone: 'good', text: 'The warning is shown again.' },
    submitted: {
      tone: 'good',
      text: 'Your orders are submitted. They remain in force until you submit others or withdraw them.',
    },
    withdrawn: {
      tone: 'warning',
      text: 'Your orders are withdrawn. No orders are carried out until you submit again.',
    },
  } satisfies Record<string, Flash>),
);

/** What was done last, without praise if the draft has a refused order now. */
export function doneFlash(
  done: Flash | undefined,
  { verdicts }: Readonly<{ verdicts: readonly Readonly<{ accepted: boolean }>[] }>,
): readonly Flash[] {
  if (done === undefined) return [];
  const isRefused = verdicts.some(({ accepted }) => !accepted);
  if (done.tone !== 'good' || !isRefused) return [done];
  return [{ ...done, tone: 'warning', text: `${done.text} ${REFUSED}` }];
}

const REFUSED =
  'The draft contains a refused order, which is not carried out. Read why below, then change or remove it.';
