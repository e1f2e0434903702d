import { movementPhase } from '#engine/phases/movement/phase';
import { scriptedDice } from '#kernel/dice/scripted-dice';
import type { CampaignState } from '#model/campaign/state';
import type { Order } from '#model/orders/order';
import type { RollKind, RollPurpose } from '#model/rolls/roll-purpose';
import { DEFAULT_RULE_SET, type RuleSet } from '#model/settings/rule-set';
import { inputOf, ordersOf, type Voyaged } from './voyages.ts';

export type Line = readonly [RollKind, ...number[]];

/** A Movement Phase with these dice, all of them. */
export function sailBy(
  state: CampaignState,
  sheets: Readonly<Record<string, readonly Order[]>>,
  { script = [], rules = {} }: Readonly<{ script?: readonly Line[]; rules?: Partial<RuleSet> }>,
): Voyaged {
  const dice = scriptedDice<RollPurpose>(
    script.map(([purpose, ...values]) => ({ purpose, values })),
  );
  const input = inputOf(state, ordersOf(sheets), { ...DEFAULT_RULE_SET, ...rules });
  const result = movementPhase.run({ ...input, dice });
  if (!result.done) throw new Error('movement asks nothing');
  dice.assertExhausted();
  return result;
}
