import type {
  BattleEvent,
  BattleEventOf,
  BattleEventType,
  BoardingResult,
  UnitEntry,
} from '#model/battle/battle-event';
import { type BattleSide, otherSide } from '#model/battle/setup';
import type { TagId, UnitId } from '#model/campaign/ids';
import { fireWhy } from '#report/sections/fire-why';
import { type Aboard, aboardByTag, goneAlong } from '#report/sections/gone-along';
import { type StillMoment, isStillMoment } from '#report/sections/is-still-moment';
import type { PlayedStep, StepChange } from '#report/sections/played-step';
import { enteredIn } from './entered-in.ts';

/** The attacker is the first. */
const changed = (
  side: BattleSide,
  { tag }: Readonly<{ tag: TagId }>,
  to: StepChange['to'],
  damage = 0,
): StepChange => ({ side: side === 'attacker' ? 0 : 1, tag, to, damage });

const entered = (side: BattleSide, some: readonly UnitEntry[]): readonly StepChange[] =>
  some.map((one) => changed(side, one, one.condition === 'crippled' ? 'crippled' : 'sound'));

type Row<T extends BattleEventType> = (event: BattleEventOf<T>) => readonly StepChange[];

/** The owner of a unit that a side boarded. */
const homeOf = (by: BattleSide, result: BoardingResult): BattleSide =>
  result === 'recaptured' ? by : otherSide(by);

type ChangingType = Exclude<BattleEventType, StillMoment>;

const CHANGES: { readonly [T in ChangingType]: Row<T> } = {
  TaskForceFormed: (event) => entered(event.side, event.entered),
  ReinforcementsEntered: (event) => entered(event.side, event.entered),
  UnitsExcluded: ({ of, units }) => units.map((one) => changed(of, one, 'kept out')),
  UnitHit: ({ side, hit, result, damage, prize }) => [
    changed(prize === true ? side : otherSide(side), hit, result, damage),
  ],
  MinefieldsSwept: ({ side, swept }) =>
    swept.map((one) => changed(otherSide(side), one, 'destroyed')),
  UnitsBoarded: ({ side, boarded, lost }) => [
    ...boarded.map((one) => changed(homeOf(side, one.result), one, one.result, one.price)),
    ...lost.map((one) => changed(otherSide(side), one, 'destroyed')),
  ],
  MinefieldsSpent: ({ side, units }) => units.map((one) => changed(side, one, 'destroyed')),
  UnitsRammed: ({ side, units }) => units.map((one) => changed(side, one, 'destroyed')),
  RetreatRolled: ({ side, units, hurt }) =>
    hurt.length === 0
      ? units.map((one) => changed(side, one, 'away'))
      : hurt.map((one) => changed(side, one, one.result)),
  FlightsRepaired: ({ side, units }) => units.map((one) => changed(side, one, 'sound')),
  FlightsLost: ({ side, units }) => units.map((one) => changed(side, one, 'destroyed')),
  OutcomeEntered: ({ side, fates, away }) => [
    ...fates.map((one) => changed(side, one, one.fate === 'repaired' ? 'sound' : one.fate)),
    ...away.map((one) => changed(side, one, 'away')),
  ],
};

function changesOf(event: BattleEvent): readonly StepChange[] {
  if (isStillMoment(event)) return [];
  // The table ties each type to its row; an indexed access loses that tie.
  return (CHANGES[event.type] as Row<ChangingType>)(event);
}

/**
 * The steps of a battle with both sides in full, as a playback counts them. `aboard`: for each unit, the unit that it
 * is based on or that carries it.
 */
export function playedEvents(
  events: readonly BattleEvent[],
  aboard: Aboard<UnitId>,
): readonly PlayedStep[] {
  const changes = goneAlong(events.map(changesOf), aboardByTag(events.flatMap(enteredIn), aboard));
  let readiness: Readonly<Record<BattleSide, number>> = { attacker: 0, defender: 0 };
  return events.map((event, index) => {
    if (event.type === 'RoundBegan') ({ readiness } = event);
    const why =
      event.type === 'FireRolled' ? fireWhy({ ...event, readiness: readiness[event.side] }) : null;
    return { changes: changes[index] ?? [], why };
  });
}
