import type { EmpireId } from '#model/campaign/ids';

/** An empire with enemy units landed in a system that nobody defends any more. */
export type Claimant = Readonly<{ empire: EmpireId; attrition: number }>;

/** The empires that take a system: those with the most Attrition landed; of several a roll decides. @rule GND-6 */
export function conquerorsOf(claimants: readonly Claimant[]): readonly EmpireId[] {
  const most = Math.max(0, ...claimants.map(({ attrition }) => attrition));
  return claimants
    .filter(({ attrition }) => attrition === most && attrition > 0)
    .map(({ empire }) => empire);
}
