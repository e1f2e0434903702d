import { expect, test } from 'vitest';
import type { FoughtBattle } from '#app/figures/battles-fought';
import type { Loss } from '#app/figures/losses-of';
import { type War, warsOf } from '#app/figures/wars-of';
import type { KeptEvent } from '#app/ports/turn-record';
import { brandAs } from '#kernel/brand/brand';
import { cite } from '#kernel/reasons/cite';
import type { BattleId, EmpireId } from '#model/campaign/ids';
import type { CampaignEvent } from '#model/events/campaign-event';
import { designId, empireId, systemId, unitId } from '#test/support/campaign';

const [ash, elm, oak] = [empireId('ash'), empireId('elm'), empireId('oak')];
const fact = { cite: cite('DIP-4'), rolls: [], witnesses: [] };
const kept = (turn: number, event: CampaignEvent): KeptEvent => ({
  ...{ version: turn * 12, turn, phase: 'intel', event },
});
const declared = (turn: number, by: EmpireId, against: EmpireId): KeptEvent =>
  kept(turn, { type: 'WarDeclared', ...fact, by, against, turn });
const peace = (turn: number, a: EmpireId, b: EmpireId): KeptEvent =>
  kept(turn, { type: 'ArmisticeSigned', ...fact, a, b, turn });
const battleOf = (turn: number, attacker: EmpireId, defender: EmpireId): FoughtBattle => ({
  ...{ battle: brandAs<BattleId>(`t${String(turn)}.H0101.1`), turn, version: turn * 12 },
  ...{ place: { kind: 'system', system: systemId('H0101') }, scenario: null, rounds: 3 },
  ...{ sides: { attacker: [attacker], defender: [defender] }, loser: null },
  ...{ lost: { attacker: 5, defender: 9 }, units: { attacker: 1, defender: 1 } },
});
const lossOf = (battle: FoughtBattle, empire: EmpireId, cost: number): Loss => ({
  ...{
    version: battle.version,
    turn: battle.turn,
    empire,
    unit: unitId(`${empire}.u${String(cost)}`),
  },
  ...{ design: designId('ship'), cost, cause: 'battle', battle: battle.battle, side: 'attacker' },
  yardLostIn: null,
});
const brief = ({ sides, since, until, became, by }: War) => [...sides, since, until, became, by];

test('DIP-4, DIP-8: a war has its beginning, its end, and the battles between', () => {
  const battles = [battleOf(2, ash, elm), battleOf(4, elm, ash), battleOf(5, ash, oak)];
  const unfinished: Loss = {
    ...lossOf(battles[0]!, elm, 3),
    ...{ cause: 'unfinished', battle: null, side: null, yardLostIn: battles[0]!.battle },
  };
  const losses = [lossOf(battles[0]!, ash, 5), unfinished, lossOf(battles[2]!, ash, 7)];
  const events = [declared(2, elm, ash), peace(3, ash, elm)];
  const wars = warsOf({ events, battles, losses }, undefined);
  expect(wars.map(brief)).toEqual([[elm, ash, 2, 3, 'non-intercourse', elm]]);
  expect(wars[0]!.battles).toEqual([battles[0]]);
  expect(wars[0]!.losses.map(({ cost }) => cost)).toEqual([5, 3]);
});

test('a second war of the same two is another one, and an empire that falls ends its wars', () => {
  const events = [
    declared(2, elm, ash),
    peace(3, ash, elm),
    declared(6, ash, elm),
    kept(8, { type: 'EmpireFell', ...fact, empire: elm, turn: 8 }),
    declared(9, oak, ash),
  ];
  const wars = warsOf({ events, battles: [], losses: [] }, undefined);
  expect(wars.map(brief)).toEqual([
    [elm, ash, 2, 3, 'non-intercourse', elm],
    [ash, elm, 6, 8, null, ash],
    [oak, ash, 9, null, null, oak],
  ]);
});

test('GND-6: a war tells the systems that the two took from each other, and what both slew on the ground', () => {
  const conquered = (turn: number, from: EmpireId, by: EmpireId): KeptEvent =>
    kept(turn, {
      ...{ type: 'SystemConquered', ...fact, system: systemId('H0202'), from, by, turn },
      ...{ how: 'assault', values: { morale: 1, intel: 0 }, isHomeworld: false },
    });
  const slain = kept(3, {
    ...{ type: 'AttritionLost', ...fact, empire: ash, unit: unitId('ash.u8'), by: elm },
    ...{ design: designId('ship'), system: systemId('H0202'), damage: 4 },
    ...{ destroyed: true, because: 'fighting' },
  });
  const ground: Loss = {
    ...{ version: 36, turn: 3, empire: ash, unit: unitId('ash.u8'), design: designId('ship') },
    ...{ cost: 8, cause: 'ground', battle: null, side: null, yardLostIn: null },
  };
  const destroyed = kept(3, {
    ...{ type: 'UnitDestroyed', ...fact, cite: cite('GND-1'), empire: ash, unit: unitId('ash.u8') },
    ...{ design: designId('ship'), name: '', place: { kind: 'system', system: systemId('H0202') } },
  });
  const taken = [conquered(3, ash, elm), conquered(4, oak, ash)];
  const events = [declared(2, elm, ash), ...taken, slain, destroyed];
  const [war] = warsOf({ events, battles: [], losses: [ground] }, undefined);
  expect(war!.taken).toMatchObject([{ turn: 3, from: ash, by: elm, how: 'assault' }]);
  expect(war!.losses).toEqual([ground]);
});
