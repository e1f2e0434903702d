import { brandAs } from '#kernel/brand/brand';
import type { RollId } from '#kernel/dice/dice';
import { cite } from '#kernel/reasons/cite';
import type { BattleEventOf, BattleEventType, UnitEntry } from '#model/battle/battle-event';
import { type BattleSide, otherSide } from '#model/battle/setup';
import type { LaneId, TagId } from '#model/campaign/ids';
import { designId, empireId, unitId } from '#test/support/campaign';

export const human = empireId('human');
export const loran = empireId('loran');
export const tirelon = empireId('tirelon');

const tagId = (text: string): TagId => brandAs<TagId>(text);
/** A roll made for an empire; its id would tell how many others were made. */
export const rollId = (whose: string): RollId => brandAs<RollId>(`stream of ${whose}#1`);

/** Humans attack, Loran defend; each has a unit 1 in its task force. */
const EMPIRES = { attacker: human, defender: loran } as const;
export const SIDES = { attacker: [human], defender: [loran] };

export const entryOf = (side: BattleSide, number: number): UnitEntry => ({
  unit: unitId(`${EMPIRES[side]}.u${number}`),
  tag: tagId(`${side === 'attacker' ? 'A' : 'D'}${number}`),
  owner: EMPIRES[side],
  design: designId(`${EMPIRES[side]}-cruiser`),
  name: `${EMPIRES[side]} ship ${number}`,
  condition: 'sound',
});

const inBattle = (side: BattleSide, number: number): Pick<UnitEntry, 'unit' | 'tag'> => {
  const { unit, tag } = entryOf(side, number);
  return { unit, tag };
};

/** One step of each type in which a side acts. Figures 7000 and up are its secrets. */
export function momentsOf(side: BattleSide): { readonly [T in BattleEventType]: BattleEventOf<T> } {
  const enemy = otherSide(side);
  const rolls = [rollId(EMPIRES[side])];
  const head = { cite: cite('CSC-7'), rolls };
  const phase = 'ships-at-ships';
  return {
    TaskForceFormed: {
      type: 'TaskForceFormed',
      ...head,
      side,
      flagship: entryOf(side, 1).tag,
      entered: [entryOf(side, 1)],
      reinforcements: 7001,
      limit: 7002,
    },
    SurpriseRolled: {
      type: 'SurpriseRolled',
      ...head,
      side,
      roll: 7003,
      bonus: 2,
      intel: 7025,
      readiness: 'good',
      modifier: 1,
    },
    LengthRolled: {
      type: 'LengthRolled',
      ...head,
      rolls: [rollId('both')],
      roll: 7,
      bonus: -4,
      intel: { attacker: 7026, defender: 7026, [enemy]: 0 },
      rounds: 8,
    },
    RoundBegan: {
      type: 'RoundBegan',
      ...head,
      round: 1,
      readiness: { attacker: 1, defender: -2 },
    },
    FlagshipNamed: {
      type: 'FlagshipNamed',
      ...head,
      side,
      flagship: entryOf(side, 1).tag,
      sentBack: [inBattle(side, 1)],
    },
    MissionsGiven: {
      type: 'MissionsGiven',
      ...head,
      side,
      points: 7012,
      given: [{ ...inBattle(side, 1), mission: 'defensive' }],
    },
    UnitsHeld: {
      type: 'UnitsHeld',
      ...head,
      side,
      functions: 7024,
      units: [inBattle(enemy, 1)],
    },
    UnitsHid: { type: 'UnitsHid', ...head, side, units: [inBattle(side, 1)] },
    UnitsCloaked: { type: 'UnitsCloaked', ...head, side, units: [inBattle(side, 1)] },
    FireBoosted: {
      type: 'FireBoosted',
      ...head,
      side,
      boosts: [
        { ...inBattle(side, 1), of: 'shields', gun: 'as' },
        { ...inBattle(side, 1), of: 'carrier', gun: 'af' },
      ],
    },
    ElectronicWarfareWaged: {
      type: 'ElectronicWarfareWaged',
      ...head,
      side,
      scouts: 7013,
      jammed: 7014,
      effects: [
        { ...inBattle(side, 1), effect: 'guardian', by: 'scouts' },
        { ...inBattle(enemy, 1), effect: 'disruptor', by: 'dedicated' },
      ],
    },
    FireRolled: {
      type: 'FireRolled',
      ...head,
      phase,
      side,
      total: 7004,
      firstStrike: 7021,
      ramming: 7023,
      roll: 7005,
      modified: 7006,
      damage: 9,
    },
    DamageDirected: {
      type: 'DamageDirected',
      ...head,
      phase,
      side,
      at: inBattle(enemy, 1),
      formation: 2,
      price: 8,
    },
    UnitHit: {
      type: 'UnitHit',
      ...head,
      phase,
      side,
      hit: inBattle(enemy, 1),
      first: null,
      by: 'directed',
      damage: 4,
      result: 'crippled',
    },
    DamageWasted: { type: 'DamageWasted', ...head, phase, side, damage: 1 },
    LuckyHitRolled: { type: 'LuckyHitRolled', ...head, phase, side, roll: 7007, hit: false },
    MinefieldsSpent: {
      type: 'MinefieldsSpent',
      ...head,
      phase,
      side,
      points: 6,
      units: [inBattle(side, 1)],
    },
    UnitsRammed: {
      type: 'UnitsRammed',
      ...head,
      phase,
      side,
      added: 7022,
      units: [inBattle(side, 1)],
    },
    MinefieldsSwept: {
      type: 'MinefieldsSwept',
      ...head,
      side,
      points: 7015,
      swept: [inBattle(enemy, 1)],
    },
    UnitsBoarded: {
      type: 'UnitsBoarded',
      ...head,
      side,
      points: 7023,
      boarded: [{ ...inBattle(enemy, 1), formation: 2, price: 8, result: 'captured' }],
      lost: [inBattle(enemy, 1)],
    },
    RetreatRolled: {
      type: 'RetreatRolled',
      ...head,
      side,
      units: [inBattle(side, 1)],
      lane: brandAs<LaneId>('H7016-H7017'),
      roll: 7018,
      modifiers: [{ label: 'minor lane', cite: cite('CSC-12'), amount: -7019 }],
      total: 7020,
      hurt: [{ ...inBattle(side, 1), result: 'crippled' }],
    },
    UnitsExcluded: {
      type: 'UnitsExcluded',
      ...head,
      side,
      of: side,
      units: [inBattle(side, 1), inBattle(side, 7025)],
    },
    UnitsIncluded: {
      type: 'UnitsIncluded',
      ...head,
      side,
      units: [inBattle(enemy, 1)],
    },
    UnitsSentBack: {
      type: 'UnitsSentBack',
      ...head,
      side,
      units: [inBattle(side, 1), inBattle(side, 7008)],
    },
    ReinforcementsEntered: {
      type: 'ReinforcementsEntered',
      ...head,
      side,
      entered: [entryOf(side, 2)],
      reinforcements: 7009,
    },
    FlightsRepaired: {
      type: 'FlightsRepaired',
      ...head,
      side,
      units: [inBattle(side, 1), inBattle(side, 7010)],
    },
    FlightsLost: { type: 'FlightsLost', ...head, side, units: [inBattle(side, 7011)] },
    BattleClosed: {
      type: 'BattleClosed',
      ...head,
      rounds: 8,
      because: 'length',
    },
    OutcomeEntered: {
      type: 'OutcomeEntered',
      ...head,
      side,
      fates: [{ ...inBattle(side, 1), fate: 'crippled' }],
      away: [{ ...inBattle(side, 1), lane: brandAs<LaneId>('H7025-H7026') }],
    },
  };
}
