import { sumOf } from '#kernel/numbers/sum';
import type { EmpireId } from '#model/campaign/ids';
import type { Relation } from '#model/campaign/relation';
import type { Tension, TensionCause, TensionStep } from '#model/campaign/tension';

const LEAST = 0;
export const MOST_TENSION = 100;
/** What tension drifts toward, and the most that the other side may have for an armistice. */
const CALM = 50;
/** What tension counts as in a campaign that keeps none. @rule DIP-4 */
export const UNTRACKED_TENSION = CALM;
/** What the causes add, each time; losses and bombardment add a point for each point of cost or fire. */
const TRESPASS = 5;
const ESPIONAGE = 10;
const SABOTAGE = 20;
const WAR_ON_FRIEND = 10;
const WAR_ON_ENEMY = -10;
/** A treaty with a friend moves as much as its own. */
export const TREATY_TENSION = -5;
const TREATY_WITH_ENEMY = 5;
/** What an empire feels toward one that broke a treaty with it. */
export const BROKEN_TREATY_TENSION = 10;

/** Causes of phases after the Intel Phase: their steps count for the change of the next one. */
const AFTER_INTEL: readonly TensionCause[] = ['losses', 'bombardment'];

/** The tension of an empire toward another before anything has moved it. @rule DIP-4 */
export const untouched = (start: number): Tension => ({ start, value: start, steps: [] });

/** The tension of an empire toward another; it begins where the setting says. @rule DIP-4 */
export const tensionIn = (
  { tensions }: Pick<Relation, 'tensions'>,
  of: EmpireId,
  start: number,
): Tension => tensions?.[of] ?? untouched(start);

/** What is left of a change within the bounds of 0 and 100. @rule DIP-4 */
export const boundedChange = (value: number, by: number): number =>
  Math.min(MOST_TENSION, Math.max(LEAST, value + by)) - value;

/** The tension after a step; steps of a turn with the same cause are one. @rule DIP-4 */
export function afterStep({ start, value, steps }: Tension, step: TensionStep): Tension {
  const isSame = ({ turn, cause }: TensionStep): boolean =>
    turn === step.turn && cause === step.cause;
  const same = steps.filter(isSame);
  const merged = { ...step, by: sumOf([...same, step], ({ by }) => by) };
  return {
    start,
    value: value + step.by,
    steps: [...steps.filter((one) => !isSame(one)), merged],
  };
}

/**
 * The drift of a tension: one point toward 50 in a turn without change. A turn runs from one Intel Phase to the next.
 * @rule DIP-4
 */
export function driftOf({ value, steps }: Tension, turn: number): number {
  const isChanged = steps.some(
    (step) => step.turn === turn || (step.turn === turn - 1 && AFTER_INTEL.includes(step.cause)),
  );
  if (isChanged || value === CALM) return 0;
  return value > CALM ? -1 : 1;
}

/** Tension for a mission that is found out. @rule DIP-4 */
export const tensionOfMission = (cause: 'espionage' | 'sabotage'): number =>
  cause === 'espionage' ? ESPIONAGE : SABOTAGE;

/** Tension for fleets in a system of the empire without permission. @rule DIP-4 */
export const trespassTension = (fleets: number): number => fleets * TRESPASS;

/** Tension of an empire toward another that declares War on a friend or an enemy of it; 0: on a neutral. @rule DIP-4 */
export function tensionOfWar(victim: 'friend' | 'neutral' | 'enemy'): number {
  if (victim === 'neutral') return 0;
  return victim === 'friend' ? WAR_ON_FRIEND : WAR_ON_ENEMY;
}

/** Tension of an empire toward another that signs a treaty with a friend or an enemy of it; 0: with a neutral. @rule DIP-4 */
export function tensionOfTreaty(partner: 'friend' | 'neutral' | 'enemy'): number {
  if (partner === 'neutral') return 0;
  return partner === 'friend' ? TREATY_TENSION : TREATY_WITH_ENEMY;
}

/** Whether an empire goes to War by its tension alone. @rule DIP-4 */
export const isAtBreakingPoint = ({ value }: Tension): boolean => value >= MOST_TENSION;

/** Whether a War ends by itself: one side has no tension left, and the other at most 50. @rule DIP-4 */
export const isSpent = (one: Tension, other: Tension): boolean =>
  (one.value <= LEAST && other.value <= CALM) || (other.value <= LEAST && one.value <= CALM);
