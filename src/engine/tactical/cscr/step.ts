import type { Asking } from '#engine/tactical/contract';
import type { Camp, Fight, Piece } from './battlefield.ts';

/** Before anything is rolled, before the first round, in every round, or at the end. */
export type When = 'forming' | 'opening' | 'round' | 'closing';

/** What a side sees of the task force that it faces, where it looks no closer than that. */
export type Facing = readonly Pick<Piece, 'kind'>[];

/** The round that is fought, and whom a side faces in it. */
export type Moment = Readonly<{ round: number; facing: Facing }>;

/** One step of a fight. */
export type Step = Readonly<
  {
    id: string;
    when: When;
    /** Whether it can never change anything in this battle. Asked only for a battle that nobody reads about. */
    isIdle?: (fight: Fight) => boolean;
    /** Its effect on one side, if that depends only on that side and the moment, not on a die or on the enemy. */
    alone?: (fight: Fight, camp: Camp, moment: Moment) => void;
  } & (
    | { run: (fight: Fight) => void }
    | {
        ask: (fight: Fight) => Asking<void>;
        /** The same without questions: the standing orders answer. */
        settle: (fight: Fight) => void;
      }
  )
>;
