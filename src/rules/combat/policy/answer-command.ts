import { unique } from '#kernel/collections/unique';
import type { UnitId } from '#model/campaign/ids';
import type { AnswerOf, DecisionOf } from '#model/decisions/decision';
import type { SpecialOffers } from '#model/decisions/specials';
import type { LaneClass } from '#model/campaign/lane';
import type { StandingOrders } from '#model/forces/standing-orders';
import type { UnitCondition } from '#model/forces/unit';
import { answerSpecials } from './answer-specials.ts';
import { isDoomed, type Outlook } from './foresee-damage.ts';
import { liftsFor } from './lifts-for.ts';
import { weighRetreat } from './weigh-retreat.ts';

/** The parts of the question that the standing orders use. */
type Question = SpecialOffers &
  Pick<DecisionOf<'command'>, 'own' | 'retreating' | 'lanes' | 'lurking'> &
  Readonly<{ toll?: Toll; outlook?: Outlook }>;
/** The losses of a side so far, in percent of its CC, and whether its flagship was crippled or lost. */
export type Toll = Readonly<{ losses: number; isLeaderless: boolean }>;
type WayOut = Question['lanes'][number];
type Leaving = Pick<StandingOrders, 'retreat' | 'retreatAt' | 'withoutFlagship'>;
type Told = Leaving & Pick<StandingOrders, 'stealth' | 'ram' | 'proximity' | 'missions'>;

/** Q-Ships come out, if they are to begin encounters, as soon as a convoy is in the task force. @rule MOV-4 @rule ENC-5 */
function comingOut(
  { own, lurking = [] }: Question,
  { stealth }: Pick<StandingOrders, 'stealth'>,
): Pick<AnswerOf<'command'>, 'comeOut'> {
  const isAtRisk = own.some(({ kind }) => kind === 'convoy');
  if (stealth === 'hide' || !isAtRisk || lurking.length === 0) return {};
  return { comeOut: lurking.map(({ unit }) => unit) };
}

export const COMMANDS_NOTHING: AnswerOf<'command'> = {
  kind: 'command',
  flagship: null,
  retreats: [],
};

/** Whether these standing orders command nothing if no unit hides behind a convoy and none has Stasis. @rule ENC-5 */
export const daresNothing = (standing: Told): boolean =>
  staysToTheEnd(standing) && standing.ram === 'nobody' && standing.proximity === 'keep';

const staysToTheEnd = ({ retreat, retreatAt, withoutFlagship }: Leaving): boolean =>
  retreat === 'nobody' && retreatAt === 0 && withoutFlagship === 'fight-on';

/**
 * The retreats that the standing orders want: none; each crippled unit, alone or with a ship that takes it along, by the lane of its fleet;
 * the units that are safer so; or all that may, once losses reach the limit or the flagship is out. The flagship stays as it was named, and
 * the units that ram are listed.
 * @rule CSC-12 @rule ENC-5
 * @ruling With `retreat endangered`, losses or a lost flagship alone make no ship retreat from a battle: in each round the standing orders
 *   weigh leaving against staying. Losses still make a side disengage after the battle.
 */
export function answerCommand(question: Question, standing: Told): AnswerOf<'command'> {
  const retreats = retreatsIn(question, standing);
  const leaving = new Set(retreats.flatMap(({ unit, along }) => [unit, ...along]));
  return {
    kind: 'command',
    flagship: null,
    retreats,
    ...comingOut(question, standing),
    ...answerSpecials(question, { ...standing, ram: whoRams(question, standing) }, leaving),
  };
}

/** The units that ram in this round: all that may, if the orders say so for doomed units and these are doomed. @rule CSC-11 @rule ENC-5 */
const whoRams = ({ outlook }: Question, { ram }: Told): StandingOrders['ram'] =>
  ram === 'doomed' && outlook !== undefined && isDoomed(outlook) ? 'all' : ram;

/** Whether the losses are so high that all units leave. @rule ENC-5 */
const isBeaten = (
  { losses, isLeaderless }: Toll,
  { retreatAt, withoutFlagship }: Leaving,
): boolean =>
  (retreatAt > 0 && losses >= retreatAt) || (withoutFlagship === 'retreat' && isLeaderless);

/** Whether sound ships retreat, and crippled ones. */
function whoGoes(
  { toll, outlook }: Question,
  standing: Leaving,
  lane: LaneClass,
): Readonly<Record<UnitCondition, boolean>> {
  if (standing.retreat === 'endangered' && outlook !== undefined)
    return weighRetreat(outlook, lane);
  const allGo = toll !== undefined && isBeaten(toll, standing);
  return { sound: allGo, crippled: allGo || standing.retreat === 'crippled' };
}

/** The lane that each unit would retreat by: the one of its fleet, else the widest. @rule CSC-12 @rule ENC-5 */
function lanesByUnit(
  { retreating, lanes }: Pick<Question, 'retreating' | 'lanes'>,
  widest: WayOut,
): (unit: UnitId) => WayOut {
  const told = new Map(retreating.map(({ unit, lane }) => [unit, lane]));
  return (unit) => lanes.find(({ lane }) => lane === told.get(unit)) ?? widest;
}

/**
 * The units that retreat, and their lanes.
 * @rule CSC-12 @rule ENC-5
 * @ruling With `retreat endangered` each unit weighs the way by the lane of its own fleet, as if its whole side left by
 *   a lane of that class.
 */
function retreatsIn(question: Question, standing: Leaving): AnswerOf<'command'>['retreats'] {
  const { own, retreating, lanes } = question;
  const [widest] = lanes;
  if (widest === undefined) return [];
  const laneOf = lanesByUnit(question, widest);
  const classes = unique(own.map(({ unit }) => laneOf(unit).class));
  const goes = new Map(classes.map((one) => [one, whoGoes(question, standing, one)]));
  const going = new Set(
    own
      .filter(({ unit, condition }) => goes.get(laneOf(unit).class)?.[condition] === true)
      .map(({ unit }) => unit),
  );
  if (going.size === 0) return [];
  const lifts = liftsFor(question, going);
  const lifting = new Set(lifts.map(({ unit }) => unit));
  const alone = retreating
    .filter(({ unit, onlyAlong }) => going.has(unit) && !lifting.has(unit) && onlyAlong !== true)
    .map(({ unit }) => ({ unit, along: [] }));
  return [...alone, ...lifts].map((one) => ({ ...one, lane: laneOf(one.unit).lane }));
}
