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
import { TEXTS } from './texts.ts';

type Target = Desk['checkpoints'][number];

/** What becomes of the players' orders: those of a turn that has begun stay handed in. */
function ordersText({ turn, phase }: Target): string {
  const isBeforeOrders = phase === 'opening' || phase === 'economic';
  return isBeforeOrders ? TEXTS.ordersBecomeDrafts(turn) : TEXTS.ordersStaySubmitted(turn);
}

/** `6 phases and 1 amendment will be undone.` */
function undoneText(undone: Desk['runs']): string {
  if (undone.length === 0) return TEXTS.waitingPhaseStartsAgain;
  const amendments = undone.filter(({ kind }) => kind === 'amendment').length;
  const phases = undone.length - amendments;
  const what = [
    ...(phases > 0 ? [counted(phases, 'phase')] : []),
    ...(amendments > 0 ? [counted(amendments, 'amendment')] : []),
  ];
  return TEXTS.phasesWillBeUndone(listed(what));
}

/** What was asked in the phase that waits. */
function askedTexts({ open, settled }: Desk): readonly string[] {
  const asked = open.length + settled;
  if (asked === 0) return [];
  return [TEXTS.questionsOfWaitingPhaseAreWithdrawn(asked)];
}

const undoneIn = ({ runs }: Desk, { version }: Target): Desk['runs'] =>
  runs.filter((run) => !run.undone && run.version > version);

/** What going back takes back, and what it leaves. */
function pointsOf(desk: Desk, target: Target): readonly string[] {
  const undone = undoneIn(desk, target);
  const issued = desk.publications.filter((one) => !one.undone && one.version > target.version);
  const amended = desk.amended.filter((one) => !one.undone && one.version > target.version);
  return [
    ...undone.map((run) => TEXTS.phaseWithEvents(run.turn, runWords(run), run.events)),
    ...issued.map(({ turn }) => TEXTS.reportsOfTurnStayReadable(turn)),
    ...amended.map((one) => TEXTS.sameGoesForEditionsThatAmendment(one.turn, editionWords(one))),
    ...askedTexts(desk),
    ...(desk.phase === 'encounters' || undone.some(({ phase }) => phase === 'encounters')
      ? [TEXTS.yourSettingsForSingleEncounters]
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
      hint: TEXTS.journalOfDeskShows,
      sent,
      max: 500,
    }),
    radioField({
      name: 'dice',
      label: 'Dice',
      hint: TEXTS.warningPlayersWhoHaveSeenResults,
      sent,
      offers: [
        {
          value: 'same-if-unseen',
          label: TEXTS.newDiceIfPlayerHasSeen,
        },
        { value: 'new', label: TEXTS.newDice },
        { value: 'same', label: TEXTS.sameDice },
      ],
    }),
  ];
  return ok({
    title: TEXTS.undoBackToTurn(target.turn, PHASE_WORDS[target.phase]),
    lead: undoneText(undoneIn(desk, target)),
    points: pointsOf(desk, target),
    action: `${base}/undo`,
    formToken,
    hidden: [
      { name: 'version', value: String(desk.version) },
      { name: 'to', value: String(to) },
    ],
    fields: placeFields(fields, 'undo', new Map()),
    button: TEXTS.undoThesePhases,
    danger: true,
    back: { href: `${base}/`, label: 'Cancel' },
  });
}
