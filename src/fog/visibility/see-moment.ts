import type {
  BattleEvent,
  BattleEventOf,
  BattleEventType,
  UnitEntry,
} from '#model/battle/battle-event';
import { type ElectronicEffect, HOSTILE_EFFECTS } from '#model/battle/round-orders';
import { otherSide } from '#model/battle/setup';
import type { SeenCombatant, SeenMoment, SeenTag } from '#fog/views/seen-event';
import { type Fighter, ifMine, tagged, taggedUnits } from './tagged-units.ts';

/** Null: of this step the viewer sees nothing. */
type MomentRow<M> = (moment: M, eye: Fighter) => SeenMoment | null;
type MomentRows = { readonly [T in BattleEventType]: MomentRow<BattleEventOf<T>> };

function combatant(entry: UnitEntry, mine: boolean, eye: Fighter): SeenCombatant {
  const { unit, tag, owner, design, name, condition } = entry;
  if (owner === eye.viewer) return { own: true, unit, tag, design, name, condition };
  const ours = mine ? ({ ours: true } as const) : {};
  return { own: false, ...ours, owner: eye.name(owner), tag, design, name, condition };
}

const combatants = (
  entered: readonly UnitEntry[],
  mine: boolean,
  eye: Fighter,
): readonly SeenCombatant[] => entered.map((entry) => combatant(entry, mine, eye));

const isHostile = (effect: ElectronicEffect): boolean =>
  HOSTILE_EFFECTS.some((one) => one === effect);

const ROWS: MomentRows = {
  TaskForceFormed: ({ type, side, flagship, entered, reinforcements, limit }, eye) => {
    const mine = side === eye.side;
    return {
      type,
      mine,
      flagship,
      entered: combatants(entered, mine, eye),
      reinforcements: ifMine(mine, reinforcements),
      limit: ifMine(mine, limit),
    };
  },
  // What was spent is the affair of the leader who spent it; what came of it shows.
  SurpriseRolled: ({ type, side, bonus, intel, readiness, modifier }, eye) => {
    const mine = side === eye.side;
    const spent = mine && eye.leads && intel !== undefined ? { intel } : {};
    return { type, mine, bonus, ...spent, readiness, modifier };
  },
  LengthRolled: ({ type, bonus, intel, rounds }, eye) => {
    const own = eye.leads ? (intel?.[eye.side] ?? 0) : 0;
    return { type, bonus, ...(own === 0 ? {} : { intel: own }), rounds };
  },
  RoundBegan: ({ type, round, readiness }, eye) => ({
    type,
    round,
    readiness: { own: readiness[eye.side], enemy: readiness[otherSide(eye.side)] },
  }),
  FlagshipNamed: ({ type, side, flagship, sentBack }, eye) => ({
    type,
    mine: side === eye.side,
    flagship,
    sentBack: taggedUnits(sentBack, side, eye),
  }),
  // Of the enemy's missions the one that shows in its formation; what it fires with is its order.
  MissionsGiven: ({ type, side, points, given }, eye) => {
    const mine = side === eye.side;
    const shown = given.filter(({ mission }) => mine || mission === 'defensive');
    return shown.length === 0
      ? null
      : {
          type,
          mine,
          points: ifMine(mine, points),
          given: shown.map(({ tag, mission }) => ({ ...tagged(tag, side, eye), mission })),
        };
  },
  UnitsHeld: ({ type, side, functions, units }, eye) => {
    const mine = side === eye.side;
    return {
      type,
      mine,
      functions: ifMine(mine, functions),
      units: units.map(({ tag }) => tagged(tag, otherSide(side), eye)),
    };
  },
  // A hiding unit shows by its formation.
  UnitsHid: ({ type, side, units }, eye) => ({
    type,
    mine: side === eye.side,
    units: units.map(({ tag }) => tagged(tag, side, eye)),
  }),
  // So does a cloak.
  UnitsCloaked: ({ type, side, units }, eye) => ({
    type,
    mine: side === eye.side,
    units: units.map(({ tag }) => tagged(tag, side, eye)),
  }),
  // For enemy flights, the shallower formation shows; what they gained for it doesn't.
  FireBoosted: ({ type, side, boosts }, eye) => {
    const mine = side === eye.side;
    const shown = boosts.filter(({ of }) => mine || of === 'shields');
    const seen = shown.map(({ tag, of, gun }) => ({
      ...tagged(tag, side, eye),
      of,
      gun: mine ? gun : null,
    }));
    return seen.length === 0 ? null : { type, mine, boosts: seen };
  },
  // What changes a formation, or is done to an own unit, shows; with what it was paid for does not.
  ElectronicWarfareWaged: ({ type, side, scouts, jammed, effects }, eye) => {
    const mine = side === eye.side;
    const shown = effects.filter(({ effect }) => mine || effect !== 'fire-control');
    return shown.length === 0
      ? null
      : {
          type,
          mine,
          scouts: ifMine(mine, scouts),
          jammed: ifMine(mine, jammed),
          effects: shown.map(({ tag, effect, by }) => ({
            ...tagged(tag, isHostile(effect) ? otherSide(side) : side, eye),
            effect,
            by: mine ? by : null,
          })),
        };
  },
  FireRolled: ({ type, phase, side, total, firstStrike, ramming, damage }, eye) => {
    const mine = side === eye.side;
    const struck = mine && firstStrike !== undefined ? { firstStrike } : {};
    const rammed = mine && ramming !== undefined ? { ramming } : {};
    return { type, mine, phase, total: ifMine(mine, total), ...struck, ...rammed, damage };
  },
  DamageDirected: ({ type, phase, side, at, formation, price }, eye) => ({
    type,
    mine: side === eye.side,
    phase,
    at: tagged(at.tag, otherSide(side), eye),
    formation,
    price,
  }),
  UnitHit: ({ type, phase, side, hit, first, by, damage, result }, eye) => {
    // A prize is hit in the task force of those who took it.
    const of = otherSide(side);
    return {
      type,
      mine: of === eye.side,
      phase,
      hit: tagged(hit.tag, of, eye),
      first: first && combatant(first, of === eye.side, eye),
      by,
      damage,
      result,
    };
  },
  DamageWasted: ({ type, phase, side, damage }, eye) => ({
    type,
    mine: side === eye.side,
    phase,
    damage,
  }),
  LuckyHitRolled: ({ type, phase, side, hit }, eye) => ({
    type,
    mine: side === eye.side,
    phase,
    hit,
  }),
  // Their points fall as damage that shows.
  MinefieldsSpent: ({ type, side, points, units }, eye) => ({
    type,
    mine: side === eye.side,
    points,
    units: units.map(({ tag }) => tagged(tag, side, eye)),
  }),
  UnitsRammed: ({ type, phase, side, added, units }, eye) => {
    const mine = side === eye.side;
    return {
      type,
      mine,
      phase,
      added: ifMine(mine, added),
      units: units.map(({ tag }) => tagged(tag, side, eye)),
    };
  },
  MinefieldsSwept: ({ type, side, points, swept }, eye) => {
    const mine = side === eye.side;
    return {
      type,
      mine,
      points: ifMine(mine, points),
      swept: swept.map(({ tag }) => tagged(tag, otherSide(side), eye)),
    };
  },
  // The boarded unit and its formation show; the number of points doesn't.
  UnitsBoarded: ({ type, side, points, boarded, lost }, eye) => {
    const mine = side === eye.side;
    return {
      type,
      mine,
      points: ifMine(mine, points),
      boarded: boarded.map(({ tag, formation, price, result }) => ({
        ...tagged(tag, otherSide(side), eye),
        formation,
        price,
        result,
      })),
      lost: taggedUnits(lost, otherSide(side), eye),
    };
  },
  RetreatRolled: ({ type, side, units, lane, modifiers, total, hurt }, eye) => {
    const mine = side === eye.side;
    return {
      type,
      mine,
      units: units.map(({ tag }) => tagged(tag, side, eye)),
      lane: mine ? lane : null,
      modifiers: mine ? modifiers : [],
      total: ifMine(mine, total),
      hurt: hurt.map(({ tag, result }) => ({ ...tagged(tag, side, eye), result })),
    };
  },
  // What it cost does not show.
  UnitsExcluded: ({ type, side, of, units }, eye) =>
    unlessEmpty(taggedUnits(units, of, eye), (seen) => ({
      type,
      mine: side === eye.side,
      units: seen,
    })),
  UnitsIncluded: ({ type, side, units }, eye) =>
    unlessEmpty(taggedUnits(units, otherSide(side), eye), (seen) => ({
      type,
      mine: side === eye.side,
      units: seen,
    })),
  UnitsSentBack: ({ type, side, units }, eye) =>
    unlessEmpty(taggedUnits(units, side, eye), (seen) => ({
      type,
      mine: side === eye.side,
      units: seen,
    })),
  ReinforcementsEntered: ({ type, side, entered, reinforcements }, eye) => {
    const mine = side === eye.side;
    return {
      type,
      mine,
      entered: combatants(entered, mine, eye),
      reinforcements: ifMine(mine, reinforcements),
    };
  },
  FlightsRepaired: ({ type, side, units }, eye) =>
    unlessEmpty(taggedUnits(units, side, eye), (seen) => ({
      type,
      mine: side === eye.side,
      units: seen,
    })),
  // Which flights find no berth tells what carriers are held back: the enemy is not told.
  FlightsLost: ({ type, side, units }, eye) =>
    side === eye.side
      ? { type, mine: true, units: units.map(({ tag }) => tagged(tag, side, eye)) }
      : null,
  BattleClosed: ({ type, rounds, because }) => ({ type, rounds, because }),
  OutcomeEntered: ({ type, side, fates, away }, eye) => {
    const mine = side === eye.side;
    return {
      type,
      mine,
      fates: fates.map(({ tag, fate }) => ({ ...tagged(tag, side, eye), fate })),
      away: away.map(({ tag, lane }) => ({ ...tagged(tag, side, eye), lane: mine ? lane : null })),
    };
  },
};

function unlessEmpty(
  units: readonly SeenTag[],
  build: (units: readonly SeenTag[]) => SeenMoment,
): SeenMoment | null {
  return units.length === 0 ? null : build(units);
}

/**
 * One step of a battle as one side sees it: its own units and figures in full; of the enemy the task force, readiness,
 * formation, damage and hits as they show, never its rolls, totals or orders.
 * @rule FOG-6 @rule CSC-15
 */
export function seeMoment(moment: BattleEvent, eye: Fighter): SeenMoment | null {
  // The table's type ties each type to its row; an indexed access loses that tie.
  const row = ROWS[moment.type] as MomentRow<BattleEvent>;
  return row(moment, eye);
}
