import {
  COUNTED_FATES,
  type CountedBattle,
  type FateSink,
  type Rehearsal,
  type RehearsalInput,
} from '#engine/tactical/contract';
import { BATTLE_SIDES } from '#model/battle/setup';
import { battleLoser } from '#rules/combat/battle-loser';
import { type Fight, type Piece, isOver } from './battlefield.ts';
import { keep } from './keep.ts';
import { muster } from './muster.ts';
import { homeOf, isLost, isPrize } from './outcome-of.ts';
import { reserveOf } from './reserve.ts';
import type { When } from './step.ts';
import { STEPS_OF } from './steps.ts';
import { whyOver } from './steps/close-battle.ts';

/**
 * Fights one battle again and again, by the same steps: what goes before the first die is the same each time and done once, then each
 * battle begins where that ended.
 * @rule CSC-6 @rule CSC-13
 */
export function rehearse({ odds, ...facts }: RehearsalInput): Rehearsal {
  const fight = muster(facts, { dice: { recorded: null, odds }, tell: null });
  settle(fight, settlingIn(fight, 'forming'));
  const { attacker, defender } = fight.camps;
  for (const side of BATTLE_SIDES) reserveOf(fight, fight.camps[side]);
  const begin = keep(fight, (piece) => fatesOf(piece) !== 0);
  const opening = settlingIn(fight, 'opening');
  const round = settlingIn(fight, 'round');
  const closing = settlingIn(fight, 'closing');
  return {
    flagships: {
      attacker: attacker.flagship?.place ?? null,
      defender: defender.flagship?.place ?? null,
    },
    fight: (sink) => {
      begin();
      settle(fight, opening);
      while (!isOver(fight)) {
        fight.round += 1;
        settle(fight, round);
      }
      settle(fight, closing);
      return countedOf(fight, sink);
    },
  };
}

type Settling = (fight: Fight) => void;

/** The steps of a part that could do anything here, with nobody asked: the standing orders answer. */
const settlingIn = (fight: Fight, when: When): readonly Settling[] =>
  STEPS_OF[when]
    .filter((step) => step.isIdle?.(fight) !== true)
    .map((step) => ('run' in step ? step.run : step.settle));

function settle(fight: Fight, steps: readonly Settling[]): void {
  for (const step of steps) step(fight);
}

/** Who has not been touched is as he was. @rule CSC-14 */
function countedOf(fight: Fight, sink: FateSink): CountedBattle {
  const lost = { attacker: 0, defender: 0 };
  for (const piece of fight.camps.attacker.touched) {
    const fates = fatesOf(piece);
    if (fates === 0) continue;
    const side = homeOf(piece);
    if (isLost(piece)) lost[side] += piece.cost;
    sink(side, piece.place, fates);
    if (piece.awayBy !== null) tellCargo(fight, sink, piece);
  }
  return { rounds: fight.round, because: whyOver(fight), loser: battleLoser(lost), lost };
}

function fatesOf(piece: Piece): number {
  const { isAlive, condition, combatant, awayBy, isExcluded } = piece;
  let fates = isExcluded ? COUNTED_FATES.keptOut : 0;
  if (!isAlive) return fates + COUNTED_FATES.destroyed;
  if (awayBy !== null) fates += COUNTED_FATES.away;
  if (isPrize(piece)) return fates + COUNTED_FATES.captured;
  const isHurt = condition === 'crippled' && combatant.condition !== 'crippled';
  return isHurt ? fates + COUNTED_FATES.crippled : fates;
}

/** Ground units aboard are not in the battle, and go where their transport goes. @rule CSC-12 */
function tellCargo({ input }: Fight, sink: FateSink, piece: Piece): void {
  const side = homeOf(piece);
  for (const [place, { carrier, design }] of input.setup.sides[side].combatants.entries()) {
    if (design.kind === 'ground' && carrier === piece.unit) sink(side, place, COUNTED_FATES.away);
  }
}
