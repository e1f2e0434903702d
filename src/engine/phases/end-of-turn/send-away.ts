import type { PhaseInput } from '#engine/record/phase';
import type { Recorder } from '#engine/record/recorder';
import { groupBy } from '#kernel/collections/group-by';
import { rowOf } from '#kernel/collections/row-of';
import { valuesById } from '#kernel/collections/tables';
import { cite } from '#kernel/reasons/cite';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import { knowledgeIdOf, type KnownSystem } from '#model/campaign/knowledge';
import { RAIDERS } from '#model/campaign/raiders';
import type { CampaignState } from '#model/campaign/state';
import { onlyFor } from '#model/events/fact';
import type { Fleet } from '#model/forces/fleet';
import { unpaidUnits } from '#rules/economy/unpaid-units';
import { forceIndexOf } from '#rules/forces/force-index';
import { controllersIn } from '#rules/movement/controllers-in';
import { isWelcome } from '#rules/movement/is-welcome';
import { reachKnowledgeOf } from '#rules/movement/reach-knowledge-of';
import { type WayOut, waysOut } from '#rules/movement/routes/way-out';

/** A fleet in a system whose controller doesn’t admit it. */
type Trespass = Readonly<{ fleet: Fleet; system: SystemId; host: EmpireId }>;

function trespassesIn(state: CampaignState): readonly Trespass[] {
  const index = forceIndexOf(state);
  const hostOf = controllersIn(state);
  return valuesById(state.fleets).flatMap((fleet): readonly Trespass[] => {
    const { id, owner, place, withdrawing } = fleet;
    if (owner === RAIDERS || place.kind !== 'system' || withdrawing !== null) return [];
    const { system } = place;
    const host = hostOf(system);
    if (host === null || host === owner) return [];
    const units = index
      .inFleet(id)
      .map((unit) => ({ unit, design: rowOf(state.designs, unit.design) }));
    return isWelcome(state, { fleet: id, owner, units }, host) ? [] : [{ fleet, system, host }];
  });
}

/** The systems that an empire owns, and those that it knows to be nobody’s. */
function havensOf(
  { systems, knownSystems }: CampaignState,
  empire: EmpireId,
): (system: SystemId) => boolean {
  return (id) => {
    if (rowOf(systems, id).owner === empire) return true;
    const known: KnownSystem | undefined = knownSystems[knowledgeIdOf(empire, id)];
    return known?.visited?.facts.owner === null;
  };
}

/** It doesn’t come back by itself, and its convoys trade there no more. @rule DIP-6 @rule MOV-12 */
function endErrands(record: Recorder, { fleet: { id, owner, route }, system }: Trespass): void {
  const head = { rolls: [], witnesses: onlyFor(owner), empire: owner } as const;
  const traders = forceIndexOf(record.state())
    .inFleet(id)
    .filter(({ trading }) => trading)
    .map((unit) => unit.id);
  const why = { because: 'sent-away' } as const;
  if (traders.length > 0) {
    record.emit({ type: 'TradeEnded', cite: cite('DIP-6'), ...head, units: traders, ...why });
  }
  if (route === null || !('system' in route.route) || route.route.system !== system) return;
  record.emit({ type: 'RouteSet', cite: cite('DIP-10'), ...head, fleet: id, route: null, ...why });
}

function sendOut(record: Recorder, trespass: Trespass, { lane, goal }: WayOut): void {
  const { fleet, system, host } = trespass;
  const { id, owner: empire } = fleet;
  const head = { type: 'FleetSentAway', cite: cite('DIP-10'), rolls: [] } as const;
  const where = { fleet: id, system, host, lane, goal, turn: record.state().turn };
  record.emit({ ...head, witnesses: onlyFor(empire), empire, ...where });
  endErrands(record, trespass);
}

/**
 * Fleets in a system whose controller doesn't admit them do nothing but leave it, as their first move next turn.
 * @rule DIP-10 @rule DIP-6 @rule DIP-4
 * @ruling A fleet that may not be where it is at the end of a turn leaves next turn by itself, like a fleet that withdraws (ENC-4): by the
 *   lane toward the nearest system that is its own or nobody's, in the fewest turns. Its player can order where it goes on to. It is sent
 *   away again in each turn that it ends in a system where it may not be. A permission or treaty of that next turn comes too late.
 * @ruling A fleet that can't move, because a unit of it is at work or because it knows no way, stays until it can. It costs tension (DIP-4).
 * @ruling Convoys lose their trade routes when they are sent away. After a broken Trade treaty they leave from the next turn on, because the
 *   orders of the turn in which it is broken are written already.
 */
export function sendAway(record: Recorder, { rules }: Pick<PhaseInput, 'rules'>): void {
  const state = record.snapshot();
  const trespasses = trespassesIn(state);
  if (trespasses.length === 0) return;
  const unpaid = [...unpaidUnits(valuesById(state.effects), state.turn)];
  for (const [empire, own] of groupBy(trespasses, ({ fleet }) => fleet.owner)) {
    const known = reachKnowledgeOf(state, empire, { rules, unpaid });
    const wayOf = waysOut(known, havensOf(state, empire));
    for (const one of own) {
      const way = wayOf(one.fleet.id, one.system);
      if (way !== null) sendOut(record, one, way);
    }
  }
}
