import type { AheadContent, QuestionsContent } from './questions-content.ts';
import type { OwnQuestion } from '#app/usecases/orders/read-player-desk';
import { DECISION_FORMS } from '#http/forms/decisions/decision-forms';
import type {
  Asked,
  DecisionForm,
  DecisionKind,
  LabelledTable,
  QuestionTable,
} from '#http/forms/decisions/decision-form';
import { type Field, placeFields } from '#http/forms/field';
import type { ViewNames } from '#http/names/view-names';
import type { FormBody } from '#http/visits/form-body';
import { formBodyOf } from '#http/visits/form-body';
import { timeText } from '#http/words/times';
import { choiceTables } from './choice-tables.ts';
import { partOfBody } from './part-of-body.ts';
import { CHOICES } from './question-guide-words.ts';
import { TEXTS } from './texts.ts';

type QuestionContent = QuestionsContent['questions'][number];
type Status = OwnQuestion['status'];

/** What was answered and refused, to be shown again. */
export type ReturnedAnswer = Readonly<{
  decision: string;
  sent: FormBody;
  problems: readonly string[];
}>;

const STATES: Readonly<Record<Status, string>> = {
  open: TEXTS.openTurnWaits,
  answered: 'Answered.',
  closed: TEXTS.closedYourStandingOrdersAnswer,
  ruled: TEXTS.moderatorAnsweredInYourPlace,
  withdrawn: TEXTS.withdrawnItNoLongerNeedsAnswer,
};

/** The field that leaves a question of a form open. */
export const LATER = 'later';

const NOTHING_SENT = formBodyOf({});

/** The form of a question with the question itself; an indexed access loses that they belong together. */
function formFor<K extends DecisionKind>(
  question: Put,
  kind: K,
  rest: Omit<Asked<K>, 'question'>,
): Readonly<{ form: DecisionForm<K>; asked: Asked<K> }> {
  const asked = { ...rest, question: question.decision } as Asked<K>;
  return { form: DECISION_FORMS[kind], asked };
}

/** What the fields of a question begin with that is asked together with another. */
const AHEAD = 'ahead.';
const SHOWN = 'shown';

/** The answer to the question that is asked together with this one, in the same form; undefined: it is left for later. */
export function aheadIn({ next }: OwnQuestion, names: ViewNames, sent: FormBody): unknown {
  const own = partOfBody(sent, AHEAD);
  const isLeft = next === undefined || !own.has(SHOWN) || own.has(LATER);
  return isLeft ? undefined : answerIn(next, names, own);
}

/** Reads the answer that a form gives to a question; its schema has yet to accept it. */
export function answerIn(question: Put, names: ViewNames, sent: FormBody): unknown {
  const { form, asked } = formFor(question, question.decision.kind, {
    names,
    sent,
    standing: question.standing,
  });
  return form.read(asked);
}

/** Fields of one question among several in a form. */
const prefixed = (fields: readonly Field[], prefix: string): readonly Field[] =>
  fields.map((field) => ({ ...field, name: `${prefix}${field.name}` }));

type Shown = Readonly<{
  names: ViewNames;
  /** What came back of this question. */
  returned: ReturnedAnswer | undefined;
  /** What the names of its fields begin with. */
  prefix: string;
  /** The place on the page that shows what the player has seen of its encounter; left out if there is none. */
  soFar?: string;
  /** The player is asked for the first time. */
  isGuided?: boolean;
  /** To the chances of its battle; left out: it is about none. */
  oddsHref?: string;
  /** Who is asked, before its title, where the page shows what several are. */
  whose?: string;
  /** The question after it may be answered together with it. */
  mayGoAhead?: boolean;
}>;

const NOTHING_MORE = { soFar: '', oddsHref: '', whose: '', isGuided: false, mayGoAhead: false };

const labelled = (tables: readonly QuestionTable[], of: string): readonly LabelledTable[] =>
  tables.map((table) => ({ ...table, label: `${of}: ${table.caption}` }));

const untilText = ({ status, until }: OwnQuestion): string =>
  status === 'open' && until !== null ? timeText(until) : '';

/** The box that leaves it open. */
const laterBox = (
  returned: ReturnedAnswer | undefined,
  prefix: string,
): Pick<QuestionContent, 'laterName' | 'later'> => ({
  laterName: `${prefix}${LATER}`,
  later: returned?.sent.has(LATER) ?? false,
});

type Put = Pick<OwnQuestion, 'decision' | 'standing'>;
type PutParts = Pick<
  QuestionContent,
  'anchor' | 'title' | 'explain' | 'choices' | 'cite' | 'tables' | 'fields'
>;

/** What a question says and asks; `sent`: what came back of its form. */
function putParts(
  { decision, standing }: Put,
  { names, prefix, whose, isGuided, sent, isOpen }: Putting,
): PutParts {
  const { form, asked } = formFor({ decision, standing }, decision.kind, { names, sent, standing });
  const title = form.title(asked);
  const anchor = `question-${decision.id.replaceAll(/[^\w-]/g, '-')}`;
  const fields = isOpen ? prefixed(placeFields(form.fields(asked), anchor, new Map()), prefix) : [];
  const { tables, rest } = choiceTables(labelled(form.tables(asked), `${whose}${title}`), fields);
  return {
    anchor,
    title,
    explain: form.explain(asked),
    choices: isGuided ? CHOICES[decision.kind] : [],
    cite: decision.cite,
    tables,
    fields: rest,
  };
}

type Putting = Required<Pick<Shown, 'names' | 'prefix' | 'whose' | 'isGuided'>> &
  Readonly<{ sent: FormBody; isOpen: boolean }>;

/** The question that is asked together with another, in the same form; null: none is. */
function aheadView({ next, status }: OwnQuestion, putting: Putting): AheadContent | null {
  if (next === undefined || status !== 'open') return null;
  const prefix = `${putting.prefix}${AHEAD}`;
  const sent = partOfBody(putting.sent, AHEAD);
  return {
    ...putParts(next, { ...putting, prefix, sent }),
    state: TEXTS.askedTogether,
    problems: [],
    shownName: `${prefix}${SHOWN}`,
    laterName: `${prefix}${LATER}`,
    later: sent.has(LATER),
  };
}

/** One question as the page shows it. */
export function questionView(question: OwnQuestion, shown: Shown): QuestionContent {
  const { returned, soFar, oddsHref, mayGoAhead, ...rest } = { ...NOTHING_MORE, ...shown };
  const { prefix } = rest;
  const { decision, status, turn, phase, askedAt } = question;
  const isOpen = status === 'open';
  const putting = { ...rest, isOpen, sent: returned?.sent ?? NOTHING_SENT };
  return {
    id: decision.id,
    ...putParts(question, putting),
    isOpen,
    state: isOpen ? TEXTS.asked(timeText(askedAt)) : STATES[status],
    problems: returned?.problems ?? [],
    // The time of asking identifies the attempt. Its number would reveal undone attempts that the player never saw.
    hidden: Object.entries({ decision: decision.id, turn, phase, asked: askedAt }).map(
      ([name, value]) => ({ name: `${prefix}${name}`, value: String(value) }),
    ),
    until: untilText(question),
    soFar,
    oddsHref,
    ...laterBox(returned, prefix),
    ahead: mayGoAhead ? aheadView(question, putting) : null,
  };
}
