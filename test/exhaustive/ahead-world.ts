import type { ScenarioStart } from '#content/scenarios/state-of-scenario';
import { tableOf } from '#kernel/collections/group-by';
import { valuesById } from '#kernel/collections/tables';

const AHEAD = 3;

/** The flights with which empires begin are of an era still to come, so that they can be reverse engineered. */
export function withFlightsAhead({ state, ...start }: ScenarioStart): ScenarioStart {
  const designs = valuesById(state.designs).map((design) =>
    design.kind === 'flight' && design.era === 0 ? { ...design, era: AHEAD } : design,
  );
  return { ...start, state: { ...state, designs: tableOf(designs, ({ id }) => id) } };
}
