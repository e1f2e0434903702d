import { blockadeSet } from '#engine/record/blockade-set';
import type { Recorder } from '#engine/record/recorder';
import { valuesById } from '#kernel/collections/tables';
import { cite } from '#kernel/reasons/cite';
import type { EmpireId } from '#model/campaign/ids';
import { rightsBetween } from '#rules/diplomacy/rights-between';
import type { RuleSet } from '#model/settings/rule-set';
import { controllersIn } from '#rules/movement/controllers-in';
import { hidersIn } from '#rules/sight/hiders-in';
import { presenceIn } from '#rules/supply/presence-in';
import { siegeOf } from '#rules/supply/siege-of';

/** Lifts the blockades that do not hold any more; new ones begin only in the Supply Phase. @rule END-1 @rule SUP-4 */
export function liftBlockades(record: Recorder, rules: RuleSet): void {
  const state = record.state();
  const besieged = valuesById(state.systems).filter(({ blockaded }) => blockaded);
  if (besieged.length === 0) return;
  const all = presenceIn(state, hidersIn(state));
  const controllerOf = controllersIn(state);
  const rights = (one: EmpireId, other: EmpireId): ReturnType<typeof rightsBetween> =>
    rightsBetween(state.relations, one, other);
  for (const { id: system, census } of besieged) {
    const host = controllerOf(system);
    const presences = all.get(system) ?? new Map<EmpireId, never>();
    const siege = siegeOf({ census, host, presences, rights, rules });
    if (siege.blockaded) continue;
    record.emit(blockadeSet({ system, host, siege, cite: cite('END-1') }));
  }
}
