import { valuesById } from '#kernel/collections/tables';
import type { SystemId } from '#model/campaign/ids';
import { farEndOf } from '#model/campaign/lane';
import { systemOfUnit } from '#rules/economy/system-of-unit';
import type { Proposal, Thought } from './thought.ts';

/** Where an enemy, or anybody, is in sight. */
const hasContact = ({ view }: Thought, at: SystemId): boolean =>
  valuesById(view.contacts).some(
    ({ current, place }) => current && place.kind === 'system' && place.system === at,
  );

/** The systems a lane away from one, those first where somebody is. */
function around(thought: Thought, from: SystemId): SystemId | null {
  const lanes = valuesById(thought.view.lanes).filter(({ a, b }) => a === from || b === from);
  const ends = lanes.map((lane) => farEndOf(lane, from));
  const met = ends.filter((end) => hasContact(thought, end));
  return thought.chance.pick(met.length > 0 ? met : ends);
}

/** Flights that might strike, mostly where somebody is to be met. */
export const STRIKE_PROPOSALS: { readonly LaunchStrike: Proposal<'LaunchStrike'> } = {
  LaunchStrike: (thought) => {
    const { view, chance } = thought;
    if (view.rules.carrierStrikes === 'off') return [];
    return valuesById(view.units).flatMap((unit) => {
      if (view.designs[unit.design]?.design.kind !== 'flight' || !chance.percent(60)) return [];
      const from = systemOfUnit(unit, view);
      const system = from === null ? null : around(thought, from);
      return system === null ? [] : [{ kind: 'LaunchStrike', units: [unit.id], system } as const];
    });
  },
};
