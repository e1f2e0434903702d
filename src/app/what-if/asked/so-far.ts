import type { SeenCombatant, SeenMoment } from '#fog/views/seen-event';
import type { SeenGroup } from '#model/campaign/knowledge';
import type { Decision } from '#model/decisions/decision';
import type { AskedSoFar } from './battle-asked.ts';

type MomentOf<T extends SeenMoment['type']> = Extract<SeenMoment, { type: T }>;

/** A unit that was lost, as it showed itself. */
export type LostUnit = Readonly<{ one: SeenCombatant; kind: SeenGroup['kind'] }>;

export type LostBySide = Readonly<Record<'one' | 'two', readonly LostUnit[]>>;

const groupsOf = (lost: readonly LostUnit[]): readonly SeenGroup[] =>
  lost.map(({ one, kind }) => ({ design: one.design, kind, condition: one.condition, count: 1 }));

/** Each side’s readiness as it was rolled, which both sides see. @rule CSC-3 */
function readinessIn(moments: readonly SeenMoment[]): AskedSoFar['readiness'] {
  const rolled = moments.filter(
    (moment): moment is MomentOf<'SurpriseRolled'> => moment.type === 'SurpriseRolled',
  );
  const of = (mine: boolean): number => rolled.find((one) => one.mine === mine)?.modifier ?? 0;
  return { one: of(true), two: of(false) };
}

/** The rounds whose fire is over: only the question at the end of a round comes after it. @rule CSC-6 */
function roundsIn(decision: Decision): number {
  if (!('round' in decision)) return 0;
  return decision.kind === 'round-end' ? decision.round : decision.round - 1;
}

/**
 * How far a battle has gone, as its player saw it: the rounds, the dice before the first of them, and the units lost. Null: no die has
 * been rolled, so it begins.
 * @rule FOG-6
 */
export function soFarOf(
  decision: Decision,
  moments: readonly SeenMoment[],
  lost: LostBySide,
): AskedSoFar | null {
  const length = moments.find(
    (moment): moment is MomentOf<'LengthRolled'> => moment.type === 'LengthRolled',
  );
  if (length === undefined) return null;
  return {
    rounds: roundsIn(decision),
    length: length.rounds,
    readiness: readinessIn(moments),
    lost: { one: groupsOf(lost.one), two: groupsOf(lost.two) },
  };
}
