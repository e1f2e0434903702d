import { rowOf } from '#kernel/collections/row-of';
import { cite } from '#kernel/reasons/cite';
import type { BattleOutcome, SideSetup } from '#model/battle/setup';
import type { EmpireId, UnitId } from '#model/campaign/ids';
import { onlyFor } from '#model/events/fact';
import type { Demand } from './demands.ts';
import { contingentOf, type EncounterRun, fact } from './encounter-run.ts';

const CSC_5 = cite('CSC-5');

/**
 * The Intel that a side has left in an encounter.
 * @rule CSC-5
 * @ruling A side of several empires spends the Intel of its leader. In a raid (SUP-1) no Intel is spent.
 */
export function intelOf(run: EncounterRun, side: EmpireId): Pick<SideSetup, 'intel'> {
  const had = run.world.intelAt(run.pending.place, side)?.intel ?? 0;
  const intel = had - contingentOf(run, side).intelSpent;
  return intel > 0 ? { intel } : {};
}

/** Notes what was spent before a battle, and who scouted. @rule CSC-5 */
export function noteScouts(
  run: EncounterRun,
  { by, against }: Demand,
  { scouted = [] }: BattleOutcome,
): void {
  for (const { side, intel, units } of scouted) {
    spendIntel(run, side === 'attacker' ? by : against, { on: 'battle', intel, units });
  }
}

type Spent = Readonly<{ on: 'initiative' | 'battle'; intel: number; units: readonly UnitId[] }>;

/** Spends Intel of a side through units, which scout no more in this encounter; it alone is told. @rule CSC-5 */
export function spendIntel(run: EncounterRun, empire: EmpireId, { on, intel, units }: Spent): void {
  const { place } = run.pending;
  for (const unit of units) {
    contingentOf(run, rowOf(run.world.state.units, unit).owner).scouted.add(unit);
  }
  const system = run.world.intelAt(place, empire)?.system;
  if (system === undefined) return;
  contingentOf(run, empire).intelSpent += intel;
  const head = fact(CSC_5, onlyFor(empire));
  run.events.push({ type: 'IntelSpent', ...head, empire, system, place, on, intel });
}
