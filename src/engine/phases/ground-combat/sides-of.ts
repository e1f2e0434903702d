import type { PhaseInput } from '#engine/record/phase';
import { ordersOfKind } from '#engine/record/orders-of-kind';
import type { Siege, Soldier } from '#engine/siege/siege-world';
import { rowOf } from '#kernel/collections/row-of';
import { sortBy } from '#kernel/collections/sort-by';
import { compareIds } from '#kernel/collections/tables';
import { sumOf } from '#kernel/numbers/sum';
import { type Effect, defenseLoweredIdOf } from '#model/campaign/effect';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import { MILITIA } from '#model/campaign/militia';
import type { StarSystem } from '#model/campaign/system';
import type { GroundActor } from '#model/events/ground-events';
import type { GroundPlan } from '#model/forces/ground-plan';
import type { GroundAim } from '#model/orders/ground-war';
import { areGroundEnemies, standTogetherIn } from '#rules/ground/fights-on-ground';
import {
  attritionLeft,
  defenseOf,
  type GroundFighter,
  invasionAttack,
  militiaFighter,
} from '#rules/ground/ground-fighter';
import type { Invader } from './invasions-of.ts';

/** A fighter with who it is. */
export type Fighter = GroundFighter & Readonly<{ actor: GroundActor }>;

/** An aim with the order that it is in. */
export type OrderedAim = GroundAim & Readonly<{ empire: EmpireId; index: number }>;

/** Those who fight together in a system. */
export type GroundSide = Readonly<{
  /** The empire with the most Attrition in it; null: rebels, or an independent colony. */
  leader: EmpireId | null;
  empires: readonly EmpireId[];
  plan: GroundPlan;
  /** What single units attack, by the orders of their empires. */
  aims: readonly OrderedAim[];
  fighters: readonly Fighter[];
}>;

/** What fights in a system, before militias are raised. */
export type Field = Readonly<{
  system: StarSystem;
  landed: readonly Soldier[];
  invaders: readonly Invader[];
}>;

/** How the ground units of an empire fight in a system. */
type PlanHere = Readonly<{ plan: GroundPlan; militia: boolean; aims: readonly OrderedAim[] }>;

/** The plan of an empire's ground units in a system: its order for this turn, or its standing orders. @rule GND-1 */
export function plansOf(
  { before }: Siege,
  { orders }: Pick<PhaseInput, 'orders'>,
): (empire: EmpireId, system: SystemId) => PlanHere {
  const ordered = new Map(
    ordersOfKind(orders, 'PlanGround').map(({ empire, index, order }) => {
      const aims = (order.aims ?? []).map((aim): OrderedAim => ({ ...aim, empire, index }));
      return [`${empire}/${order.system}`, { plan: order.plan, militia: order.militia, aims }];
    }),
  );
  return (empire, system) => {
    const { standing } = rowOf(before.empires, empire);
    return (
      ordered.get(`${empire}/${system}`) ?? {
        plan: standing.groundPlan ?? 'weakest',
        militia: standing.militia !== 'none',
        aims: [],
      }
    );
  };
}

/**
 * Whose units of a system defend it: those of its owner and of empires on the owner's side.
 * @rule DIP-10
 * @ruling Partners may garrison ground units of every class in each other's systems, and leave them there in peace. They defend the system,
 *   but count neither for its Morale nor for its martial law.
 */
export const defends = (
  { before }: Siege,
  { id, owner }: Pick<StarSystem, 'id' | 'owner'>,
  empire: EmpireId,
): boolean => owner !== null && standTogetherIn(before, id, [owner, empire]);

const actorOf = ({ unit }: Soldier): GroundActor => ({
  kind: 'unit',
  empire: unit.owner,
  unit: unit.id,
  design: unit.design,
});

function fighterOf(siege: Siege, { system }: Field, soldier: Soldier, side: string): Fighter {
  const { unit, design } = soldier;
  const mark: Effect | undefined = siege.before.effects[defenseLoweredIdOf(unit.id)];
  const rests = unit.status === 'reserve';
  return {
    key: unit.id,
    side,
    attack: design.ground?.attack ?? 0,
    defense: defenseOf(soldier, mark?.amount ?? 0),
    dieFaces: design.ground?.dieFaces ?? 1,
    left: attritionLeft(soldier),
    rests,
    invades: false,
    digsIn: !rests && defends(siege, system, unit.owner),
    actor: actorOf(soldier),
  };
}

function invaderOf(siege: Siege, field: Field, invader: Invader, side: string): Fighter {
  const fighter = fighterOf(siege, field, invader.soldier, side);
  const attack = invasionAttack(invader.soldier, invader.transport, siege.rules);
  return { ...fighter, attack, rests: false, invades: true, digsIn: false };
}

/** A militia of the colony or of rebels, by a number. */
export const militiaOf = (
  kind: 'militia' | 'rebels',
  empire: EmpireId | null,
  { side, index, digsIn }: Readonly<{ side: string; index: number; digsIn: boolean }>,
): Fighter => ({
  ...militiaFighter(`${kind} ${String(index)}`, { side, digsIn }),
  actor: { kind, empire, unit: null, design: null },
});

/** Empires that fight as one, greedily by their ids, the owner of the system first. */
function allies(siege: Siege, field: Field): readonly (readonly EmpireId[])[] {
  const { owner } = field.system;
  const present = new Set([
    ...field.landed.map(({ unit }) => unit.owner),
    ...field.invaders.map(({ soldier }) => soldier.unit.owner),
  ]);
  const rank = (empire: EmpireId): number => (empire === owner ? 0 : 1);
  const inOrder = sortBy([...present], (a, b) => rank(a) - rank(b), compareIds);
  const sides: EmpireId[][] = [];
  for (const empire of inOrder) {
    const joins = sides.find((side) =>
      side.every((other) => standTogetherIn(siege.before, field.system.id, [empire, other])),
    );
    if (joins === undefined) sides.push([empire]);
    else joins.push(empire);
  }
  return sides;
}

/**
 * Those who fight together in a system, with their units and plan. Rebels fight by themselves.
 * @rule GND-1 @rule COL-6
 * @ruling Empires fight as one side on the ground if each of them fights as one side with all the others. The plan of a side is that of the
 *   empire with the most Attrition in it.
 */
export function sidesOf(
  siege: Siege,
  field: Field,
  planOf: ReturnType<typeof plansOf>,
): readonly GroundSide[] {
  const { system, landed, invaders } = field;
  const sides = allies(siege, field).map((empires): GroundSide => {
    const side = empires[0] ?? '';
    const isIn = (owner: EmpireId): boolean => empires.includes(owner);
    const fighters = [
      ...landed
        .filter(({ unit }) => isIn(unit.owner))
        .map((one) => fighterOf(siege, field, one, side)),
      ...invaders
        .filter(({ soldier }) => isIn(soldier.unit.owner))
        .map((one) => invaderOf(siege, field, one, side)),
    ].filter(({ left }) => left > 0);
    const strengthOf = (empire: EmpireId): number =>
      sumOf(fighters, ({ actor, left }) => (actor.empire === empire ? left : 0));
    const [leader = null] = sortBy(empires, (a, b) => strengthOf(b) - strengthOf(a), compareIds);
    const plan = leader === null ? 'weakest' : planOf(leader, system.id).plan;
    const isOwn = ({ unit, empire }: OrderedAim): boolean =>
      fighters.some(({ actor }) => actor.unit === unit && actor.empire === empire);
    const aims = empires.flatMap((empire) => planOf(empire, system.id).aims.filter(isOwn));
    return { leader, empires, plan, aims, fighters };
  });
  return system.rebels > 0 ? [...sides, rebelsOf(siege, system)] : sides;
}

/** Militias of rebels; those of an independent colony defend it. Tactical Support exposes one after the other. @rule BOM-2 */
function rebelsOf({ before }: Siege, { id, rebels, owner }: StarSystem): GroundSide {
  const mark: Effect | undefined = before.effects[defenseLoweredIdOf(id)];
  const lowered = mark?.amount ?? 0;
  const fighters = Array.from({ length: rebels }, (_, index) => {
    const one = militiaOf('rebels', null, {
      side: 'rebels',
      index: index + 1,
      digsIn: owner === null,
    });
    const open = Math.max(0, lowered - index * MILITIA.defense);
    return { ...one, defense: Math.max(0, one.defense - open) };
  });
  return { leader: null, empires: [], plan: 'weakest', aims: [], fighters };
}

/**
 * Whether two sides fight each other: at War, after a coup, or rebels against those who hold the system or, of an independent colony, against everybody.
 * @rule GND-1 @rule COL-6
 * @ruling Rebels fight only the owner of the system and the empires on the owner's side. Invaders and rebels leave each other alone.
 */
export function areHostile(
  siege: Siege,
  system: StarSystem,
  a: GroundSide,
  b: GroundSide,
): boolean {
  if (a.leader === null || b.leader === null) {
    const { empires } = a.leader === null ? b : a;
    if (system.owner === null) return true;
    return empires.some((empire) => defends(siege, system, empire));
  }
  return a.empires.some((one) =>
    b.empires.some((other) => areGroundEnemies(siege.before, system.id, [one, other])),
  );
}
