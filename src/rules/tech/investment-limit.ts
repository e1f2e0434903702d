import { sumOf } from '#kernel/numbers/sum';
import type { StarSystem } from '#model/campaign/system';

/** What an empire may put into research in a turn: its Utilized Productivity, all systems together. @rule TECH-1 */
export function investmentLimitOf(systems: readonly Pick<StarSystem, 'utilized'>[]): number {
  return sumOf(systems, ({ utilized }) => utilized);
}
