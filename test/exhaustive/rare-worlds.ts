import type { ScenarioStart } from '#content/scenarios/state-of-scenario';
import { keysById, valuesById } from '#kernel/collections/tables';
import type { FleetId, UnitId } from '#model/campaign/ids';
import { RAIDERS } from '#model/campaign/raiders';
import type { CampaignState } from '#model/campaign/state';
import type { Fleet } from '#model/forces/fleet';
import type { Unit } from '#model/forces/unit';
import type { RuleSet } from '#model/settings/rule-set';
import { designId, empireId } from '#test/support/campaign';
import { withSpies } from './spies-world.ts';

const LAST_OF_YEAR = 12;
const SPIES = 25;
const FIRST = empireId('e1');

/** The first empire has unlocked every class of its list, and has unused advances when the year ends. */
function withNothingLeft({ state, ...start }: ScenarioStart): ScenarioStart {
  const empire = state.empires[FIRST]!;
  const { designs } = state.forceLists[empire.forceList]!;
  const learned = { ...empire, unlocked: designs, era: 5, advancesInHand: 3 };
  const empires = { ...state.empires, [FIRST]: learned };
  return { ...start, state: { ...state, turn: LAST_OF_YEAR, empires } };
}

/** A class of the second empire with a Cost that the Census of a colony is enough for. */
const SOUGHT = designId('loran.chaete');

/** The spies of the first empire are everywhere, and there is one class that it can’t build and has no schematics of. */
function withOneSecret(start: ScenarioStart): ScenarioStart {
  const { state, ...rest } = withSpies(start);
  const empire = state.empires[FIRST]!;
  const known = new Set([SOUGHT, ...empire.unlocked]);
  const schematics = keysById(state.designs).filter((id) => !known.has(id));
  const systems = valuesById(start.state.systems).map((system) => {
    const { id, owner } = system;
    const row = owner === FIRST ? { ...system, capacity: SPIES, intel: SPIES } : system;
    return [id, row] as const;
  });
  return {
    ...rest,
    state: {
      ...state,
      empires: { ...state.empires, [FIRST]: { ...empire, schematics } },
      systems: Object.fromEntries(systems),
    },
  };
}

/** A lone raider is where the first empire has a fleet, and can flee along more than one lane. */
function withLoneRaider({ state, ...start }: ScenarioStart): ScenarioStart {
  const guard = valuesById(state.fleets).find(
    ({ owner, name }) => owner === FIRST && name === 'Guard',
  )!;
  const ship = valuesById(state.units).find(
    ({ place }) => place.kind === 'fleet' && place.fleet === guard.id,
  )!;
  // Only a name of its own, its owner, its fleet and its class are other than those of the guard.
  const fleet: Fleet = {
    ...guard,
    id: `${RAIDERS}.f1` as FleetId,
    owner: RAIDERS,
    name: 'Raiders',
  };
  const raider: Unit = {
    ...ship,
    ...{
      id: `${RAIDERS}.u1` as UnitId,
      owner: RAIDERS,
      name: 'Corsair 1',
      design: designId('raiders.corsair'),
    },
    place: { kind: 'fleet', fleet: fleet.id },
  };
  const counters: CampaignState['counters'] = {
    ...state.counters,
    [RAIDERS]: { empire: RAIDERS, units: 1, fleets: 1, works: 0, contacts: 0 },
  };
  return {
    ...start,
    state: {
      ...state,
      fleets: { ...state.fleets, [fleet.id]: fleet },
      units: { ...state.units, [raider.id]: raider },
      counters,
    },
  };
}

/** Worlds in which what hardly ever happens is about to; `start`: two empires by some settings. */
export const rareWorlds = (start: (settings: Partial<RuleSet>) => ScenarioStart) => [
  {
    what: 'two empires, of which one has nothing left to research',
    start: withNothingLeft(start({})),
    ...{ windows: false, turns: 1, seeds: [1] },
  },
  {
    what: 'two empires with spies, and one class whose schematics they lack',
    start: withOneSecret(start({})),
    ...{ windows: false, turns: 3, seeds: [26] },
  },
  {
    what: 'two empires with a lone raider, who flees',
    start: withLoneRaider(start({ raiderTactics: 'flee' })),
    ...{ windows: false, turns: 2, seeds: [1] },
  },
];
