import { foldName } from '#content/fold-name';
import { newFleetRef } from '#content/orders/id-schemas';
import type { NameIndex, Named, Placed } from '#content/orders/order-names';
import type { FleetId, SystemId } from '#model/campaign/ids';
import type { FleetRef } from '#model/orders/order';
import { allOrNull, readSpoken, type Spoken } from './read-parts.ts';
import type { FormedFleet, SheetLine } from './sheet-line.ts';
import { quoted } from './speak.ts';
import { isWord, partsBetween, type Token } from './tokens.ts';

/** The kind of thing to look for, such as "unit", with or without its own error for an unknown name. */
type Sought = string | Readonly<{ what: string; unknown: (spoken: Spoken) => string }>;

/** Reads the name of one thing. */
export function readReference<N extends Named<string>>(
  tokens: readonly Token[] | undefined,
  index: NameIndex<N>,
  sought: Sought,
  line: SheetLine,
): N | null {
  const { what, unknown } = typeof sought === 'string' ? plainly(sought) : sought;
  const spoken = readSpoken(tokens, `a ${what}`, line);
  if (spoken === null) return null;
  const found = candidatesOf(spoken, index);
  const [only] = found;
  if (only === undefined) return noted(unknown(spoken), spoken, index.names, line);
  if (found.length === 1) return only;
  return ambiguous(
    spoken,
    what,
    found.map(({ id }) => index.shortOf(id)),
    line,
  );
}

/** A list of things with commas between them. */
export function readReferences<N extends Named<string>>(
  tokens: readonly Token[],
  index: NameIndex<N>,
  sought: Sought,
  line: SheetLine,
): readonly N[] | null {
  return allOrNull(
    partsBetween(tokens, ',').map((part) => readReference(part, index, sought, line)),
  );
}

/** A fleet that moves, with where it is as far as that is known. */
export type ReadFleet = Readonly<{ ref: FleetRef; system: SystemId | null }>;

/**
 * A fleet that exists, or one that an earlier line forms. Where both have the name it is the one
 * that exists; `new "NAME"` always means the other.
 */
export function readFleetRef(
  tokens: readonly Token[] | undefined,
  line: SheetLine,
): ReadFleet | null {
  const [first, second, ...rest] = tokens ?? [];
  if (isWord(first, 'new') && second?.kind === 'quoted' && rest.length === 0) {
    return formedFleet({ text: second.text, isQuoted: true }, line);
  }
  const spoken = readSpoken(tokens, 'a fleet', line);
  if (spoken === null) return null;
  const { existing, formed } = fleetsMeant(spoken, line);
  const [only] = existing;
  if (only === undefined) return formedFleet(spoken, line);
  if (existing.length + formed.length === 1) return { ref: only.id, system: only.system };
  const shorts = existing.map(({ id }) => line.names.fleets.shortOf(id));
  return ambiguous(spoken, 'fleet', [...shorts, ...formed.map(spokenAsNew)], line);
}

type FleetsMeant = Readonly<{
  existing: readonly Placed<FleetId>[];
  formed: readonly FormedFleet[];
}>;

/** An exact name goes before one that differs in capitals, and of two exact ones the fleet that exists. */
function fleetsMeant(spoken: Spoken, line: SheetLine): FleetsMeant {
  const existing = candidatesOf(spoken, line.names.fleets);
  const isId = !spoken.isQuoted && line.names.fleets.bySpokenId(spoken.text) !== undefined;
  const isExact = isId || existing.some(({ name }) => name === spoken.text);
  if (isExact) return { existing, formed: [] };
  const formed = formedNamed(spoken.text, line);
  const isFormedExact = formed.some(({ name }) => name === spoken.text.normalize('NFC'));
  return { existing: isFormedExact ? [] : existing, formed };
}

const spokenAsNew = ({ name }: FormedFleet): string => `new ${quoted(name)}`;

function candidatesOf<N extends Named<string>>(spoken: Spoken, index: NameIndex<N>): readonly N[] {
  const byId = spoken.isQuoted ? undefined : index.bySpokenId(spoken.text);
  if (byId !== undefined) return [byId];
  const exact = index.byName(spoken.text);
  return exact.length > 0 ? exact : index.byFoldedName(spoken.text);
}

/** Formed by an earlier line under exactly this name, else under one that differs in capitals. */
function formedNamed(name: string, { formed }: SheetLine): readonly FormedFleet[] {
  const exact = formed.get(name.normalize('NFC'));
  if (exact !== undefined) return [exact];
  return [...formed.values()].filter((one) => foldName(one.name) === foldName(name));
}

function formedFleet(spoken: Spoken, line: SheetLine): ReadFleet | null {
  const found = formedNamed(spoken.text, line);
  const [only] = found;
  if (only === undefined) {
    const names = [...line.names.fleets.names, ...line.formed.keys()];
    return noted(plainly('fleet').unknown(spoken), spoken, names, line);
  }
  if (found.length > 1) {
    return ambiguous(spoken, 'fleet', found.map(spokenAsNew), line);
  }
  if (only.isSound) return { ref: newFleetRef(only.name), system: only.system };
  const text = `Line ${only.line}, which forms “${only.name}”, has an error. Correct that line first.`;
  return line.fault('UNKNOWN', text);
}

const plainly = (what: string): Exclude<Sought, string> => ({
  what,
  unknown: ({ text }) => `You know of no ${what} “${text}”.`,
});

const noted = (text: string, spoken: Spoken, names: readonly string[], line: SheetLine): null =>
  line.fault('UNKNOWN', `${text}${line.hint(spoken.text, names)}`);

function ambiguous(spoken: Spoken, what: string, ways: readonly string[], line: SheetLine): null {
  return line.fault('AMBIGUOUS', ambiguousText(what, spoken.text, ways));
}

/** The most choices that are listed: two hundred ships can have the same name. */
const MOST_WAYS = 8;

/** The error for a name that more than one thing has. */
export function ambiguousText(what: string, name: string, ways: readonly string[]): string {
  const more = ways.length > MOST_WAYS ? `, … (${String(ways.length)} in all)` : '';
  const listed = ways.slice(0, MOST_WAYS).join(', ');
  return `More than one ${what} is called “${name}”. Write one of these instead: ${listed}${more}.`;
}
