import { describe, expect, test } from 'vitest';
import { cite } from '#kernel/reasons/cite';
import type { SeenEvent } from '#fog/views/seen-event';
import { happenedAlerts } from '#report/alerts/happened';
import { human, loran, sampleView, sol, wolf } from '#test/report/reports/sample-campaign';
import { EVENT_SAMPLES } from '#test/report/sections/event-samples';
import { designId, unitId, systemId } from '#test/support/campaign';

const tell = (...seen: readonly SeenEvent[]): readonly string[] =>
  happenedAlerts(sampleView, seen).map(({ text }) => text);

const built = (unit: string, at: typeof sol): SeenEvent => ({
  ...EVENT_SAMPLES.UnitBuilt[0],
  unit: unitId(unit),
  design: designId('saber'),
  name: '',
  system: at,
});

test('ECO-6: what one place built is told once', () => {
  const seen = [built('human.u21', sol), built('human.u22', wolf), built('human.u23', sol)];
  expect(tell(...seen)).toEqual([
    '2 Saber u21, u23 entered service at Sol.',
    'Saber u22 entered service at Wolf <359>.',
  ]);
});

test('the heaviest comes first, and what weighs the same in the order of happening', () => {
  const order = happenedAlerts(sampleView, [
    built('human.u21', sol),
    EVENT_SAMPLES.EraRisen[0],
    EVENT_SAMPLES.OrderFailed[0],
    EVENT_SAMPLES.MissionDiscovered[0],
    EVENT_SAMPLES.WarDeclared[0],
    { ...EVENT_SAMPLES.RaidRolled[0], came: true },
    EVENT_SAMPLES.RebelsRose[0],
    EVENT_SAMPLES.BattleWitnessed[0],
    EVENT_SAMPLES.IndependenceDeclared[0],
    EVENT_SAMPLES.VictoryWon[0],
    EVENT_SAMPLES.ClassUnlocked[0],
  ]).map(({ weight }) => weight);
  expect(order).toEqual([
    ...['campaign', 'systems', 'battles', 'attack', 'unrest', 'raiders', 'secrets'],
    ...['orders', 'research', 'research', 'works'],
  ]);
});

test.each([
  ['taken by the reader', human, loran, 'good'],
  ['lost by the reader', loran, human, 'bad'],
] as const)('GND-6: a system that is %s', (_, by, from, tone) => {
  const [alert] = happenedAlerts(sampleView, [
    { ...EVENT_SAMPLES.SystemConquered[0], system: wolf, by, from },
  ]);
  expect(alert).toMatchObject({ weight: 'systems', tone, place: { kind: 'system', system: wolf } });
});

test('COL-5: Morale that falls is told shortly, and that which stays is not', () => {
  const checked = { ...EVENT_SAMPLES.MoraleChecked[0], system: wolf };
  expect(tell({ ...checked, before: 5, morale: 3 })).toEqual([
    'Morale of Wolf <359> fell from 5 to 3.',
  ]);
  expect(tell({ ...checked, before: 4, morale: 4 })).toEqual([]);
});

test('SUP-1: raiders that did not come are nothing to tell', () => {
  expect(tell({ ...EVENT_SAMPLES.RaidRolled[0], came: false })).toEqual([]);
});

test('INT-9: a mission that was found out is told, with no dice', () => {
  const [alert] = happenedAlerts(sampleView, [EVENT_SAMPLES.MissionDiscovered[0]]);
  expect(alert?.tone).toBe('bad');
  expect(alert?.text).toMatch(/^You found out a mission at .*\.$/u);
});

const combatant = (own: boolean, tag: string, design: string) =>
  own
    ? ({
        own: true,
        unit: unitId(`human.${tag}`),
        tag,
        design: designId(design),
        name: '',
        condition: 'sound',
      } as const)
    : ({
        own: false,
        owner: loran,
        tag,
        design: designId(design),
        name: '',
        condition: 'sound',
      } as const);

const moment = (told: unknown): SeenEvent =>
  ({ ...EVENT_SAMPLES.BattleMoment[0], moment: told }) as SeenEvent;
const formed = (mine: boolean, ...entered: readonly ReturnType<typeof combatant>[]): SeenEvent =>
  moment({ type: 'TaskForceFormed', mine, flagship: null, entered, reinforcements: 0, limit: 9 });
const hit = (own: boolean, tag: string, result: string): SeenEvent =>
  moment({
    ...{ type: 'UnitHit', mine: own, phase: 'direct', hit: { own, tag }, first: null },
    ...{ by: 'directed', damage: 4, result },
  });

test('CSC-14: a battle is told with both sides by class, before it and after it, and its losses only there', () => {
  const ended = {
    ...EVENT_SAMPLES.BattleEnded[0],
    place: { kind: 'system', system: wolf },
  } as const;
  const fell: SeenEvent = {
    ...EVENT_SAMPLES.UnitDestroyed[0],
    unit: unitId('human.u72'),
    cite: cite('CSC-14'),
  };
  const alerts = happenedAlerts(sampleView, [
    { ...EVENT_SAMPLES.RaidRolled[0], system: wolf, came: true },
    { ...EVENT_SAMPLES.BattleBegan[0], battle: ended.battle, enemy: [loran] },
    formed(
      true,
      combatant(true, 'A1', 'apollo'),
      ...['B1', 'B2', 'B3'].map((tag) => combatant(true, tag, 'saber')),
    ),
    formed(false, combatant(false, 'X1', 'lida'), combatant(false, 'X2', 'lida')),
    hit(true, 'B1', 'destroyed'),
    hit(true, 'A1', 'crippled'),
    hit(false, 'X1', 'crippled'),
    hit(false, 'X1', 'destroyed'),
    hit(false, 'X2', 'destroyed'),
    ended,
    fell,
  ]);
  expect(alerts).toHaveLength(1);
  expect(alerts[0]?.text).toContain(
    'Your side: 1 Apollo (crippled) and 3 Saber (1 destroyed). ' +
      'Loran Imperium, as far as you saw: 2 Lida (all destroyed).',
  );
  expect(alerts[0]?.answers).toEqual([
    { kind: 'page', page: 'report', anchor: `battle-${ended.battle}` },
  ]);
});

test('CSC-14: a side that shares one fate is told with one word', () => {
  const [alert] = happenedAlerts(sampleView, [
    formed(false, combatant(false, 'X1', 'lida'), combatant(false, 'X2', 'saber')),
    hit(false, 'X1', 'destroyed'),
    hit(false, 'X2', 'destroyed'),
    EVENT_SAMPLES.BattleEnded[0],
  ]);
  expect(alert?.text).toContain('The enemy, as far as you saw: 1 Lida and 1 Saber, all destroyed.');
});

test('CSC-14: a side that has won without a unit left is told why it has won', () => {
  const ended = { ...EVENT_SAMPLES.BattleEnded[0], withdrew: false, enemyWithdrew: false };
  const told = (outcome: 'won' | 'lost'): string | undefined =>
    tell(
      formed(true, combatant(true, 'A1', 'apollo'), combatant(true, 'B1', 'saber')),
      formed(false, combatant(false, 'X1', 'lida')),
      hit(true, 'A1', 'destroyed'),
      hit(true, 'B1', 'destroyed'),
      hit(false, 'X1', 'destroyed'),
      { ...ended, outcome, because: 'losses' },
    )[0];
  const why = 'but worth less than what the other side lost.';
  expect(told('won')).toContain(`Your side: 1 Apollo and 1 Saber, all destroyed, ${why}`);
  expect(told('won')).not.toContain(`Lida (destroyed), ${why}`);
  expect(told('lost')).toContain(`as far as you saw: 1 Lida (destroyed), ${why}`);
});

test('SUP-7: units that fell without a battle are a loss of their own', () => {
  const starved: SeenEvent = {
    ...EVENT_SAMPLES.UnitDestroyed[0],
    unit: unitId('human.u71'),
    place: { kind: 'system', system: systemId('H0203') },
    cite: cite('SUP-7'),
  };
  const [alert] = happenedAlerts(sampleView, [starved]);
  expect(alert).toMatchObject({ weight: 'losses', tone: 'bad' });
  expect(alert?.text).toContain('for want of supply');
});

describe('MOV-2: an arrival', () => {
  const fleet = EVENT_SAMPLES.FleetMoved[0].fleet;
  const moved = (from: typeof sol, to: typeof sol): SeenEvent => ({
    ...EVENT_SAMPLES.FleetMoved[0],
    ...{ fleet, from, to },
  });
  const sighted = (owner: typeof loran | null): SeenEvent => ({
    ...EVENT_SAMPLES.ContactSighted[0],
    ...{ owner, place: { kind: 'system', system: wolf } },
    groups: [{ design: designId('lida'), kind: 'ship', condition: 'sound', count: 2 }],
  });

  test('is told once, where its way ended, before what is small', () => {
    const alerts = happenedAlerts(sampleView, [
      built('human.u21', sol),
      moved(sol, systemId('H0203')),
      moved(systemId('H0203'), wolf),
    ]);
    expect(alerts.map(({ weight }) => weight)).toEqual(['arrivals', 'works']);
    expect(alerts[0]?.text).toMatch(/ arrived at Wolf <359>\.$/u);
    expect(alerts[0]?.place).toEqual({ kind: 'system', system: wolf });
  });

  test('tells whom the fleet met there; an enemy weighs more than what weighs little', () => {
    const [first] = happenedAlerts(sampleView, [
      { ...EVENT_SAMPLES.RaidRolled[0], came: true },
      moved(sol, wolf),
      sighted(null),
    ]);
    expect(first).toMatchObject({ weight: 'attack', tone: 'warning' });
    expect(first?.text).toMatch(/ arrived at Wolf <359>\. There it met .* \(2 Lida\)\.$/u);
  });

  test('leaves to the battle whom it met where it fought, and what was there before', () => {
    const [, arrived] = happenedAlerts(sampleView, [
      sighted(null),
      moved(sol, wolf),
      sighted(null),
      { ...EVENT_SAMPLES.BattleEnded[0], place: { kind: 'system', system: wolf } },
    ]);
    expect(arrived?.text).toMatch(/ arrived at Wolf <359>\.$/u);
    const [earlier] = happenedAlerts(sampleView, [sighted(null), moved(sol, wolf)]);
    expect(earlier?.text).not.toContain('met');
  });
});
