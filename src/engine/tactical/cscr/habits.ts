import type { AnswerOf } from '#model/decisions/decision';
import type { StandingOrders } from '#model/forces/standing-orders';
import { COMMANDS_NOTHING, daresNothing } from '#rules/combat/policy/answer-command';
import { fireUnseen } from '#rules/combat/policy/answer-fire';
import { givesNothing } from '#rules/combat/policy/answer-missions';
import type { Brought } from './body.ts';

/** The answers that a side’s standing orders give in every round; null: the answer depends on the round. */
export type Habits = Readonly<{
  command: AnswerOf<'command'> | null;
  missions: AnswerOf<'missions'> | null;
  electronicWarfare: AnswerOf<'electronic-warfare'> | null;
  fire: AnswerOf<'fire'> | null;
  /** The same answer without directed fire. */
  fireAtLarge: AnswerOf<'fire'> | null;
}>;

export const NO_MISSIONS: AnswerOf<'missions'> = { kind: 'missions', missions: [] };
export const NO_WARFARE: AnswerOf<'electronic-warfare'> = {
  kind: 'electronic-warfare',
  friends: [],
  enemies: [],
};
export const NO_FIRE_ORDERS: AnswerOf<'fire'> = { kind: 'fire', direct: [], spare: [] };

/** The answers that never change: many standing orders ignore a choice, and many battles don’t offer it. @rule ENC-5 */
export function habitsOf(standing: StandingOrders, { traits, lurkers }: Brought): Habits {
  const isDaring = !daresNothing(standing) || lurkers || traits.stasis !== 0;
  const missions = givesNothing(standing) ? NO_MISSIONS : null;
  const { scouts, guardian, disruptor, suppression } = traits;
  const functions = scouts + guardian + traits['fire-control'] + disruptor + suppression;
  return {
    command: isDaring ? null : COMMANDS_NOTHING,
    missions,
    // A mission to scout turns any unit into a Scout.
    electronicWarfare: functions === 0 && missions !== null ? NO_WARFARE : null,
    fire: traits.boards === 0 ? fireUnseen({}, standing) : null,
    fireAtLarge: traits.boards === 0 ? fireUnseen({}, { ...standing, direct: [] }) : null,
  };
}
