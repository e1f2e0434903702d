import type { AskedInBattle, BattlesUnderWay } from '#app/usecases/read-battles';
import { viewNamesOf } from '#http/names/view-names';
import { questionView, type ReturnedAnswer } from '#http/questions/question-view';
import type { FormBody } from '#http/visits/form-body';
import type { ModeratorSeat } from '#http/visits/seat';
import { PHASE_WORDS } from '#http/words/phases';
import { describeRoll } from '#report/document/describe-roll';
import { encounterLines } from './encounter-lines.ts';
import type { BattlesContent, RollLine, SettledForm } from './battles-content.ts';

type Roll = BattlesUnderWay['rolls'][number];

/** What the names of a question’s own fields begin with. */
export const QUESTION_FIELDS = 'q.';

/** What the page is made of. `sent`, `problems`: what was sent and is wrong. */
export type BattlesDesk = Readonly<{
  seat: ModeratorSeat;
  under: BattlesUnderWay;
  /** The id of the roll that is to be ruled on; empty: none. */
  roll: string;
  sent: FormBody;
  returned: ReturnedAnswer | undefined;
  problems: readonly string[];
}>;

const hrefOf = (base: string, { id }: Roll): string =>
  `${base}/battles?roll=${encodeURIComponent(id)}#ruling`;

/** The name of a roll without its turn, attempt and phase. */
const streamOf = ({ id }: Roll): string => id.split('/').slice(3).join('/');

const rollLine = (base: string, roll: Roll): RollLine => {
  const purpose = roll.purpose.text;
  return {
    ...describeRoll({ ...roll, purpose }),
    purpose,
    stream: streamOf(roll),
    cite: roll.cite,
    href: hrefOf(base, roll),
  };
};

function settledForm(
  { question, view }: AskedInBattle,
  { sent, returned }: Pick<BattlesDesk, 'sent' | 'returned'>,
): SettledForm {
  const names = viewNamesOf(view);
  const back = returned?.decision === question.decision.id ? returned : undefined;
  return {
    ...questionView(question, { names, returned: back, prefix: QUESTION_FIELDS }),
    empire: names.empire(question.decision.asked),
    reason: back === undefined ? '' : sent.text('reason'),
    tellsWhy: back !== undefined && sent.has('tells-why'),
  };
}

const NO_RULING: BattlesContent['ruling'] = {
  isThere: false,
  roll: '',
  title: '',
  hint: '',
  values: '',
  reason: '',
  problems: [],
};

/** The form for one roll: what it is for, and what it shows now. */
function rulingForm({
  under,
  roll: wanted,
  sent,
  problems,
}: BattlesDesk): BattlesContent['ruling'] {
  const roll = under.rolls.find(({ id }) => id === wanted);
  if (roll === undefined) return NO_RULING;
  const { faces, values } = roll;
  return {
    isThere: true,
    roll: roll.id,
    title: roll.purpose.text,
    hint:
      values.length === 1
        ? `A number of 1 to ${String(faces)}.`
        : `${String(values.length)} numbers of 1 to ${String(faces)}, with spaces between.`,
    values: sent.has('values') ? sent.text('values') : values.join(' '),
    reason: sent.text('reason'),
    problems,
  };
}

const ruledLines = ({ rulings }: BattlesUnderWay): BattlesContent['ruled'] =>
  rulings.map(({ purpose, values, reason, isRolled }) => ({
    text: `${purpose}: ${(values ?? []).join(' ')}${isRolled ? '' : ', not rolled so far'}`,
    reason,
  }));

function leadOf({ open, hasBegun, outcomes, phase }: BattlesUnderWay): string {
  if (open.length > 0) {
    return `The ${PHASE_WORDS[phase]} Phase waits for players. You can answer in their place, and rule on dice.`;
  }
  if (outcomes > 0) {
    return `The ${PHASE_WORDS[phase]} Phase waits for you to enter what battles came to that are fought elsewhere.`;
  }
  if (hasBegun) return `The ${PHASE_WORDS[phase]} Phase waits for you to go on.`;
  return 'No battle waits for an answer.';
}

function battlesIn(open: readonly AskedInBattle[]): BattlesContent['battles'] {
  const battles = new Map(
    open.map(({ question: { decision }, view }) => [
      decision.encounter,
      viewNamesOf(view).at(decision.place),
    ]),
  );
  return [...battles].map(([id, label]) => ({ id, label }));
}

/** Battles under way: their open questions, their dice so far, and how the phase goes on. */
export function battlesPage(desk: BattlesDesk): BattlesContent {
  const { under, seat } = desk;
  const { base, formToken } = seat;
  const { version, open, hasBegun, outcomes, rolls } = under;
  return {
    path: `${base}/battles`,
    formToken,
    version,
    back: { href: `${base}/`, label: 'Back to the desk' },
    lead: leadOf(under),
    goOn: hasBegun && open.length === 0 && outcomes === 0 ? 'Go on' : '',
    questions: open.map((one) => settledForm(one, desk)),
    battles: battlesIn(open),
    encounters: encounterLines(under),
    outcomesHref: outcomes > 0 ? `${base}/outcomes` : '',
    ruling: rulingForm(desk),
    rolls: rolls.map((roll) => rollLine(base, roll)),
    ruled: ruledLines(under),
  };
}
