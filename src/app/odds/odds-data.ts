import type { BattleStart } from '#content/battles/setup-of-battle';
import type { BattleSide } from '#model/battle/setup';
import { inOrder } from './spread-of.ts';
import type { Histogram, OddsTally } from './odds-tally.ts';

/** `{ "2": 13 }`: thirteen battles where it was two. JSON keeps keys that are whole numbers in order. */
const countsOf = (histogram: Histogram): Readonly<Record<string, number>> =>
  Object.fromEntries(inOrder(histogram).map(([value, count]) => [String(value), count]));

function sideData({ battle, setup }: BattleStart, tally: OddsTally, side: BattleSide) {
  const { wins, flagship, flagshipLived, lost, gained, classes } = tally.sides[side];
  const { combatants } = setup.sides[side];
  const leader = combatants.find(({ unit }) => unit === flagship);
  return {
    name: battle.sides[side].name,
    wins,
    flagship:
      leader === undefined
        ? null
        : { unit: leader.unit, class: leader.design.id, name: leader.name, lived: flagshipLived },
    lost: countsOf(lost),
    gained: countsOf(gained),
    classes: [...classes].map(([id, { destroyed, crippled, captured, away, keptOut }]) => ({
      class: id,
      units: combatants.filter(({ design }) => design.id === id).length,
      destroyed: countsOf(destroyed),
      crippled: countsOf(crippled),
      captured: countsOf(captured),
      away: countsOf(away),
      keptOut: countsOf(keptOut),
    })),
  };
}

/** The counts as data for `--json`. All figures are numbers of battles. */
export type OddsData = Readonly<{
  battles: number;
  seed: string;
  equal: number;
  rounds: Readonly<Record<string, number>>;
  endings: Readonly<Record<string, number>>;
  sides: Readonly<Record<BattleSide, ReturnType<typeof sideData>>>;
}>;

/** A tally as data, in an order that depends on the file alone. */
export function oddsDataOf(start: BattleStart, seed: string, tally: OddsTally): OddsData {
  const { battles, rounds, endings, sides } = tally;
  return {
    battles,
    seed,
    equal: battles - sides.attacker.wins - sides.defender.wins,
    rounds: countsOf(rounds),
    endings: {
      length: endings.get('length') ?? 0,
      'nothing-left': endings.get('nothing-left') ?? 0,
      surrender: endings.get('surrender') ?? 0,
    },
    sides: {
      attacker: sideData(start, tally, 'attacker'),
      defender: sideData(start, tally, 'defender'),
    },
  };
}
