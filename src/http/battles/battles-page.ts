import { SHARED_TEXTS } from '#http/words/texts';
import type { BattlesUnderWay } from '#app/usecases/encounters/read-battles';
import { PHASE_WORDS } from '#http/words/phases';
import { describeRoll } from '#report/document/describe-roll';
import { encounterLines } from './encounter-lines.ts';
import type { BattlesContent, RollLine } from './battles-content.ts';
import type { BattlesDesk } from './battles-desk.ts';
import { encounterPanel } from './encounter-panel.ts';
import { settledForm } from './settled-form.ts';
import { TEXTS } from './texts.ts';

type Roll = BattlesUnderWay['rolls'][number];

const hrefOf = (base: string, roll: string): string =>
  `${base}/battles?roll=${encodeURIComponent(roll)}#ruling`;

/** The name of a roll without its turn, attempt and phase. */
const streamOf = ({ id }: Roll): string => id.split('/').slice(3).join('/');

const rollLine = (base: string, roll: Roll): RollLine => {
  const purpose = roll.purpose.text;
  return {
    ...describeRoll({ ...roll, purpose }),
    purpose,
    stream: streamOf(roll),
    cite: roll.cite,
    href: hrefOf(base, roll.id),
  };
};

const NO_RULING: BattlesContent['ruling'] = {
  isThere: false,
  isRolled: false,
  roll: '',
  purpose: '',
  shown: '',
  agreed: false,
  title: '',
  hint: '',
  values: '',
  reason: '',
  problems: [],
};

type Shown = Pick<Roll, 'id' | 'faces' | 'values'> &
  Readonly<{ purpose: string; isRolled: boolean }>;

/** The roll that is to be ruled on: one that fell, or one whose ruling is in force though it is not reached any more. */
function shownRoll({ rolls, rulings }: BattlesUnderWay, wanted: string): Shown | undefined {
  const fallen = rolls.find(({ id }) => id === wanted);
  if (fallen !== undefined) return { ...fallen, purpose: fallen.purpose.text, isRolled: true };
  const ruled = rulings.find(({ roll }) => roll === wanted);
  return ruled && { ...ruled, id: ruled.roll, values: ruled.values ?? [], isRolled: false };
}

/** The form for one roll: what it is for, and what it shows now, or showed by a ruling that was taken back with its run. */
function rulingForm({
  under,
  roll: wanted,
  sent,
  problems,
  agreed = false,
}: BattlesDesk): BattlesContent['ruling'] {
  const roll = shownRoll(under, wanted);
  if (roll === undefined) return NO_RULING;
  const { faces, values, purpose, isRolled } = roll;
  const before = under.takenBack.find((one) => one.roll === wanted);
  return {
    isThere: true,
    isRolled,
    roll: roll.id,
    purpose,
    shown: values.join(' '),
    agreed,
    title: purpose,
    hint: values.length > 1 ? TEXTS.numbersFrom(values.length, faces) : TEXTS.numberFrom(faces),
    values: sent.has('values') ? sent.text('values') : (before?.values ?? values).join(' '),
    reason: sent.has('reason') ? sent.text('reason') : (before?.reason ?? ''),
    problems,
  };
}

type Ruling = BattlesUnderWay['takenBack'][number];

const ruledLine = (base: string, ruling: Ruling, rest: string): BattlesContent['ruled'][number] => {
  const { roll, purpose, values, reason } = ruling;
  const text = `${purpose}: ${(values ?? []).join(' ')}${rest}`;
  return { text, reason, href: hrefOf(base, roll) };
};

function leadOf({ open, outcomes, hasBegun, phase }: BattlesUnderWay): string {
  if (open.length > 0 && open.every(({ question }) => question.atDesk)) {
    return TEXTS.phaseWaitsForYourAnswers(PHASE_WORDS[phase]);
  }
  if (open.length > 0) {
    return TEXTS.phaseWaitsForPlayers(PHASE_WORDS[phase]);
  }
  if (outcomes > 0) {
    return TEXTS.phaseWaitsForYouToEnter(PHASE_WORDS[phase]);
  }
  if (hasBegun) return TEXTS.phaseWaitsForYouToContinue(PHASE_WORDS[phase]);
  return TEXTS.noBattleWaitsForAnswer;
}

/** Once begun, the phase goes on where nobody is waited for; before that it begins here, so that windows can be chosen first. */
function goOnOf({ canGoOn, hasBegun, open, encounters }: BattlesUnderWay): string {
  if (canGoOn)
    return open.length === 0 ? TEXTS.continuePhase : TEXTS.continueEncountersThatWaitForNobody;
  return !hasBegun && encounters.length > 0 ? TEXTS.beginEncounters : '';
}

const indexLine = ({
  anchor,
  label,
  stand,
  questions,
}: BattlesContent['encounters'][number]): BattlesContent['index'][number] => ({
  anchor,
  label,
  stand,
  questions: questions.length,
});

/** Battles under way: their open questions, their dice so far, and how the phase goes on. */
export function battlesPage(desk: BattlesDesk): BattlesContent {
  const { under, seat } = desk;
  const { base, formToken } = seat;
  const { version, open, outcomes, rolls, rulings, takenBack } = under;
  const panels = under.encounters.map((one) => encounterPanel(one, desk));
  const listed = new Set<string>(panels.map(({ id }) => id));
  const others = open.filter(({ question }) => !listed.has(question.decision.encounter));
  return {
    path: `${base}/battles`,
    formToken,
    version,
    back: { href: `${base}/`, label: SHARED_TEXTS.backToDesk },
    lead: leadOf(under),
    outcomes: outcomes === 0 ? '' : `${base}/outcomes`,
    goOn: goOnOf(under),
    index: panels.length < 2 ? [] : panels.map(indexLine),
    questions: others.map((one) => settledForm(one, desk)),
    encounters: panels,
    toFight: encounterLines(under),
    ruling: rulingForm(desk),
    rolls: rolls.map((roll) => rollLine(base, roll)),
    ruled: rulings.map((one) => ruledLine(base, one, one.isRolled ? '' : TEXTS.notRolledYet)),
    takenBack: takenBack.map((one) => ruledLine(base, one, '')),
  };
}
