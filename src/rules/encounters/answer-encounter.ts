import type { ScenarioKind } from '#model/battle/setup';
import type { EmpireId } from '#model/campaign/ids';
import type { AnswerOf, DecisionOf } from '#model/decisions/decision';
import type { StandingOrders } from '#model/forces/standing-orders';
import { allLeave, mayAllLeave } from './departures.ts';
import { isFairGame } from './is-fair-game.ts';
import { oddsAreAtLeast } from './odds.ts';

type Opponent = DecisionOf<'encounter-action'>['opponents'][number];

/** The CR from which the owner of a system prefers an Interception. */
const LEADS_INTERCEPTION = 6;
/** The strength that a blockaded side needs for a Breakout, in percent of the blockaders'. */
const BREAKS_OUT = 60;

/** Which scenarios are wanted, the best first. @rule ENC-5 */
function wished(
  wish: StandingOrders['scenario'],
  { ownsSystem, own }: DecisionOf<'encounter-action'>,
): readonly ScenarioKind[] {
  switch (wish) {
    case 'best': {
      if (!ownsSystem) return ['breakout', 'defensive', 'deep-space'];
      const canLead = own.some(({ cr }) => cr >= LEADS_INTERCEPTION);
      const atHome: readonly ScenarioKind[] = canLead ? ['interception'] : [];
      return ['breakout', ...atHome, 'deep-space', 'defensive'];
    }
    case 'interception':
      return ['interception'];
    case 'deep-space':
      return ['deep-space'];
    case 'defensive':
      return ['defensive'];
    case 'none':
      return [];
  }
}

/** @ruling If the opposing side has several empires, the standing orders are checked against the one that leads it. */
const isWanted = (
  standing: StandingOrders,
  { empire, isFoe }: Readonly<{ empire: EmpireId; isFoe: boolean }>,
): boolean => isFairGame(standing, { empire, stance: isFoe ? 'enemy' : 'neutral' });

const ratioOf = (
  { engageRatio, defendRatio }: StandingOrders,
  { ownsSystem }: Readonly<{ ownsSystem: boolean }>,
): number => (ownsSystem ? defendRatio : engageRatio);

/** The units of an opponent that are seen and would fight in a scenario. */
const faced = ({ groups, defenses }: Opponent, scenario: ScenarioKind): Opponent['groups'] =>
  scenario === 'defensive' ? [...groups, ...defenses] : groups;

/**
 * The standing orders' choice on a side's turn: it demands the best scenario of an opponent that it dares to attack, else passes.
 * @rule ENC-2
 * @rule ENC-5
 * @ruling By default the owner of the system demands an Interception if it has a unit with CR 6 or more, then Deep Space, then Defensive.
 *   Other sides demand Defensive, then Deep Space. The first scenario that can be demanded at good enough odds is chosen. A blockaded side
 *   demands a Breakout if it has at least 60 % of the blockaders' strength. If the orders name one kind of scenario and it can't be
 *   demanded, the side demands nothing.
 */
export function answerEncounterAction(
  question: DecisionOf<'encounter-action'>,
  standing: StandingOrders,
): AnswerOf<'encounter-action'> {
  const percent = ratioOf(standing, question);
  for (const opponent of question.opponents.filter((one) => isWanted(standing, one))) {
    const scenario = wished(standing.scenario, question).find(
      (kind) =>
        opponent.demandable.includes(kind) &&
        oddsAreAtLeast(kind === 'breakout' ? BREAKS_OUT : percent, {
          own: question.own,
          groups: faced(opponent, kind),
        }),
    );
    if (scenario !== undefined) return { kind: 'demand', scenario, against: opponent.empire };
  }
  return { kind: 'pass' };
}

/** Accepts a demanded battle unless the odds are too bad and there is a way out. @rule ENC-3 */
export function answerScenarioResponse(
  question: DecisionOf<'scenario-response'>,
  standing: StandingOrders,
): AnswerOf<'scenario-response'> {
  if (oddsAreAtLeast(standing.refuseBelow, question)) return { kind: 'accept' };
  if (question.fixedDefenses || question.pullsBack === true) return { kind: 'refuse', leave: null };
  if (!mayAllLeave(question.fleets)) return { kind: 'accept' };
  return { kind: 'refuse', leave: allLeave(question.fleets) };
}

/**
 * Stays to defend the bases unless the odds are too bad even with them, and then leaves with all fleets.
 * @rule ENC-3
 * @ruling The ratio below which standing orders refuse scenarios also decides whether fleets leave before a Defensive battle.
 */
export function answerDefensive(
  question: DecisionOf<'defensive-response'>,
  standing: StandingOrders,
): AnswerOf<'defensive-response'> {
  const isFair = oddsAreAtLeast(standing.refuseBelow, question);
  return { kind: 'defend', leave: isFair ? [] : allLeave(question.fleets) };
}

/** Pursues if the standing orders say so and the odds are good enough. @rule ENC-3 @rule ENC-5 */
export function answerPursuit(
  question: DecisionOf<'pursuit'>,
  standing: StandingOrders,
): AnswerOf<'pursuit'> {
  const wants =
    standing.pursue &&
    standing.scenario !== 'none' &&
    isWanted(standing, { empire: question.quarry, isFoe: question.isFoe });
  const dares = oddsAreAtLeast(ratioOf(standing, question), question);
  return wants && dares ? { kind: 'pursue' } : { kind: 'let-go' };
}

/**
 * Stays after a battle unless the odds are too bad now, or it cost too much of the side's CC, and there is a way out.
 * @rule ENC-4
 * @ruling The losses at which all units retreat from a battle also make the side disengage after it.
 * @ruling After a Breakout that opened the blockade, all fleets that can leave do so, because that was its purpose.
 */
export function answerDisengage(
  question: DecisionOf<'disengage'>,
  standing: StandingOrders,
  losses: number,
): AnswerOf<'disengage'> {
  const leave = allLeave(question.fleets);
  const { disengageBelow, retreatAt } = standing;
  const isWorn = retreatAt > 0 && losses >= retreatAt;
  const isBold = question.isFree !== true && !isWorn && oddsAreAtLeast(disengageBelow, question);
  if (isBold || leave.length === 0) {
    return { kind: 'stay' };
  }
  return { kind: 'disengage', leave };
}
