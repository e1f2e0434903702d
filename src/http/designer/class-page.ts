import { brandAs } from '#kernel/brand/brand';
import type { DesignId } from '#model/campaign/ids';
import type { UnitDesign } from '#model/forces/design';
import { type ComparedClasses, compareClasses } from '#app/designer/compare-classes';
import { type DesignedClass, designClass } from '#app/designer/design-class';
import { designOfDraft } from '#app/designer/design-of-draft';
import { judgeList } from '#app/designer/judge-list';
import type { ListWithDesigns } from '#app/designer/published-list';
import { type Field, placeFields } from '#http/forms/field';
import { errorsByField } from '#http/forms/form-faults';
import { ledgersOf, summaryOf, wrongText } from '#http/orders/design-judgement';
import type { DesignJudgement } from '#http/orders/orders-contents';
import type { Link } from '#http/pages/page-parts';
import { template } from '#http/pages/template';
import type { FormBody } from '#http/visits/form-body';
import { abilityFields, classFields, COMPARED, compareFields, unitIn } from './class-form.ts';
import { TEXTS } from './texts.ts';
import { savedPath, type Work, type WorkKeys } from './work.ts';

/** What changes while a class is filled in. */
type ClassPart = Readonly<{
  fields: readonly Field[];
  judgement: DesignJudgement;
  /** The class beside others; null: it is compared with none. */
  compared: ComparedClasses | null;
}>;

/** One class of a list. */
export type ClassContent = ClassPart &
  Readonly<{
    keys: WorkKeys;
    listName: string;
    /** Null: it is saved nowhere. */
    list: Link | null;
    title: string;
    /** Its place in the list; empty: it is new. */
    index: string;
    adding: readonly Field[];
    comparing: readonly Field[];
  }>;

export const CLASS_PAGE = template<ClassContent>('designer-class');
export const CLASS_PART = template<ClassPart>('designer-class-part');

/** What the ids of the fields of a class begin with. */
const FORM = 'class';

type Asked = Readonly<{
  work: Work;
  /** Null: a new class. */
  index: number | null;
  sent: FormBody;
  published: readonly ListWithDesigns[];
}>;

type Choice = Readonly<{ design: UnitDesign; group: string }>;

/** The classes that one can be compared with: those of its list, then the published ones. */
function choicesOf({ work, published }: Asked): readonly Choice[] {
  const own = judgeList(work.list).units.map(({ design }) => {
    // Published classes have ids of their own, even if this list is called as theirs.
    const id = brandAs<DesignId>(`own:${design.id}`);
    return { design: { ...design, id }, group: TEXTS.ownList(work.list.name) };
  });
  const others = published.flatMap(({ name, designs }) =>
    designs.map((design) => ({ design, group: name })),
  );
  return [...own, ...others];
}

/** The class of the form with those that were chosen beside it. */
function comparedIn(asked: Asked, { unit }: DesignedClass): ComparedClasses | null {
  const { sent } = asked;
  const ids = COMPARED.map((number) => sent.text(`compare-${String(number)}`));
  const choices = choicesOf(asked);
  const others = ids.flatMap((id) => choices.find(({ design }) => design.id === id)?.design ?? []);
  if (unit === null || others.length === 0) return null;
  const name = unit.name === STAND_IN ? TEXTS.thisClass : unit.name;
  return compareClasses([{ ...designOfDraft(unit, asked.work.list.id), name }, ...others]);
}

/** A class is judged before it has a name; nothing is said of this one. */
const STAND_IN = TEXTS.unnamedClass;

export type Judged = Readonly<{ designed: DesignedClass; errors: ReadonlyMap<string, string> }>;

/** What the rules say of the class in a form, by its fields. */
export function judgeForm({ work, index, sent }: Omit<Asked, 'published'>): Judged {
  const isUnnamed = sent.text('name').trim() === '';
  const json = isUnnamed ? { ...unitIn(sent), name: STAND_IN } : unitIn(sent);
  const designed = designClass(json, { list: work.list, index });
  const faults = designed.faults.filter(
    ({ field }) => field !== '' && !(isUnnamed && field === 'name'),
  );
  return { designed, errors: errorsByField(faults) };
}

function judgementOf({ designed, errors }: Judged): DesignJudgement {
  const { bill, faults, advice } = designed;
  const whole = faults.filter(({ field }) => field === '');
  const lines = (remarks: typeof faults) => remarks.map(({ text, cite }) => ({ text, cite }));
  return {
    summary: bill === null ? '' : summaryOf(bill),
    wrong: wrongText(errors),
    problems: lines(whole),
    advice: lines(advice),
    ledgers: bill === null ? [] : ledgersOf(bill),
    isOpen: true,
  };
}

/** What is said of the class in a form, with its fields. */
export function classPart(asked: Asked): ClassPart {
  const judged = judgeForm(asked);
  return {
    fields: placeFields(classFields(asked.sent), FORM, judged.errors),
    judgement: judgementOf(judged),
    compared: comparedIn(asked, judged.designed),
  };
}

/** The page of a class. */
export function classPage(asked: Asked, keys: WorkKeys): ClassContent {
  const { work, index, sent } = asked;
  const none = new Map<string, string>();
  return {
    ...classPart(asked),
    keys,
    listName: work.list.name,
    list: work.saved === null ? null : { href: savedPath(work.saved), label: work.list.name },
    title: index === null ? TEXTS.addClass : TEXTS.editClass(work.list.units[index]?.name ?? ''),
    index: index === null ? '' : String(index),
    adding: placeFields(abilityFields(), FORM, none),
    comparing: placeFields(compareFields(sent, choicesOf(asked)), FORM, none),
  };
}
