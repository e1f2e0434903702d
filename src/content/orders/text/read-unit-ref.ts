import { newUnitRef, type UnitRef } from '#model/orders/unit-ref';
import { allOrNull, type Spoken } from './read-parts.ts';
import { readReference } from './read-references.ts';
import type { SheetLine } from './sheet-line.ts';
import { isWord, partsBetween, type Token } from './tokens.ts';

/**
 * A unit that exists, or one of that name that is still to be built. Where both have the name it is
 * the one that exists; `new "NAME"` always means the other.
 */
export function readUnitRef(tokens: readonly Token[], line: SheetLine): UnitRef | null {
  const [first, second, ...rest] = tokens;
  if (isWord(first, 'new') && second?.kind === 'quoted' && rest.length === 0) {
    const name = comingNamed(second.text, line);
    if (name !== null) return newUnitRef(name);
    const text = `No unit “${second.text}” is under construction, and no line above builds one. Check the name, or build it in a line above.`;
    return line.fault('UNKNOWN', text);
  }
  const name = comingMeant(spokenIn(tokens), line);
  if (name !== null) return newUnitRef(name);
  return readReference(tokens, line.names.units, 'unit', line)?.id ?? null;
}

/** A list of them, with commas between. */
export function readUnitRefs(tokens: readonly Token[], line: SheetLine): readonly UnitRef[] | null {
  return allOrNull(partsBetween(tokens, ',').map((part) => readUnitRef(part, line)));
}

function spokenIn(tokens: readonly Token[]): Spoken {
  const text = tokens.map((token) => token.text).join(' ');
  return { text, isQuoted: tokens.some(({ kind }) => kind === 'quoted') };
}

/** An exact name goes before one that differs in capitals, and of two alike the unit that exists. */
function comingMeant({ text, isQuoted }: Spoken, line: SheetLine): string | null {
  const { units } = line.names;
  const isId = !isQuoted && units.bySpokenId(text) !== undefined;
  if (isId || units.byName(text).length > 0) return null;
  const isLike = units.byFoldedName(text).length > 0;
  return isLike && !line.coming.has(text.normalize('NFC')) ? null : comingNamed(text, line);
}

function comingNamed(text: string, { coming }: SheetLine): string | null {
  const exact = text.normalize('NFC');
  if (coming.has(exact)) return exact;
  const alike = coming.alike(text);
  return alike.length === 1 ? (alike[0] ?? null) : null;
}
