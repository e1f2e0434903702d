import { type BattleSide, type LossReason, otherSide } from '#model/battle/setup';
import type { EmpireId } from '#model/campaign/ids';
import type { EncounterEvent } from '#model/events/encounter-events';
import { describeMoment } from './describe-moment.ts';
import { counted, plural } from '#kernel/words/counted';
import { type DescribeRows, inRow } from './describe-row.ts';
import type { Names } from './names.ts';

const against = (sides: Readonly<Record<BattleSide, readonly EmpireId[]>>, names: Names): string =>
  `${inRow(sides.attacker.map(names.empire))} against ${inRow(sides.defender.map(names.empire))}`;

type Fate = Extract<EncounterEvent, { type: 'UnitCrippled' | 'UnitRepaired' | 'UnitDestroyed' }>;
const fate = ({ empire, unit, design, place }: Fate, what: string, names: Names): string =>
  `${names.empire(empire)}: ${names.unitAs(design, unit)} ${what} at ${names.place(place)}`;

type BattleEnded = Extract<EncounterEvent, { type: 'BattleEnded' }>;

/** What each side captured, where either did. @rule CSC-10 */
const gainsOf = ({ gained }: BattleEnded): string =>
  gained === undefined
    ? ''
    : `; captured: attacker ${gained.attacker}, defender ${gained.defender}`;

const REASONS: { readonly [R in LossReason]: string } = {
  withdrew: 'it withdrew',
  pursued: 'it had withdrawn before',
  losses: 'it lost more',
};

/** Why a side lost. Cargo counts among the losses shown, but doesn’t decide. @rule CSC-14 */
function reasonOf({ loser, because, lost }: BattleEnded): string {
  if (loser === null || because === undefined) return '';
  const isByCargo = because === 'losses' && lost[loser] <= lost[otherSide(loser)];
  return `, because ${REASONS[because]}${isByCargo ? ' without cargo' : ''}`;
}

/** Who left the field, where that is not the reason already. */
const leavingOf = ({ because, withdrew }: BattleEnded): readonly BattleSide[] =>
  because === 'withdrew' || because === 'pursued' ? [] : withdrew;

export const describeEncounters: DescribeRows<EncounterEvent> = {
  EncounterBegan: (event, names) =>
    `encounter at ${names.place(event.place)}: ` +
    inRow(event.sides.map(names.empire)) +
    (event.together ?? []).map((some) => `; ${inRow(some.map(names.empire))} as one`).join(''),
  InitiativeRolled: (event, names) =>
    `initiative at ${names.place(event.place)}: ${inRow(
      event.order.map(
        ({ side, roll, intel = 0, ships }) =>
          `${names.empire(side)} ${roll}${intel === 0 ? '' : ` +${intel} by Intel`} (${counted(ships, 'ship')})`,
      ),
    )}`,
  ScenarioDemanded: (event, names) =>
    `${names.empire(event.by)} demands ${event.scenario} of ${names.empire(event.against)} ` +
    `at ${names.place(event.place)}`,
  ScenarioAccepted: (event, names) =>
    `${names.empire(event.by)} accepts ${event.scenario} at ${names.place(event.place)}`,
  ScenarioRefused: (event, names) =>
    `${names.empire(event.by)} refuses ${event.scenario} at ${names.place(event.place)}`,
  SidePassed: (event, names) => `${names.empire(event.side)} passes at ${names.place(event.place)}`,
  SideWithdrew: (event, names) =>
    `${event.isPart ? 'part of ' : ''}${names.empire(event.side)} ` +
    `${event.how === 'withdrew' ? 'withdraws' : 'disengages'} at ${names.place(event.place)}`,
  FleetWithdrew: (event, names) =>
    `${names.empire(event.empire)}: ${names.fleet(event.fleet)} ${event.how} ` +
    `at ${names.place(event.place)}, to leave by ${names.lane(event.lane)}`,
  BattleBegan: (event, names) =>
    `${names.battle(event.battle)} (${event.scenario}): ${against(event.sides, names)}`,
  BattleMoment: (event, names) =>
    `${names.battle(event.battle)}: ${describeMoment(event.moment, names)}`,
  BattleEnded: (event, names) =>
    `${names.battle(event.battle)} ends after ${counted(event.rounds, 'round')}, ` +
    `${event.loser === null ? 'nobody' : event.loser} loses${reasonOf(event)} ` +
    `(cost lost: attacker ${event.lost.attacker}, defender ${event.lost.defender}` +
    gainsOf(event) +
    `${leavingOf(event)
      .map((side) => `; ${side} withdrew`)
      .join('')})` +
    event.onlookers.map(({ empire }) => `; ${names.empire(empire)} looks on`).join(''),
  UnitCrippled: (event, names) => fate(event, 'crippled', names),
  UnitRepaired: (event, names) => fate(event, 'repaired', names),
  UnitDestroyed: (event, names) => fate(event, 'destroyed', names),
  CensusLost: (event, names) =>
    `${names.empire(event.empire)}: ${names.unit(event.unit)} loses ${event.lost} Census aboard ` +
    `at ${names.place(event.place)}`,
  CargoChosen: (event, names) =>
    `${names.empire(event.empire)}: ${inRow(event.units.map(names.unit))} chosen to stay aboard ${names.unit(event.carrier)} ` +
    `at ${names.place(event.place)}, ${event.asStanding ? 'as' : 'not as'} standing orders say`,
  UnitCaptured: (event, names) =>
    `${names.empire(event.by)} captures ${names.unitAs(event.design, event.unit)} ` +
    `of ${names.empire(event.from)} at ${names.place(event.place)}, now ${names.unit(event.becomes)}`,
  UnitsPulledBack: (event, names) =>
    `${names.empire(event.empire)}: ${inRow(event.units.map(names.unit))} pulled back at ${names.place(event.place)}`,
  IntelSpent: (event, names) =>
    `${names.empire(event.empire)} spends ${event.intel} Intel of ${names.system(event.system)} on ${event.on} at ${names.place(event.place)}`,
  StrikeReturned: (event, names) =>
    `${names.empire(event.empire)}: ${inRow(event.units.map(names.unit))} ` +
    `${plural(event.units.length, 'comes', 'come')} back from the strike at ${names.system(event.system)}`,
  EncounterEnded: (event, names) => `encounter at ${names.place(event.place)} ends`,
};
