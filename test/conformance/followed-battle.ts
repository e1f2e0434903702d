import type { BattleEvent } from '#model/battle/battle-event';
import {
  BATTLE_SIDES,
  type BattleSetup,
  type BattleSide,
  type Combatant,
} from '#model/battle/setup';
import { ratingOf } from '#model/forces/design';

/** A unit as the record of a battle leaves it at some moment. */
export type Followed = {
  readonly unit: Combatant;
  readonly home: BattleSide;
  side: BattleSide;
  condition: Combatant['condition'];
  isGone: boolean;
  isHeld: boolean;
  isCloaked: boolean;
};

export type FollowedBattle = Readonly<{
  setup: BattleSetup;
  units: ReadonlyMap<string, Followed>;
  /** Tags of the flagships. */
  flagships: Set<string>;
}>;

export const isPrize = ({ side, home }: Followed): boolean => side !== home;

/** Functions of an ability that a side has among those who are left, sound, free and in the open. */
export const ableOf = ({ units }: FollowedBattle, side: BattleSide, ability: string): number =>
  [...units.values()]
    .filter((one) => one.side === side && !isPrize(one) && isAble(one))
    .reduce((sum, { unit }) => sum + ratingOf(unit.design, ability), 0);

const isAble = ({ isGone, isHeld, isCloaked, condition, unit }: Followed): boolean =>
  !isGone && !isHeld && !isCloaked && condition === 'sound' && unit.status === 'active';

type Told = Readonly<{ unit: string }>;

/** Goes through a record; `look` sees each moment before it has changed anything. */
export function follow(
  setup: BattleSetup,
  events: readonly BattleEvent[],
  look: (event: BattleEvent, battle: FollowedBattle) => void,
): FollowedBattle {
  const units = new Map<string, Followed>(
    BATTLE_SIDES.flatMap((side) =>
      setup.sides[side].combatants.map((unit): [string, Followed] => [
        unit.unit,
        {
          unit,
          home: side,
          side,
          condition: unit.condition,
          isGone: false,
          isHeld: false,
          isCloaked: false,
        },
      ]),
    ),
  );
  const battle: FollowedBattle = { setup, units, flagships: new Set() };
  const tags: Record<BattleSide, string | null> = { attacker: null, defender: null };
  for (const event of events) {
    look(event, battle);
    if (event.type === 'TaskForceFormed' || event.type === 'FlagshipNamed') {
      tags[event.side] = event.flagship;
      battle.flagships.clear();
      for (const tag of Object.values(tags)) if (tag !== null) battle.flagships.add(tag);
    }
    take(battle, event);
  }
  return battle;
}

function set(battle: FollowedBattle, told: readonly Told[], change: Partial<Followed>): void {
  for (const { unit } of told) Object.assign(battle.units.get(unit)!, change);
}

const HURT = { crippled: { condition: 'crippled' }, destroyed: { isGone: true } } as const;

function take(battle: FollowedBattle, event: BattleEvent): void {
  if (event.type === 'RoundBegan') {
    const all = [...battle.units.values()].map(({ unit }) => unit);
    set(battle, all, { isHeld: false, isCloaked: false });
  }
  if (event.type === 'UnitsHeld') set(battle, event.units, { isHeld: true });
  if (event.type === 'UnitsCloaked') set(battle, event.units, { isCloaked: true });
  if (event.type === 'FlightsRepaired') set(battle, event.units, { condition: 'sound' });
  if (event.type === 'UnitHit') set(battle, [event.hit], HURT[event.result]);
  if (event.type === 'RetreatRolled') {
    for (const one of event.hurt) set(battle, [one], HURT[one.result]);
  }
  if (event.type === 'UnitsBoarded') {
    for (const one of event.boarded) takeBoarded(battle, event.side, one);
  }
  set(battle, goneIn(event), { isGone: true });
}

/** Who is gone in a moment, beside those who were hit. */
function goneIn(event: BattleEvent): readonly Told[] {
  if (event.type === 'RetreatRolled' && event.hurt.length === 0) return event.units;
  if (event.type === 'UnitsRammed' || event.type === 'MinefieldsSpent') return event.units;
  if (event.type === 'FlightsLost') return event.units;
  if (event.type === 'MinefieldsSwept') return event.swept;
  return event.type === 'UnitsBoarded' ? event.lost : [];
}

/** One step of boarding. */
export function takeBoarded(
  { units }: FollowedBattle,
  by: BattleSide,
  { unit, result }: Readonly<{ unit: string; result: string }>,
): void {
  const one = units.get(unit)!;
  if (result === 'destroyed') one.isGone = true;
  else if (result === 'crippled') one.condition = 'crippled';
  else {
    one.side = by;
    one.isCloaked = false;
    const staysAsIs = ratingOf(one.unit.design, 'auxiliary') > 0;
    if (!staysAsIs) one.condition = 'crippled';
  }
}
