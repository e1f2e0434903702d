import { ambiguousText } from '#content/orders/text/read-references';
import type { NameIndex, Named } from '#content/orders/order-names';
import { allOrNull, readSpoken, type Spoken } from '#content/orders/text/read-parts';
import { partsBetween, type Token } from '#content/orders/text/tokens';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import type { CorrectionLine } from './correction-content.ts';
import type { OwnThings } from './correction-names.ts';

const WHAT = {
  fleets: 'fleet',
  units: 'unit',
  works: 'unit under construction',
  designs: 'class',
} as const;
type OwnSort = keyof typeof WHAT;
type IdOf<S extends OwnSort> = OwnThings[S] extends NameIndex<Named<infer I>> ? I : never;

/** Ids that an earlier line of the same correction may create. Whether they exist is checked later. */
const ID = /^[a-z][a-z0-9-]*\.[ufw]\d{1,9}$/;
const DESIGN_ID = /^[a-z][a-z0-9-]*(\.own)?\.[a-z0-9-]+$/;

function candidatesOf<N extends Named<string>>(spoken: Spoken, index: NameIndex<N>): readonly N[] {
  const byId = spoken.isQuoted ? undefined : index.bySpokenId(spoken.text);
  if (byId !== undefined) return [byId];
  const exact = index.byName(spoken.text);
  return exact.length > 0 ? exact : index.byFoldedName(spoken.text);
}

type Search<N extends Named<string>> = Readonly<{ index: NameIndex<N>; what: string }>;

function theOne<N extends Named<string>>(
  spoken: Spoken,
  { index, what }: Search<N>,
  line: CorrectionLine,
): N | null {
  const found = candidatesOf(spoken, index);
  const [only] = found;
  if (only === undefined) {
    const hint = line.hint(spoken.text, index.names);
    return line.fault('UNKNOWN', `There is no ${what} “${spoken.text}”.${hint}`);
  }
  if (found.length === 1) return only;
  const ways = found.map(({ id }) => id);
  return line.fault('AMBIGUOUS', ambiguousText(what, spoken.text, ways));
}

/** An empire by key or name. */
export function readEmpire(
  tokens: readonly Token[] | undefined,
  line: CorrectionLine,
): EmpireId | null {
  const spoken = readSpoken(tokens, 'an empire', line);
  if (spoken === null) return null;
  return theOne(spoken, { index: line.names.empires, what: 'empire' }, line)?.id ?? null;
}

/** A system by name or id. */
export function readSystem(
  tokens: readonly Token[] | undefined,
  line: CorrectionLine,
): SystemId | null {
  const spoken = readSpoken(tokens, 'a system', line);
  if (spoken === null) return null;
  return theOne(spoken, { index: line.names.systems, what: 'system' }, line)?.id ?? null;
}

/** The empire that a line begins with, and what follows it; null: none, and nothing is told of it. */
function splitEmpire(
  tokens: readonly Token[],
  line: CorrectionLine,
): Readonly<{ empire: EmpireId; rest: readonly Token[] }> | null {
  const [first, ...rest] = tokens;
  if (first === undefined || first.kind === 'mark') return null;
  const spoken: Spoken = { text: first.text, isQuoted: first.kind === 'quoted' };
  const [empire, other] = candidatesOf(spoken, line.names.empires);
  return empire === undefined || other !== undefined ? null : { empire: empire.id, rest };
}

/** The empire at the head of a line, and what follows it. */
export function addressed(
  tokens: readonly Token[],
  line: CorrectionLine,
): ReturnType<typeof splitEmpire> {
  const found = splitEmpire(tokens, line);
  // Reported again as an unknown empire.
  if (found === null) readEmpire(tokens.slice(0, 1), line);
  return found;
}

/** Where to look for a thing: at the empire that is named before it, or everywhere. */
function lookedFor(
  tokens: readonly Token[] | undefined,
  sort: OwnSort,
  line: CorrectionLine,
): Readonly<{ own: OwnThings; spoken: Spoken }> | null {
  const prefix = splitEmpire(tokens ?? [], line);
  const isPrefixed = prefix !== null && prefix.rest.length > 0;
  const spoken = readSpoken(isPrefixed ? prefix.rest : tokens, `a ${WHAT[sort]}`, line);
  if (spoken === null) return null;
  return { own: isPrefixed ? line.names.of(prefix.empire) : line.names.all, spoken };
}

/**
 * A thing of an empire: by its whole id, by a name that is the only one, or after the empire it
 * belongs to by name or short id, such as `human "Home Fleet"` and `human u3`.
 */
export function readThing<S extends OwnSort>(
  tokens: readonly Token[] | undefined,
  sort: S,
  line: CorrectionLine,
): IdOf<S> | null {
  const found = lookedFor(tokens, sort, line);
  if (found === null) return null;
  const { spoken } = found;
  const search = { index: searched(found, sort, line), what: WHAT[sort] };
  const shape = sort === 'designs' ? DESIGN_ID : ID;
  const mayBeNew = !spoken.isQuoted && shape.test(spoken.text);
  if (!mayBeNew) return theOne(spoken, search, line)?.id ?? null;
  return theOne(spoken, search, unheard(line))?.id ?? (spoken.text as IdOf<S>);
}

/** The index to look in: it also has classes of other lists, but only by their ids. */
function searched<S extends OwnSort>(
  { own, spoken }: Readonly<{ own: OwnThings; spoken: Spoken }>,
  sort: S,
  { names }: CorrectionLine,
): NameIndex<Named<IdOf<S>>> {
  if (sort !== 'designs' || spoken.isQuoted) return indexOf(own, sort);
  const all = indexOf(names.all, sort);
  return all.bySpokenId(spoken.text) === undefined ? indexOf(own, sort) : all;
}

/** Each sort has an index of its own ids; a table by sort loses that tie. */
const indexOf = <S extends OwnSort>(own: OwnThings, sort: S): NameIndex<Named<IdOf<S>>> =>
  own[sort] as unknown as NameIndex<Named<IdOf<S>>>;

/** A line that drops its errors. */
const unheard = ({ names }: CorrectionLine): CorrectionLine => ({
  names,
  fault: () => null,
  hint: () => '',
});

/** Several of them with commas between; an empire before the first is meant for all. */
export function readThings<S extends OwnSort>(
  tokens: readonly Token[] | undefined,
  sort: S,
  line: CorrectionLine,
): readonly IdOf<S>[] | null {
  const [first = [], ...others] = partsBetween(tokens ?? [], ',');
  const before = prefixOf(first, line);
  const parts = [first, ...others.map((part) => withPrefix(before, part, line))];
  return allOrNull(parts.map((part) => readThing(part, sort, line)));
}

/** The empire that a list of things begins with, as it was written; nothing when it names none. */
export function prefixOf(tokens: readonly Token[], line: CorrectionLine): readonly Token[] {
  const prefix = splitEmpire(tokens, line);
  return prefix !== null && prefix.rest.length > 0 ? tokens.slice(0, 1) : [];
}

/** A thing after another one of the same empire, which need not be named twice. */
export function withPrefix(
  before: readonly Token[],
  part: readonly Token[],
  line: CorrectionLine,
): readonly Token[] {
  const own = splitEmpire(part, line);
  const isWhole = part.length === 1 && part[0]?.kind === 'word' && ID.test(part[0].text);
  return isWhole || (own !== null && own.rest.length > 0) ? part : [...before, ...part];
}
