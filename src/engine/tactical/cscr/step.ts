import type { Asking } from '#engine/tactical/contract';
import type { Fight } from './battlefield.ts';

type When = 'opening' | 'round' | 'closing';

/** One step of a fight: once before the first round, in every round, or once at the end. */
export type Step = Readonly<
  { id: string; when: When } & (
    | { run: (fight: Fight) => void }
    | {
        ask: (fight: Fight) => Asking<void>;
        /** The same with nobody asked: the standing orders answer. */
        settle: (fight: Fight) => void;
      }
  )
>;
