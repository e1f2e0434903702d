import { rowOf } from '#kernel/collections/row-of';
import { decreedIdOf } from '#model/campaign/effect';
import type { EditRules } from './edit-rule.ts';
import { missingIn } from './missing.ts';

/** What speaks against corrections of systems and colonies. */
export const SYSTEM_RULES: EditRules<
  'SetSystemValue' | 'SetOwner' | 'SetTrait' | 'SetSpecialisation' | 'SetMoraleCondition'
> = {
  SetSystemValue: ({ system, value, to }, state) => {
    const missing = missingIn(state, { systems: [system] });
    if (missing !== null) return missing;
    const row = rowOf(state.systems, system);
    if (value === 'utilized' && row.census === 0) return `Nobody lives at ${row.name}.`;
    return row[value] === to ? `${row.name} is already ${String(to)}.` : null;
  },
  SetOwner: ({ system, owner }, state) => {
    const empires = owner === null ? [] : [owner];
    const missing = missingIn(state, { systems: [system], empires });
    if (missing !== null) return missing;
    const row = rowOf(state.systems, system);
    if (row.owner !== owner) return null;
    return owner === null
      ? `${row.name} belongs to nobody already.`
      : `${row.name} belongs to ${rowOf(state.empires, owner).name} already.`;
  },
  SetTrait: ({ system, trait, has }, state) => {
    const missing = missingIn(state, { systems: [system] });
    if (missing !== null) return missing;
    const { name, traits } = rowOf(state.systems, system);
    if (traits.includes(trait) !== has) return null;
    return `${name} has ${has ? 'this trait already' : 'no such trait'}.`;
  },
  SetSpecialisation: ({ system, to }, state) => {
    const missing = missingIn(state, { systems: [system] });
    if (missing !== null) return missing;
    const { name, owner, census, specialisation } = rowOf(state.systems, system);
    if (to === null) return specialisation === null ? `${name} is not specialised.` : null;
    if (owner === null || census === 0)
      return `${name} is no empire's colony. Only colonies specialise.`;
    return specialisation?.kind === to ? `${name} is specialised in ${to} already.` : null;
  },
  SetMoraleCondition: ({ system, name, turns }, state) => {
    const missing = missingIn(state, { systems: [system] });
    if (missing !== null) return missing;
    const row = rowOf(state.systems, system);
    if (turns === 0) {
      const isThere = Object.hasOwn(state.effects, decreedIdOf(system, name));
      return isThere ? null : `${row.name} has no condition “${name}” that was added.`;
    }
    const isColony = row.owner !== null && row.census > 0;
    return isColony ? null : `${row.name} is no colony of anybody: it has no Morale.`;
  },
};
