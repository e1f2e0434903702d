import type { TutorialMark, TutorialReads } from '#app/ports/tutorial-record';
import type { Transaction } from '#store/schema/database';
import { jsonText, parseJson } from '#store/schema/json-text';

/** Writes what a person wants of a tutorial, in place of what they wanted before. */
export async function saveTutorialMark(trx: Transaction, mark: TutorialMark): Promise<void> {
  const row = { ...mark, skipped: jsonText(mark.skipped) };
  await trx
    .insertInto('tutorials')
    .values(row)
    .onConflict((conflict) => conflict.columns(['seat', 'tutorial']).doUpdateSet(row))
    .execute();
}

/** The reads of tutorials. */
export const tutorialReads = (trx: Transaction): TutorialReads => ({
  tutorialMarks: async (seats) => {
    const rows = await trx
      .selectFrom('tutorials')
      .select(['seat', 'tutorial', 'state', 'skipped', 'turn'])
      .where('seat', 'in', seats)
      .orderBy('seat')
      .orderBy('tutorial')
      .execute();
    return rows.map((row) => ({ ...row, skipped: parseJson(row.skipped) }));
  },
});
