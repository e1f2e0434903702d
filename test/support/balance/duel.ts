import { BATTLE_RULES } from '#app/battle/battle-rules';
import { parseBattle } from '#content/battles/parse-battle';
import type { BattleStart } from '#content/battles/setup-of-battle';
import type { ForceLists } from '#content/force-lists/force-lists';
import { rehearse } from '#engine/tactical/cscr/rehearse';
import { brandAs } from '#kernel/brand/brand';
import { oddsDice } from '#kernel/dice/odds-dice';
import { invariant } from '#kernel/result/invariant';
import type { EncounterId } from '#model/campaign/ids';
import type { DoctrineName } from '#model/forces/doctrines';
import type { BalanceFleet } from './fleet-of.ts';

/** A fleet that is ready to fight, on either side. */
export type Fighter = Readonly<{ fleet: BalanceFleet; start: BattleStart }>;

/** Points of the first of two fleets, 1 for a victory and a half for a draw, over a number of battles; and their squares. */
export type Score = Readonly<{ battles: number; points: number; squares: number }>;
const NO_SCORE: Score = { battles: 0, points: 0, squares: 0 };

/** Reads a fleet once, so that it can fight many others. Ships that retreat leave by a minor lane. */
export function fighterOf(fleet: BalanceFleet, lists: ForceLists, doctrine: DoctrineName): Fighter {
  const side = (name: string) => ({
    name,
    units: fleet.units,
    standing: { doctrine },
    waysOut: ['minor'],
  });
  const battle = parseBattle(
    JSON.stringify({
      format: 'farlane-battle',
      version: 1,
      place: { kind: 'system' },
      sides: { attacker: side('One'), defender: side('Other') },
    }),
    lists,
    BATTLE_RULES,
  );
  invariant(battle.ok, 'BALANCE_FLEET', battle.ok ? '' : JSON.stringify(battle.error));
  return { fleet, start: battle.value };
}

const nothing = (): void => undefined;
const ENCOUNTER = brandAs<EncounterId>('battle');

/** Fights battles in deep space. The same seed gives the same dice. @rule CSC-14 */
export function duel(
  one: Fighter,
  other: Fighter,
  { seed, battles }: { seed: string; battles: number },
): Score {
  const { setup, rules } = one.start;
  const sides = { attacker: setup.sides.attacker, defender: other.start.setup.sides.defender };
  const odds = oddsDice(seed);
  const { fight } = rehearse({ setup: { ...setup, sides }, rules, encounter: ENCOUNTER, odds });
  let [points, squares] = [0, 0];
  for (let number = 1; number <= battles; number += 1) {
    odds.begin(number);
    const { loser } = fight(nothing);
    const point = loser === null ? 0.5 : Number(loser === 'defender');
    points += point;
    squares += point * point;
  }
  return { battles, points, squares };
}

/** The same score, told of the other fleet. */
export const turned = ({ battles, points, squares }: Score): Score => ({
  battles,
  points: battles - points,
  squares: battles - 2 * points + squares,
});

export const sumOfScores = (scores: readonly Score[]): Score =>
  scores.reduce(
    (sum, one) => ({
      battles: sum.battles + one.battles,
      points: sum.points + one.points,
      squares: sum.squares + one.squares,
    }),
    NO_SCORE,
  );
