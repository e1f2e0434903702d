import type { Asking } from '#engine/tactical/contract';
import type { Camp, Fight } from './battlefield.ts';

/** Before anything is rolled, before the first round, in every round, or at the end. */
export type When = 'forming' | 'opening' | 'round' | 'closing';

/** One step of a fight. */
export type Step = Readonly<
  {
    id: string;
    when: When;
    /** Whether it can do nothing in a battle of which nobody wants to be told, whatever happens in it. */
    isIdle?: (fight: Fight) => boolean;
    /** What it does to one side where nothing but fire changes anything, if that depends on that side alone: not on the other, nor a die. `round`: the one fought. */
    alone?: (fight: Fight, camp: Camp, round: number) => void;
  } & (
    | { run: (fight: Fight) => void }
    | {
        ask: (fight: Fight) => Asking<void>;
        /** The same with nobody asked: the standing orders answer. */
        settle: (fight: Fight) => void;
      }
  )
>;
