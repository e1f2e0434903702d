import { sumOf } from '#kernel/numbers/sum';
import { cite } from '#kernel/reasons/cite';
import type { BattleEventOf } from '#model/battle/battle-event';
import { BATTLE_SIDES, otherSide } from '#model/battle/setup';
import { directedPrice } from '#rules/combat/directed-price';
import { guardsAgainstBoarding } from '#rules/combat/guards-against-boarding';
import { mayBeBoarded } from '#rules/combat/may-be-boarded';
import { named } from './ask-camps.ts';
import { type Camp, type Fight, type Piece, freeIn } from './battlefield.ts';
import { leave, lose, withdraw } from './change.ts';
import { formationNow } from './condition.ts';
import { byTag, namesOf, tagOf } from './tags.ts';
import { takePrize } from './take-prize.ts';

const CSC_10 = cite('CSC-10');

type Boarded = BattleEventOf<'UnitsBoarded'>['boarded'][number];
/** The boarding points of a side, and the guards of its enemies. */
type Party = Readonly<{ camp: Camp; points: number; guards: ReadonlyMap<Piece, number> }>;
type Taken = Readonly<{ boarded: Boarded; lost: readonly Piece[] }>;

/** Points with which a task force boards at this moment. @rule CSC-10 */
export const boardingOf = (camp: Camp): number =>
  sumOf(freeIn(camp), ({ traits }) => traits.boards);

/** Functions with which it guards against it. @rule CSC-10 */
export const guardsOf = (camp: Camp): number => sumOf(freeIn(camp), ({ traits }) => traits.guards);

/**
 * Both sides board enemies of their choice, after the first fire phase.
 * @rule CSC-10 @rule CSC-7 @rule ABL-3
 * @ruling Boarding points and guards are counted for both sides before any unit is taken. Points that pay for no unit are lost.
 */
export function board(fight: Fight): void {
  if (fight.brings.traits.boards === 0) return;
  const parties = BATTLE_SIDES.map((side) => partyOf(fight, fight.camps[side]));
  for (const party of parties) if (party.points > 0) boardBy(fight, party);
}

function partyOf({ camps }: Fight, camp: Camp): Party {
  const points = boardingOf(camp);
  const enemy = camps[otherSide(camp.side)];
  const functions = points === 0 ? 0 : guardsOf(enemy);
  const friends = freeIn(enemy);
  const told = named(friends, enemy.orders.guard ?? []);
  return { camp, points, guards: guardsAgainstBoarding(friends, { functions, named: told }) };
}

function boardBy(fight: Fight, party: Party): void {
  const { camp, points } = party;
  const enemy = fight.camps[otherSide(camp.side)];
  const eligible = freeIn(enemy).filter(({ kind }) => mayBeBoarded(kind));
  const at = (camp.orders.board ?? []).flatMap(
    (tag) => eligible.find((one) => one.tag === tag) ?? [],
  );
  const taken = takeAll(fight, party, at);
  if (taken.length === 0) return;
  const shown = taken.flatMap(({ lost }) => lost.filter(({ tag }) => tag !== null));
  const lost = namesOf(enemy, shown);
  fight.tell?.({
    type: 'UnitsBoarded',
    cite: CSC_10,
    rolls: [],
    side: camp.side,
    points,
    boarded: taken.map(({ boarded }) => boarded),
    lost,
  });
}

/** Pays for units in this order, at the price of each unit’s formation level, until the points run out. @rule CSC-10 */
function takeAll(fight: Fight, { camp, points, guards }: Party, at: readonly Piece[]) {
  const taken: Taken[] = [];
  let left = points;
  for (const piece of at) {
    const enemy = fight.camps[piece.side];
    while (piece.isAlive && piece.side === enemy.side) {
      // Again for each step, because a crippled unit may have a lower formation level.
      const formation = formationNow(enemy, piece, guards.get(piece));
      const price = directedPrice(piece.dv, formation);
      if (price > left) break;
      left -= price;
      const named = { unit: piece.unit, tag: tagOf(enemy, piece), formation, price };
      const { result, lost } = step(fight, camp, piece);
      taken.push({ boarded: { ...named, result }, lost });
    }
  }
  return taken;
}

/** Cripples a unit, or takes it if it is crippled or can’t be. Some units are destroyed rather than taken. @rule CSC-10 @rule ABL-3 */
function step(
  fight: Fight,
  captor: Camp,
  piece: Piece,
): Readonly<{ result: Boarded['result']; lost: readonly Piece[] }> {
  if (piece.steps > 1) {
    leave(fight, piece, 'crippled');
    return { result: 'crippled', lost: [] };
  }
  if (piece.traits.diesRather > 0) {
    lose(fight, piece);
    withdraw(fight.camps[piece.side], [piece]);
    return { result: 'destroyed', lost: [] };
  }
  const result = piece.takenFrom === captor.side ? 'recaptured' : 'captured';
  return { result, lost: byTag(takePrize(fight, captor, piece)) };
}
