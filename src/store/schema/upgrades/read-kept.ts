import type { Json } from '#kernel/result/json';
import { unpack } from '#store/schema/packed';
import { UPGRADE_STEPS } from './list.ts';
import type { KeptKind } from './upgrade-step.ts';

/** Packed bytes, and their format. */
export type Packed = Readonly<{ bytes: Uint8Array; format: number }>;

/** What is kept in packed bytes, in the form of today. */
export function readKept<T>(kind: KeptKind, { bytes, format }: Packed): T {
  const kept = unpack<Json>(bytes, format);
  // The last step leaves what the types of today say.
  return UPGRADE_STEPS.slice(format - 1).reduce((value, step) => step[kind](value), kept) as T;
}
