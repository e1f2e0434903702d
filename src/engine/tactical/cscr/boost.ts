import { cite } from '#kernel/reasons/cite';
import { BOOST_SOURCES } from '#model/battle/round-orders';
import type { AnswerOf } from '#model/decisions/decision';
import type { Boost, Booster } from '#model/decisions/specials';
import { boostOf } from '#rules/combat/may-boost';
import { piecesToShow } from './ask-camps.ts';
import { type Camp, type Fight, freeIn } from './battlefield.ts';
import { change } from './change.ts';
import { byTag, tagOf } from './tags.ts';

const ABL_3 = cite('ABL-3');

/** Whether anybody could give anything up. @rule ABL-3 */
export const mayBoost = ({ traits }: Fight['brings']): boolean =>
  traits.opensCover !== 0 || traits.basedDv !== 0 || traits.stealth !== 0;

/** Who of a task force may give something up to fire better. @rule ABL-3 */
export function boostersIn({ input, brings }: Fight, camp: Camp): readonly Booster[] {
  if (!mayBoost(brings)) return [];
  return freeIn(camp).flatMap((piece) =>
    BOOST_SOURCES.flatMap((of) => {
      if (of === 'stealth' && piece.stealthIsSet) return [];
      const adds = boostOf(piece, of, input.rules);
      return adds === 0 ? [] : piecesToShow([piece]).map((shown) => ({ piece: shown, of, adds }));
    }),
  );
}

/**
 * Those who were told to give it up do so: for the round, or what Stealth gives for the battle.
 * @rule ABL-3
 * @ruling What Stealth adds to is named in the first round that a flight fights; without a word it is DV.
 */
export function boost(fight: Fight, camp: Camp, { boosts = [] }: AnswerOf<'missions'>): void {
  if (!mayBoost(fight.brings)) return;
  giveUp(fight, camp, boosts);
  const told = byTag(camp.force).flatMap((piece) =>
    piece.boosts
      .filter(({ of }) => of !== 'stealth' || !piece.stealthIsSet)
      .map((one) => ({ unit: piece.unit, tag: tagOf(camp, piece), ...one })),
  );
  for (const piece of freeIn(camp)) {
    if (piece.traits.stealth > 0) change(fight, piece, { stealthIsSet: true });
  }
  if (told.length === 0) return;
  fight.tell?.({ type: 'FireBoosted', cite: ABL_3, rolls: [], side: camp.side, boosts: told });
}

function giveUp(fight: Fight, camp: Camp, boosts: readonly Boost[]): void {
  const open = boostersIn(fight, camp);
  for (const { unit, of, gun } of boosts) {
    const piece = freeIn(camp).find((one) => one.unit === unit);
    if (piece === undefined || piece.boosts.some((one) => one.of === of)) continue;
    if (!open.some((one) => one.piece.unit === unit && one.of === of)) continue;
    change(fight, piece, { boosts: [...piece.boosts, { of, gun }] });
  }
}
