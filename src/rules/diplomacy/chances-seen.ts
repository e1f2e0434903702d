import type { DiplomaticState } from '#model/campaign/relation';
import type { Tension } from '#model/campaign/tension';
import {
  breakingChance,
  declarationChance,
  type Grounds,
  percentOf,
} from './diplomatic-chances.ts';
import { UNTRACKED_TENSION } from './tension.ts';

/** What an empire knows of how it and another stand. */
type Seen = Readonly<{
  state: DiplomaticState;
  tension?: Tension;
  surprise?: true;
  casusBelli?: number;
  plotsWar?: true;
  nonAligned?: true;
}>;

/** What an empire’s chance against another depends on, as it knows; `intel`: of the system that supports the attempt. @rule DIP-6 @rule DIP-7 */
export const groundsSeen = (
  { state, tension, surprise, casusBelli = 0, plotsWar, nonAligned }: Seen,
  intel = 0,
): Grounds => ({
  state,
  tension: tension?.value ?? UNTRACKED_TENSION,
  intel,
  surprise: surprise === true,
  casusBelli,
  uncovered: plotsWar === true,
  defenseless: nonAligned === true,
});

/** The chances of an empire without support, in percent: to break its highest treaty with another (null: it has none), and to declare War on it. */
export function chancesSeen(seen: Seen): Readonly<{ breaking: number | null; war: number | null }> {
  const grounds = groundsSeen(seen);
  const breaking = breakingChance(grounds);
  const war = declarationChance(grounds, { declare: 'war', covert: false });
  return {
    breaking: breaking === null ? null : percentOf(breaking),
    war: seen.state === 'war' ? null : percentOf(war),
  };
}
