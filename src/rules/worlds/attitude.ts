import { cite } from '#kernel/reasons/cite';
import type { Ledger } from '#kernel/reasons/ledger';
import { ledgerTotal } from '#kernel/reasons/ledger';
import type { NonAligned } from '#model/campaign/non-aligned';
import {
  type Attitude,
  DIPLOMATIC_STATES,
  type DiplomaticState,
  isTreaty,
  type Relation,
} from '#model/campaign/relation';
import type { AttitudeResult } from '#model/events/world-events';
import type { RuleSet } from '#model/settings/rule-set';
import { nextTreaty } from '#rules/diplomacy/treaty-ladder';

const DIP_14 = cite('DIP-14');
const DIP_15 = cite('DIP-15');
const WORD_BROKEN = -2;
const WORD_TURNS = 12;
const ERRATIC_TURNS = 12;

export type AttitudeRules = Pick<RuleSet, 'hostilities' | 'blankPersonalities'>;

const levelOf = (state: DiplomaticState): number => DIPLOMATIC_STATES.indexOf(state);
const isBelow = (state: DiplomaticState, other: DiplomaticState): boolean =>
  levelOf(state) < levelOf(other);

/** The stand of a non-aligned world toward an empire; until something moves it, it is as they stand. @rule DIP-14 */
export const attitudeIn = ({ attitude, state }: Pick<Relation, 'attitude' | 'state'>): Attitude =>
  attitude ?? { state, modifier: 0 };

/** The highest state that a world can be ready for: one more than is in force, and always peace. @rule DIP-14 */
export const mostReady = (inForce: DiplomaticState): DiplomaticState =>
  nextTreaty(inForce) ?? (inForce === 'unification' ? inForce : 'non-intercourse');

/** A state some levels up or down. @rule DIP-3 @rule DIP-14 */
export function shifted(
  state: DiplomaticState,
  by: number,
  { hostilities }: Pick<RuleSet, 'hostilities'>,
): DiplomaticState {
  const levels = DIPLOMATIC_STATES.filter((one) => hostilities === 'on' || one !== 'hostilities');
  const at = levels.indexOf(state) + by;
  return levels[Math.min(levels.length - 1, Math.max(0, at))] ?? state;
}

/** A stand moved by a level, up no further than a world can be ready for. @rule DIP-14 @rule INT-7 */
export function swayed(
  state: DiplomaticState,
  by: 1 | -1,
  { inForce, rules }: Readonly<{ inForce: DiplomaticState; rules: Pick<RuleSet, 'hostilities'> }>,
): DiplomaticState {
  const moved = shifted(state, by, rules);
  return by > 0 && isBelow(mostReady(inForce), moved) ? state : moved;
}

/** Whether a world is due for another personality: an Erratic one every 12 turns. @rule DIP-15 */
export const isFickle = ({ erraticSince }: NonAligned, turn: number): boolean =>
  erraticSince !== undefined && turn - erraticSince >= ERRATIC_TURNS;

/** What a personality adds in a state. @rule DIP-15 */
function ofPersonality({ personality }: NonAligned, state: DiplomaticState): Ledger {
  const add = (label: string, amount: number): Ledger => [{ label, cite: DIP_15, amount }];
  if (personality === 'aggressive' && isBelow(state, 'military')) return add('Aggressive', -1);
  if (personality === 'pacifistic' && isBelow(state, 'non-aggression')) return add('Pacifistic', 1);
  if (personality === 'xenophobic' && isBelow('non-intercourse', state))
    return add('Xenophobic', -1);
  return [];
}

/** Whether an Honorable world still holds against an empire that it broke its word. @rule DIP-15 */
const isHeld = (
  { personality }: NonAligned,
  { wronged }: Attitude,
  turn: number,
  { blankPersonalities }: AttitudeRules,
): boolean =>
  personality === 'honorable' &&
  blankPersonalities === 'house' &&
  wronged !== undefined &&
  turn - wronged <= WORD_TURNS;

/** The world and its stand toward an empire when it rolls. */
export type Stance = Readonly<{ nature: NonAligned; attitude: Attitude; turn: number }>;

/** What is added to the roll of a world, term by term. @rule DIP-14 @rule DIP-15 */
export function attitudeModifiers(stance: Stance, rules: AttitudeRules): Ledger {
  const { nature, attitude, turn } = stance;
  const { state, modifier } = attitude;
  return [
    ...(modifier === 0 ? [] : [{ label: 'earlier rolls', cite: DIP_14, amount: modifier }]),
    ...ofPersonality(nature, state),
    ...(isHeld(nature, attitude, turn, rules)
      ? [{ label: 'a broken word', cite: DIP_15, amount: WORD_BROKEN }]
      : []),
  ];
}

function resultOf(total: number): AttitudeResult {
  if (total <= 3) return 'incident';
  if (total <= 5) return 'tension';
  if (total <= 8) return 'nothing';
  return total <= 10 ? 'promising' : 'breakthrough';
}

/** The result of a roll of 2d6. An Honorable world at Non-Aggression or better is slower to anger, unless a word was broken. @rule DIP-14 @rule DIP-15 */
export function attitudeResult(
  stance: Stance,
  rolled: number,
  rules: AttitudeRules,
): AttitudeResult {
  const result = resultOf(rolled + ledgerTotal(attitudeModifiers(stance, rules)));
  const { nature, attitude, turn } = stance;
  const isPatient =
    nature.personality === 'honorable' &&
    rules.blankPersonalities === 'house' &&
    isTreaty(attitude.state) &&
    !isHeld(nature, attitude, turn, rules);
  return result === 'incident' && isPatient ? 'tension' : result;
}

/**
 * The stand of a world after a result; `inForce`: how the two stand.
 * @rule DIP-14 @rule DIP-15
 * @ruling A world is never ready for more than the next treaty after the one in force: it waits until the empire has signed that. At War it can
 *   come to be ready for peace. A breakthrough beyond that changes nothing.
 */
export function attitudeAfter(
  { nature, attitude }: Stance,
  result: AttitudeResult,
  { inForce, rules }: Readonly<{ inForce: DiplomaticState; rules: AttitudeRules }>,
): Attitude {
  const { state, modifier } = attitude;
  switch (result) {
    case 'nothing':
      return attitude;
    case 'tension':
      return { ...attitude, modifier: modifier - 1 };
    case 'promising':
      return { ...attitude, modifier: modifier + 1 };
    case 'incident': {
      const isRuthless = nature.personality === 'ruthless' && rules.blankPersonalities === 'house';
      return movedTo(attitude, shifted(state, isRuthless ? -2 : -1, rules));
    }
    case 'breakthrough':
      return movedTo(attitude, swayed(state, 1, { inForce, rules }));
  }
}

/** A stand moved to another state: what was gathered for the next rolls is gone with the old one. @rule DIP-14 */
export const movedTo = (attitude: Attitude, state: DiplomaticState): Attitude =>
  state === attitude.state ? attitude : { ...attitude, state, modifier: 0 };

/**
 * The stand of a world when the two come to stand otherwise: at War or in Hostilities it is as they stand, and it never is below a treaty that
 * is in force.
 * @rule DIP-14
 */
export function attitudeAt(attitude: Attitude, inForce: DiplomaticState): Attitude {
  const isOver = isBelow(inForce, 'non-intercourse') || isBelow(attitude.state, inForce);
  return isOver ? movedTo(attitude, inForce) : attitude;
}
