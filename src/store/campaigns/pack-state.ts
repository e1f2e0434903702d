import { bytesOf } from '#app/ports/rows-bytes';
import type { CampaignState } from '#model/campaign/state';
import { pack, packBytes, packText } from '#store/schema/packed';

// By the table itself: a table that no event of a phase touched is the same object, and need not be packed again.
const PACKED = new WeakMap<object, Uint8Array>();

/** A whole state, table by table, each by the bytes that it was hashed by. */
export function packState(state: CampaignState): Uint8Array {
  const pieces = Object.entries(state).flatMap(([name, value], at) => {
    const key = packText(`${at === 0 ? '{' : ','}${JSON.stringify(name)}:`);
    return [key, typeof value === 'object' ? packTable(value) : pack(value)];
  });
  return Buffer.concat([...pieces, packText('}')]);
}

function packTable(table: object): Uint8Array {
  const known = PACKED.get(table);
  if (known !== undefined) return known;
  const packed = packBytes(bytesOf(table));
  PACKED.set(table, packed);
  return packed;
}
