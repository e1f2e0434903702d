import type { Asking } from '#engine/tactical/contract';
import { cite } from '#kernel/reasons/cite';
import {
  type BattleOutcome,
  type BattleSide,
  BATTLE_SIDES,
  type Combatant,
} from '#model/battle/setup';
import type { EmpireId, UnitId } from '#model/campaign/ids';
import type { AnswerOf, Departure } from '#model/decisions/decision';
import { battleLoser } from '#rules/combat/battle-loser';
import { scenarioLoser } from '#rules/encounters/scenario-loser';
import { takeOutcome } from './aftermath.ts';
import { askCargo } from './ask-cargo.ts';
import { isFoeOf, mayDemandOf } from './demand-rights.ts';
import { costsOfBattle, lostSoFar } from './costs-of-battle.ts';
import { type Demand, isOpen, noteDemand } from './demands.ts';
import {
  contingentOf,
  empiresOf,
  ENC_3,
  type EncounterRun,
  fact,
  participantsOf,
  partiesOf,
} from './encounter-run.ts';
import { endStrikes } from './end-strikes.ts';
import { type Fought, fightBattle, nextBattle } from './fight-battle.ts';
import { isOut } from './contingent.ts';
import { fleetWaysOf } from './fleet-ways.ts';
import { canFight, defendersIn, fleetsOf, forceOf, isArmed, partOf } from './forces.ts';
import { onlookersOf } from './onlookers.ts';
import { onlyAnswer } from './only-answer.ts';
import { lossesOf } from './losses-of.ts';
import { askDisengage, askPursuit } from './questions.ts';
import { noteSurrender } from './note-surrender.ts';
import { type Withdrawal, withdrawFleets } from './withdraw.ts';

const NOBODY: readonly Departure[] = [];

/**
 * A battle with its participants.
 * @rule CSC-5
 * @ruling A unit that was kept out of a battle neither guards civilians in it nor holds a blockade against units that broke out. It stays
 *   where it was, and may fight in the next scenario.
 */
function engagedIn(fought: Fought, { excluded = [] }: BattleOutcome): Fought {
  const out = new Set(excluded);
  const tookPart = ({ unit }: Combatant): boolean => !out.has(unit);
  const { attacker, defender } = fought.forces;
  const forces = { attacker: attacker.filter(tookPart), defender: defender.filter(tookPart) };
  return { ...fought, forces };
}

/** The units of a side that are left in a scenario; the quarry of a Pursuit has left the encounter. */
function leftIn(run: EncounterRun, demand: Demand, side: BattleSide): readonly Combatant[] {
  if (side === 'attacker') return forceOf(run, demand.by);
  return demand.scenario === 'pursuit' ? [] : defendersIn(run, demand.against, demand.scenario);
}

/**
 * The enemies that a side would flee from after a scenario: its opponent, or the other foes there if the opponent has nothing left.
 * @rule ENC-4
 */
function foesLeft(run: EncounterRun, demand: Demand, side: BattleSide): readonly Combatant[] {
  const enemy = leftIn(run, demand, side === 'attacker' ? 'defender' : 'attacker');
  if (isArmed(enemy)) return enemy;
  const empire = side === 'attacker' ? demand.by : demand.against;
  return [...run.sides.keys()]
    .filter((other) => other !== empire && isFoeOf(run, empire, other))
    .flatMap((other) => forceOf(run, other))
    .filter(({ design }) => !design.civilian);
}

/**
 * Whether a Breakout opened the blockade: no ship of the part that fought can hold it any more.
 * @rule ENC-3
 * @ruling After a Breakout, blockading ships that retreated from the battle don't hold the blockade either.
 */
function isWayOpen(run: EncounterRun, { scenario, forces }: Fought): boolean {
  if (scenario !== 'breakout') return false;
  return forces.defender
    .filter(({ design }) => design.kind === 'ship' && !design.civilian)
    .every(({ unit, owner, condition }) => {
      const own = contingentOf(run, owner);
      return (own.conditions.get(unit) ?? condition) !== 'sound' || isOut(own, unit);
    });
}

/**
 * After a scenario either side may disengage at once. Neither knows the other’s choice.
 * @rule ENC-4 @rule ENC-3
 * @ruling After a scenario, a side isn't asked whether it disengages if it has nothing to flee from, no armed units or no fleet that can
 *   leave, or if it has failed to break out.
 */
function* departuresAfter(
  run: EncounterRun,
  demand: Fought,
): Asking<Readonly<Record<BattleSide, readonly Departure[]>>> {
  const able = BATTLE_SIDES.map((side) => ({
    side,
    empire: side === 'attacker' ? demand.by : demand.against,
    own: leftIn(run, demand, side),
    foes: foesLeft(run, demand, side),
    losses: lossesOf(run, demand.forces[side]),
    isFree: side === 'attacker' && isWayOpen(run, demand),
  })).filter(({ side, empire, own, foes, isFree }) => {
    if (demand.scenario === 'breakout' && side === 'attacker' && !isFree) return false;
    const fleets = fleetWaysOf(run, empire);
    return (
      isArmed(own) && (isFree || foes.length > 0) && fleets.some(({ ways }) => ways.length > 0)
    );
  });
  const leave = { attacker: NOBODY, defender: NOBODY };
  if (able.length === 0) return leave;
  const answers = yield able.map(({ empire, ...leaving }) => askDisengage(run, empire, leaving));
  able.forEach(({ side }, at) => {
    const answer = answers[at] as AnswerOf<'disengage'> | undefined;
    if (answer?.kind === 'disengage') leave[side] = answer.leave;
  });
  return leave;
}

type Leaving = Readonly<{
  side: BattleSide;
  leave: readonly Departure[];
  retreats: BattleOutcome['retreats'];
}>;

/** Whether a side leaves the field: it had units left, and none that fights stays when these fleets leave. */
function leavesField(
  run: EncounterRun,
  demand: Fought,
  { side, leave, retreats }: Leaving,
): boolean {
  if (isQuarry(demand, side)) return hasSurvivors(run, demand);
  const going = new Set(leave.map(({ fleet }) => fleet));
  const left = leftIn(run, demand, side).filter(({ design }) => !design.civilian);
  const own = new Set(demand.forces[side].map(({ unit }) => unit));
  const stays = left.some(({ fleet }) => fleet === null || !going.has(fleet));
  return !stays && (left.length > 0 || retreats.some(({ unit }) => own.has(unit)));
}

/** Whether a side withdrew before the battle, and was pursued. @rule ENC-3 */
const isQuarry = ({ scenario, raidOn }: Fought, side: BattleSide): boolean =>
  side === 'defender' && scenario === 'pursuit' && raidOn === null;

/** Whether anything is left of a quarry. */
function hasSurvivors(run: EncounterRun, { by, against, forces }: Fought): boolean {
  const lost = lostSoFar(run, { attacker: by, defender: against });
  return forces.defender.some(({ unit }) => !lost.has(unit));
}

/** `before`: what both sides had lost in the encounter before the battle. */
type Ended = Readonly<{
  outcome: BattleOutcome;
  withdrew: readonly BattleSide[];
  before: ReadonlySet<UnitId>;
}>;

/** Reports the result of a battle to its participants and onlookers. @rule CSC-14 @rule FOG-6 */
export function battleEnded(
  run: EncounterRun,
  fought: Fought,
  { outcome, withdrew, before }: Ended,
): void {
  const { battle, by, against } = fought;
  const costs = costsOfBattle(run, { attacker: by, defender: against }, before);
  const { lost, gained, decisive } = costs;
  const quarry = isQuarry(fought, 'defender') ? 'defender' : null;
  const sides = { attacker: empiresOf(run, by), defender: empiresOf(run, against) };
  const parties = [...sides.attacker, ...sides.defender];
  const onlookers = onlookersOf(run, { parties, outcome });
  const watching = onlookers.map(({ empire }) => ({ empire, as: 'onlooker' as const }));
  run.events.push({
    type: 'BattleEnded',
    ...fact(cite('CSC-14'), [...participantsOf(parties), ...watching]),
    battle,
    place: run.pending.place,
    sides,
    rounds: outcome.rounds,
    withdrew,
    ...(scenarioLoser({ byLosses: battleLoser(decisive), withdrew, quarry }) ?? { loser: null }),
    lost,
    ...(gained.attacker + gained.defender === 0 ? {} : { gained }),
    onlookers,
  });
}

/**
 * A battle to its end, with the fleets that leave after it and their pursuers. `only`: the part of a side that fights,
 * if not all of it does.
 * @rule ENC-3 @rule ENC-4
 */
export function* fightOut(
  run: EncounterRun,
  demand: Demand,
  only: Partial<Fought['forces']> = {},
): Asking<void> {
  const {
    attacker = forceOf(run, demand.by),
    defender = defendersIn(run, demand.against, demand.scenario),
  } = only;
  const fought = nextBattle(run, demand, { attacker, defender });
  const outcome = yield* fightBattle(run, fought);
  yield* askCargo(run, outcome);
  const before = lostSoFar(run, { attacker: demand.by, defender: demand.against });
  const told = takeOutcome(run, outcome, [demand.by, demand.against]);
  const engaged = engagedIn(fought, outcome);
  noteSurrender(run, engaged);
  endStrikes(run, fought);
  const leave = yield* departuresAfter(run, engaged);
  const withdrew = BATTLE_SIDES.filter((side) =>
    leavesField(run, fought, { side, leave: leave[side], retreats: outcome.retreats }),
  );
  battleEnded(run, fought, { outcome, withdrew, before });
  run.events.push(...told);
  const gone = BATTLE_SIDES.filter((side) => leave[side].length > 0).map((side) => {
    const empire = side === 'attacker' ? demand.by : demand.against;
    return withdrawFleets(run, empire, { leave: leave[side], how: 'disengaged' });
  });
  for (const withdrawal of gone) {
    const brokeOut = demand.scenario === 'breakout' && withdrawal.side === demand.by;
    if (!brokeOut) yield* offerPursuit(run, withdrawal, null);
  }
}

/** The sides that could pursue: the one that made the fleets withdraw, then the others in the order of initiative. */
function pursuersOf(
  run: EncounterRun,
  { side: against }: Withdrawal,
  first: EmpireId | null,
): readonly EmpireId[] {
  const others = run.order.filter((empire) => empire !== first);
  return (first === null ? others : [first, ...others]).filter(
    (by) =>
      mayDemandOf(run, by, against) &&
      canFight(fleetsOf(run, by)) &&
      isOpen(run, { by, against, scenario: 'pursuit' }),
  );
}

/**
 * Fleets that withdraw may be pursued, once: it cannot be refused, and afterwards they are disengaged.
 * @rule ENC-3
 * @ruling Fleets that withdraw in their turn or after a scenario can be pursued too, civilians included. Any side that may demand scenarios
 *   of them there may pursue: first the side whose demand made them withdraw, then the others by initiative. A side that has only flights
 *   on a strike can't pursue. Single ships that got away in battle can't be pursued.
 */
export function* offerPursuit(
  run: EncounterRun,
  quarry: Withdrawal,
  first: EmpireId | null,
): Asking<void> {
  if (partOf(run, quarry.side, quarry.fleets).length === 0) return;
  for (const by of pursuersOf(run, quarry, first)) {
    const answer = onlyAnswer(yield [askPursuit(run, by, quarry)], 'pursuit');
    if (answer.kind === 'let-go') continue;
    const demand = { by, against: quarry.side, scenario: 'pursuit' } as const;
    tellDemand(run, demand);
    yield* fightOut(run, demand, { defender: partOf(run, quarry.side, quarry.fleets) });
    return;
  }
}

/** Notes a demand, and tells both sides. @rule ENC-3 */
export function tellDemand(run: EncounterRun, demand: Demand): void {
  noteDemand(run, demand);
  const { by, against, scenario } = demand;
  const { id: encounter, place } = run.pending;
  const common = fact(ENC_3, partiesOf(run, [by, against]));
  run.events.push({ type: 'ScenarioDemanded', ...common, encounter, place, by, against, scenario });
}
