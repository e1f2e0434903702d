import { smallWorldText } from '#app/self-play/small-world';
import type { ScenarioStart } from '#content/scenarios/state-of-scenario';
import { valuesById } from '#kernel/collections/tables';
import type { FleetPlace } from '#model/forces/fleet';

type Text = {
  forces: { fleet?: string; at: string }[];
  systems: { name?: string; anomalies?: readonly string[] }[];
};

/** A small world of three empires whose vanguards meet at the hub before the first turn, at ruins that each may be the first to find. */
export function crowdedWorldText(): string {
  const scenario = JSON.parse(smallWorldText(3)) as Text;
  for (const system of scenario.systems) if (system.name === 'Hub') system.anomalies = ['Ruins'];
  for (const force of scenario.forces) if (force.fleet === 'Vanguard') force.at = 'Hub';
  return JSON.stringify(scenario);
}

/** The guards of the first two empires, which are at war, meet in a lane. */
export function withGuardsInLane(start: ScenarioStart): ScenarioStart {
  const { state } = start;
  const { id: lane, a, b } = valuesById(state.lanes).find((one) => one.class === 'major')!;
  const [first, second] = valuesById(state.empires);
  const places = new Map<string, FleetPlace>([
    [first!.id, { kind: 'lane', lane, from: a, to: b }],
    [second!.id, { kind: 'lane', lane, from: b, to: a }],
  ]);
  const fleets = valuesById(state.fleets).map((fleet) => {
    const place = fleet.name === 'Guard' ? places.get(fleet.owner) : undefined;
    return place === undefined ? fleet : { ...fleet, place };
  });
  return {
    ...start,
    state: { ...state, fleets: Object.fromEntries(fleets.map((fleet) => [fleet.id, fleet])) },
  };
}
