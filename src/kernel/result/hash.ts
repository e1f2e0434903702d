import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalJson } from './canonical-json.ts';

/** The hash of a text, as 64 hex digits. */
export type HashText = (text: string) => string;

/** SHA-256 of a text in UTF-8, as 64 hex digits. Runs on the server and in a page alike. */
export function hashText(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** SHA-256 of plain data; equal data have equal hashes in any order of keys. */
export function hashOf(value: unknown): string {
  return hashText(canonicalJson(value));
}
