import { hashOfTables } from '#app/ports/hash-of-tables';
import { tableText } from '#app/ports/rows-text';
import { type HashText, hashText } from '#kernel/result/hash';
import { type CampaignState, TABLE_NAMES } from '#model/campaign/state';

// By the table itself: a table that no event touched is the same object, and need not be read again.
const HASHES = new WeakMap<object, string>();

function tableHash(table: object, hash: HashText): string {
  const known = HASHES.get(table);
  if (known !== undefined) return known;
  const made = hash(tableText(table));
  HASHES.set(table, made);
  return made;
}

/** The hash of a whole state between two phases: equal states have equal hashes. */
export function stateHashOf(state: CampaignState, hash: HashText = hashText): string {
  return hashOfTables(
    state,
    TABLE_NAMES.map((name) => [name, tableHash(state[name], hash)]),
  );
}
