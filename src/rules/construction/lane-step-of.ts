import type { LaneClass } from '#model/campaign/lane';

/** What a lane becomes when it is improved, and for how much. */
export type LaneStep = Readonly<{ to: 'minor' | 'major'; price: number }>;

/** The next class of a lane; null: it is the best there is, or nobody has explored it. @rule CON-10 @rule OPT-1 */
export function laneStepOf(laneClass: LaneClass): LaneStep | null {
  switch (laneClass) {
    case 'restricted':
      return { to: 'minor', price: 30 };
    case 'minor':
      return { to: 'major', price: 60 };
    case 'unexplored':
    case 'major':
      return null;
  }
}
