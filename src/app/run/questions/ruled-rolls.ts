import type { RuledRoll } from '#kernel/dice/ruled-roll';
import type { RollRuling } from '#app/ports/desk-record';

/** The moderator's rulings on dice, without those that were taken back. */
export const ruledRolls = (rulings: readonly RollRuling[]): readonly RuledRoll[] =>
  rulings.flatMap(({ roll: id, purpose, faces, values }) =>
    values === null ? [] : [{ id, purpose, faces, values }],
  );
