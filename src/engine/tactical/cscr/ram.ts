import { sumOf } from '#kernel/numbers/sum';
import { cite } from '#kernel/reasons/cite';
import type { FirePhase } from '#model/battle/battle-event';
import type { AnswerOf } from '#model/decisions/decision';
import type { Rammer } from '#model/decisions/specials';
import { FIRE_TABLE, firesIn } from '#rules/combat/fire-table';
import { mayRam, ramForceOf, ramGunsOf } from '#rules/combat/may-ram';
import { type Camp, type Fight, type Piece, isHere, withdraw } from './battlefield.ts';
import { lose } from './condition.ts';
import { namesOf } from './tags.ts';

const CSC_11 = cite('CSC-11');

/** Who of a task force could ram. @rule CSC-11 */
export const rammersOf = ({ force }: Camp): readonly Rammer[] =>
  force.filter(mayRam).map((piece) => ({
    unit: piece.unit,
    guns: ramGunsOf(piece),
    adds: ramForceOf(piece),
    isMeant: piece.traits.rams > 0,
  }));

/** Those who were told to ram will, unless they try to get away. @rule CSC-11 */
export function declareRams(camp: Camp, { ram = [] }: AnswerOf<'command'>): void {
  const leaving = new Set(camp.retreats.flatMap(({ leader, along }) => [leader, ...along]));
  for (const { unit, gun } of ram) {
    const piece = camp.force.find((one) => one.unit === unit);
    if (piece === undefined || leaving.has(piece) || !mayRam(piece)) continue;
    if (ramGunsOf(piece).includes(gun)) piece.ramming = gun;
  }
}

/** Who rams in a fire phase. @rule CSC-11 */
export const rammingIn = ({ force }: Camp, phase: FirePhase): readonly Piece[] =>
  force.filter(({ ramming, kind }) => ramming === FIRE_TABLE[phase].stat && firesIn(kind, phase));

/** What they add to its total. @rule CSC-11 */
export const ramForceIn = (rammers: readonly Piece[]): number => sumOf(rammers, ramForceOf);

/** Who rammed in a phase, and what they added to its total. */
export type Rammed = Readonly<{ phase: FirePhase; rammers: readonly Piece[]; added: number }>;

/** After the phase they are lost, if the enemy’s fire has left any of them. @rule CSC-11 */
export function loseRammers(fight: Fight, camp: Camp, { phase, rammers, added }: Rammed): void {
  const lost = rammers.filter(isHere);
  if (lost.length === 0) return;
  for (const piece of lost) lose(fight, piece);
  withdraw(camp, lost);
  const common = { cite: CSC_11, rolls: [], phase, side: camp.side, added };
  const units = namesOf(camp, lost);
  fight.tell?.({ type: 'UnitsRammed', ...common, units });
}
