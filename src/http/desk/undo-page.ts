import { listed } from '#kernel/words/listed';
import type { ConfirmContent } from '#http/pages/confirm-page';
import { type Outcome, refuse } from '#app/use-case-error';
import type { Desk } from '#app/usecases/desk/read-desk';
import { placeFields, radioField, textField } from '#http/forms/field';
import { formBodyOf } from '#http/visits/form-body';
import type { ModeratorSeat } from '#http/visits/seat';
import { editionWords } from '#http/words/editions';
import { counted } from '#kernel/words/counted';
import { PHASE_WORDS } from '#http/words/phases';
import { runWords } from '#http/words/runs';
import { ok } from '#kernel/result/result';

type Target = Desk['checkpoints'][number];

/** What becomes of the players' orders: those of a turn that has begun stay handed in. */
function ordersText({ turn, phase }: Target): string {
  const isBeforeOrders = phase === 'opening' || phase === 'economic';
  const which = `orders of turn ${String(turn)}`;
  return isBeforeOrders
    ? `The ${which} and later become drafts. Players must submit them again`
    : `The submitted ${which} stay submitted. Orders of later turns become drafts`;
}

/** `6 phases and 1 amendment will be undone.` */
function undoneText(undone: Desk['runs']): string {
  if (undone.length === 0) return 'The waiting phase starts again.';
  const amendments = undone.filter(({ kind }) => kind === 'amendment').length;
  const phases = undone.length - amendments;
  const what = [
    ...(phases > 0 ? [counted(phases, 'phase')] : []),
    ...(amendments > 0 ? [counted(amendments, 'amendment')] : []),
  ];
  return `${listed(what)} will be undone.`;
}

/** What was asked in the phase that waits. */
function askedTexts({ open, settled }: Desk): readonly string[] {
  const asked = open.length + settled;
  if (asked === 0) return [];
  return [
    `The questions of the waiting phase are withdrawn, with their answers: ${counted(asked, 'question')}`,
  ];
}

/** What the moderator said of encounters, in phases of theirs and in the one that is due. */
const ENCOUNTERS_TEXT =
  'Your settings for single encounters are undone too: their questions, and where they are fought. The journal lists them';

const DICE_HINT =
  'Warning: players who have seen results of the same dice could use them in their new orders. If you keep such dice, the journal says so.';

const undoneIn = ({ runs }: Desk, { version }: Target): Desk['runs'] =>
  runs.filter((run) => !run.undone && run.version > version);

/** What going back takes back, and what it leaves. */
function pointsOf(desk: Desk, target: Target): readonly string[] {
  const undone = undoneIn(desk, target);
  const issued = desk.publications.filter((one) => !one.undone && one.version > target.version);
  const amended = desk.amended.filter((one) => !one.undone && one.version > target.version);
  return [
    ...undone.map(
      (run) => `Turn ${String(run.turn)}, ${runWords(run)}: ${counted(run.events, 'event')}`,
    ),
    ...issued.map(
      ({ turn }) =>
        `The reports of turn ${String(turn)} stay readable, and are marked as taken back`,
    ),
    ...amended.map(
      (one) =>
        `The same goes for the editions that an amendment issued in turn ${String(one.turn)}: ${editionWords(one)}`,
    ),
    ...askedTexts(desk),
    ...(desk.phase === 'encounters' || undone.some(({ phase }) => phase === 'encounters')
      ? [ENCOUNTERS_TEXT]
      : []),
    ordersText(target),
  ];
}

/** What going back to a kept point would take back, and the form that does it. */
export function undoPage(
  desk: Desk,
  { base, formToken }: ModeratorSeat,
  to: number,
): Outcome<ConfirmContent> {
  const target = desk.checkpoints.find((head) => head.version === to);
  if (target === undefined) return refuse('CHECKPOINT_UNKNOWN');
  const sent = formBodyOf({});
  const fields = [
    textField({
      name: 'reason',
      label: 'Reason',
      hint: 'The journal of the desk shows it. Players do not read it.',
      sent,
      max: 500,
    }),
    radioField({
      name: 'dice',
      label: 'Dice',
      hint: DICE_HINT,
      sent,
      offers: [
        {
          value: 'same-if-unseen',
          label: 'New dice if a player has seen a result, otherwise the same dice',
        },
        { value: 'new', label: 'New dice' },
        { value: 'same', label: 'The same dice, even if players have seen results' },
      ],
    }),
  ];
  return ok({
    title: `Undo back to turn ${String(target.turn)}, before the ${PHASE_WORDS[target.phase]} Phase?`,
    lead: undoneText(undoneIn(desk, target)),
    points: pointsOf(desk, target),
    action: `${base}/undo`,
    formToken,
    hidden: [
      { name: 'version', value: String(desk.version) },
      { name: 'to', value: String(to) },
    ],
    fields: placeFields(fields, 'undo', new Map()),
    button: 'Undo these phases',
    danger: true,
    back: { href: `${base}/`, label: 'Cancel' },
  });
}
