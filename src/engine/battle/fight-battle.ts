import type { Asking, TacticalEngine } from '#engine/tactical/contract';
import { mayRaid } from '#rules/raiders/may-raid';
import { cite } from '#kernel/reasons/cite';
import { onlyFor } from '#model/events/fact';
import { brandAs } from '#kernel/brand/brand';
import { rowOf } from '#kernel/collections/row-of';
import { unique } from '#kernel/collections/unique';
import type { BattleEvent } from '#model/battle/battle-event';
import type {
  BattleGround,
  BattleOutcome,
  BattleSetup,
  Combatant,
  SideSetup,
} from '#model/battle/setup';
import type { BattleId, EmpireId, UnitId } from '#model/campaign/ids';
import type { Demand } from './demands.ts';
import {
  contingentOf,
  contingentsOf,
  empiresOf,
  ENC_3,
  type EncounterRun,
  fact,
  ownsPlace,
  partiesOf,
} from './encounter-run.ts';
import { lurkingCombatants } from './combatants-of.ts';
import { intelOf, noteScouts } from './spend-intel.ts';
import { stagedCombatants } from './staged-combatants.ts';
import { retreatLanesOf } from './retreat-lanes.ts';
import { knowsClass } from './knows-class.ts';
import { unitsShownIn } from './units-shown-in.ts';
import { isFoughtElsewhere } from '#model/decisions/outcome';

/** A battle with those who fight it. */
export type Fought = Demand &
  Readonly<{
    battle: BattleId;
    forces: Forces;
    /** What raiders are after (SUP-1); null: no raid. */
    raidOn: UnitId | null;
  }>;
type Forces = Readonly<{ attacker: readonly Combatant[]; defender: readonly Combatant[] }>;

/** What a side has in a battle, with those who hide behind its convoys; in a raid none that is too large for it. @rule MOV-4 @rule SUP-1 */
function withLurkers(
  run: EncounterRun,
  side: EmpireId,
  { own, raidOn }: Readonly<{ own: readonly Combatant[]; raidOn: UnitId | null }>,
): readonly Combatant[] {
  const lurking = contingentsOf(run, side).flatMap((one) =>
    lurkingCombatants(
      run.world,
      one,
      own.filter(({ owner }) => owner === one.empire),
    ),
  );
  return [...own, ...lurking.filter(({ design }) => raidOn === null || mayRaid(design))];
}

function sideSetupOf(
  run: EncounterRun,
  side: EmpireId,
  [own, enemy]: readonly [readonly Combatant[], readonly Combatant[]],
): SideSetup {
  const known = enemy.filter(({ design }) => knowsClass(run, side, design));
  return {
    leader: side,
    empires: empiresOf(run, side),
    combatants: own,
    standing: contingentOf(run, side).standing,
    knows: unique(known.map(({ design }) => design.id)),
    ...retreatLanesOf(run, side),
  };
}

/** What of the system counts in the battle; nothing in a lane. */
function groundOf(run: EncounterRun, { by, against }: Demand): BattleGround | null {
  const { world, pending } = run;
  const { place } = pending;
  if (place.kind === 'lane') return null;
  const { anomalies, productivity, utilized } = rowOf(world.state.systems, place.system);
  const ofDefender = ownsPlace(run, against) ? 'defender' : null;
  const holder = ownsPlace(run, by) ? 'attacker' : ofDefender;
  return { anomalies, holder, productivity, utilized };
}

/** Units that enter a task force, or are hit behind it, have been seen by the enemy. @rule FOG-6 */
function noteShown(run: EncounterRun, moment: BattleEvent, { by, against }: Demand): void {
  for (const { unit, owner } of unitsShownIn(moment)) {
    const enemy = empiresOf(run, by).includes(owner) ? against : by;
    const seen = run.shownTo.get(enemy) ?? new Set();
    run.shownTo.set(enemy, seen.add(unit));
  }
}

/** First Strike out of hiding lasts one scenario. @rule MOV-4 */
function endAmbush(run: EncounterRun, { forces }: Fought): void {
  for (const { unit, owner } of [...forces.attacker, ...forces.defender]) {
    contingentOf(run, owner).ambushers.delete(unit);
  }
}

/** A Q-Ship that came out from behind a convoy stays in the open. @rule MOV-4 */
function noteOut(
  run: EncounterRun,
  { by, against }: Demand,
  { cameOut = [] }: BattleOutcome,
): void {
  const { place } = run.pending;
  for (const { empire, hidden } of [by, against].flatMap((side) => contingentsOf(run, side))) {
    const units = cameOut.filter((unit) => hidden.delete(unit));
    if (units.length === 0) continue;
    const head = fact(cite('MOV-4'), onlyFor(empire));
    run.events.push({ type: 'UnitsRevealed', ...head, empire, place, units, because: 'battle' });
  }
}

/** What fights the battle that is the last so far: the machine, or what takes outcomes. @rule ENC-1 */
const engineNow = ({ engine, elsewhere, battles }: EncounterRun): TacticalEngine =>
  elsewhere !== null && isFoughtElsewhere(elsewhere.at, battles.count) ? elsewhere.engine : engine;

/**
 * Fights one battle of an encounter by the tactical engine.
 * @rule ENC-3
 * @rule CSC-15
 */
export function* fightBattle(run: EncounterRun, fought: Fought): Asking<BattleOutcome> {
  const { by, against, scenario, battle, forces, raidOn } = fought;
  const { id: encounter, place } = run.pending;
  const sides = { attacker: empiresOf(run, by), defender: empiresOf(run, against) };
  const parties = partiesOf(run, [by, against]);
  run.events.push({ type: 'BattleBegan', ...fact(ENC_3, parties), battle, place, scenario, sides });
  const sink = (moment: BattleEvent): void => {
    const common = fact(moment.cite, parties, moment.rolls);
    run.events.push({ type: 'BattleMoment', ...common, battle, sides, moment });
    noteShown(run, moment, fought);
  };
  // Against raiders who fall on a convoy nobody scouts ahead.
  const intelFor = (side: EmpireId): Pick<SideSetup, 'intel'> =>
    raidOn === null ? intelOf(run, side) : {};
  const setup: BattleSetup = {
    id: battle,
    place,
    scenario,
    ground: groundOf(run, fought),
    ...(raidOn === null ? {} : { raidOn }),
    sides: {
      attacker: { ...sideSetupOf(run, by, [forces.attacker, forces.defender]), ...intelFor(by) },
      defender: {
        ...sideSetupOf(run, against, [forces.defender, forces.attacker]),
        ...intelFor(against),
      },
    },
  };
  const dice = run.dice.stream('battle', String(run.battles.count));
  const outcome = yield* engineNow(run).fight({
    setup,
    encounter,
    rules: run.world.rules,
    dice,
    sink,
  });
  endAmbush(run, fought);
  noteOut(run, fought, outcome);
  noteScouts(run, fought, outcome);
  return outcome;
}

/**
 * The next battle of an encounter, by its number there, with those who hide behind the convoys in it and those whom
 * carriers stage; `raidOn`: what raiders are after in it.
 */
export function nextBattle(
  run: EncounterRun,
  demand: Demand,
  forces: Forces,
  raidOn: UnitId | null = null,
): Fought {
  run.battles.count += 1;
  const battle = brandAs<BattleId>(`${run.pending.id}.${String(run.battles.count)}`);
  const stages = raidOn === null && demand.scenario !== 'defensive';
  const staged = (side: EmpireId, own: readonly Combatant[]): readonly Combatant[] =>
    stages ? [...own, ...stagedCombatants(run, side, own)] : own;
  const { by, against } = demand;
  const all = {
    attacker: withLurkers(run, by, { own: staged(by, forces.attacker), raidOn }),
    defender: withLurkers(run, against, { own: staged(against, forces.defender), raidOn }),
  };
  return { ...demand, battle, forces: all, raidOn };
}
