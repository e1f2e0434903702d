import type { EmpireId } from '#model/campaign/ids';
import type { UnitDesign } from '#model/forces/design';
import type { EncounterRun } from './encounter-run.ts';

/**
 * Whether a side knows the stats of a class by now: public, own, learned, or seen in a battle of this
 * very encounter.
 * @rule FOG-5
 */
export function knowsClass(
  run: EncounterRun,
  empire: EmpireId,
  design: Pick<UnitDesign, 'id' | 'list'>,
): boolean {
  if (run.world.knowsStats(empire, design)) return true;
  const shown = run.shownTo.get(empire);
  if (shown === undefined) return false;
  return [...shown].some((unit) => run.world.state.units[unit]?.design === design.id);
}
