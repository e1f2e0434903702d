import { valuesById } from '#kernel/collections/tables';
import { pointsCarriedIdOf } from '#model/campaign/effect';
import type { EmpireId, FleetId, SystemId, UnitId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import { GROUND_PLANS } from '#model/forces/ground-plan';
import { MISSIONS, type MissionShare } from '#model/orders/bombard';
import { type GroundAim, MOST_ON_ONE } from '#model/orders/ground-war';
import { designId } from './campaign.ts';
import type { Bonds } from './proof-bonds.ts';
import type { Choices } from './proof-choices.ts';
import type { ClassName } from './proof-designs.ts';
import { type Draft, addFleet, addUnit, order } from './proof-draft.ts';
import { MAP, SIDES, type SideName, human, loran, tirelon } from './proof-map.ts';
import { boldStanding } from './proof-standing.ts';

type Siege = Readonly<{ by: EmpireId; owner: EmpireId; at: SystemId }>;
type Sides = Readonly<{ bonds: Bonds; third: SideName | 'none' }>;

/**
 * Systems that are besieged: the rear of one main power by the third power, and the homes of both by each other. In the others of a world,
 * friends have troops.
 */
export function addSieges(draft: Draft, { bonds: { main }, third }: Sides): void {
  const { choices } = draft;
  if (third !== 'none') {
    const { empire: owner, rear: at, deep } = SIDES[third];
    if (choices.percent(50)) addUnit(draft, tirelon, 'depot', { kind: 'system', system: deep });
    if (choices.percent(85)) addSiege(draft, { by: tirelon, owner, at });
  }
  if (main === 'war') {
    if (choices.percent(45)) addSiege(draft, { by: human, owner: loran, at: MAP.loranHome });
    if (choices.percent(45)) addSiege(draft, { by: loran, owner: human, at: MAP.humanHome });
    return;
  }
  for (const [guest, host] of [
    [human, SIDES.loran],
    [loran, SIDES.human],
  ] as const) {
    const place = { kind: 'system', system: choices.pick([host.home, host.rear]) } as const;
    addUnit(draft, guest, 'guards', place);
    for (let more = choices.below(3); more > 0; more -= 1) {
      addUnit(draft, guest, choices.pick(TROOPS), place);
    }
  }
}

const TROOPS: readonly ClassName[] = ['troops', 'guards'];

function addSiege(draft: Draft, siege: Siege): void {
  const { choices } = draft;
  const { by, owner, at } = siege;
  strip(draft, siege);
  const place = { kind: 'system', system: at } as const;
  for (let more = choices.below(3); more > 0; more -= 1) {
    addUnit(draft, owner, choices.pick(TROOPS), place, {
      damage: choices.below(2),
      status: choices.percent(25) ? 'reserve' : 'active',
    });
  }
  if (choices.percent(45)) addUnit(draft, by, choices.pick(TROOPS), place);
  const bombard = choices.pick(['none', 'usual', 'population', 'suppress', 'general'] as const);
  const standing = { ...boldStanding(choices), bombard };
  const ships: readonly ClassName[] = ['monitor', 'monitor', 'cruiser', 'destroyer', 'assault'];
  const fleet = addFleet(draft, { owner: by, at, ships, standing });
  const troops = addTransports(draft, by, fleet);
  if (choices.percent(70)) {
    order(draft, by, { kind: 'Invade', system: at, units: troops, support: [] });
  }
  if (choices.percent(60)) {
    const missions = missionsOf(choices);
    const surrender = choices.percent(50);
    order(draft, by, { kind: 'Bombard', system: at, missions, surrender, plunging: [] });
  }
  for (const empire of [by, owner]) {
    if (choices.percent(50)) continue;
    const plan = choices.pick(GROUND_PLANS);
    const militia = choices.percent(60);
    const aims = aimsOf(draft, empire, empire === by ? owner : by);
    order(draft, empire, { kind: 'PlanGround', system: at, plan, militia, ...aims });
  }
}

/** Sometimes troops are sent against enemies of a class, the weakest of them or the next. */
function aimsOf(
  { choices, units }: Draft,
  empire: EmpireId,
  foe: EmpireId,
): Readonly<{ aims?: readonly GroundAim[] }> {
  const own = units.filter(
    ({ owner, design }) =>
      owner === empire && TROOPS.some((name) => design === `${empire}.${name}`),
  );
  const aims = own
    .filter(() => choices.percent(40))
    .slice(0, MOST_ON_ONE)
    .map(({ id }) => {
      const target = designId(`${foe}.${choices.pick(TROOPS)}`);
      return { unit: id, target, place: 1 + choices.below(2) };
    });
  return aims.length === 0 ? {} : { aims };
}

/** Missions of a bombardment: none, as the standing orders say, or one or two. */
export function missionsOf({ below, pick, percent }: Choices): readonly MissionShare[] {
  const [first, second] = [pick(MISSIONS), pick(MISSIONS)];
  if (percent(20)) return [];
  if (first === second) return [{ mission: first, points: null }];
  return [
    { mission: first, points: 12 + below(14) },
    { mission: second, points: null },
  ];
}

/** The defenders of the orbit are away or crippled; sometimes nobody is on the ground. */
function strip({ choices, fleets, units, orders }: Draft, { owner, at }: Siege): void {
  const leaving = new Set(
    (orders.get(owner) ?? []).flatMap((one) => (one.kind === 'MoveFleet' ? [one.fleet] : [])),
  );
  const gone = new Set<FleetId>();
  for (const { id, owner: empire, place } of [...fleets]) {
    const isHere = place.kind === 'system' && place.system === at;
    if (empire === owner && isHere && !leaving.has(id)) gone.add(id);
  }
  fleets.splice(0, fleets.length, ...fleets.filter(({ id }) => !gone.has(id)));
  const lost = new Set<UnitId>();
  const isUndefended = choices.percent(30);
  for (const { id, place, design, owner: empire } of units) {
    const isHere = place.kind === 'system' && place.system === at && empire === owner;
    const isMine = isHere && design === `${owner}.mine`;
    const isTroop = isHere && isUndefended && design === `${owner}.troops`;
    const isAboard = place.kind === 'aboard' && lost.has(place.carrier);
    if ((place.kind === 'fleet' && gone.has(place.fleet)) || isMine || isTroop || isAboard) {
      lost.add(id);
    }
  }
  const kept = units.flatMap((unit) => {
    if (lost.has(unit.id)) return [];
    const isHere = unit.place.kind === 'system' && unit.place.system === at && unit.owner === owner;
    const isBase = ['base', 'yard', 'depot'].some((name) => unit.design === `${owner}.${name}`);
    return isHere && isBase ? [{ ...unit, condition: 'crippled' } as const] : [unit];
  });
  units.splice(0, units.length, ...kept);
}

function addTransports(draft: Draft, by: EmpireId, fleet: FleetId): readonly UnitId[] {
  const { choices } = draft;
  const from: readonly ClassName[] = choices.percent(50) ? ['assault', 'freighter'] : ['assault'];
  return from.flatMap((name) => {
    const carrier = addUnit(draft, by, name, { kind: 'fleet', fleet });
    return [addUnit(draft, by, choices.pick(TROOPS), { kind: 'aboard', carrier })];
  });
}

/** What earlier turns of war left: rebels, and bombardment points that are carried over. */
export function withOldSieges(state: CampaignState, choices: Choices): CampaignState {
  const systems = Object.fromEntries(
    valuesById(state.systems).map((system) => {
      const isRear = system.id === MAP.humanRear || system.id === MAP.loranRear;
      const isRisen = isRear && choices.percent(20);
      const rebels = 1 + choices.below(3);
      return [system.id, isRisen ? { ...system, morale: 0, rebels } : system];
    }),
  );
  const sieges = valuesById(state.fleets).flatMap(({ owner, place }) => {
    const system = place.kind === 'system' ? place.system : null;
    const host = system === null ? null : state.systems[system]!.owner;
    return system === null || host === null || host === owner ? [] : [{ owner, system }];
  });
  const marks = sieges.flatMap(({ owner, system }) => {
    const mission = choices.pick([null, ...MISSIONS]);
    const amount = 1 + choices.below(11);
    const id = pointsCarriedIdOf(owner, system, mission);
    const subject = { kind: 'mission', system, mission } as const;
    const when = { begins: state.turn, ends: state.turn };
    const mark = { id, kind: 'points-carried', owner, subject, amount, ...when } as const;
    return choices.percent(50) ? [[id, mark] as const] : [];
  });
  const effects = { ...state.effects, ...Object.fromEntries(marks) };
  return { ...state, systems, effects };
}
