import type { Asking } from '#engine/tactical/contract';
import type { Fight } from './battlefield.ts';

/** Before anything is rolled, before the first round, in every round, or at the end. */
export type When = 'forming' | 'opening' | 'round' | 'closing';

/** One step of a fight. */
export type Step = Readonly<
  {
    id: string;
    when: When;
    /** Whether it can do nothing in a battle of which nobody wants to be told, whatever happens in it. */
    isIdle?: (fight: Fight) => boolean;
  } & (
    | { run: (fight: Fight) => void }
    | {
        ask: (fight: Fight) => Asking<void>;
        /** The same with nobody asked: the standing orders answer. */
        settle: (fight: Fight) => void;
      }
  )
>;
