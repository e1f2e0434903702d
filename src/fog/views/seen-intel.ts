import type { SystemId } from '#model/campaign/ids';
import type { Seen } from './seen-fact.ts';

/** What an empire is told of Intel. */
export type SeenIntel =
  /** INT-1: the viewer has paid to use the Intel of a system in this turn. */
  Seen<'IntelCommitted', { system: SystemId; points: number }>;
