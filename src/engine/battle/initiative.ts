import { rollForOrder } from '#engine/record/roll-for-order';
import { groupBy } from '#kernel/collections/group-by';
import { sortBy } from '#kernel/collections/sort-by';
import { compareIds } from '#kernel/collections/tables';
import type { RollId } from '#kernel/dice/dice';
import { cite } from '#kernel/reasons/cite';
import type { EmpireId } from '#model/campaign/ids';
import type { Dice } from '#model/rolls/roll-purpose';

/** `intel`: what Intel adds to the roll; left out where none does (CSC-5). */
export type InitiativeEntry = Readonly<{ side: EmpireId; ships: number; intel?: number }>;
export type InitiativeOrder = Readonly<{
  order: readonly Readonly<{
    side: EmpireId;
    roll: number;
    ships: number;
    intel?: number;
    /** The side's own dice, ties included. */
    rolls: readonly RollId[];
  }>[];
  rolls: readonly RollId[];
}>;
type Rolled = InitiativeEntry & Readonly<{ roll: number; rolls: RollId[] }>;

const RULE = cite('ENC-2');

const totalOf = ({ roll, intel = 0 }: Rolled): number => roll + intel;

/**
 * The order in which sides act in an encounter: each rolls d10 plus its Intel, and the highest acts first. Equal sides are ordered by their
 * ships, then by a roll of d100 each.
 * @rule ENC-2 @rule CSC-5
 * @ruling If sides are equal in initiative and in ships, a d100 for each decides, and is rolled again while equal.
 */
export function rollInitiative(entries: readonly InitiativeEntry[], dice: Dice): InitiativeOrder {
  const rolled = sortBy(entries, (a, b) => compareIds(a.side, b.side)).map((entry): Rolled => {
    const purpose = { kind: 'encounter initiative', text: 'encounter initiative' } as const;
    const roll = dice.stream('initiative', entry.side).roll({ count: 1, faces: 10 }, purpose, RULE);
    return { ...entry, roll: roll.total, rolls: [roll.id] };
  });
  const tie = new Map<EmpireId, number>();
  for (const tied of groupBy(
    rolled,
    (one) => `${String(totalOf(one))}/${String(one.ships)}`,
  ).values()) {
    if (tied.length > 1) breakTie(tied, dice, tie);
  }
  const order = sortBy(
    rolled,
    (a, b) => totalOf(b) - totalOf(a),
    (a, b) => b.ships - a.ships,
    (a, b) => (tie.get(b.side) ?? 0) - (tie.get(a.side) ?? 0),
  );
  return { order, rolls: rolled.flatMap((one) => one.rolls) };
}

function breakTie(tied: readonly Rolled[], dice: Dice, tie: Map<EmpireId, number>): void {
  const purpose = { kind: 'initiative tie', text: 'equal initiative and ships' } as const;
  const among = tied.map(({ side }) => side);
  const order = rollForOrder(dice.stream('initiative tie'), { among, purpose, cite: RULE });
  order.forEach(({ empire, rolls }, at) => {
    tie.set(empire, order.length - at);
    tied.find(({ side }) => side === empire)?.rolls.push(...rolls);
  });
}
