import type { DiplomaticState } from '#model/campaign/relation';
import { empireId, empireOf } from './campaign.ts';

export const [human, loran] = [empireId('human'), empireId('loran')];

/** Two empires of which nothing counts but how they stand to each other. */
export const humanAndLoran = (state: DiplomaticState) => ({
  empires: [empireOf({ id: human }), empireOf({ id: loran })],
  relations: [{ a: human, b: loran, state }],
});
