import { type Effect, isSystemEffect, type SystemEffectKind } from '#model/campaign/effect';
import type { SystemId } from '#model/campaign/ids';

/** What last turn's losses take from a system's Productivity this turn. */
export type ProductivityMarks = Readonly<{
  /** Points that cannot be used. */
  suppressed: number;
  disruption: 'none' | 'half' | 'zero';
  /** How often the points are halved: once for each sabotage or strike. */
  halvings: number;
  /** Points lost by bombardment. */
  bombarded: number;
}>;

export const NO_MARKS: ProductivityMarks = {
  suppressed: 0,
  disruption: 'none',
  halvings: 0,
  bombarded: 0,
};

/** The marks that count in a turn, by system; a system without any is left out. @rule ECO-1 */
export function productivityMarksOf(
  effects: readonly Pick<Effect, 'kind' | 'subject' | 'amount' | 'begins' | 'ends'>[],
  turn: number,
): ReadonlyMap<SystemId, ProductivityMarks> {
  const marks = new Map<SystemId, ProductivityMarks>();
  for (const effect of effects) {
    if (effect.subject.kind !== 'system' || turn < effect.begins || turn > effect.ends) continue;
    const { system } = effect.subject;
    const { kind, amount } = effect;
    if (!isSystemEffect(kind)) continue;
    marks.set(system, withEffect(marks.get(system) ?? NO_MARKS, { kind, amount }));
  }
  return marks;
}

function withEffect(
  marks: ProductivityMarks,
  { kind, amount }: Readonly<{ kind: SystemEffectKind; amount: number }>,
): ProductivityMarks {
  switch (kind) {
    case 'suppressed':
      return { ...marks, suppressed: marks.suppressed + amount };
    case 'disrupted-half':
      return marks.disruption === 'zero' ? marks : { ...marks, disruption: 'half' };
    case 'disrupted-zero':
      return { ...marks, disruption: 'zero' };
    case 'halved':
      return { ...marks, halvings: marks.halvings + amount };
    case 'bombarded':
      return { ...marks, bombarded: marks.bombarded + amount };
  }
}
