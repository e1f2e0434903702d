import type { CampaignState } from '#model/campaign/state';
import type { UnitDesign } from '#model/forces/design';
import type { Unit } from '#model/forces/unit';
import type { Order } from '#model/orders/order';
import { unitId } from '#test/support/campaign';
import { wolf } from '#test/support/siege';
import type { RandomSiege } from './random-siege.ts';

/** One that fights, as a second reading of GND-1 to GND-3 sees it. */
export type Piece = {
  id: string;
  owner: string;
  /** Empty: a militia. */
  design: string;
  camp: 'home' | 'foe' | 'rebels';
  attack: number;
  defense: number;
  faces: number;
  left: number;
  rests: boolean;
  invades: boolean;
  /** It is at home, and not in reserve. */
  dug: boolean;
};

const HOME = ['loran', 'jain'];
const has = (design: UnitDesign, name: string): boolean =>
  design.abilities.some(({ id }) => id === name);

function pieceOf({ designs }: CampaignState, unit: Unit): Piece | null {
  const design = designs[unit.design]!;
  const { ground } = design;
  if (ground === null) return null;
  const rests = unit.status === 'reserve';
  const camp = HOME.includes(unit.owner) ? 'home' : 'foe';
  return {
    id: unit.id,
    owner: unit.owner,
    design: unit.design,
    camp,
    attack: ground.attack,
    defense: Math.max(0, ground.defense - (rests ? 1 : 0)),
    faces: ground.dieFaces,
    left: ground.attrition - unit.damage,
    rests,
    invades: false,
    dug: camp === 'home' && !rests,
  };
}

const isInvasion = (order: Order): order is Extract<Order, { kind: 'Invade' }> =>
  order.kind === 'Invade';

/** Which invaders have Assault functions for their whole cost; each ship serves one of them. */
function supported({ before, sheets }: RandomSiege, order: Extract<Order, { kind: 'Invade' }>) {
  const present = ['human.u2', 'human.u3'].filter((id) => Object.hasOwn(before.units, id));
  let free: string[] =
    order.support.length === 0 ? present : order.support.filter((id) => present.includes(id));
  const served = new Set<string>();
  // Each lander has 4 functions.
  for (const id of order.units) {
    const cost = before.designs[before.units[id]!.design]!.cost;
    const needed = Math.ceil(cost / 4);
    if (needed > free.length) continue;
    free = free.slice(needed);
    served.add(id);
  }
  return sheets['human'] === undefined ? new Set<string>() : served;
}

/** The Attack of one that comes from the convoy. */
function comingAttack(design: UnitDesign, isServed: boolean, penalty: string): number {
  const printed = design.ground!.attack;
  if (has(design, 'marines')) return printed + (isServed ? 1 : 0);
  if (isServed) return printed;
  return penalty === 'half' ? Math.floor(printed / 2) : Math.max(0, printed - 2);
}

const militia = (id: string, owner: string, camp: Piece['camp'], dug: boolean): Piece => ({
  ...{ id, owner, design: '', camp, attack: 1, defense: 2, faces: 2, left: 1 },
  ...{ rests: false, invades: false, dug },
});

/** All that fight in the system. */
export function piecesIn(siege: RandomSiege): readonly Piece[] {
  const { before, sheets, rules } = siege;
  const system = before.systems[wolf]!;
  const pieces = Object.values(before.units).flatMap((unit) => {
    const piece = unit.place.kind === 'system' ? pieceOf(before, unit) : null;
    return piece === null ? [] : [piece];
  });
  const order = sheets['human']?.find(isInvasion);
  const served = order === undefined ? new Set<string>() : supported(siege, order);
  const coming = (order?.units ?? []).map((id) => {
    const unit = before.units[unitId(id)]!;
    const attack = comingAttack(
      before.designs[unit.design]!,
      served.has(id),
      rules.invasionPenalty,
    );
    return { ...pieceOf(before, unit)!, attack, invades: true };
  });
  const all = [...pieces, ...coming];
  const rebels = Array.from({ length: system.rebels }, (_, at) =>
    militia(`rebels ${String(at + 1)}`, 'rebels', 'rebels', false),
  );
  const isAttacked = all.some(({ camp }) => camp === 'foe');
  const isHeld = all.some(({ camp }) => camp === 'home');
  const wished =
    sheets['loran']?.every((one) => one.kind !== 'PlanGround' || one.militia) !== false;
  const raises = isAttacked && !isHeld && wished && system.census > 0 && system.morale > 0;
  return [...all, ...rebels, ...(raises ? [militia('militia', 'loran', 'home', true)] : [])];
}
