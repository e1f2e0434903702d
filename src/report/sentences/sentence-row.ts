import type { EmpireId } from '#model/campaign/ids';
import type { SeenEventOf, SeenEventType } from '#fog/views/seen-event';
import type { Names } from './names.ts';

/** What an event puts into the Treasury of its reader, or takes out of it, and what for. */
type Flow = Readonly<{ label: string; amount: number }>;

export const flow = (label: string, amount: number): readonly Flow[] => [{ label, amount }];

type Saying<T extends SeenEventType> = (event: SeenEventOf<T>, names: Names) => string;

/** The sentence of an event; of one that moves EP also what it moves. */
export type SentenceRow<T extends SeenEventType> =
  | Saying<T>
  | Readonly<{
      says: Saying<T>;
      pays: (event: SeenEventOf<T>, names: Names, reader: EmpireId) => readonly Flow[];
    }>;

/** One sentence for each of some types of events: without its full stop, its dice and its rule. */
export type SentenceRows<T extends SeenEventType> = { readonly [K in T]: SentenceRow<K> };
