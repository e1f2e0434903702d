import { divide } from '#kernel/numbers/divide';
import { sumOf } from '#kernel/numbers/sum';
import { cite } from '#kernel/reasons/cite';
import { BATTLE_SIDES, type BattleSide, otherSide } from '#model/battle/setup';
import type { BattleEventOf, FirePhase } from '#model/battle/battle-event';
import type { FireRow, Party } from '#rules/combat/fire-table';
import { fireDamage, modifiedFireRoll } from '#rules/combat/fire-damage';
import { type Camp, type Fight, type Piece, isHere } from '#engine/tactical/cscr/battlefield';
import { strikesFirst } from '#engine/tactical/cscr/condition';
import { board } from '#engine/tactical/cscr/board';
import { type Burst, burstOf, goOff } from '#engine/tactical/cscr/burst';
import { type Volley, landBurst, landVolley } from '#engine/tactical/cscr/land-volley';
import { type Rammed, loseRammers, rammedIn } from '#engine/tactical/cscr/ram';
import { readinessNow } from '#engine/tactical/cscr/readiness-now';
import { type Fallen, type Throw, rollInRound } from '#engine/tactical/cscr/roll';
import { sweep } from '#engine/tactical/cscr/sweep';
import type { Step } from '#engine/tactical/cscr/step';

const CSC_7 = cite('CSC-7');
const FIRE: Throw = { spec: { count: 1, faces: 6 }, kind: 'fire', cite: CSC_7 };

/** In it minefields are spent; after it they are swept, and units boarded. */
const FIRST: FirePhase = 'ships-at-ships';

/** Four fire phases, one after the other; within each both sides fire before anything lands. @rule CSC-7 @rule CSC-18 @rule CSC-10 */
export const fire: Step = { id: 'fire', when: 'round', run: fireAll };

function fireAll(fight: Fight): void {
  for (const row of fight.brings.rows) {
    const { phase } = row;
    const attacker = volleyOf(fight, 'attacker', row);
    const defender = volleyOf(fight, 'defender', row);
    const bursts = phase === FIRST ? burstsIn(fight, phase) : NO_BURSTS;
    land(fight, attacker);
    land(fight, defender);
    for (const one of bursts) goOff(fight, one);
    for (const one of bursts) landBurst(fight, one);
    loseRammers(fight, 'attacker', attacker?.rammed);
    loseRammers(fight, 'defender', defender?.rammed);
    if (phase !== FIRST) continue;
    sweep(fight);
    board(fight);
  }
}

function land(fight: Fight, volley: Volley | null): void {
  if (volley !== null && volley.damage > 0) landVolley(fight, volley);
}

const NO_BURSTS: readonly Burst[] = [];

const burstsIn = (fight: Fight, phase: FirePhase): readonly Burst[] =>
  fight.brings.traits.bursts === 0
    ? NO_BURSTS
    : BATTLE_SIDES.flatMap((side) => burstOf(fight, side, phase) ?? []);

/** A volley, and who rammed with it. */
type Fired = Volley & Readonly<{ rammed: Rammed | undefined }>;

/** What one side fires in a phase; null without stats to fire with, or without a target. @rule CSC-7 */
function volleyOf(fight: Fight, side: BattleSide, row: FireRow): Fired | null {
  const { phase } = row;
  const camp = fight.camps[side];
  const rammed = fight.isStirred ? rammedIn(camp, phase) : undefined;
  const added = rammed?.added ?? 0;
  const total = firingIn(camp, row) + added;
  if (total === 0 || !hasTarget(fight.camps[otherSide(side)], row.targets)) return null;
  const { rolled, modified, damage } = rollFire(fight, camp, { phase, total });
  fight.tell?.({
    type: 'FireRolled',
    cite: CSC_7,
    rolls: rolled.ids,
    phase,
    side,
    total,
    shooters: shootersIn(camp, row),
    ...struckFirst(fight, camp, row),
    ...(added === 0 ? {} : { ramming: added }),
    roll: rolled.total,
    modified,
    damage,
  });
  return { side, phase, damage, rammed };
}

/** Rolls for what a side fires in a phase together. @rule CSC-7 @rule CSC-3 */
export function rollFire(
  fight: Fight,
  camp: Camp,
  { phase, total }: Readonly<{ phase: FirePhase; total: number }>,
): Readonly<{ rolled: Fallen; modified: number; damage: number }> {
  const rolled = rollInRound(fight, FIRE, camp.side, phase);
  const modified = modifiedFireRoll(rolled.total, readinessNow(fight, camp));
  const damage = fireDamage(total, modified, fight.input.rules.damageRounding);
  return { rolled, modified, damage };
}

/** Who fires in a phase, and with how much. @rule CSC-7 */
const shootersIn = (
  { force }: Camp,
  { shooters, stat }: FireRow,
): NonNullable<BattleEventOf<'FireRolled'>['shooters']> =>
  force.flatMap((piece) => {
    const points = stat === 'as' ? piece.as : piece.af;
    const fires = piece.fires === shooters && !piece.isHeld && !piece.isSpent && points > 0;
    return fires && piece.tag !== null ? { tag: piece.tag, points } : [];
  });

/** What those who fire in a phase have for it together. @rule CSC-7 */
export function firingIn({ force }: Camp, { shooters, stat }: FireRow): number {
  let total = 0;
  for (const piece of force) {
    if (piece.fires !== shooters || piece.isHeld || piece.isSpent) continue;
    total += stat === 'as' ? piece.as : piece.af;
  }
  return total;
}

/** What First Strike gave to the total: half of what was doubled. @rule ABL-3 */
function struckFirst(
  fight: Fight,
  { force }: Camp,
  { shooters, stat }: FireRow,
): { firstStrike?: number } {
  const doubled = force.filter(
    (piece) =>
      piece.fires === shooters && !piece.isHeld && !piece.isSpent && strikesFirst(fight, piece),
  );
  const firstStrike = divide(
    sumOf(doubled, (piece) => piece[stat]),
    2,
    'down',
  );
  return firstStrike === 0 ? {} : { firstStrike };
}

/** Behind a task force that is gone its reinforcements are in reach. @rule CSC-8 */
export function hasTarget({ force, pieces }: Camp, party: Party): boolean {
  for (const piece of force) if (piece.party === party && !piece.isHeld) return true;
  if (force.length > 0) return false;
  return pieces.some((piece: Piece) => piece.party === party && isHere(piece));
}
