import { gunzipSync, gzipSync } from 'node:zlib';
import { StoreError } from '#app/ports/store-error';

/** The format of packed values; a newer program upgrades what it reads of older ones. */
export const PACKED_FORMAT = 1;

/**
 * A value as compressed JSON, which its hash beside it vouches for. Canonical text would take six
 * times as long; level 1 is four times as fast as the default, and hardly bigger.
 */
export function pack(value: unknown): Uint8Array {
  return gzipSync(JSON.stringify(value), { level: 1 });
}

/** The value of packed bytes. */
export function unpack<T>(bytes: Uint8Array, format: number): T {
  if (format > PACKED_FORMAT) {
    throw new StoreError('too-new', `format ${String(format)} of a stored value`);
  }
  return JSON.parse(gunzipSync(bytes).toString('utf8')) as T;
}
