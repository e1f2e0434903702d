import type { NameIndex, Named, OrderNames } from '#content/orders/order-names';
import type { SystemId } from '#model/campaign/ids';
import type { ThingKind } from '#model/forces/standing/row';
import { readReference, readReferences } from './read-references.ts';
import type { SheetLine } from './sheet-line.ts';
import { spokenName } from './speak.ts';
import { isWord, type Token } from './tokens.ts';

/** How a list of things is written and read. */
type Listed = Readonly<{
  spoken: (ids: readonly string[], names: OrderNames) => string;
  read: (tokens: readonly Token[], line: SheetLine) => readonly string[] | null;
}>;

function listed<N extends Named<string>>(
  what: string,
  none: 'nobody' | 'nothing',
  index: (names: OrderNames) => NameIndex<N>,
): Listed {
  return {
    spoken: (ids, names) =>
      ids.length === 0 ? none : ids.map((id) => spokenName(index(names), id)).join(', '),
    read: (tokens, line) => {
      if (tokens.length === 1 && isWord(tokens[0], none)) return [];
      const found = readReferences(tokens, index(line.names), what, line);
      return found === null ? null : found.map(({ id }) => id);
    },
  };
}

/** `Apollo, Saber`, or `nobody`: lists of things of each kind. */
export const LISTED: Readonly<Record<ThingKind, Listed>> = {
  class: listed('class', 'nobody', ({ designs }) => designs),
  power: listed('power', 'nobody', ({ empires }) => empires),
  unit: listed('unit', 'nobody', ({ units }) => units),
  colony: listed('system', 'nothing', ({ systems }) => systems),
  contact: listed('contact', 'nobody', ({ contacts }) => contacts),
};

/** One system, or the word for none in particular. */
export const LISTED_PLACE = {
  spoken: (id: SystemId | null, none: string, names: OrderNames): string =>
    id === null ? none : spokenName(names.systems, id),
  read: (
    tokens: readonly Token[],
    none: string,
    line: SheetLine,
  ): Readonly<{ value: SystemId | null }> | null => {
    if (tokens.length === 1 && isWord(tokens[0], none)) return { value: null };
    const system = readReference(tokens, line.names.systems, 'system', line);
    return system === null ? null : { value: system.id };
  },
};
