import { rowOf } from '#kernel/collections/row-of';
import type { EmpireId } from '#model/campaign/ids';
import { canBlockade } from '#rules/supply/can-blockade';
import { isEnemyOf, standsWith } from './demand-rights.ts';
import { empiresOf, type EncounterRun } from './encounter-run.ts';
import { forceOf } from './forces.ts';

/** Whether a side is shut in by a blockade of another: it is the blockaded empire, or on its side. @rule SUP-4 */
export function isShutInBy(run: EncounterRun, side: EmpireId, by: EmpireId): boolean {
  const { world, pending } = run;
  const { place } = pending;
  if (place.kind === 'lane' || !rowOf(world.state.systems, place.system).blockaded) return false;
  const host = world.controllerAt(place);
  if (host === null || !empiresOf(run, side).some((one) => standsWith(run, host, one)))
    return false;
  const besiegers = empiresOf(run, by).filter(
    (one) => canBlockade(one, world.rules) && isEnemyOf(run, one, host),
  );
  return forceOf(run, by).some(
    ({ owner, design }) => design.kind === 'ship' && !design.civilian && besiegers.includes(owner),
  );
}
