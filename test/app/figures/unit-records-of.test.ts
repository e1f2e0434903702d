import { expect, test } from 'vitest';
import { battlesFought } from '#app/figures/battles-fought';
import { lossesOf } from '#app/figures/losses-of';
import { unitRecordsOf } from '#app/figures/unit-records-of';
import type { KeptEvent } from '#app/ports/turn-record';
import { brandAs } from '#kernel/brand/brand';
import { cite } from '#kernel/reasons/cite';
import type { BattleId, TagId } from '#model/campaign/ids';
import type { CampaignEvent } from '#model/events/campaign-event';
import { designId, empireId, systemId, unitId } from '#test/support/campaign';

const [a, b] = [empireId('a'), empireId('b')];
const facts = (rule: 'CSC-14' | 'SUP-7' | 'CSC-15' | 'CSC-1') => ({
  cite: cite(rule),
  rolls: [],
  witnesses: [],
});
const place = { kind: 'system', system: systemId('H0101') } as const;
const sides = { attacker: [a], defender: [b] };
const idOf = (number: number): BattleId => brandAs<BattleId>(`t7.H0101.${String(number)}`);
const kept = (version: number, event: CampaignEvent): KeptEvent => ({
  version,
  turn: 7,
  phase: 'encounters',
  event,
});
const began = (number: number): CampaignEvent => ({
  type: 'BattleBegan',
  ...facts('CSC-14'),
  ...{ battle: idOf(number), place, scenario: 'deep-space', sides },
});
const ended = (number: number, lost: { attacker: number; defender: number }): CampaignEvent => ({
  type: 'BattleEnded',
  ...facts('CSC-14'),
  ...{ battle: idOf(number), place, sides, rounds: 4, withdrew: [], loser: 'defender', lost },
  onlookers: [],
});
const entered = (number: number, units: readonly string[]): CampaignEvent => ({
  type: 'BattleMoment',
  ...facts('CSC-15'),
  ...{ battle: idOf(number), sides },
  moment: {
    type: 'ReinforcementsEntered',
    ...facts('CSC-1'),
    ...{ side: 'defender', reinforcements: 0 },
    entered: units.map((unit) => ({
      ...{ unit: unitId(unit), tag: brandAs<TagId>('B1'), owner: b, design: designId('ship') },
      ...{ name: 'Rook', condition: 'sound' as const },
    })),
  },
});
const hurt = (
  type: 'UnitCrippled' | 'UnitDestroyed',
  unit: string,
  rule: 'CSC-14' | 'SUP-7' = 'CSC-14',
): CampaignEvent => ({
  type,
  ...facts(rule),
  ...{ empire: b, unit: unitId(unit), design: designId('ship'), name: 'Rook', place },
});

const recordsOf = (events: readonly KeptEvent[]) => {
  const losses = lossesOf(events, () => 5);
  return unitRecordsOf(events, { battles: battlesFought(events, losses), losses });
};

const WAR = [
  kept(40, began(1)),
  kept(40, entered(1, ['b.u1', 'b.u2', 'b.u3'])),
  kept(40, ended(1, { attacker: 0, defender: 5 })),
  kept(40, hurt('UnitCrippled', 'b.u1')),
  kept(40, hurt('UnitDestroyed', 'b.u2')),
  kept(40, began(2)),
  kept(40, entered(2, ['b.u1', 'b.u3'])),
  kept(40, ended(2, { attacker: 0, defender: 0 })),
  kept(43, hurt('UnitDestroyed', 'b.u3', 'SUP-7')),
];

test('CSC-15: each unit has its battles, the last first, with what each of two at one place did to it', () => {
  const { fought } = recordsOf(WAR);
  expect(
    fought.map(({ unit, battle, fate, ofClass }) => [unit, battle.battle, fate, ofClass]),
  ).toEqual([
    ['b.u1', idOf(2), 'sound', 0],
    ['b.u3', idOf(2), 'sound', 0],
    ['b.u1', idOf(1), 'crippled', 1],
    ['b.u2', idOf(1), 'destroyed', 1],
    ['b.u3', idOf(1), 'sound', 1],
  ]);
});

test('CSC-14: a lost unit has the battle that destroyed it, and none if hunger did', () => {
  const { lost } = recordsOf(WAR);
  expect(
    lost.map(({ unit, name, battle, loss }) => [unit, name, battle?.battle, loss.cause]),
  ).toEqual([
    ['b.u3', 'Rook', undefined, 'supply'],
    ['b.u2', 'Rook', idOf(1), 'battle'],
  ]);
});

test('a unit that was hit in the reserve fought too', () => {
  const { fought } = recordsOf([
    kept(40, began(1)),
    kept(40, entered(1, ['b.u1'])),
    kept(40, ended(1, { attacker: 0, defender: 0 })),
    kept(40, hurt('UnitCrippled', 'b.u4')),
  ]);
  expect(new Map(fought.map(({ unit, fate }) => [String(unit), fate]))).toEqual(
    new Map([
      ['b.u1', 'sound'],
      ['b.u4', 'crippled'],
    ]),
  );
});
