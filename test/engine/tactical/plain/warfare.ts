import { type BattleSide, otherSide } from '#model/battle/setup';
import type { BattleEventOf } from '#model/battle/battle-event';
import { agree } from './agree.ts';
import type { Field, Piece } from './field.ts';
import { functionsOf, missionOf, packagesOf } from './functions-of.ts';

type Waged = BattleEventOf<'ElectronicWarfareWaged'>;

/** CSC-17, ABL-3: functions of a side; who is cloaked or held has none. */
const pool = (field: Field, side: BattleSide, of: (piece: Piece) => number): number =>
  field.pieces
    .filter((one) => one.side === side && one.where === 'in')
    .reduce((sum, one) => sum + (one.round.held || one.round.cloaked ? 0 : of(one)), 0);

/** CSC-17: what an effect takes of its functions: a level for one, else the CC of its target, twice that in dust. */
function priceOf(field: Field, { unit, effect, by }: Waged['effects'][number]): number {
  if (by === 'dedicated' && (effect === 'guardian' || effect === 'disruptor')) return 1;
  const { kind, cc } = field.units.get(unit)!.unit.design;
  const isDusty = field.setup.ground?.anomalies.includes('Dust Cloud') ?? false;
  return (kind === 'flight' ? 1 : Math.max(1, cc)) * (isDusty ? 2 : 1);
}

/** CSC-17, SUP-9: the ability, and the package, that an effect is waged with. */
const SOURCES = [
  ['guardian', 'guardian', 'chaff'],
  ['disruptor', 'disruptor', 'piercing'],
  ['suppression', 'suppression', null],
  ['fire-control', 'fireControl', null],
] as const;

const jams = (one: Piece): number => functionsOf(one, 'jammer') + packagesOf(one, 'jammer');

/** CSC-17: Scouts and scouting missions less what is jammed; each effect is paid from its functions. */
export function wage(field: Field, event: Waged): void {
  const { side, effects } = event;
  const scouts = pool(
    field,
    side,
    (one) => functionsOf(one, 'scout') + (missionOf(one) === 'scouting' ? 1 : 0),
  );
  const jammers = pool(field, otherSide(side), jams);
  const jammed = Math.min(scouts, jammers);
  agree('scouts', [event.scouts, event.jammed], [scouts - jammed, jammed]);
  const left = { scouts: scouts - jammed };
  for (const one of effects.filter(({ by }) => by === 'scouts')) left.scouts -= priceOf(field, one);
  agree('functions of Scouts are enough', left.scouts >= 0, true);
  for (const [effect, ability, loaded] of SOURCES) {
    const used = effects.filter((one) => one.by === 'dedicated' && one.effect === effect);
    const spent = used.reduce((sum, one) => sum + priceOf(field, one), 0);
    const has = pool(
      field,
      side,
      (one) => functionsOf(one, ability) + (loaded === null ? 0 : packagesOf(one, loaded)),
    );
    agree(`functions of ${ability} are enough`, spent <= has, true);
  }
}
