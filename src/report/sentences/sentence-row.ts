import type { SeenEventOf, SeenEventType } from '#fog/views/seen-event';
import type { Names } from './names.ts';

export type SentenceRow<T extends SeenEventType> = (event: SeenEventOf<T>, names: Names) => string;

/** One sentence for each of some types of events: without its full stop, its dice and its rule. */
export type SentenceRows<T extends SeenEventType> = { readonly [K in T]: SentenceRow<K> };
