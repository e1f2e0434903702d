import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalJson } from './canonical-json.ts';

/** The hash of bytes that come in pieces, as 64 hex digits. */
export type HashBytes = (pieces: Iterable<Uint8Array>) => string;

/** SHA-256 of a text in UTF-8, as 64 hex digits. Runs on the server and in a page alike. */
export function hashText(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** SHA-256 of bytes that come in pieces. */
export function hashBytes(pieces: Iterable<Uint8Array>): string {
  const sum = sha256.create();
  for (const piece of pieces) sum.update(piece);
  return bytesToHex(sum.digest());
}

/** SHA-256 of plain data; equal data have equal hashes in any order of keys. */
export function hashOf(value: unknown): string {
  return hashText(canonicalJson(value));
}
