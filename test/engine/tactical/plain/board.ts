import { compareText } from '#kernel/result/compare-text';
import type { BattleEvent, BattleEventOf } from '#model/battle/battle-event';
import { BATTLE_SIDES, type BattleSide, otherSide } from '#model/battle/setup';
import { agree } from './agree.ts';
import { type Field, type Piece, comeIn, isPrize } from './field.ts';
import { formationOf, priceIn } from './formation-of.ts';
import { functionsOf } from './functions-of.ts';
import { goesAtOnce } from './hit.ts';
import { nameOf } from './targets.ts';

type Boarded = BattleEventOf<'UnitsBoarded'>['boarded'][number];
/** How many levels guard a unit: where several are equally dear, it is not said which of them comes first. */
type Guards = ReadonlyMap<Piece, Readonly<{ least: number; most: number }>>;

const KINDS: readonly string[] = ['ship', 'base', 'convoy'];

const free = (field: Field, side: BattleSide): readonly Piece[] =>
  field.pieces.filter((one) => one.side === side && one.where === 'in' && !one.round.held);

const functions = (field: Field, side: BattleSide, ability: string): number =>
  free(field, side).reduce(
    (sum, one) => sum + (one.round.cloaked ? 0 : functionsOf(one, ability)),
    0,
  );

const boardable = (field: Field, side: BattleSide): readonly Piece[] =>
  free(field, side).filter((one) => KINDS.includes(one.unit.design.kind));

/** CSC-10: a level to each in turn, and again, in the order of its owner, else the dearest first. */
function guardsOf(field: Field, side: BattleSide): Guards {
  const points = functions(field, side, 'assault');
  const friends = boardable(field, side);
  const told = [...new Set<string>(field.guard[side])].flatMap(
    (name) => friends.find((one) => nameOf(one) === name) ?? [],
  );
  const order = told.length > 0 ? told : friends;
  const levelAt = (place: number): number =>
    Math.floor(points / order.length) + (place < points % order.length ? 1 : 0);
  return new Map(
    order.map((one, index) => {
      if (told.length > 0) return [one, { least: levelAt(index), most: levelAt(index) }];
      const dearer = order.filter(({ unit }) => unit.design.cost > one.unit.design.cost).length;
      const equal = order.filter(({ unit }) => unit.design.cost === one.unit.design.cost).length;
      return [one, { least: levelAt(dearer + equal - 1), most: levelAt(dearer) }];
    }),
  );
}

/** CSC-10, ABL-3: what a step makes of a unit. */
function stepOn(field: Field, captor: BattleSide, piece: Piece): Boarded['result'] {
  if (!goesAtOnce(piece)) {
    piece.condition = 'crippled';
    return 'crippled';
  }
  if (functionsOf(piece, 'suicide') > 0) {
    piece.where = 'destroyed';
    return 'destroyed';
  }
  const staysAsIs = isPrize(piece) || functionsOf(piece, 'auxiliary') > 0;
  if (!staysAsIs) piece.condition = 'crippled';
  if (field.flagship[piece.side] === piece.tag) field.flagship[piece.side] = null;
  piece.side = captor;
  comeIn(field, piece);
  Object.assign(piece.round, { mission: null, boosts: [], effects: [], hides: false });
  piece.round.cloaked = false;
  return isPrize(piece) ? 'captured' : 'recaptured';
}

/** CSC-10: flights based on it are lost; those of them who had shown themselves. */
function losesFlights(field: Field, host: Piece): readonly string[] {
  const flights = field.pieces.filter(
    ({ unit, where }) =>
      unit.carrier === host.unit.unit &&
      unit.design.kind === 'flight' &&
      (where === 'in' || where === 'behind'),
  );
  for (const one of flights) one.where = 'destroyed';
  return flights.flatMap(({ tag, unit }) => (tag === null ? [] : unit.unit));
}

function boardBy(field: Field, side: BattleSide, party: Party): void {
  const { points, guards, told } = party;
  const targets = boardable(field, otherSide(side));
  const steps = [...(told?.boarded ?? [])];
  const lost: string[] = [];
  let left = points;
  for (const tag of field.board[side]) {
    const piece = targets.find((one) => one.tag === tag);
    while (piece?.where === 'in' && piece.side !== side) {
      const { least, most } = guards.get(piece) ?? { least: 0, most: 0 };
      const step = steps[0]?.unit === piece.unit.unit ? steps.shift() : undefined;
      if (step === undefined) {
        const price = priceIn(field, piece, formationOf(field, piece, most));
        agree(`boarding of ${tag} could be paid`, price <= left, false);
        break;
      }
      const deep = [formationOf(field, piece, least), formationOf(field, piece, most)];
      agree('guards', deep.includes(step.formation), true);
      const price = priceIn(field, piece, step.formation);
      agree('boarding', [step.price, step.result], [price, stepOn(field, side, piece)]);
      left -= price;
      if (piece.side === side) lost.push(...losesFlights(field, piece));
    }
  }
  agree('boarding spends what it has', [left >= 0, steps.length], [true, 0]);
  if (told !== undefined) agree('boards with', told.points, points);
  const flights = (told?.lost ?? []).map(({ unit }) => unit);
  agree('flights lost', flights.toSorted(compareText), lost.toSorted(compareText));
}

type Party = Readonly<{
  points: number;
  guards: Guards;
  told: BattleEventOf<'UnitsBoarded'> | undefined;
}>;

/** CSC-10: after the first fire phase both sides board; who boards and who guards is settled before anybody is taken. */
export function board(field: Field, told: readonly BattleEvent[]): void {
  const parties = BATTLE_SIDES.map(
    (side): Party => ({
      points: functions(field, side, 'boarding'),
      guards: guardsOf(field, otherSide(side)),
      told: told.find((one) => one.type === 'UnitsBoarded' && one.side === side) as Party['told'],
    }),
  );
  for (const [index, side] of BATTLE_SIDES.entries()) boardBy(field, side, parties[index]!);
}
