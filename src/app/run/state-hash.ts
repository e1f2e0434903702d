import { hashOfTables } from '#app/ports/hash-of-tables';
import { type CampaignState, TABLE_NAMES } from '#model/campaign/state';
import { hashOfRows } from './hash-of-rows.ts';

// By the table itself: a table that no event touched is the same object, and need not be read again.
const HASHES = new WeakMap<object, string>();

function tableHash(table: object): string {
  const known = HASHES.get(table);
  if (known !== undefined) return known;
  const hash = hashOfRows(table);
  HASHES.set(table, hash);
  return hash;
}

/** The hash of a whole state between two phases: equal states have equal hashes. */
export function stateHashOf(state: CampaignState): string {
  return hashOfTables(
    state,
    TABLE_NAMES.map((name) => [name, tableHash(state[name])]),
  );
}
