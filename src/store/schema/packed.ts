import { gunzipSync, gzipSync } from 'node:zlib';
import { StoreError } from '#app/ports/store-error';
import { UPGRADE_STEPS } from './upgrades/list.ts';

/** The format of packed values; what is kept in an older one is upgraded when it is read. */
export const PACKED_FORMAT = UPGRADE_STEPS.length + 1;

/**
 * A value as compressed JSON, which its hash beside it vouches for. To write canonical text would take six times as long, but what is
 * hashed anyway has it: see `packBytes`. Level 1 is four times as fast as the default, and hardly bigger.
 */
export function pack(value: unknown): Uint8Array {
  return packText(JSON.stringify(value));
}

/** JSON text, or a piece of it: packed pieces in a row are the pack of the whole. */
export function packText(json: string): Uint8Array {
  return packed(json);
}

/** The same of its bytes. */
export function packBytes(pieces: readonly Uint8Array[]): Uint8Array {
  return packed(Buffer.concat(pieces));
}

const packed = (json: string | Uint8Array): Uint8Array => gzipSync(json, { level: 1 });

/** The value of packed bytes, in its original format. */
export function unpack<T>(bytes: Uint8Array, format: number): T {
  if (format > PACKED_FORMAT) {
    throw new StoreError('too-new', `format ${String(format)} of a stored value`);
  }
  try {
    return JSON.parse(gunzipSync(bytes).toString('utf8')) as T;
  } catch (error) {
    throw new StoreError('damaged', error);
  }
}
