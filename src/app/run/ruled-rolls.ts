import type { RuledRoll } from '#kernel/dice/ruled-roll';
import type { RollRuling } from '#app/ports/desk-record';

/** What dice show by the moderator's word, without what he took back. */
export const ruledRolls = (rulings: readonly RollRuling[]): readonly RuledRoll[] =>
  rulings.flatMap(({ roll: id, purpose, faces, values }) =>
    values === null ? [] : [{ id, purpose, faces, values }],
  );
