import { READINESSES, type Readiness } from '#model/battle/battle-event';

/** The highest d10 result, modified, that still gives each readiness; beyond the last it is superb. */
const UP_TO: readonly (readonly [number, Readiness])[] = [
  [1, 'disastrous'],
  [2, 'bad'],
  [4, 'poor'],
  [7, 'normal'],
  [9, 'good'],
];

const NORMAL = READINESSES.indexOf('normal');

/** How a d10 with its modifiers finds a side at the start of a battle; some never fall below normal. @rule CSC-3 */
export function readinessOf(result: number, ignoresBelowNormal = false): Readiness {
  const found = UP_TO.find(([limit]) => result <= limit)?.[1] ?? 'superb';
  return ignoresBelowNormal && readinessModifier(found) < 0 ? 'normal' : found;
}

/** What a readiness adds to a side's fire rolls, from −3 to +2. @rule CSC-3 */
export function readinessModifier(readiness: Readiness): number {
  return READINESSES.indexOf(readiness) - NORMAL;
}
