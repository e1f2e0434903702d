import { divide } from '#kernel/numbers/divide';
import { sumOf } from '#kernel/numbers/sum';
import { cite } from '#kernel/reasons/cite';
import { BATTLE_SIDES, type BattleSide, otherSide } from '#model/battle/setup';
import { FIRE_PHASES, type FirePhase } from '#model/battle/battle-event';
import { FIRE_TABLE, firesIn, isTargetIn } from '#rules/combat/fire-table';
import { fireDamage, modifiedFireRoll } from '#rules/combat/fire-damage';
import {
  type Fight,
  type Piece,
  freeIn,
  reinforcementsOf,
} from '#engine/tactical/cscr/battlefield';
import { strikesFirst } from '#engine/tactical/cscr/condition';
import { board } from '#engine/tactical/cscr/board';
import { burst } from '#engine/tactical/cscr/burst';
import { type Volley, landBurst, landVolley } from '#engine/tactical/cscr/land-volley';
import { type Rammed, loseRammers, ramForceIn, rammingIn } from '#engine/tactical/cscr/ram';
import { readinessNow } from '#engine/tactical/cscr/readiness-now';
import { sweep } from '#engine/tactical/cscr/sweep';
import type { Step } from '#engine/tactical/cscr/step';

const CSC_7 = cite('CSC-7');

/** In it minefields are spent; after it they are swept, and units boarded. */
const FIRST: FirePhase = 'ships-at-ships';

/** Four fire phases, one after the other; within each both sides fire before anything lands. @rule CSC-7 @rule CSC-18 @rule CSC-10 */
export const fire: Step = { id: 'fire', when: 'round', run: fireAll };

function fireAll(fight: Fight): void {
  for (const phase of FIRE_PHASES) {
    // Most battles have no flights: then three phases of four are quiet.
    if (phase !== FIRST && BATTLE_SIDES.every((side) => isSilent(fight, side, phase))) continue;
    const volleys = BATTLE_SIDES.flatMap((side) => volleyOf(fight, side, phase));
    const bursts = phase === FIRST ? BATTLE_SIDES.flatMap((side) => burst(fight, side, phase)) : [];
    for (const volley of volleys) if (volley.damage > 0) landVolley(fight, volley);
    for (const volley of bursts) landBurst(fight, volley);
    for (const { side, rammed } of volleys) loseRammers(fight, fight.camps[side], rammed);
    if (phase !== FIRST) continue;
    sweep(fight);
    board(fight);
  }
}

/** Whether a side has nobody who could fire in a phase. @rule CSC-7 */
const isSilent = ({ camps }: Fight, side: BattleSide, phase: FirePhase): boolean =>
  !camps[side].force.some(({ kind }) => firesIn(kind, phase));

/** A volley, and who rammed with it. */
type Fired = Volley & Readonly<{ rammed: Rammed }>;

/** What one side fires in a phase; nothing without stats to fire with, or without a target. @rule CSC-7 */
function volleyOf(fight: Fight, side: BattleSide, phase: FirePhase): readonly Fired[] {
  const { input, camps, round } = fight;
  const camp = camps[side];
  const { stat } = FIRE_TABLE[phase];
  const firing = freeIn(camp).filter(({ kind, isSpent }) => firesIn(kind, phase) && !isSpent);
  const rammers = rammingIn(camp, phase);
  const added = ramForceIn(rammers);
  const total = sumOf(firing, (piece) => piece[stat]) + added;
  if (total === 0 || !hasTarget(fight, otherSide(side), phase)) return [];
  const dice = input.dice.stream('round', String(round), side);
  const text = `round ${String(round)}, ${phase.replaceAll('-', ' ')}`;
  const rolled = dice.roll({ count: 1, faces: 6 }, { kind: 'fire', text }, CSC_7);
  const modified = modifiedFireRoll(rolled.total, readinessNow(fight, camp));
  const damage = fireDamage(total, modified, input.rules.damageRounding);
  fight.tell?.({
    type: 'FireRolled',
    cite: CSC_7,
    rolls: [rolled.id],
    phase,
    side,
    total,
    ...struckFirst(
      firing.filter((piece) => strikesFirst(fight, piece)),
      stat,
    ),
    ...(added === 0 ? {} : { ramming: added }),
    roll: rolled.total,
    modified,
    damage,
  });
  return [{ side, phase, damage, rammed: { phase, rammers, added } }];
}

/** What First Strike gave to the total: half of what was doubled. @rule ABL-3 */
function struckFirst(doubled: readonly Piece[], stat: 'as' | 'af'): { firstStrike?: number } {
  const firstStrike = divide(
    sumOf(doubled, (piece) => piece[stat]),
    2,
    'down',
  );
  return firstStrike === 0 ? {} : { firstStrike };
}

/** Behind a task force that is gone its reinforcements are in reach. @rule CSC-8 */
function hasTarget(fight: Fight, side: BattleSide, phase: FirePhase): boolean {
  const camp = fight.camps[side];
  const inReach = camp.force.length > 0 ? freeIn(camp) : reinforcementsOf(camp);
  return inReach.some((piece) => isTargetIn(piece.kind, phase));
}
