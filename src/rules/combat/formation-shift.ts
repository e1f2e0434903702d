import type { ElectronicEffect, Mission } from '#model/battle/round-orders';
import type { BattleTraits } from './abilities/battle-ability.ts';

const LEVELS: Readonly<Record<ElectronicEffect, number>> = {
  guardian: 1,
  'fire-control': 0,
  disruptor: -1,
  suppression: 0,
};

type Round = Readonly<{
  traits: Pick<BattleTraits, 'formation'>;
  mission: Mission | null;
  effects: readonly ElectronicEffect[];
}>;

/** How much deeper or shallower than usual for its kind a unit is in a round. @rule CSC-2 @rule CSC-6 */
export function formationShift({ traits, mission, effects }: Round): number {
  const covered = mission === 'defensive' ? 1 : 0;
  return effects.reduce((sum, effect) => sum + LEVELS[effect], traits.formation + covered);
}
