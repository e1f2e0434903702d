import type { BattlesUnderWay, EncounterUnderWay } from '#app/usecases/encounters/read-battles';
import { viewNamesOf } from '#http/names/view-names';
import { WINDOW_WORDS } from '#http/words/windows';
import type { EncounterPanel } from './battles-content.ts';
import type { BattlesDesk } from './battles-desk.ts';
import { settledForm } from './settled-form.ts';
import { TEXTS } from './texts.ts';

/** What a form sends for “as the campaign's setting has it”. */
const AS_SET = '';

/** One encounter with its windows, their hour, and its record. */
export function encounterPanel(one: EncounterUnderWay, desk: BattlesDesk): EncounterPanel {
  const { under, sent, problems, hour, html } = desk;
  const { encounter, place, windows, record, stand } = one;
  const isBack = hour === encounter;
  const empire = isBack ? sent.text('empire') : '';
  const anchor = `encounter-${encounter.replaceAll(/[^\w-]/g, '-')}`;
  return {
    id: encounter,
    anchor,
    label: place,
    isOpen: isBack || stand === null || WAITING.has(stand.kind),
    questions: under.open
      .filter(({ question }) => question.decision.encounter === encounter)
      .map((asked) => settledForm(asked, desk)),
    stand: standText(under, one),
    windows: windowChoices(under, windows),
    until: {
      ...askedIn(under, one, empire),
      date: isBack ? sent.text('date') : '',
      time: isBack ? sent.text('time') : '',
      problems: isBack ? problems : [],
    },
    record: record === null ? [] : [html(record, `${anchor}-`)],
  };
}

/** Where somebody is waited for, so that it is worth opening. */
const WAITING: ReadonlySet<string> = new Set(['asks', 'desk', 'outcome', 'ready']);

const STANDS: Readonly<Record<'desk' | 'outcome' | 'ready' | 'over', string>> = {
  desk: TEXTS.itWaitsForYourAnswer,
  outcome: TEXTS.itWaitsForYouToEnter,
  ready: TEXTS.itHasNoOpenQuestions,
  over: TEXTS.itIsOver,
};

/** Whom an encounter waits for. */
function standText({ open }: BattlesUnderWay, { stand }: EncounterUnderWay): string {
  if (stand === null) return '';
  if (stand.kind !== 'asks') return STANDS[stand.kind];
  const names = stand.asked.map((empire) => {
    const asked = open.find(({ question }) => question.decision.asked === empire);
    return asked === undefined ? empire : viewNamesOf(asked.view).empire(empire);
  });
  return TEXTS.itWaits(names.join(', '));
}

function windowChoices(
  { battles }: BattlesUnderWay,
  chosen: EncounterUnderWay['windows'],
): EncounterPanel['windows'] {
  const asSet = { value: AS_SET, label: TEXTS.asInSettings(WINDOW_WORDS[battles]) };
  const own = Object.entries(WINDOW_WORDS).map(([value, label]) => ({ value, label }));
  return [asSet, ...own].map((choice) => ({
    ...choice,
    isChosen: choice.value === (chosen ?? AS_SET),
  }));
}

/** Whose windows are open there. */
function askedIn(
  { open }: BattlesUnderWay,
  { encounter }: EncounterUnderWay,
  chosen: string,
): Pick<EncounterPanel['until'], 'isThere' | 'asked'> {
  const players = new Map(
    open
      .filter(({ question }) => question.decision.encounter === encounter && !question.atDesk)
      .map(({ question: { decision }, view }) => [
        decision.asked,
        viewNamesOf(view).empire(decision.asked),
      ]),
  );
  const all = { value: '', label: TEXTS.allPlayersWithQuestionsThere };
  const each = [...players].map(([value, label]) => ({ value, label }));
  return {
    isThere: each.length > 0,
    asked: [all, ...each].map((one) => ({ ...one, isChosen: one.value === chosen })),
  };
}
