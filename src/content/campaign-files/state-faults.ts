import { type ContentIssue, issuesOf } from '#content/issue';
import { readBySchema } from '#content/schema-words';
import { type CampaignState, TABLE_NAMES } from '#model/campaign/state';
import { STATE_ROWS } from './state-rows.ts';

/** The rows of a state that are not what its tables hold, each with its place. `at`: where the state stands. */
export const stateFaults = (
  state: CampaignState,
  at: readonly PropertyKey[],
): readonly ContentIssue[] =>
  TABLE_NAMES.flatMap((table) =>
    Object.entries(state[table]).flatMap(([id, row]) => {
      const read = readBySchema(STATE_ROWS[table], row);
      return read.success ? [] : issuesOf(read.error, [...at, table, id]);
    }),
  );
