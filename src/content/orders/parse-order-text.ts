import { type ContentCode, type ContentIssue, issuesOf } from '#content/issue';
import { firstIssues, MOST_OF_LINE } from '#content/first-issues';
import { nearestName } from '#content/nearest-name';
import { sheetLines, type SheetText } from '#content/sheet-lines';
import { readBySchema } from '#content/schema-words';
import { err, ok, type Result } from '#kernel/result/result';
import { type Order, ORDER_KINDS, type OrderKind } from '#model/orders/order';
import { MOST_ORDERS } from '#model/orders/sheet-limits';
import { isNewUnit } from '#model/orders/unit-ref';
import type { OrderNames } from './order-names.ts';
import { ORDER_TABLE } from './order-table.ts';
import { type GrowingNames, growingNames } from './text/coming-names.ts';
import { type Hint, hintsForSheet } from './text/hints.ts';
import type { FormedFleet } from './text/sheet-line.ts';
import { withoutMailMarks } from './text/mail-marks.ts';
import { VERB_ALIASES } from './verb-aliases.ts';
import { type Token, tokensOf } from './text/tokens.ts';

/** One line of a sheet: an order, or what is wrong with it. */
export type OrderLine = Readonly<{
  line: number;
  text: string;
  order: Order | null;
  issues: readonly ContentIssue[];
}>;

const LIMITS = { most: MOST_ORDERS, what: 'A sheet', lines: 'orders', read: withoutMailMarks };

/**
 * Reads an order sheet in words, one order on a line; `#` begins a comment. Blank lines are left out, and so are
 * the signs of quotations and lists that mail puts before a line. It never throws:
 * errors are returned with their lines.
 */
export function parseOrderText(
  text: string,
  names: OrderNames,
  exampleOf: ExampleOf = (kind) => ORDER_TABLE[kind].example,
): readonly OrderLine[] {
  const formed = new Map<string, FormedFleet>();
  const coming = growingNames(names.works.names);
  const hint = hintsForSheet();
  return sheetLines(text, LIMITS).map((line) =>
    readLine(line, { names, formed, coming, hint, exampleOf }),
  );
}

/** An example of an order, in words. */
type ExampleOf = (kind: OrderKind) => string;

type SheetInput = Readonly<{
  names: OrderNames;
  formed: Map<string, FormedFleet>;
  coming: GrowingNames;
  hint: Hint;
  exampleOf: ExampleOf;
}>;
type LineInput = SheetInput & Pick<SheetText, 'line' | 'text'>;

function readLine({ line, text, refused }: SheetText, sheet: SheetInput): OrderLine {
  const refusal = (issue: ContentIssue): OrderLine => ({
    line,
    text,
    order: null,
    issues: [issue],
  });
  if (refused !== null) return refusal(refused);
  const tokens = tokensOf(text);
  if (!tokens.ok) return refusal({ path: '', code: 'SYNTAX', text: tokens.error, line });
  const [verb, ...rest] = tokens.value;
  const kind = kindOf(verb);
  if (kind === undefined) return refusal(unknownVerb(verb, line));
  return readOrder(kind, rest, { ...sheet, line, text });
}

function readOrder(kind: OrderKind, tokens: readonly Token[], input: LineInput): OrderLine {
  const { line, text, names, formed, coming, hint, exampleOf } = input;
  const issues: ContentIssue[] = [];
  const fault = (code: ContentCode, reason: string): null => {
    issues.push({ path: '', code, text: reason, line });
    return null;
  };
  const named: string[] = [];
  const forms = (name: string): void => void named.push(name.normalize('NFC'));
  const builds = (name: string): void => coming.add(name.normalize('NFC'));
  const { parse } = ORDER_TABLE[kind];
  const read = parse(tokens, { names, formed, forms, coming, builds, fault, hint });
  if (issues.some(({ code }) => code === 'SYNTAX'))
    fault('SYNTAX', `For example: ${exampleOf(kind)}`);
  issues.push(...formedTwice(named, formed, line));
  const order = orderOf(read, issues, line);
  for (const name of named) noteFormed(name, order, input);
  return { line, text, order, issues: firstIssues(issues, MOST_OF_LINE) };
}

/** The order in what was read, if nothing is wrong with it; what its schema finds is added. */
function orderOf(read: Order | null, issues: ContentIssue[], line: number): Order | null {
  if (read === null) return null;
  const checked = checkedOrder(read);
  if (!checked.ok) issues.push(...checked.error.map((issue) => ({ ...issue, line })));
  return checked.ok && issues.length === 0 ? checked.value : null;
}

function formedTwice(
  named: readonly string[],
  formed: ReadonlyMap<string, FormedFleet>,
  line: number,
): readonly ContentIssue[] {
  return named.flatMap((name): readonly ContentIssue[] => {
    const earlier = formed.get(name)?.line;
    if (earlier === undefined) return [];
    const text = `Line ${earlier} already forms a fleet “${name}”. Choose another name.`;
    return [{ path: '', code: 'TWICE', text, line }];
  });
}

/** Lines and JSON share one schema, so that limits and names are checked in one place. */
function checkedOrder(order: Order): Result<Order, readonly ContentIssue[]> {
  const checked = readBySchema(ORDER_TABLE[order.kind].schema, order);
  return checked.success ? ok(checked.data) : err(issuesOf(checked.error));
}

/** Lets later lines use the name that this line gives a fleet. */
function noteFormed(name: string, order: Order | null, { line, names, formed }: LineInput): void {
  if (formed.has(name)) return;
  const first = order?.kind === 'FormFleet' ? order.units[0] : undefined;
  const isThere = first !== undefined && !isNewUnit(first);
  const system = isThere ? (names.units.byId(first)?.system ?? null) : null;
  formed.set(name, { name, line, isSound: order !== null, system });
}

function kindOf(verb: Token | undefined): OrderKind | undefined {
  if (verb?.kind !== 'word') return undefined;
  const spoken = verb.text.toLowerCase();
  const meant = Object.hasOwn(VERB_ALIASES, spoken) ? VERB_ALIASES[spoken] : spoken;
  return ORDER_KINDS.find((one) => ORDER_TABLE[one].verb === meant);
}

function unknownVerb(verb: Token | undefined, line: number): ContentIssue {
  const text = verb?.text ?? '';
  const verbs = ORDER_KINDS.map((kind) => ORDER_TABLE[kind].verb);
  const near = nearestName(text, [...verbs, ...Object.keys(VERB_ALIASES)]);
  const nearest = near === undefined ? undefined : (VERB_ALIASES[near] ?? near);
  const hint =
    nearest === undefined
      ? `Begin the line with one of: ${verbs.join(', ')}.`
      : `Did you mean ${nearest}?`;
  return { path: '', code: 'VERB', text: `“${text}” is not an order. ${hint}`, line };
}
