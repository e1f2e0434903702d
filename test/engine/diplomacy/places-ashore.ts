import { bombardmentPhase } from '#engine/phases/bombardment/phase';
import { groundCombatPhase } from '#engine/phases/ground-combat/phase';
import { sitesOf } from '#engine/phases/construction/sites';
import type { SystemId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import type { Order } from '#model/orders/order';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import { ashore } from '#test/support/ashore';
import { unitId } from '#test/support/campaign';
import {
  B,
  blue,
  FIRST,
  happens,
  inHold,
  onceReds,
  type Place,
  played,
  red,
  standing,
} from './stands.ts';

const builds: Place = (stand) =>
  sitesOf(standing(stand, {}), DEFAULT_RULE_SET).mayBuild(red, B, 'convoy');

/** Red’s convoy at blue’s colony puts something down, with a carrier beside it. */
const putsDown =
  (design: string, at: SystemId | 'aboard'): Place =>
  (stand) => {
    const fleets = { red: { f1: ['B', 'convoy', 'ca'] } };
    const world = standing(stand, { fleets, units: [inHold('red.u9', design)] });
    const cargo = { kind: 'units', units: [unitId('red.u9')] } as const;
    const order: Order = { kind: 'UnloadCargo', carrier: FIRST, cargo };
    const { place } = played(groundCombatPhase, world, { red: [order] }).state.units[
      unitId('red.u9')
    ]!;
    if (place.kind === 'aboard') return at === 'aboard' && place.carrier !== FIRST;
    return place.kind === 'system' && place.system === at;
  };

const settles: Place = (stand) => {
  const world = standing(
    stand,
    { fleets: { red: { f1: ['B', 'convoy'] } } },
    { [FIRST]: { census: 1 } },
  );
  const order: Order = { kind: 'UnloadCargo', carrier: FIRST, cargo: { kind: 'census' } };
  return happens('CensusLanded', groundCombatPhase, world, order);
};

type As = (state: CampaignState) => CampaignState;
const asIs: As = (state) => state;

const PEACEFUL = { blue: { militia: 'none' } } as const;

const invades =
  (as: As = asIs): Place =>
  (stand) => {
    const fleets = { red: { f1: ['B', 'convoy', 'dd'] } };
    const units = [inHold('red.u9', 'troops')];
    const world = as(standing(stand, { fleets, units, standing: PEACEFUL }));
    const order: Order = { kind: 'Invade', system: B, units: [unitId('red.u9')], support: [] };
    return !happens('OrderFailed', groundCombatPhase, world, order);
  };

const conquers =
  (as: As = asIs): Place =>
  (stand) => {
    const units = [ashore('red.u9', 'troops', 'B')];
    const world = as(standing(stand, { units, standing: PEACEFUL }));
    return played(groundCombatPhase, world).state.systems[B]!.owner === red;
  };

/** Green, which is at War with blue alone, would take blue’s colony if red’s troops there didn’t defend it. */
const garrisons: Place = (stand) => {
  const units = [
    ashore('red.u9', 'troops', 'B'),
    ashore('green.u8', 'troops', 'B'),
    ashore('green.u9', 'troops', 'B'),
  ];
  const states = { 'blue/green': 'war' } as const;
  const world = standing(stand, { units, states, standing: PEACEFUL });
  return played(groundCombatPhase, world).state.systems[B]!.owner === blue;
};

const bombards =
  (as: As = asIs): Place =>
  (stand) => {
    const world = as(standing(stand, { fleets: { red: { f1: ['B', 'ca'] } } }));
    const missions = [{ mission: 'anti-population', points: null }] as const;
    const order: Order = { kind: 'Bombard', system: B, missions, surrender: false, plunging: [] };
    return happens('SystemBombarded', bombardmentPhase, world, order);
  };

/** What is put down in its systems, by its leave and by force. */
export const PLACES_ASHORE = {
  'put up bases in its system': builds,
  'put down a base there': putsDown('base', B),
  'put down minefields there': putsDown('mines', B),
  'base flights on own carriers there': putsDown('lf', 'aboard'),
  'base Atmospheric flights at its colony': putsDown('sky', B),
  'land troops as guests': putsDown('troops', B),
  'land Census as guests': settles,
  'invade its system': invades(),
  'invade its system that was once own': invades(onceReds),
  'conquer its system': conquers(),
  'conquer its system that was once own': conquers(onceReds),
  'defend its system on the ground': garrisons,
  'bombard its system': bombards(),
  'bombard its system that was once own': bombards(onceReds),
} as const satisfies Readonly<Record<string, Place>>;
