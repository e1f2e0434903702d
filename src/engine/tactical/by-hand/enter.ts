import { sumOf } from '#kernel/numbers/sum';
import { invariant } from '#kernel/result/invariant';
import { BATTLE_SIDES, type BattleOutcome, type BattleSide } from '#model/battle/setup';
import type { AnswerOf } from '#model/decisions/decision';
import type { Asking, BattleInput } from '#engine/tactical/contract';
import { battleLoser } from '#rules/combat/battle-loser';
import { askOutcome } from './ask-outcome.ts';
import { tellOutcome } from './tell-outcome.ts';

/**
 * Asks what a battle came to that was fought elsewhere, and makes of the answer what any other game makes of a fight.
 * @rule ENC-1
 */
export function* enter(input: BattleInput): Asking<BattleOutcome> {
  const [answer] = yield [askOutcome(input)];
  invariant(answer?.kind === 'battle-outcome', 'OUTCOME_MISSING', input.setup.id);
  tellOutcome(input, answer);
  return outcomeOf(input, answer);
}

/** In the order of those who took part, whoever entered it in which. */
function outcomeOf(
  { setup }: BattleInput,
  { rounds, ...said }: AnswerOf<'battle-outcome'>,
): BattleOutcome {
  const all = BATTLE_SIDES.flatMap((side) => setup.sides[side].combatants);
  const fateOf = new Map(said.fates.map((one) => [one.unit, one] as const));
  const laneOf = new Map(said.retreats.map((one) => [one.unit, one] as const));
  const out = new Set(said.cameOut);
  const cameOut = all.flatMap(({ unit }) => (out.has(unit) ? [unit] : []));
  const lostBy = (side: BattleSide): number =>
    sumOf(setup.sides[side].combatants, ({ unit, design }) =>
      fateOf.get(unit)?.fate === 'destroyed' ? design.cost : 0,
    );
  const lost = { attacker: lostBy('attacker'), defender: lostBy('defender') };
  return {
    battle: setup.id,
    rounds,
    fates: all.flatMap(({ unit }) => fateOf.get(unit) ?? []),
    retreats: all.flatMap(({ unit }) => laneOf.get(unit) ?? []),
    ...(cameOut.length === 0 ? {} : { cameOut }),
    loser: battleLoser(lost),
    lost,
  };
}
