import type { VictoryCondition, VictoryKind, VictoryRules } from '#model/settings/victory';
import { wholeNumber } from './whole-number.ts';

/** How a condition of each kind takes its number. */
const CONDITIONS: Readonly<Record<VictoryKind, (value: number) => VictoryCondition>> = {
  expansion: (percent) => ({ kind: 'expansion', percent }),
  'expansion-count': (systems) => ({ kind: 'expansion-count', systems }),
  scientific: (era) => ({ kind: 'scientific', era }),
  economic: (income) => ({ kind: 'economic', income }),
  dominance: (percent) => ({ kind: 'dominance', percent }),
  military: (cost) => ({ kind: 'military', cost }),
  time: (turn) => ({ kind: 'time', turn }),
};

/** The words by which conditions of victory are named, in the order of the rules. */
export const VICTORY_KINDS: readonly string[] = Object.keys(CONDITIONS);

function conditionOf(text: string): VictoryCondition | undefined {
  const [kind = '', number = '', ...rest] = text.split('=');
  const value = wholeNumber(number);
  if (!Object.hasOwn(CONDITIONS, kind) || value === undefined || rest.length > 0) return undefined;
  return value === 0 ? undefined : CONDITIONS[kind as VictoryKind](value);
}

/** Conditions of victory as somebody writes them, such as `expansion=40,time=120`, one of which wins; undefined: they are none. */
export function victoryOf(text: string): VictoryRules | undefined {
  const conditions = text.split(',').map((part) => conditionOf(part.trim()));
  const known = conditions.flatMap((one) => one ?? []);
  const areKnown = known.length === conditions.length;
  const areApart = new Set(known.map(({ kind }) => kind)).size === known.length;
  return areKnown && areApart ? { needed: 1, conditions: known } : undefined;
}
