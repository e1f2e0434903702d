import { cite, type RuleRef } from '#kernel/reasons/cite';
import type { SystemId } from '#model/campaign/ids';
import type { LaneAllowance } from './lane-allowance-of.ts';
import type { LaneMap } from './lane-map-of.ts';
import { type LegProblem, NO_LEGS, takeLeg } from './take-leg.ts';

/** How far along a path a fleet may go. */
export type PathCheck = Readonly<{
  /** The number of legs from the start that are fine. */
  legal: number;
  /** The first leg that is not, and why; null: the whole path is legal. */
  problem: Readonly<{
    leg: number;
    from: SystemId;
    to: SystemId;
    code: LegProblem;
    cite: RuleRef;
  }> | null;
}>;

type Journey = Readonly<{
  from: SystemId;
  path: readonly SystemId[];
  lanes: Pick<LaneMap, 'classBetween'>;
  allowance: LaneAllowance;
  /** A plasma storm ends the movement of a fleet that enters it. */
  isStormy: (system: SystemId) => boolean;
}>;

/** Checks a path leg by leg. An illegal leg ends it. @rule MOV-1 */
export function checkPath({ from, path, lanes, allowance, isStormy }: Journey): PathCheck {
  let legs = NO_LEGS;
  let here = from;
  for (const [leg, to] of path.entries()) {
    const taken = takeLeg(legs, lanes.classBetween(here, to), allowance);
    const isCaught = leg > 0 && isStormy(here);
    if (!taken.ok || isCaught) {
      const code = taken.ok ? 'storm' : taken.problem;
      return { legal: leg, problem: { leg, from: here, to, code, cite: cite('MOV-1') } };
    }
    legs = taken.legs;
    here = to;
  }
  return { legal: path.length, problem: null };
}
