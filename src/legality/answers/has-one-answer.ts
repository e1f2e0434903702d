import type { Decision, DecisionKind, DecisionOf, FleetWays } from '#model/decisions/decision';
import { isCargoChosen } from '#rules/cargo/is-cargo-chosen';

type Test<K extends DecisionKind> = (question: DecisionOf<K>) => boolean;
type Leaving = Readonly<{ fleets: readonly FleetWays[] }>;

const canLeave = ({ ways }: FleetWays): boolean => ways.length > 0;
const nobodyCanLeave = ({ fleets }: Leaving): boolean => !fleets.some(canLeave);

/** ENC-3: all that fight leave together, or none. */
const canWithdraw = ({ fleets }: Leaving): boolean =>
  fleets.some(canLeave) && fleets.every((fleet) => !fleet.fights || canLeave(fleet));

const TESTS: { readonly [K in DecisionKind]: Test<K> } = {
  initiative: ({ points }) => points === 0,
  'encounter-action': (question) =>
    question.opponents.every(({ demandable }) => demandable.length === 0) &&
    nobodyCanLeave(question),
  'scenario-response': (question) =>
    question.pullsBack !== true && !question.fixedDefenses && !canWithdraw(question),
  'defensive-response': nobodyCanLeave,
  pursuit: () => false,
  pools: () => false,
  'pool-choice': () => false,
  'task-force': ({ own, flagships }) =>
    flagships.length <= 1 && own.every(({ unit }) => flagships.includes(unit)),
  scouting: ({ points }) => points === 0,
  command: ({ flagships, retreating, lanes, lurking = [], enemy = [] }) =>
    flagships.length === 0 &&
    lurking.length === 0 &&
    enemy.length === 0 &&
    (retreating.length === 0 || lanes.length === 0),
  missions: ({ own, points, hiders = [], cloakers = [], boosters = [] }) =>
    hiders.length + cloakers.length + boosters.length === 0 && own.every(({ cc }) => cc > points),
  'electronic-warfare': ({ own, enemy }) => own.length === 0 && enemy.length === 0,
  fire: ({ own, enemy }) => own.length === 0 && enemy.length === 0,
  'round-end': ({ own, reinforcements, allowance }) =>
    reinforcements.length === 0 && own.every(({ cc }) => cc > allowance),
  cargo: ({ holds }) => !holds.some(isCargoChosen),
  'troop-losses': ({ hits, units }) =>
    units.length === 1 || units.reduce((left, unit) => left + unit.left, 0) <= hits,
  disengage: nobodyCanLeave,
  'battle-outcome': () => false,
};

/**
 * Whether the rules leave a player no choice, so that there is nothing to ask. It uses only the question, which
 * contains what the player may know.
 * @rule TURN-4
 */
export function hasOneAnswer(question: Decision): boolean {
  // The table ties each kind to its question; an indexed access loses that tie.
  const test = TESTS[question.kind] as unknown as Test<DecisionKind>;
  return test(question);
}
