import type { RuleRef } from '#kernel/reasons/cite';
import type { ContactId, DesignId, EmpireId, SystemId, UnitId } from '#model/campaign/ids';

/** The words for one value of a choice: in a form, and as a clause in reports. */
type Words = Readonly<{ label: string; says: string }>;

/** The value is the option's key, unless `value` says otherwise; in text the key is written, or `word`. */
export type Option = Words & Readonly<{ value?: boolean; word?: string }>;

/** An option that is a whole clause of its own, such as `keep crippled`. */
export type PhraseOption = Words & Readonly<{ value?: boolean; clause: string }>;

type Common<V> = Readonly<{
  /** The rule that reads it. */
  rule: RuleRef;
  default: V;
  /** Its label in forms. */
  label: string;
  hint?: string;
  /** Counts in a battle: battle files and What if have it too. */
  inBattle?: true;
  /** Read from the empire only; the text is the subject of its sentence. */
  ofEmpire?: string;
  /** Came after the first campaigns: states may lack it, which means the default. No doctrine has it. */
  isLater?: true;
}>;

/** Several clauses begin with the same word; the clause is what comes before the value. */
type Clause = Readonly<{ clause: string }>;

/** A clause of a report, in which `{}` is the value. */
type Sentence = Readonly<{ says: string }>;

/** The same for 0, for no place and for an empty list. */
type NoneSentence = Readonly<{ saysNone: string }>;

/** One of several values. */
export type ChoiceRow<V> = Common<V> &
  Clause &
  Readonly<{ kind: 'choice'; options: Readonly<Record<string, Option>> }>;

/** One of several values, each a clause of its own. */
export type PhraseRow<V> = Common<V> &
  Readonly<{ kind: 'phrase'; options: Readonly<Record<string, PhraseOption>> }>;

/** The thing that a number counts. */
export type NumberUnit = 'percent' | 'Intel' | 'EP';

/** A whole number from 0 to `most`. A clause that is another's with `at` behind it can be said in one with that. */
export type NumberRow = Common<number> &
  Clause &
  Sentence &
  Partial<NoneSentence> &
  Readonly<{ kind: 'number'; unit: NumberUnit; most: number }>;

/** Several roles of units, by preference if they are ranked. */
export type RolesRow<V> = Common<readonly V[]> &
  Clause &
  Sentence &
  NoneSentence &
  Readonly<{
    kind: 'roles';
    isRanked: boolean;
    options: Readonly<Record<string, Words>>;
    /** The form's words for an empty list. */
    none: string;
  }>;

/** The kinds of things in lists, and the ids of each. */
export type ThingIds = Readonly<{
  class: DesignId;
  power: EmpireId;
  unit: UnitId;
  colony: SystemId;
  contact: ContactId;
}>;
export type ThingKind = keyof ThingIds;

/** Which things a player chooses from. */
export type ChoiceOfThings =
  | 'own classes'
  | 'own classes of cargo'
  | 'own classes of ground units'
  | 'known classes of minefields'
  | 'classes to unlock'
  | 'known powers'
  | 'own units'
  | 'own colonies'
  | 'known fleets of others';

/** Several things of the campaign. */
export type ThingsRow<K extends ThingKind> = Common<readonly ThingIds[K][]> &
  Clause &
  Sentence &
  NoneSentence &
  Readonly<{
    kind: 'things';
    of: K;
    among: ChoiceOfThings;
    /** The form's words for an empty list. */
    none: string;
  }>;

/** One own system, or none in particular. */
export type PlaceRow = Common<SystemId | null> &
  Clause &
  Sentence &
  NoneSentence &
  Readonly<{
    kind: 'place';
    /** The form's words for no particular system, and the word for it in text. */
    none: string;
    noneWord: string;
  }>;

type AnyThings = { readonly [K in ThingKind]: ThingsRow<K> }[ThingKind];

/** One field of the standing orders: all that forms, texts, files and reports need to know of it. */
export type StandingRow =
  | ChoiceRow<string | boolean>
  | PhraseRow<string | boolean>
  | NumberRow
  | RolesRow<string>
  | AnyThings
  | PlaceRow;
export type RowKind = StandingRow['kind'];
export type RowOf<K extends RowKind> = Extract<StandingRow, { kind: K }>;

type Part<R, O> = Omit<R, 'kind' | 'options' | 'default'> & Readonly<{ options: O }>;
type ValueIn<O> = {
  [K in keyof O]: O[K] extends { value: infer V } ? V : K;
}[keyof O];

/** A row whose values are those of its options. */
export const choice = <const O extends Readonly<Record<string, Option>>>(
  row: Part<ChoiceRow<unknown>, O> & Readonly<{ default: NoInfer<ValueIn<O>> }>,
): ChoiceRow<ValueIn<O>> => ({ kind: 'choice', ...row });

/** A row whose values are those of its options, each a clause of its own. */
export const phrase = <const O extends Readonly<Record<string, PhraseOption>>>(
  row: Part<PhraseRow<unknown>, O> & Readonly<{ default: NoInfer<ValueIn<O>> }>,
): PhraseRow<ValueIn<O>> => ({ kind: 'phrase', ...row });

/** A row of roles that its options name. */
export const roles = <const O extends Readonly<Record<string, Words>>>(
  row: Part<RolesRow<unknown>, O> & Readonly<{ default: readonly NoInfer<keyof O>[] }>,
): RolesRow<keyof O> => ({ kind: 'roles', ...row });

/** A row with a whole number. */
export const number = (row: Omit<NumberRow, 'kind'>): NumberRow => ({ kind: 'number', ...row });

/** A row with things of one kind; by default none. */
export const things = <K extends ThingKind>(
  row: Omit<ThingsRow<K>, 'kind' | 'default'>,
): ThingsRow<K> => ({ kind: 'things', default: [], ...row });

/** A row with a system; by default none in particular. */
export const place = (row: Omit<PlaceRow, 'kind' | 'default'>): PlaceRow => ({
  kind: 'place',
  default: null,
  ...row,
});

/** A row that counts in a battle, which knows neither places nor things of the campaign. */
export const inBattle = <R extends Readonly<{ kind: 'choice' | 'phrase' | 'number' | 'roles' }>>(
  row: R,
): R & Readonly<{ inBattle: true }> => ({
  ...row,
  inBattle: true,
});

/** A row that the first campaigns did not have. */
export const later = <R extends object>(row: R): R & Readonly<{ isLater: true }> => ({
  ...row,
  isLater: true,
});
