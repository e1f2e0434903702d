import type { Flash } from '#http/pages/frame';

/** What was done to the orders last, as the address tells it after a form. */
export const DONE: ReadonlyMap<string, Flash> = new Map(
  Object.entries({
    added: { tone: 'good', text: 'The order is in your draft.' },
    several: { tone: 'good', text: 'The orders are in your draft.' },
    mended: { tone: 'good', text: 'The order is in your draft.' },
    changed: { tone: 'good', text: 'Your draft is changed.' },
    replaced: { tone: 'good', text: 'Your draft is what you wrote.' },
    taken: {
      tone: 'good',
      text: 'The lines that were understood are your draft now.',
    },
    copied: { tone: 'good', text: 'The orders of the turn before are in your draft.' },
    dropped: { tone: 'good', text: 'The refused orders are out of your draft.' },
    undone: { tone: 'good', text: 'The last change is taken back.' },
    redone: { tone: 'good', text: 'The change is made again.' },
    reverted: { tone: 'good', text: 'Your draft is what you submitted.' },
    dismissed: { tone: 'good', text: 'This warning will not be shown again.' },
    shown: { tone: 'good', text: 'The warning is shown again.' },
    submitted: {
      tone: 'good',
      text: 'Your orders are submitted. They stand until you submit others or withdraw them.',
    },
    withdrawn: {
      tone: 'warning',
      text: 'Your orders are withdrawn: nothing of them is carried out until you submit again.',
    },
  } satisfies Record<string, Flash>),
);
