import { z } from 'zod';
import { type ContentIssue, issuesOf } from '#content/issue';
import { readBySchema } from '#content/schema-words';
import { type CampaignState, TABLE_NAMES } from '#model/campaign/state';
import { STATE_ROWS } from './state-rows.ts';

const TABLE = z.record(z.string(), z.unknown());

/** Faults in the tables of a state and their rows, each with its place. `at`: the place of the state. */
export const stateFaults = (
  state: CampaignState,
  at: readonly PropertyKey[],
): readonly ContentIssue[] =>
  TABLE_NAMES.flatMap((table) => {
    // What comes from outside may lack a table in spite of its type.
    const rows = readBySchema(TABLE, state[table]);
    if (!rows.success) return issuesOf(rows.error, [...at, table]);
    return Object.entries(rows.data).flatMap(([id, row]) => {
      const read = readBySchema(STATE_ROWS[table], row);
      return read.success ? [] : issuesOf(read.error, [...at, table, id]);
    });
  });
