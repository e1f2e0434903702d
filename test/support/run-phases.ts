import { type ScriptedRoll, scriptedDice } from '#kernel/dice/scripted-dice';
import { invariant } from '#kernel/result/invariant';
import type { Phase, PhaseInput } from '#engine/record/phase';
import type { CampaignState } from '#model/campaign/state';
import type { CampaignEvent, CampaignEventType, EventOf } from '#model/events/campaign-event';
import type { LegalOrder, Order } from '#model/orders/order';
import type { Dice, RollPurpose } from '#model/rolls/roll-purpose';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';

/** A sheet of orders by empire, taken as legal. */
export type Sheets = Readonly<Record<string, readonly Order[]>>;

const legal = (orders: readonly Order[]): readonly LegalOrder[] =>
  orders.map((order, index) => ({ order, index }) as unknown as LegalOrder);

/** The input of a phase in which standing orders answer. */
function quietInput(state: CampaignState, sheets: Sheets, dice: Dice): PhaseInput {
  return {
    state,
    orders: Object.fromEntries(Object.entries(sheets).map(([id, orders]) => [id, legal(orders)])),
    rules: DEFAULT_RULE_SET,
    dice,
    decide: (_, standing) => ({ answer: standing, by: 'standing' }),
  };
}

/** Runs one phase after the other on the same sheets and dice, up to the last; all must get done. */
export function runPhases(
  phases: readonly Phase[],
  state: CampaignState,
  sheets: Sheets = {},
  script: readonly ScriptedRoll[] = [],
): Readonly<{ state: CampaignState; events: readonly CampaignEvent[] }> {
  const dice = scriptedDice<RollPurpose>(script);
  let after = state;
  const events: CampaignEvent[] = [];
  for (const phase of phases) {
    const result = phase.run(quietInput(after, sheets, dice));
    invariant(result.done, 'TEST_PHASE_WAITS', phase.id);
    after = result.state;
    events.push(...result.events);
  }
  dice.assertExhausted();
  return { state: after, events };
}

/** The events of one type, in order. */
export function eventsOf<T extends CampaignEventType>(
  events: readonly CampaignEvent[],
  type: T,
): readonly EventOf<T>[] {
  return events.filter((event): event is EventOf<T> => event.type === type);
}
