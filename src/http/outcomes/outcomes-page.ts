import type { UseCaseError } from '#app/use-case-error';
import type { OutcomeChange, OutcomePreview } from '#app/usecases/encounters/preview-outcome';
import type { OutcomeToEnter } from '#app/usecases/encounters/read-outcomes';
import { SHARED_TEXTS } from '#http/words/texts';
import { BATTLE_SIDES } from '#model/battle/setup';
import type { ModeratorView } from '#fog/views/empire-view';
import { BATTLE_STATS } from '#report/document/battle-form';
import type { Asked, LabelledTable, QuestionTable } from '#http/forms/decisions/decision-form';
import { outcomeFieldAt, outcomeForm, outcomeUnitText } from '#http/forms/decisions/outcome-form';
import { type Field, placeFields } from '#http/forms/field';
import { errorsByField, type FormFault, problemsOf } from '#http/forms/form-faults';
import type { ViewNames } from '#http/names/view-names';
import type { FormBody } from '#http/visits/form-body';
import type { ModeratorSeat } from '#http/visits/seat';
import { counted } from '#kernel/words/counted';
import { timeText } from '#http/words/times';
import { sortBy } from '#kernel/collections/sort-by';
import { hashOf } from '#kernel/result/hash';
import type { OutcomeEffect, OutcomesContent } from './outcomes-content.ts';
import { choiceTables } from '#http/questions/choice-tables';
import { FOR_ALL } from './fill-form.ts';
import { unitStats } from './unit-stats.ts';
import { TEXTS } from './texts.ts';

/** What the page is made of. `error`: why what was sent was refused. */
export type OutcomesDesk = Readonly<{
  seat: ModeratorSeat;
  names: ViewNames;
  view: ModeratorView;
  waiting: readonly OutcomeToEnter[];
  /** The one that is shown; undefined: none waits. */
  shown: OutcomeToEnter | undefined;
  sent: FormBody;
  preview: OutcomePreview | null;
  error: UseCaseError | null;
}>;

/** What the ids of the form's fields begin with. */
const OUTCOME_FORM = 'outcome';

const NO_EFFECT: OutcomeEffect = { isThere: false, rows: [], facts: [] };

const askedIn = (
  { decision }: OutcomeToEnter,
  { names, sent }: Pick<OutcomesDesk, 'names' | 'sent'>,
): Asked<'battle-outcome'> => ({ question: decision, names, sent, standing: null });

/** The outcome that a form gives of a battle; its schema has yet to accept it. */
export const outcomeIn = (
  shown: OutcomeToEnter,
  given: Pick<OutcomesDesk, 'names' | 'sent'>,
): unknown => outcomeForm.read(askedIn(shown, given));

/** How an outcome is known again between the preview and the entry. */
export const outcomeMark = (outcome: unknown): string => hashOf(outcome);

function stateAfter({ condition, asPrize }: OutcomeChange['unit'], fate: OutcomeChange['fate']) {
  if (fate === 'captured') return TEXTS.captured(asPrize ?? condition);
  return fate === 'repaired' ? 'sound' : (fate ?? condition);
}

function afterWords({ fate, lane, cameOut, unit }: OutcomeChange, names: ViewNames): string {
  const state = stateAfter(unit, fate);
  const out = cameOut ? TEXTS.cameOut : '';
  const away = lane === null ? '' : TEXTS.gotAway(names.lane(lane));
  return `${out}${state}${away}`;
}

function effectOf(preview: OutcomePreview, names: ViewNames, shown: OutcomeToEnter): OutcomeEffect {
  const { sides } = shown.decision;
  const { changes, rounds, scouted, lost, loser } = preview;
  const costs = BATTLE_SIDES.map((side) =>
    TEXTS.losesCost(names.empire(sides[side].leader), lost[side]),
  );
  const end =
    loser === null
      ? TEXTS.neitherSideLostMoreThanOther
      : TEXTS.lostMore(names.empire(sides[loser].leader));
  return {
    isThere: true,
    rows: changes.map((change) => ({
      unit: `${names.empire(change.unit.owner)}: ${outcomeUnitText(change.unit)}`,
      before: change.unit.condition,
      after: afterWords(change, names),
    })),
    facts: [
      `${counted(rounds, 'round')}; ${costs.join(', ')}.`,
      end,
      ...scouted.map((one) => scoutedWords(one, names.empire(sides[one.side].leader))),
      ...(changes.some(({ fate }) => fate === 'captured')
        ? [TEXTS.prizesChangeHandsWhenEncounterEnds]
        : []),
      TEXTS.whenPhaseRuns,
    ],
  };
}

const scoutedWords = (
  { had, intel, units }: OutcomePreview['scouted'][number],
  empire: string,
): string =>
  TEXTS.spentOfIntelBeforeBattle(empire, intel, had, units.map(outcomeUnitText).join(', '));

const hrefOf = (base: string, { decision }: OutcomeToEnter): string =>
  `${base}/outcomes?battle=${encodeURIComponent(decision.battle)}`;

type Fault = Required<FormFault> & Readonly<{ label: string; rank: number }>;

/** What is wrong with what was sent, in the order of the form. */
function faultsOf(
  error: UseCaseError | null,
  { fields, answer }: Readonly<{ fields: readonly Field[]; answer: unknown }>,
): readonly Fault[] {
  const faults = (error?.issues ?? []).map(({ path, code, text }): Fault => {
    const name = outcomeFieldAt({ path, answer });
    const rank = fields.findIndex((field) => field.name === name);
    // What a check tells names the unit or side that it is about; a schema knows of neither.
    const label = code === 'SHAPE' ? (fields[rank]?.label ?? '') : '';
    return { field: name, text, label, rank: rank < 0 ? fields.length : rank };
  });
  return sortBy(faults, (a, b) => a.rank - b.rank);
}

const told = ({ field, text, label }: Fault): FormFault => ({
  field,
  text: label === '' ? text : `${label}: ${text}`,
});

/** The battle that is shown: its forces, its form and, once it was previewed, what the outcome would do. */
function shownParts(
  desk: OutcomesDesk,
  shown: OutcomeToEnter,
): Omit<OutcomesContent, 'path' | 'formToken' | 'back' | 'others'> {
  const { names, preview, error } = desk;
  const asked = askedIn(shown, desk);
  const fields = outcomeForm.fields(asked);
  const faults = faultsOf(error, { fields, answer: outcomeIn(shown, desk) });
  const { decision, forces, question } = shown;
  const previewed = preview === null ? '' : outcomeMark(outcomeIn(shown, desk));
  const { tables, rest } = choiceTables(
    outcomeForm.tables(asked).map((table, at) => withStats(desk.view, shown, { table, at })),
    placeFields(fields, OUTCOME_FORM, errorsByField(faults)),
  );
  return {
    title: outcomeForm.title(asked),
    explain: outcomeForm.explain(asked),
    choices: [],
    cite: decision.cite,
    state: TEXTS.waitingSince(timeText(question.askedAt)),
    problems: [],
    refusal: {
      problem: error?.text ?? '',
      problems: problemsOf(faults.map(told), {
        form: OUTCOME_FORM,
        isField: (name) => fields.some((field) => field.name === name),
      }),
    },
    tables,
    quick: quickOf(shown, names),
    files: filesOf(desk.seat.base, shown),
    hidden: Object.entries({ battle: decision.battle, forces, previewed }).map(([name, value]) => ({
      name,
      value,
    })),
    fields: rest,
    effect: preview === null ? NO_EFFECT : effectOf(preview, names, shown),
  };
}

/** A table of the form with the values that are needed at a table. */
function withStats(
  view: ModeratorView,
  { decision }: OutcomeToEnter,
  { table, at }: Readonly<{ table: QuestionTable; at: number }>,
): LabelledTable {
  const side = BATTLE_SIDES[at] ?? 'attacker';
  const { units } = decision.sides[side];
  return {
    ...table,
    label: table.caption,
    columns: [...table.columns, ...BATTLE_STATS, TEXTS.abilities],
    rows: table.rows.map((row, index) => {
      const unit = units[index];
      const found = unit === undefined ? null : unitStats(view, unit);
      return found === null ? row : [...row, ...found.stats, found.abilities];
    }),
  };
}

/** Buttons that set the same for all units of a side. */
const quickOf = ({ decision }: OutcomeToEnter, names: ViewNames): OutcomesContent['quick'] =>
  BATTLE_SIDES.map((side) => ({
    side: names.empire(decision.sides[side].leader),
    acts: [
      ...FOR_ALL.map((fate) => ({ act: `all ${fate} ${side}`, label: TEXTS.forAll[fate] })),
      { act: `rolled ${side}`, label: TEXTS.asRolled },
    ],
  }));

/** The battle on paper, and as a file to fill in. */
function filesOf(base: string, { decision }: OutcomeToEnter): OutcomesContent['files'] {
  const query = `?battle=${encodeURIComponent(decision.battle)}`;
  return [
    { href: `${base}/outcomes/form${query}`, label: TEXTS.battleFormAsPdf },
    { href: `${base}/outcomes/form${query}&paper=letter`, label: TEXTS.battleFormOnLetter },
    { href: `${base}/outcomes/file${query}`, label: TEXTS.outcomeFile },
  ];
}

const NOTHING_WAITS: ReturnType<typeof shownParts> = {
  title: '',
  explain: '',
  choices: [],
  cite: '',
  state: '',
  problems: [],
  refusal: { problem: '', problems: [] },
  tables: [],
  quick: [],
  files: [],
  hidden: [],
  fields: [],
  effect: NO_EFFECT,
};

/** The page of battles that are fought elsewhere: one of them with its form, and the ways to the others. */
export function outcomesPage(desk: OutcomesDesk): OutcomesContent {
  const { seat, names, waiting, shown } = desk;
  const { base, formToken } = seat;
  return {
    path: `${base}/outcomes`,
    formToken,
    back: { href: `${base}/`, label: SHARED_TEXTS.backToDesk },
    ...(shown === undefined ? NOTHING_WAITS : shownParts(desk, shown)),
    others: waiting
      .filter((one) => one !== shown)
      .map((one) => ({
        href: hrefOf(base, one),
        label: `${names.at(one.decision.place)}: ${one.decision.battle}`,
      })),
  };
}
