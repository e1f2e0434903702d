import { cite } from '#kernel/reasons/cite';
import type { FirePhase } from '#model/battle/battle-event';
import type { BattleSide } from '#model/battle/setup';
import type { AnswerOf } from '#model/decisions/decision';
import type { Rammer } from '#model/decisions/specials';
import { FIRE_TABLE, firesIn } from '#rules/combat/fire-table';
import { mayRam, ramForceOf, ramGunsOf } from '#rules/combat/may-ram';
import { type Camp, type Fight, type Piece, isHere } from './battlefield.ts';
import { change, lose, withdraw } from './change.ts';
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
export function declareRams(fight: Fight, camp: Camp, { ram = [] }: AnswerOf<'command'>): void {
  if (ram.length === 0) return;
  const leaving = new Set(camp.retreats.flatMap(({ leader, along }) => [leader, ...along]));
  for (const { unit, gun } of ram) {
    const piece = camp.force.find((one) => one.unit === unit);
    if (piece === undefined || leaving.has(piece) || !mayRam(piece)) continue;
    if (!ramGunsOf(piece).includes(gun)) continue;
    change(fight, piece, { ramming: gun });
  }
}

/** Who rammed in a phase, and what they added to its total. */
export type Rammed = Readonly<{ phase: FirePhase; rammers: readonly Piece[]; added: number }>;

/** Who rams in a fire phase; undefined: nobody, as mostly. @rule CSC-11 */
export function rammedIn({ force }: Camp, phase: FirePhase): Rammed | undefined {
  const { stat } = FIRE_TABLE[phase];
  let added = 0;
  const rammers: Piece[] = [];
  for (const piece of force) {
    if (piece.ramming !== stat || !firesIn(piece.kind, phase)) continue;
    rammers.push(piece);
    added += ramForceOf(piece);
  }
  return rammers.length === 0 ? undefined : { phase, rammers, added };
}

/** After the phase they are lost, if the enemy’s fire has left any of them. @rule CSC-11 */
export function loseRammers(fight: Fight, side: BattleSide, rammed: Rammed | undefined): void {
  if (rammed === undefined) return;
  const { phase, rammers, added } = rammed;
  const camp = fight.camps[side];
  const lost = rammers.filter(isHere);
  if (lost.length === 0) return;
  for (const piece of lost) lose(fight, piece);
  withdraw(camp, lost);
  const common = { cite: CSC_11, rolls: [], phase, side: camp.side, added };
  const units = namesOf(camp, lost);
  fight.tell?.({ type: 'UnitsRammed', ...common, units });
}
