import { invariant } from '#kernel/result/invariant';
import {
  BATTLE_SIDES,
  type BattleOutcome,
  type BattleSide,
  otherSide,
  type UnitFate,
} from '#model/battle/setup';
import type { AnswerOf, DecisionOf } from '#model/decisions/decision';
import type { Asking, BattleInput } from '#engine/tactical/contract';
import { battleLoser } from '#rules/combat/battle-loser';
import {
  capturedIn,
  capturedWorth,
  enteredFates,
  enteredLosses,
} from '#rules/encounters/entered-fates';
import { scoutedBySide } from '#rules/encounters/scouted-issues';
import { askOutcome } from './ask-outcome.ts';
import { tellOutcome } from './tell-outcome.ts';

type Said = AnswerOf<'battle-outcome'>;
type Asked = DecisionOf<'battle-outcome'>;

/**
 * Asks for the outcome of a battle that was fought elsewhere, and turns the answer into the same result that the other engines give.
 * @rule ENC-1
 */
export function* enter(input: BattleInput): Asking<BattleOutcome> {
  const { decision, standing } = askOutcome(input);
  const [answer] = yield [{ decision, standing }];
  invariant(answer?.kind === 'battle-outcome', 'OUTCOME_MISSING', input.setup.id);
  const fates = BATTLE_SIDES.flatMap((side) =>
    enteredFates(decision.sides[side].units, answer.fates),
  );
  const said = { ...answer, fates };
  tellOutcome(input, said);
  return outcomeOf(input, decision, said);
}

/** The outcome in the order of the combatants, so that the order in which it was entered doesn’t matter. */
function outcomeOf({ setup }: BattleInput, { sides }: Asked, said: Said): BattleOutcome {
  const all = BATTLE_SIDES.flatMap((side) => setup.sides[side].combatants);
  const laneOf = new Map(said.retreats.map((one) => [one.unit, one] as const));
  const out = new Set(said.cameOut);
  const cameOut = all.flatMap(({ unit }) => (out.has(unit) ? [unit] : []));
  const scouted = scoutedBySide(said.scouted ?? []).map((one) => ({
    ...one,
    units: all.flatMap(({ unit }) => (one.units.includes(unit) ? [unit] : [])),
  }));
  const captured = BATTLE_SIDES.flatMap((side) => capturedOf(side, sides[side], said));
  const lostBy = (side: BattleSide): number => enteredLosses(sides[side].units, said.fates);
  const lost = { attacker: lostBy('attacker'), defender: lostBy('defender') };
  const gainedBy = (side: BattleSide): number =>
    capturedWorth(sides[otherSide(side)].units, said.fates);
  return {
    battle: setup.id,
    rounds: said.rounds,
    fates: BATTLE_SIDES.flatMap((side) => fatesOf(sides[side], said)),
    retreats: all.flatMap(({ unit }) => laneOf.get(unit) ?? []),
    ...(captured.length === 0 ? {} : { captured }),
    ...(cameOut.length === 0 ? {} : { cameOut }),
    ...(scouted.length === 0 ? {} : { scouted }),
    loser: battleLoser(lost),
    lost,
    gained: { attacker: gainedBy('attacker'), defender: gainedBy('defender') },
  };
}

type Side = Asked['sides'][BattleSide];

/** The units of one side that the other captured. @rule CSC-10 */
function capturedOf(
  side: BattleSide,
  { units }: Side,
  { fates }: Said,
): NonNullable<BattleOutcome['captured']> {
  const taken = capturedIn(fates);
  return units.flatMap(({ unit }) => (taken.has(unit) ? [{ unit, by: otherSide(side) }] : []));
}

/** The fates of a side’s units. Capture cripples a unit that was not crippled before. @rule CSC-10 */
function fatesOf({ units }: Side, { fates }: Said): readonly UnitFate[] {
  const fateOf = new Map(fates.map(({ unit, fate }) => [unit, fate] as const));
  return units.flatMap(({ unit, condition, asPrize }): readonly UnitFate[] => {
    const fate = fateOf.get(unit);
    if (fate === undefined) return [];
    if (fate !== 'captured') return [{ unit, fate }];
    return asPrize === condition ? [] : [{ unit, fate: 'crippled' }];
  });
}
