import { empiresOf } from '#engine/battle/encounter-run';
import { mayDemandOf } from '#engine/battle/demand-rights';
import { noteDemand } from '#engine/battle/demands';
import { supplyPhase } from '#engine/phases/supply/phase';
import { siegesOf } from '#engine/phases/movement/sieges-of';
import type { EmpireId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import { rightsInEncounters } from '#rules/diplomacy/rights-in-encounters';
import { mayGenerateAgainst } from '#rules/movement/may-generate-against';
import { here, meetingAt, runOf } from '#test/engine/battle/meetings-at';
import { eventsOf, move, sail } from '#test/engine/movement/voyages';
import { empireId } from '#test/support/campaign';
import { B, blue, green, happens, onceOwned, onceReds, type Place, QUIET, red } from './stands.ts';
import { standing, stateOf, type Stand, unmet } from './stands.ts';

const BOLD = { engage: 'neutrals' } as const;

const enters =
  (ship: string, to: string): Place =>
  (stand) => {
    const world = standing(stand, { fleets: { red: { f1: ['A', ship] } } });
    const result = sail(world, { red: [move('red.f1', to)] });
    return eventsOf(result, 'FleetStopped').every(({ because }) => because !== 'not-admitted');
  };

/** Red’s ship meets blue’s there, and would fight neutrals too. */
const seeks =
  (at: string, as: (state: CampaignState) => CampaignState = (state) => state): Place =>
  (stand) => {
    const fleets = { red: { f1: [at, 'dd'] }, blue: { f1: [at, 'dd'] } };
    const world = standing(stand, { fleets, standing: { red: BOLD } });
    return fights(sail(as(world), {}, QUIET));
  };

const fights = (result: ReturnType<typeof sail>): boolean =>
  eventsOf(result, 'EncounterArose').some(({ generated }) =>
    generated.some(({ by }) => by === red),
  );

const inLane: Place = (stand) => {
  const fleets = { red: { f1: ['A', 'dd'] }, blue: { f1: ['C', 'dd'] } };
  const world = standing(stand, { fleets, standing: { red: BOLD } });
  const sheets = { red: [move('red.f1', 'C')], blue: [move('blue.f1', 'A')] };
  return fights(sail(world, sheets, QUIET));
};

const byDefault: Place = (stand) => {
  const fleets = { red: { f1: ['C', 'dd'] }, blue: { f1: ['C', 'dd'] } };
  return fights(sail(standing(stand, { fleets }), {}, QUIET));
};

const [hero, foe] = [empireId('human'), empireId('loran')];
function battleAt(stand: Stand, owner: string | null) {
  const state = meetingAt({
    sides: { human: { f1: ['dd'] }, kili: { f1: ['dd'] }, loran: { f1: ['dd'] } },
    states: { 'human/loran': stateOf(stand) },
    owners: owner === null ? {} : { [here]: owner },
    generated: [],
  });
  return runOf(unmet(state, stand, [hero, foe]), QUIET);
}

const demands =
  (owner: string | null): Place =>
  (stand) =>
    mayDemandOf(battleAt(stand, owner), hero, foe);

const demandsWhereOnceOwner: Place = (stand) => {
  const { world, pending, ...rest } = battleAt(stand, 'loran');
  const state = onceOwned(world.state, hero, here);
  return mayDemandOf({ ...rest, pending, world: { ...world, state } }, hero, foe);
};

const demandsBack: Place = (stand) => {
  const run = battleAt(stand, 'loran');
  noteDemand(run, { by: foe, against: hero, scenario: 'deep-space' });
  return mayDemandOf(run, hero, foe);
};

const mayGenerate =
  (controller: EmpireId | null): Place =>
  (stand) => {
    const rights = rightsInEncounters(standing(stand, {}), QUIET, [red, blue]);
    return mayGenerateAgainst({ by: red, rights, controller, hasClaim: false });
  };

/** One side against the third empire. */
const oneSide: Place = (stand) => {
  const state = meetingAt({
    sides: { human: { f1: ['dd'] }, kili: { f1: ['dd'] }, loran: { f1: ['dd'] } },
    states: { 'human/loran': stateOf(stand) },
  });
  const run = runOf(unmet(state, stand, [hero, foe]));
  return [...run.sides.keys()].some((side) => empiresOf(run, side).length > 1);
};

const besieges: Place = (stand) => {
  const world = standing(stand, { fleets: { red: { f1: ['B', 'dd', 'dd', 'dd', 'dd'] } } });
  return happens('BlockadeSet', supplyPhase, world);
};

/** Red’s ships are there beside those of green, which would shut blue in. */
const holdsOff: Place = (stand) => {
  const four = ['B', 'dd', 'dd', 'dd', 'dd'];
  const fleets = { red: { f1: four }, green: { f1: four } };
  const world = standing(stand, { fleets, states: { 'blue/green': 'war' } });
  return !happens('BlockadeSet', supplyPhase, world);
};

const isShutIn: Place = (stand) => {
  const world = standing(stand, {});
  const blockaded = { ...world.systems[B]!, blockaded: true };
  const state = { ...world, systems: { ...world.systems, [B]: blockaded } };
  return siegesOf(state, DEFAULT_RULE_SET, () => [])(B)!.holds(red);
};

/** Where fleets go and fight. */
export const PLACES_IN_SPACE = {
  'warships enter its system': enters('dd', 'B'),
  'convoys enter its system': enters('convoy', 'B'),
  'a Diplomatic ship enters its system': enters('diplomat', 'B'),
  'warships enter an unowned system': enters('dd', 'C'),
  'attack in its system': seeks('B'),
  'attack in its system that was once own': seeks('B', onceReds),
  'attack in an own system': seeks('A'),
  'attack in an unowned system': seeks('C'),
  'attack in a third system': seeks('D'),
  'attack in a lane': inLane,
  'attack without being told': byDefault,
  'generate an encounter in its system': mayGenerate(blue),
  'generate one in an own system': mayGenerate(red),
  'generate one in an unowned system': mayGenerate(null),
  'generate one in a third system': mayGenerate(green),
  'demand a scenario in its system': demands('loran'),
  'demand one in its system that was once own': demandsWhereOnceOwner,
  'demand one in an own system': demands('human'),
  'demand one in an unowned system': demands(null),
  'demand one in a third system': demands('kili'),
  'demand one in its system after it did': demandsBack,
  'blockade its system': besieges,
  'hold off a blockade of its system': holdsOff,
  'be shut in by a blockade of its system': isShutIn,
  'fight as one side in space': oneSide,
} as const satisfies Readonly<Record<string, Place>>;
