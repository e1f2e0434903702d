import type { Recorder } from '#engine/record/recorder';
import { valuesById } from '#kernel/collections/tables';
import { cite } from '#kernel/reasons/cite';
import type { GalaxySystem } from '#model/campaign/galaxy';
import type { EmpireId, FleetId, SystemId } from '#model/campaign/ids';
import { laneBetween } from '#model/campaign/lane';
import { hexOfId, type StarSystem, systemIdOf } from '#model/campaign/system';
import type { Dice } from '#model/rolls/roll-purpose';
import type { ExploredMap } from '#model/settings/galaxy-settings';
import type { RuleSet } from '#model/settings/rule-set';
import { generateSystem } from './generate-system.ts';
import { mapOfState } from './map-of-state.ts';
import { nameFoundSystem } from './name-found-system.ts';
import { withoutTraits } from './without-traits.ts';

type Discovery = Readonly<{
  explored: ExploredMap;
  surveys: RuleSet['surveys'];
  system: SystemId;
  empire: EmpireId;
  /** Null: nobody is there, it is found by an event. */
  fleet: FleetId | null;
  dice: Dice;
}>;

/**
 * A system that nobody had found is generated, with its new lanes. Only the moderator reads its rolls, because the number of rerolled sides
 * would reveal what others have found beside it.
 * @rule MAP-12 @rule MAP-9 @rule MOV-5 @rule OPT-3
 */
export function discoverSystem(record: Recorder, discovery: Discovery): void {
  const { explored, surveys, system: id, empire, fleet, dice } = discovery;
  const state = record.state();
  const before = dice.log().length;
  const { rings } = explored;
  const { system: whole, lanesTo } = generateSystem(dice, {
    settings: explored,
    map: mapOfState(state, rings),
    hex: hexOfId(id, rings),
    player: null,
  });
  const system = surveys === 'off' ? whole : withoutTraits(whole);
  const known = valuesById(state.knownSystems).filter(({ viewer }) => viewer === empire);
  const names = new Set(known.map((one) => one.name.toLowerCase()));
  const isKnown = (one: string): boolean => names.has(one.toLowerCase());
  const name = nameFoundSystem(dice, { system: id, rings, isKnown });
  record.emit({
    type: 'SystemGenerated',
    cite: cite('MAP-12'),
    rolls: dice
      .log()
      .slice(before)
      .map((roll) => roll.id),
    witnesses: [],
    empire,
    fleet,
    turn: state.turn,
    system: foundOf(system, name),
    lanes: lanesTo.map((hex) => laneBetween(id, systemIdOf(hex, rings), 'unexplored')),
  });
}

/**
 * @rule MAP-6
 * @rule MAP-7
 * @ruling A homeworld or splinter colony that explorers find is uninhabited, as on maps that are drawn whole. Its values are kept as its
 *   native potential.
 */
function foundOf(found: GalaxySystem, name: string): StarSystem {
  const { id, hex, importance, capacity, raw, native, start, traits, anomalies } = found;
  return {
    ...{ id, name, hex, importance, capacity, raw, native, traits, anomalies },
    census: 0,
    morale: 0,
    productivity: start.census > 0 ? 0 : start.productivity,
    intel: 0,
    owner: null,
    utilized: 0,
    missedGrowth: 0,
    blockaded: false,
    rebels: 0,
    martialLaw: false,
    offMapLanes: found.offMapLanes,
    offMapTrade: null,
    found: false,
    specialisation: null,
  };
}
