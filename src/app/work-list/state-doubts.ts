import { valuesById } from '#kernel/collections/tables';
import { groupBy } from '#kernel/collections/group-by';
import { brokenInvariants, INVARIANTS_OF_READ } from '#rules/invariants/broken-invariants';
import { RANDOM_EVENT_TABLE } from '#rules/random-events/random-event-table';
import { starvesAt } from '#rules/supply/starves-at';
import type { Empire } from '#model/campaign/empire';
import type { EmpireId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import type { Unit } from '#model/forces/unit';
import type { WorkItem } from './work-item.ts';

/** The things that look wrong in a game, of which the state was read from the store. */
export function stateDoubts(state: CampaignState): readonly WorkItem[] {
  const broken = brokenInvariants(state, undefined, INVARIANTS_OF_READ).map(
    ({ sentence, breaches }): WorkItem => {
      return { kind: 'broken', sentence, breaches: breaches.length };
    },
  );
  return [
    ...broken,
    ...eventItems(state),
    ...valuesById(state.empires).flatMap((empire) => empireDoubts(state, empire)),
  ];
}

/** The random events that happen at the end of this turn, which the moderator can still veto. @rule OPT-13 */
const eventItems = ({ effects, empires, turn }: CampaignState): readonly WorkItem[] =>
  valuesById(effects).flatMap(({ owner: empire, subject, begins }) => {
    if (subject.kind !== 'random-event' || begins > turn) return [];
    const { name: event, change } = RANDOM_EVENT_TABLE[subject.event];
    const isOpen = change.kind === 'choice';
    return [{ kind: 'random-event', empire, name: empires[empire]?.name ?? empire, event, isOpen }];
  });

function empireDoubts(state: CampaignState, { id, name, treasury }: Empire): readonly WorkItem[] {
  const units = valuesById(state.units).filter(({ owner }) => owner === id);
  const systems = valuesById(state.systems).filter(({ owner }) => owner === id);
  const whose = { empire: id, name };
  return [
    ...(units.length === 0 && systems.length === 0
      ? [{ kind: 'nothing-left', ...whose } as const]
      : []),
    ...(treasury < 0 ? [{ kind: 'in-debt', treasury, ...whose } as const] : []),
    ...starvingItems(state, units, whose),
  ];
}

function starvingItems(
  state: CampaignState,
  units: readonly Unit[],
  whose: Readonly<{ empire: EmpireId; name: string }>,
): readonly WorkItem[] {
  const places = starving(state, units).map(([fleet, lost]) => ({ fleet, units: lost.length }));
  return places.length === 0 ? [] : [{ kind: 'starving', places, ...whose }];
}

/** The units that one more turn without supply destroys, by their fleets. */
function starving(
  state: CampaignState,
  units: readonly Unit[],
): readonly (readonly [string, readonly Unit[]])[] {
  const lost = units.filter((unit) => {
    const design = state.designs[unit.design];
    const next = { ...unit, outOfSupply: unit.outOfSupply + 1 };
    return unit.outOfSupply > 0 && design !== undefined && starvesAt(design, next);
  });
  return [...groupBy(lost, (unit) => fleetName(state, unit))];
}

function fleetName(state: CampaignState, { place }: Unit): string {
  switch (place.kind) {
    case 'fleet':
      return state.fleets[place.fleet]?.name ?? place.fleet;
    case 'system':
      return state.systems[place.system]?.name ?? place.system;
    case 'aboard': {
      const carrier = state.units[place.carrier];
      return carrier === undefined ? place.carrier : fleetName(state, carrier);
    }
  }
}
