import { hashOfTables } from '#app/ports/hash-of-tables';
import { bytesOf } from '#app/ports/rows-bytes';
import { type HashBytes, hashBytes } from '#kernel/result/hash';
import { type CampaignState, TABLE_NAMES } from '#model/campaign/state';

// Keyed by the table. A table that no event touched is the same object, so it need not be hashed again.
const HASHES = new WeakMap<object, string>();

function tableHash(table: object, hash: HashBytes): string {
  const known = HASHES.get(table);
  if (known !== undefined) return known;
  const made = hash(bytesOf(table));
  HASHES.set(table, made);
  return made;
}

/** The hash of a whole state between two phases: equal states have equal hashes. */
export function stateHashOf(state: CampaignState, hash: HashBytes = hashBytes): string {
  return hashOfTables(
    state,
    TABLE_NAMES.map((name) => [name, tableHash(state[name], hash)]),
  );
}
