import { z } from 'zod';
import { unitId } from '#content/orders/id-schemas';
import type { OrderContent } from '#content/orders/order-content';
import { clausesOf } from '#content/orders/text/clauses';
import { allOrNull, readChoice } from '#content/orders/text/read-parts';
import { readReferences } from '#content/orders/text/read-references';
import type { FaultLine } from '#content/orders/text/sheet-line';
import { spokenProperNames } from '#content/orders/text/speak';
import { isWord, partsBetween, type Token } from '#content/orders/text/tokens';
import { ORDNANCE_PACKAGES, type OrdnancePackage } from '#model/forces/ordnance';

const NOTHING = 'nothing';
const WORDS = [...ORDNANCE_PACKAGES, NOTHING] as const;

function readLoad(
  tokens: readonly Token[] | undefined,
  line: FaultLine,
): readonly OrdnancePackage[] | null {
  const [first, ...rest] = tokens ?? [];
  if (rest.length === 0 && isWord(first, NOTHING)) return [];
  const words = partsBetween(tokens ?? [], ',').map((part) => readChoice(part, WORDS, line));
  const load = allOrNull(words);
  const packages = load?.filter((one) => one !== NOTHING) ?? [];
  if (load === null || packages.length === load.length) return load === null ? null : packages;
  return line.fault(
    'SYNTAX',
    '“nothing” can’t be combined with other ordnance. Remove one of the two.',
  );
}

/** `arm u14, "Ares" with heavy, heavy, jammer`, `arm u14 with nothing` */
export const setOrdnance: OrderContent<'SetOrdnance'> = {
  verb: 'arm',
  example: 'arm u14, "Ares" with heavy, heavy, jammer',
  schema: z.strictObject({
    kind: z.literal('SetOrdnance'),
    units: z.array(unitId).min(1),
    ordnance: z.array(z.enum(ORDNANCE_PACKAGES)).max(100),
  }),
  parse: (tokens, line) => {
    const clauses = clausesOf(tokens, ['with'], line);
    const units = readReferences(clauses.head, line.names.units, 'unit', line);
    const ordnance = readLoad(clauses.of('with'), line);
    if (units === null || ordnance === null) return null;
    return { kind: 'SetOrdnance', units: units.map(({ id }) => id), ordnance };
  },
  format: ({ units, ordnance }, names) => {
    const load = ordnance.length === 0 ? NOTHING : ordnance.join(', ');
    return `arm ${spokenProperNames(names.units, units)} with ${load}`;
  },
};
