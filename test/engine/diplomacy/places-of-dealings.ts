import { constructionPhase } from '#engine/phases/construction/phase';
import { economicPhase } from '#engine/phases/economic/phase';
import { intelPhase } from '#engine/phases/intel/phase';
import { openingPhase } from '#engine/phases/opening/phase';
import { supplyPhase } from '#engine/phases/supply/phase';
import { brandAs } from '#kernel/brand/brand';
import type { EmpireId, ForceListId } from '#model/campaign/ids';
import type { Order } from '#model/orders/order';
import { mayBeCoBelligerents } from '#rules/diplomacy/may-be-co-belligerents';
import { stateBetween } from '#rules/diplomacy/state-between';
import { kindredListsOf } from '#rules/economy/kindred-lists';
import { missionBarOf } from '#rules/intel/mission-bar';
import { eventsOf, looked, sail } from '#test/engine/movement/voyages';
import { repair } from '#test/legality/yard-orders';
import { ashore } from '#test/support/ashore';
import { designId } from '#test/support/campaign';
import { harbour, human, loran } from '#test/support/harbour';
import { B, blue, FIRST, green, happens, type Place, played, red } from './stands.ts';
import { standing, stateOf, unmet } from './stands.ts';

const takesUpTrade: Place = (stand) => {
  const world = standing(stand, { fleets: { red: { f1: ['B', 'convoy'] } } });
  const order: Order = { kind: 'SetTrade', convoys: [FIRST], trading: true };
  return eventsOf(sail(world, { red: [order] }), 'TradeSet').length > 0;
};

/** Red’s route from one system, with a depot of an owner in another. */
const earns =
  (at: string, depotAt: string, owner: string): Place =>
  (stand) => {
    const world = standing(
      stand,
      {
        lanes: { 'A-B': 'minor', 'B-E': 'minor' },
        owners: { A: 'red', B: 'blue', E: 'red' },
        units: [ashore(`${owner}.u9`, 'depot', depotAt)],
        fleets: { red: { f1: [at, 'convoy'] } },
      },
      { [FIRST]: { trading: true } },
    );
    return !happens('RouteInterrupted', openingPhase, world);
  };

const supplies: Place = (stand) => {
  const fleets = { red: { f1: ['C', 'dd'] } };
  const world = standing(stand, { fleets, units: [ashore('blue.u9', 'depot', 'B')] });
  return !happens('UnitsOutOfSupply', supplyPhase, world);
};

const repairs: Place = (stand) => {
  const crew = {
    u1: ['cruiser', { condition: 'crippled' }],
    d1: ['depot', { owner: loran }],
  } as const;
  const port = harbour({ crew, relation: stateOf(stand), system: { owner: loran } });
  const sheets = { [human]: [repair('field', 'u1')] };
  const result = played(economicPhase, unmet(port, stand, [human, loran]), sheets);
  return eventsOf(result, 'DepotsLent').length > 0;
};

const offends: Place = (stand) => {
  const world = looked(standing(stand, { fleets: { red: { f1: ['B', 'dd'] } } }));
  const { events } = played(intelPhase, { ...world, phase: 'intel' });
  return events.some((one) => one.type === 'TensionChanged' && one.cause === 'trespass');
};

/** What blue tells red at the opening: of its depot at B, and of green’s ship there, which red doesn’t see. */
const isTold =
  (owner: EmpireId): Place =>
  (stand) => {
    const units = [ashore('blue.u9', 'depot', 'B')];
    const fleets = { blue: { f1: ['B', 'dd'] }, green: { f1: ['B', 'dd'] } };
    const { state } = played(openingPhase, looked(standing(stand, { units, fleets })));
    return Object.values(state.contacts).some((one) => one.viewer === red && one.owner === owner);
  };

const looksInside: Place = (stand) => {
  const world = standing(stand, { fleets: { red: { f1: ['B', 'dd'] } } });
  const { events } = played(openingPhase, world);
  return events.some(
    (one) => one.type === 'SystemReported' && one.viewer === red && one.system === B,
  );
};

const givesClasses: Place = (stand) =>
  happens('SchematicsGiven', economicPhase, standing(stand, {}), {
    kind: 'GiveSchematics',
    to: blue,
    design: designId('dd'),
  });

const sells: Place = (stand) => {
  const world = standing(stand, { fleets: { red: { f1: ['A', 'dd'] } } });
  const nothing = { points: 0, units: [] };
  const gives = { points: 0, units: [FIRST] };
  const takes = { points: 0, classes: [{ design: designId('dd'), count: 1 }] };
  const sheets: Readonly<Record<string, readonly Order[]>> = {
    red: [{ kind: 'ExchangeUnits', with: blue, gives, takes: { points: 0, classes: [] } }],
    blue: [{ kind: 'ExchangeUnits', with: red, gives: nothing, takes }],
  };
  return eventsOf(played(constructionPhase, world, sheets), 'UnitSold').length > 0;
};

const isKindred: Place = (stand) => {
  const world = standing(stand, {});
  const list = brandAs<ForceListId>('blue');
  const other = { ...world.empires[blue]!, forceList: list };
  const state = { ...world, empires: { ...world.empires, [blue]: other } };
  return kindredListsOf(state, red).includes(list);
};

const helpsQuellUnrest: Place = (stand) => {
  const between = stateBetween(standing(stand, {}).relations, red, blue);
  const bar = missionBarOf('propaganda-counter-insurgency', { by: red, owner: blue, between });
  return bar === null;
};

const maySignPact: Place = (stand) => {
  const states = { 'red/green': 'war', 'blue/green': 'war' } as const;
  return mayBeCoBelligerents(standing(stand, { states }).relations, red, blue);
};

/** Trade, supply, knowledge and classes. */
export const PLACES_OF_DEALINGS = {
  'warships in its system offend it': offends,
  'take up trade in its system': takesUpTrade,
  'earn by a trade route in its system': earns('B', 'A', 'red'),
  'earn by a route through its system': earns('E', 'A', 'red'),
  'earn by a route to its depot': earns('E', 'B', 'blue'),
  'draw supply from its depot': supplies,
  'be repaired by its depot': repairs,
  'be told of its depots': isTold(blue),
  'be told what it sees': isTold(green),
  'see its colony from inside': looksInside,
  'give it schematics': givesClasses,
  'sell it units': sells,
  'use its classes without alien penalty': isKindred,
  'run Counter-Insurgency in its system': helpsQuellUnrest,
  'become its co-belligerent': maySignPact,
} as const satisfies Readonly<Record<string, Place>>;
