import { rowOf } from '#kernel/collections/row-of';
import { counted } from '#kernel/words/counted';
import {
  defenseLoweredIdOf,
  type Effect,
  outputMarkIdOf,
  pointsCarriedIdOf,
} from '#model/campaign/effect';
import type { EffectId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import type { MarkEditKind } from '#model/corrections/edit';
import type { EditRules } from './edit-rule.ts';
import { missingIn } from './missing.ts';
import { openingTurnOf } from './next-turn-of.ts';

function amountOf({ effects }: CampaignState, id: EffectId): number {
  const mark: Effect | undefined = effects[id];
  return mark?.amount ?? 0;
}

/** What speaks against corrections of the marks of a siege. */
export const MARK_RULES: EditRules<MarkEditKind> = {
  SetOutputMark: ({ system, mark, to }, state) => {
    const missing = missingIn(state, { systems: [system] });
    if (missing !== null) return missing;
    const { name, owner, census } = rowOf(state.systems, system);
    if (owner === null || census === 0) return `${name} is no empire's colony.`;
    const turn = openingTurnOf(state);
    if (amountOf(state, outputMarkIdOf(mark, system, turn)) !== to) return null;
    return `The mark ${mark} of ${name} is already ${String(to)} in turn ${String(turn)}.`;
  },
  LowerDefense: ({ unit, by }, state) => {
    const missing = missingIn(state, { units: [unit] });
    if (missing !== null) return missing;
    const { ground } = rowOf(state.designs, rowOf(state.units, unit).design);
    if (ground === null) return `${unit} is no ground unit.`;
    if (amountOf(state, defenseLoweredIdOf(unit)) !== by) return null;
    return `The Defense of ${unit} is lowered by ${counted(by, 'point')} already.`;
  },
  LowerRebelDefense: ({ system, by }, state) => {
    const missing = missingIn(state, { systems: [system] });
    if (missing !== null) return missing;
    const { name, rebels } = rowOf(state.systems, system);
    if (rebels === 0) return `There are no militias of rebels at ${name}.`;
    if (amountOf(state, defenseLoweredIdOf(system)) !== by) return null;
    return `The Defense of the rebels at ${name} is lowered by ${counted(by, 'point')} already.`;
  },
  SetCarriedPoints: ({ empire, system, mission, to }, state) => {
    const missing = missingIn(state, { empires: [empire], systems: [system] });
    if (missing !== null) return missing;
    if (amountOf(state, pointsCarriedIdOf(empire, system, mission)) !== to) return null;
    const { name } = rowOf(state.systems, system);
    return `${empire} has ${counted(to, 'point')} left for this at ${name} already.`;
  },
};
