import { cite } from '#kernel/reasons/cite';
import type { DesignId, SystemId } from '#model/campaign/ids';
import { settlementOf, type StarSystem } from '#model/campaign/system';
import type { UnitDesign } from '#model/forces/design';
import type { SetMartialLaw, TakeReprisal } from '#model/orders/order';
import type { OrderIssue } from '#model/orders/order-issue';
import { type Garrison, garrisonsOf } from '#rules/colony/garrisons-of';
import { orderStateOf } from '#rules/economy/order-state';
import { doubt, refusal } from '../issue.ts';
import { free, type Judgement, type Plan } from '#legality/plan/plan';

const LAW = { code: 'LAW_UNFIT', cite: cite('COL-7'), path: 'system' };
const REPRISAL = { code: 'REPRISAL_UNFIT', cite: cite('COL-8'), path: 'system' };

const colonyOf = ({ view }: Plan, system: SystemId): StarSystem | null => {
  const own = view.systems[system]?.own ?? null;
  return own !== null && settlementOf(own) === 'colony' ? own : null;
};

function garrisonOf({ view }: Plan, system: SystemId): Garrison {
  const designOf = (id: DesignId): UnitDesign | undefined => {
    const known = view.designs[id];
    return known?.known === 'stats' ? known.design : undefined;
  };
  return garrisonsOf({ units: view.units, designOf })(system, view.empire.id);
}

/** What makes martial law doubtful: it may lapse at once, or change nothing. */
function lawDoubts(plan: Plan, own: StarSystem): readonly OrderIssue[] {
  const { keepers } = garrisonOf(plan, own.id);
  const few = `${own.name} has Census ${String(own.census)} and landed ground units for ${String(keepers)}: land more this turn, or it does not come into force.`;
  const calm = `${own.name} is in good order: martial law does nothing there but unsettle it.`;
  return [
    ...(keepers < own.census ? [doubt({ ...LAW, code: 'LAW_TROOPS' }, few)] : []),
    ...(orderStateOf(own) === 'good-order' ? [doubt({ ...LAW, code: 'LAW_IDLE' }, calm)] : []),
  ];
}

/** May martial law begin or end there? @rule COL-7 */
function judgeSetMartialLaw({ system, law }: SetMartialLaw, plan: Plan): Judgement {
  const own = colonyOf(plan, system);
  if (own === null) return free([refusal(LAW, 'It is no colony of yours: choose one.')]);
  if (plan.realm.laws.has(system)) {
    const text = 'An earlier order sets martial law there: take one of them out.';
    return free([refusal({ ...LAW, code: 'LAW_TWICE' }, text)]);
  }
  if (own.martialLaw === law) {
    const text = law
      ? 'It is in force there already, until you lift it.'
      : 'It is not in force there: there is nothing to lift.';
    return free([refusal({ ...LAW, code: 'LAW_SET' }, text)]);
  }
  plan.realm.laws.set(system, law);
  return free(law ? lawDoubts(plan, own) : []);
}

/** What makes a reprisal doubtful: nobody may be there to take it, or nobody left after it. */
function reprisalDoubts(plan: Plan, own: StarSystem): readonly OrderIssue[] {
  const needsTroops = plan.view.rules.reprisalTroops === 'on';
  const lacks = needsTroops && garrisonOf(plan, own.id).units === 0;
  const none = `No ground unit of yours is landed at ${own.name}: land one this turn, or nothing comes of it.`;
  const last = `${own.name} has one Census: on a 1 the colony is no more.`;
  return [
    ...(lacks ? [doubt({ ...REPRISAL, code: 'REPRISAL_TROOPS' }, none)] : []),
    ...(own.census === 1 ? [doubt({ ...REPRISAL, code: 'REPRISAL_LAST' }, last)] : []),
  ];
}

/** May a reprisal be taken there? @rule COL-8 */
function judgeTakeReprisal({ system }: TakeReprisal, plan: Plan): Judgement {
  const own = colonyOf(plan, system);
  if (own === null) return free([refusal(REPRISAL, 'It is no colony of yours: choose one.')]);
  if (orderStateOf(own) === 'rebellion') {
    return free([refusal(REPRISAL, 'It is in rebellion: choose another colony.')]);
  }
  if (plan.realm.reprisals.has(system)) {
    const text = 'An earlier order takes it already: one for each system and turn.';
    return free([refusal({ ...REPRISAL, code: 'REPRISAL_TWICE' }, text)]);
  }
  plan.realm.reprisals.add(system);
  return free(reprisalDoubts(plan, own));
}

/** Judges of orders that rule a colony. */
export const RULE_COLONY = {
  SetMartialLaw: judgeSetMartialLaw,
  TakeReprisal: judgeTakeReprisal,
} as const;
