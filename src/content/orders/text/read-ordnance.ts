import { z } from 'zod';
import { ORDNANCE_PACKAGES, type OrdnancePackage } from '#model/forces/ordnance';
import { allOrNull, readChoice } from './read-parts.ts';
import type { FaultLine } from './sheet-line.ts';
import { isWord, partsBetween, type Token } from './tokens.ts';

const NOTHING = 'nothing';
const WORDS = [...ORDNANCE_PACKAGES, NOTHING] as const;

/** A load of ordnance in JSON. */
export const ordnanceSchema = z.array(z.enum(ORDNANCE_PACKAGES)).max(100);

/** `heavy, heavy, jammer`, or `nothing`. */
export function readOrdnance(
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

/** A load as it is read again. */
export const spokenOrdnance = (ordnance: readonly OrdnancePackage[]): string =>
  ordnance.length === 0 ? NOTHING : ordnance.join(', ');
