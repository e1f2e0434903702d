import type { ScenarioStart } from '#content/scenarios/state-of-scenario';
import { brandAs } from '#kernel/brand/brand';
import { valuesById } from '#kernel/collections/tables';
import type { DesignId, WorkId } from '#model/campaign/ids';
import type { Work } from '#model/campaign/work';
import { empireId } from '#test/support/campaign';

/** An outpost off the ways of everybody: its shipyard lies between two equal enemies, and nobody guards it. */
export function withRuin(text: string): string {
  const scenario = JSON.parse(text);
  const ruin = { name: 'Ruin', q: 2, r: -2, importance: 'minor', capacity: 6, raw: 2, owner: 'e2' };
  const captors = [
    { owner: 'e1', class: 'Europa' },
    { owner: 'e4', class: 'Stercoralis' },
  ].map((one) => ({
    owner: one.owner,
    at: 'Ruin',
    fleet: 'Corsairs',
    units: [{ class: one.class }],
  }));
  const yard = { owner: 'e2', at: 'Ruin', units: [{ class: 'Shipyard' }] };
  const settlers = { owner: 'e2', at: 'Ruin', fleet: 'Settlers', units: [{ class: 'Convoy' }] };
  return JSON.stringify({
    ...scenario,
    systems: [...scenario.systems, ruin],
    forces: [...scenario.forces, yard, settlers, ...captors],
  });
}

/** The same, with something under construction in that shipyard, and a Census aboard the convoy there. */
export function withWorkAtRuin(start: ScenarioStart): ScenarioStart {
  const { state } = start;
  const owner = empireId('e2');
  const ruin = valuesById(state.systems).find(({ name }) => name === 'Ruin')!;
  const [design] = state.empires[owner]!.unlocked as readonly [DesignId];
  const id = brandAs<WorkId>(`${owner}.w1`);
  const money = {
    cost: 8,
    paid: 8,
    built: 1,
    begun: 1,
    share: null,
    ready: null,
    cancelled: false,
  };
  const work: Work = { id, owner, design, name: '', system: ruin.id, source: 'shipyard', ...money };
  const counters = { ...state.counters, [owner]: { ...state.counters[owner]!, works: 1 } };
  const settlers = valuesById(state.fleets).find(({ name }) => name === 'Settlers')!;
  const units = valuesById(state.units).map((unit) => {
    const isSettler = unit.place.kind === 'fleet' && unit.place.fleet === settlers.id;
    return [unit.id, isSettler ? { ...unit, census: 1 } : unit] as const;
  });
  const tables = { works: { [id]: work }, units: Object.fromEntries(units), counters };
  return { ...start, state: { ...state, ...tables } };
}
