import { brandAs } from '#kernel/brand/brand';
import { cite } from '#kernel/reasons/cite';
import type { BattleSetup } from '#model/battle/setup';
import type { BattleId, EmpireId } from '#model/campaign/ids';
import type { AbilityId } from '#model/forces/design';
import type { SeenEvent } from '#fog/views/seen-event';
import { rollsById } from '#fog/visibility/rolls-by-id';
import { seeEvents } from '#fog/visibility/see-events';
import { empireId } from '#test/support/campaign';
import { battleOf, combatant, diceOf, fightOut } from '#test/support/fight';
import { describe, expect, test } from 'vitest';

const [red, friend, blue] = ['red', 'friend', 'blue'].map(empireId) as [
  EmpireId,
  EmpireId,
  EmpireId,
];
const DULL = { as: 0, af: 0, cr: 1 };
const scout = { abilities: [{ id: brandAs<AbilityId>('scout'), rating: 2 }] };

/** Red and its friend against blue; red has Intel, and a Scout that waits behind. */
function meeting(): BattleSetup {
  const setup = battleOf({
    attacker: [
      combatant('lead', { design: { ...DULL, cr: 0, dv: 9 } }),
      combatant('eye', { design: { ...DULL, ...scout, cr: 0, dv: 1, cost: 1 } }),
    ],
    defender: [combatant('enemy', { design: DULL })],
  });
  const { attacker } = setup.sides;
  const sides = { ...setup.sides, attacker: { ...attacker, intel: 2, empires: [red, friend] } };
  return { ...setup, sides };
}

type Opening = Readonly<{ surprise?: number; length?: number; rolled: number; dice: number }>;

/** What a viewer is told of the battle in which red spends and rolls this. */
function toldTo(viewer: EmpireId, opening: Opening): readonly SeenEvent[] {
  const { surprise = 0, length = 0, rolled, dice: second } = opening;
  const dice = diceOf(['surprise', rolled], ['surprise', 5], ['scenario length', 2, second]);
  const { events } = fightOut({
    setup: meeting(),
    dice,
    answer: ({ decision }) =>
      decision.kind === 'scouting' ? { kind: 'scouting', surprise, length } : undefined,
  });
  const witnesses = [red, friend, blue].map((empire) => ({ empire, as: 'participant' as const }));
  const record = events.map((moment) => ({
    type: 'BattleMoment' as const,
    cite: cite('CSC-15'),
    rolls: [],
    witnesses,
    battle: brandAs<BattleId>('t1.H0101.1'),
    sides: { attacker: [red, friend], defender: [blue] },
    moment,
  }));
  return seeEvents(record, viewer, {
    rolls: rollsById(dice.log()),
    contacts: new Set([red, friend, blue]),
  });
}

describe('FOG-6, CSC-5: twin battles in which Intel made up for a die', () => {
  const kept = { rolled: 5, dice: 3 };
  const onLength = { length: 1, rolled: 5, dice: 2 };
  test('the side that spent on the length reads what it was; the enemy nothing of it, nor the dice', () => {
    expect(toldTo(blue, onLength)).toEqual(toldTo(blue, kept));
    expect(toldTo(red, onLength)).not.toEqual(toldTo(red, kept));
    for (const viewer of [red, friend, blue]) {
      const told = toldTo(viewer, onLength).filter(
        (event) => event.type === 'BattleMoment' && event.moment.type === 'LengthRolled',
      );
      expect(told).toMatchObject([{ rolls: [], moment: { rounds: 5 } }]);
    }
  });

  test('an ally that fights beside the leader learns no more of the leader’s Intel than the enemy', () => {
    const onSurprise = { surprise: 2, rolled: 3, dice: 3 };
    for (const spent of [onLength, onSurprise]) {
      expect(toldTo(friend, spent)).toEqual(toldTo(friend, kept));
      expect(toldTo(blue, spent)).toEqual(toldTo(blue, kept));
      expect(JSON.stringify(toldTo(red, spent))).toContain('"intel"');
    }
  });
});

test('CSC-15: in a side of several empires each reads the units of the others on its side', () => {
  const oursTo = (viewer: EmpireId): readonly unknown[] =>
    toldTo(viewer, { rolled: 5, dice: 3 }).flatMap((event) => {
      if (event.type !== 'BattleMoment' || event.moment.type !== 'TaskForceFormed') return [];
      return event.moment.entered.map((one) => [one.own, 'ours' in one]);
    });
  expect(oursTo(red)).toEqual([
    [true, false],
    [false, false],
  ]);
  expect(oursTo(friend)).toEqual([
    [false, true],
    [false, false],
  ]);
  expect(oursTo(blue)).toEqual([
    [false, false],
    [true, false],
  ]);
});
