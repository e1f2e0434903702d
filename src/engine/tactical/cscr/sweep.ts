import { sumOf } from '#kernel/numbers/sum';
import { cite } from '#kernel/reasons/cite';
import { BATTLE_SIDES, type BattleSide, otherSide } from '#model/battle/setup';
import { sweptBy } from '#rules/combat/swept-by';
import { type Fight, freeIn } from './battlefield.ts';
import { lose, withdraw } from './change.ts';
import { byTag, namesOf } from './tags.ts';

const CSC_7 = cite('CSC-7');

/** Both sides clear minefields of the other’s task force, after the first fire phase. @rule CSC-7 @rule ABL-2 */
export function sweep(fight: Fight): void {
  if (fight.brings.traits.sweeps === 0) return;
  const swept = BATTLE_SIDES.map((side) => ({ side, points: pointsOf(fight, side) }));
  for (const { side, points } of swept) sweepFor(fight, side, points);
}

const pointsOf = ({ camps }: Fight, side: BattleSide): number =>
  sumOf(freeIn(camps[side]), ({ traits }) => traits.sweeps);

function sweepFor(fight: Fight, side: BattleSide, points: number): void {
  const camp = fight.camps[otherSide(side)];
  const fields = byTag(camp.force).filter((piece) => piece.kind === 'minefield');
  const gone = sweptBy(points, fields);
  if (gone.length === 0) return;
  for (const piece of gone) lose(fight, piece);
  withdraw(camp, gone);
  const common = { cite: CSC_7, rolls: [], side, points };
  const swept = namesOf(camp, gone);
  fight.tell?.({ type: 'MinefieldsSwept', ...common, swept });
}
