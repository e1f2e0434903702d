import type { DesignId } from '#model/campaign/ids';
import type { AnswerOf, DecisionOf } from '#model/decisions/decision';
import { cargoKept } from './cargo-kept.ts';

/** What stays in the holds of a crippled carrier by standing orders. @rule CSC-14 @rule ENC-5 */
export function answerCargo(
  { holds }: Pick<DecisionOf<'cargo'>, 'holds'>,
  first: readonly DesignId[],
): AnswerOf<'cargo'> {
  const kept = holds.flatMap(({ room, cargo }) => cargoKept(cargo, room, first).kept);
  return { kind: 'cargo', keep: kept.map(({ unit }) => unit) };
}
