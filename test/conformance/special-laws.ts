import { expect } from 'vitest';
import type { BattleEvent, BattleEventOf } from '#model/battle/battle-event';
import type { BattleOutcome, BattleSetup, BattleSide } from '#model/battle/setup';
import { ratingOf } from '#model/forces/design';
import type { RuleSet } from '#model/settings/rule-set';
import { compareText } from '#kernel/result/compare-text';
import {
  type Followed,
  type FollowedBattle,
  ableOf,
  follow,
  isPrize,
  takeBoarded,
} from './followed-battle.ts';

/** A battle, and what was told of it. */
export type BattleRecord = Readonly<{
  setup: BattleSetup;
  rules: Partial<RuleSet>;
  events: readonly BattleEvent[];
  outcome: BattleOutcome;
}>;

const OF_UNITS = [
  'UnitsHid',
  'UnitsCloaked',
  'UnitsRammed',
  'MinefieldsSpent',
  'RetreatRolled',
] as const;
type OfUnits = BattleEventOf<(typeof OF_UNITS)[number]>;

const isOfUnits = (event: BattleEvent): event is OfUnits =>
  OF_UNITS.some((type) => type === event.type);

/** The units that do something of their own in a moment. */
function actingIn(event: BattleEvent): readonly Readonly<{ unit: string }>[] {
  if (event.type === 'MissionsGiven') return event.given;
  if (event.type === 'FireBoosted') return event.boosts;
  return isOfUnits(event) ? event.units : [];
}

const BOARDABLE: readonly string[] = ['ship', 'base', 'convoy'];

/** What both sides could do as something began that they do at once. */
type Able = Readonly<{ attacker: number; defender: number }>;

function checkBoarding(
  battle: FollowedBattle,
  event: BattleEventOf<'UnitsBoarded'>,
  boarders: Able,
): void {
  expect(event.points).toBeGreaterThan(0);
  expect(event.points).toBeLessThanOrEqual(boarders[event.side]);
  const spent = event.boarded.reduce((sum, { price }) => sum + price, 0);
  expect(spent).toBeLessThanOrEqual(event.points);
  // Of its own, since one unit can be boarded twice in a moment.
  const units = new Map([...battle.units].map(([id, one]) => [id, { ...one }] as const));
  for (const step of event.boarded) {
    checkStep(units.get(step.unit)!, event.side, step.result);
    takeBoarded({ ...battle, units }, event.side, step);
  }
}

function checkStep(one: Followed, by: BattleSide, result: string): void {
  const { design } = one.unit;
  expect(one.side).not.toBe(by);
  expect([one.isGone, one.isHeld]).toEqual([false, false]);
  expect(BOARDABLE).toContain(design.kind);
  const dies = ratingOf(design, 'suicide') > 0 && !isPrize(one);
  if (result === 'crippled') expect(one.condition).toBe('sound');
  if (result === 'destroyed') expect(dies).toBe(true);
  if (result === 'captured') expect([one.home === by, dies]).toEqual([false, false]);
  if (result === 'recaptured') expect(one.home).toBe(by);
}

/** CSC-10: captors are there, a prize is in exactly one side, and what was based on it is lost. */
export function keepsBoarding({ setup, events, outcome }: BattleRecord): number {
  let boarders: Able | null = null;
  const taken = new Set<string>();
  const end = follow(setup, events, (event, battle) => {
    if (event.type === 'RoundBegan') boarders = null;
    if (event.type !== 'UnitsBoarded') return;
    boarders ??= {
      attacker: ableOf(battle, 'attacker', 'boarding'),
      defender: ableOf(battle, 'defender', 'boarding'),
    };
    checkBoarding(battle, event, boarders);
    for (const { unit, result } of event.boarded) {
      if (result === 'captured' || result === 'recaptured') taken.add(unit);
    }
  });
  const prizes = [...end.units.values()].filter((one) => isPrize(one) && !one.isGone);
  expect((outcome.captured ?? []).map(({ unit, by }) => `${unit} ${by}`).sort(compareText)).toEqual(
    prizes.map(({ unit, side }) => `${unit.unit} ${side}`).sort(compareText),
  );
  const lost = outcome.fates.filter(({ fate }) => fate === 'destroyed').map(({ unit }) => unit);
  for (const { unit } of end.units.values()) {
    const wasAboard = unit.carrier !== null && taken.has(unit.carrier);
    if (wasAboard && unit.design.kind === 'flight') expect(lost).toContain(unit.unit);
  }
  return taken.size;
}

/** CSC-10: a prize leads nobody, and does nothing. */
export function prizesDoNothing({ setup, events }: BattleRecord): number {
  const end = follow(setup, events, (event, { units }) => {
    const acting = actingIn(event).filter(({ unit }) => isPrize(units.get(unit)!));
    expect(acting).toEqual([]);
  });
  return [...end.units.values()].filter(isPrize).length;
}

const FLIGHTS = 'flights-';
const clamp = (formation: number): number => Math.min(4, Math.max(0, formation));

/** The lowest formation of a cloaked unit after it was disrupted. */
function depthOf({ unit }: Followed, disrupted: number): number {
  const ofKind = unit.design.kind === 'base' ? 0 : 1;
  return clamp(ofKind + ratingOf(unit.design, 'stealth') - disrupted);
}

/** ABL-3: who is cloaked does nothing, and is hit only at the DV and in the formation of its cloak, until it is crippled. */
export function cloaksHold({ setup, events }: BattleRecord): number {
  const disrupted = new Map<string, number>();
  let cloaked = 0;
  follow(setup, events, (event, { units }) => {
    if (event.type === 'RoundBegan') disrupted.clear();
    if (event.type === 'ElectronicWarfareWaged') {
      for (const { unit, effect } of event.effects) {
        if (effect === 'disruptor') disrupted.set(unit, (disrupted.get(unit) ?? 0) + 1);
      }
    }
    // A ship may get away under its cloak.
    const acting = event.type === 'RetreatRolled' ? [] : actingIn(event);
    expect(acting.filter(({ unit }) => units.get(unit)!.isCloaked)).toEqual([]);
    if (event.type === 'UnitsCloaked') {
      cloaked += event.units.length;
      for (const { unit } of event.units) checkCloaking(units.get(unit)!);
    }
    if (event.type === 'DamageDirected') {
      const at = units.get(event.at.unit)!;
      if (!at.isCloaked || at.condition === 'crippled') return;
      const isSlipped = event.phase.startsWith(FLIGHTS);
      const depth = depthOf(at, disrupted.get(event.at.unit) ?? 0);
      expect(event.formation).toBeGreaterThanOrEqual(Math.max(0, depth - (isSlipped ? 1 : 0)));
    }
    if (event.type === 'UnitHit') {
      const at = units.get(event.hit.unit)!;
      if (!at.isCloaked || at.condition === 'crippled') return;
      const dv = at.unit.design.dv + ratingOf(at.unit.design, 'stealth');
      if (event.by === 'leftover') expect(event.damage * 2).toBeGreaterThan(dv);
      else if (event.by !== 'lucky') expect(event.damage).toBeGreaterThanOrEqual(dv);
    }
  });
  return cloaked;
}

function checkCloaking({ unit, condition, isHeld }: Followed): void {
  expect(['ship', 'base']).toContain(unit.design.kind);
  expect(ratingOf(unit.design, 'stealth')).toBeGreaterThan(0);
  expect([condition, isHeld]).toEqual(['sound', false]);
}

/** ABL-3: Stasis holds what its functions pay for, no flagship unless it is so agreed; who is held does nothing, and nothing is done to it. */
export function stasisHolds({ setup, rules, events }: BattleRecord): number {
  let held = 0;
  // Both sides hold at once: what they had before anybody was held.
  let able: Able | null = null;
  follow(setup, events, (event, battle) => {
    const { units, flagships } = battle;
    if (event.type === 'RoundBegan') able = null;
    if (event.type === 'UnitsHeld') {
      held += event.units.length;
      able ??= {
        attacker: ableOf(battle, 'attacker', 'stasis'),
        defender: ableOf(battle, 'defender', 'stasis'),
      };
      const cc = event.units.reduce((sum, { unit }) => {
        const { kind, cc: size } = units.get(unit)!.unit.design;
        return sum + (kind === 'flight' ? Math.min(1, size) : size);
      }, 0);
      expect(cc).toBeLessThanOrEqual(event.functions);
      expect(event.functions).toBeLessThanOrEqual(able[event.side]);
      for (const { tag } of event.units) {
        if (rules.stasisFlagship !== 'on') expect([...flagships]).not.toContain(tag);
      }
    }
    const touched = event.type === 'UnitsBoarded' ? event.boarded : actingIn(event);
    expect(touched.filter(({ unit }) => units.get(unit)!.isHeld)).toEqual([]);
    if (event.type === 'DamageDirected') expect(units.get(event.at.unit)!.isHeld).toBe(false);
  });
  return held;
}
