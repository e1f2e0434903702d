import { cite } from '#kernel/reasons/cite';
import { otherSide } from '#model/battle/setup';
import type { UnitId } from '#model/campaign/ids';
import { mayCloak } from '#rules/combat/may-cloak';
import { named } from './ask-camps.ts';
import { type Camp, type Fight, type Piece, freeIn } from './battlefield.ts';
import { change } from './change.ts';
import { leavingIn } from './leaving-in.ts';
import { namesOf } from './tags.ts';

const ABL_3 = cite('ABL-3');

/** Who of a task force may cloak in this round. @rule ABL-3 */
export function cloakersIn({ camps }: Fight, camp: Camp): readonly Piece[] {
  const isHolding = camps[otherSide(camp.side)].force.some(({ isHeld }) => isHeld);
  const leaving = leavingIn(camp);
  return freeIn(camp).filter((piece) => {
    const { kind, traits, ramming } = piece;
    const isLeaving = leaving.includes(piece);
    return mayCloak({ kind, traits, isRamming: ramming !== null, isHolding, isLeaving });
  });
}

/** Those who were told to cloak for the round do so, unless they have a mission. @rule ABL-3 */
export function cloak(fight: Fight, camp: Camp, units: readonly UnitId[]): void {
  if (units.length === 0) return;
  const cloaking = named(cloakersIn(fight, camp), units).filter(({ mission }) => mission === null);
  if (cloaking.length === 0) return;
  for (const piece of cloaking) change(fight, piece, { isCloaked: true });
  const common = { cite: ABL_3, rolls: [], side: camp.side };
  const names = namesOf(camp, cloaking);
  fight.tell?.({ type: 'UnitsCloaked', ...common, units: names });
}
