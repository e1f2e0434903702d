import type { ConditionStanding, EndOfTurnEvent } from '#model/events/end-of-turn-events';
import type { TurnEvent } from '#model/events/turn-events';
import { brandAs } from '#kernel/brand/brand';
import type { EffectId, FleetId, SystemId, UnitId, WorkId } from '#model/campaign/ids';
import type { Names } from './names.ts';
import { counted } from '#kernel/words/counted';
import { type DescribeRows, inRow, inWords } from './describe-row.ts';

/** The name of a fleet, unit or work, if it has one; everything else unchanged. */
function called(about: string, names: Names): string {
  return about.replaceAll(/\b[\w-]+\.([ufw])\d+\b/gu, (id: string, kind: string) => {
    if (kind === 'u') return names.unit(brandAs<UnitId>(id));
    return kind === 'f' ? names.fleet(brandAs<FleetId>(id)) : names.work(brandAs<WorkId>(id));
  });
}

export const describeTurn: DescribeRows<TurnEvent> = {
  PhaseEnded: ({ phase, next, turn }) =>
    phase === 'end-of-turn'
      ? `${phase} ends, the ${next} of turn ${turn} is next`
      : `turn ${turn}: ${phase} ends, ${next} is next`,
  OrderFailed: (event, names) =>
    `${names.empire(event.empire)}: order ${event.index + 1} (${event.kind}) fails: ` +
    `${inWords(event.because)} ${called(event.about, names)}`.trimEnd(),
  TieRolled: ({ over, place, order }, names) =>
    `a tie over ${over} at ${names.place(place)} is rolled: ${inRow(
      order.map(({ empire }) => names.empire(empire)),
    )}`,
  Renamed: ({ empire, of, from, to }, names) => {
    const id = of.kind === 'unit' ? of.unit : of.kind === 'fleet' ? of.fleet : of.system;
    return `${names.empire(empire)}: the ${of.kind} ${id} ${from} is renamed ${to}`;
  },
  StandingOrdersSet: (event, names) => {
    const whose = event.fleet === null ? 'the empire' : names.fleet(event.fleet);
    return `${names.empire(event.empire)}: standing orders of ${whose} set`;
  },
};

/** `economic 30 of 60`, with a mark for what is met. */
const conditionText = ({ kind, value, needed, met }: ConditionStanding): string =>
  `${kind} ${value}${needed === null ? '' : ` of ${needed}`}${met ? ', met' : ''}`;

/** `Valiant is unpaid no more`: the id of a mark begins with its kind, and names a unit, or a system with more about it. */
function expiredText(effect: EffectId, names: Names): string {
  const [kind = '', ...about] = effect.split('/');
  const unit = about.find((part) => names.unit(brandAs<UnitId>(part)) !== part);
  if (unit !== undefined) return `${names.unit(brandAs<UnitId>(unit))} is ${kind} no more`;
  const system = about.find((part) => names.system(brandAs<SystemId>(part)) !== part);
  const subject = system === undefined ? about.at(-1) : names.system(brandAs<SystemId>(system));
  return subject === undefined ? `${effect} is over` : `${subject} is ${kind} no more`;
}

export const describeEndOfTurn: DescribeRows<EndOfTurnEvent> = {
  EffectExpired: ({ empire, effect }, names) =>
    `${names.empire(empire)}: ${expiredText(effect, names)}`,
  LaneAppeared: ({ lane }, names) =>
    `a lane from ${names.system(lane.a)} to ${names.system(lane.b)} can be explored`,
  StandingsTaken: (event, names) =>
    `standings: ${inRow(
      event.standings.map(
        ({ empire, systems, output, conditions }) =>
          `${names.empire(empire)} ${counted(systems, 'system')}, output ${output}` +
          (conditions.length === 0 ? '' : ` (${conditions.map(conditionText).join('; ')})`),
      ),
    )}`,
  VictoryWon: (event, names) =>
    `the campaign is won by ${inRow(
      event.winners.map(({ empire, met }) => `${names.empire(empire)} (${met.join(', ')})`),
    )}`,
  TurnEnded: (event) => `turn ${event.turn} ends`,
};
