import { sumOf } from '#kernel/numbers/sum';
import { cite } from '#kernel/reasons/cite';
import { BATTLE_SIDES, type BattleSide, otherSide } from '#model/battle/setup';
import type { AnswerOf } from '#model/decisions/decision';
import type { SpecialOffers } from '#model/decisions/specials';
import { heldBy, mayBeHeld } from '#rules/combat/may-be-held';
import type { Camp, Fight, Piece } from './battlefield.ts';
import { change } from './change.ts';
import { byTag, namesOf, tagOf } from './tags.ts';

const ABL_3 = cite('ABL-3');

/** Functions of Stasis that a task force has. */
const functionsOf = ({ force }: Camp): number => sumOf(force, ({ traits }) => traits.stasis);

/** Whom of the enemy they could hold. */
function holdable({ input, camps }: Fight, { side }: Camp): readonly Piece[] {
  const enemy = camps[otherSide(side)];
  return byTag(enemy.force).filter((piece) =>
    mayBeHeld({ kind: piece.kind, isFlagship: piece === enemy.flagship }, input.rules),
  );
}

/** What a side may hold with Stasis; undefined: it has none, or nobody to hold. @rule ABL-3 */
export function stasisOf(fight: Fight, camp: Camp): SpecialOffers['stasis'] {
  const functions = functionsOf(camp);
  if (functions === 0) return undefined;
  const enemy = fight.camps[otherSide(camp.side)];
  const targets = holdable(fight, camp).map((piece) => ({
    tag: tagOf(enemy, piece),
    cc: piece.cc,
  }));
  return targets.length === 0 ? undefined : { functions, targets };
}

/** Both sides hold whom they named, at once: what is held does nothing of what it was told, and nothing is done to it. @rule ABL-3 */
export function holdAll(
  fight: Fight,
  said: Readonly<Record<BattleSide, AnswerOf<'command'>>>,
): void {
  if (fight.brings.traits.stasis === 0) return;
  const done = BATTLE_SIDES.map((side) => {
    const camp = fight.camps[side];
    const wanted = (said[side].hold ?? []).flatMap(
      (tag) => holdable(fight, camp).find((piece) => piece.tag === tag) ?? [],
    );
    const functions = functionsOf(camp);
    return { side, functions, held: heldBy(functions, [...new Set(wanted)]) };
  });
  for (const { side, functions, held } of done) {
    if (held.length === 0) continue;
    const enemy = fight.camps[otherSide(side)];
    for (const piece of held) change(fight, piece, { isHeld: true, ramming: null });
    enemy.retreats = enemy.retreats
      .filter(({ leader }) => !leader.isHeld)
      .map((one) => ({ ...one, along: one.along.filter(({ isHeld }) => !isHeld) }));
    const common = { cite: ABL_3, rolls: [], side, functions };
    const units = namesOf(enemy, held);
    fight.tell?.({ type: 'UnitsHeld', ...common, units });
  }
}
