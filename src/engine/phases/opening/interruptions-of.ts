import { brandAs } from '#kernel/brand/brand';
import { groupBy } from '#kernel/collections/group-by';
import { rowOf } from '#kernel/collections/row-of';
import { valuesById } from '#kernel/collections/tables';
import { cite } from '#kernel/reasons/cite';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import { knowledgeIdOf, type Contact, type KnownSystem } from '#model/campaign/knowledge';
import type { CampaignState } from '#model/campaign/state';
import { onlyFor } from '#model/events/fact';
import type { RouteInterrupted } from '#model/events/trade-events';
import { stateBetween } from '#rules/diplomacy/state-between';
import { routeBarOf } from '#rules/economy/route-bar-of';
import { systemOfUnit } from '#rules/economy/system-of-unit';
import { laneNetworkOf, type TradeFacts } from '#rules/economy/trade-routes';
import { stanceOf } from '#rules/movement/stance-of';
import type { Trade } from '#rules/economy/open-trade';

/** What bars a route, as far as its owner can tell. */
type Reason = Pick<RouteInterrupted, 'because' | 'at' | 'by'>;

const isEnemy = (state: CampaignState, one: EmpireId, other: EmpireId | null): boolean =>
  other !== null && stanceOf(stateBetween(state.relations, one, other)) === 'enemy';

function enemySeenAt(state: CampaignState, empire: EmpireId, at: SystemId): EmpireId | null {
  const isThere = ({ viewer, owner, current, place }: Contact): boolean =>
    viewer === empire &&
    current &&
    place.kind === 'system' &&
    place.system === at &&
    isEnemy(state, empire, owner);
  return valuesById(state.contacts).find(isThere)?.owner ?? null;
}

/** Who owns a system as an empire knows it; its own it knows in truth. */
function ownerKnownAt(
  state: CampaignState,
  empire: EmpireId,
  at: SystemId,
): EmpireId | 'unknown' | null {
  if (rowOf(state.systems, at).owner === empire) return empire;
  const known: KnownSystem | undefined = state.knownSystems[knowledgeIdOf(empire, at)];
  return known?.visited?.facts.owner ?? null;
}

/** Represents an empire that this one never met, and so no partner. */
const STRANGER = brandAs<EmpireId>('unknown');

/** What decided it, as far as the empire knows: its own lanes, borders that it saw, enemies in sight. */
function factsKnown(state: CampaignState, facts: TradeFacts, from: SystemId): TradeFacts {
  const { empire } = facts;
  const lanes = valuesById(state.knownLanes).filter(({ viewer }) => viewer === empire);
  return {
    ...facts,
    network: laneNetworkOf(lanes),
    controllerOf: (system) => {
      if (system === from) return facts.controllerOf(system);
      const owner = ownerKnownAt(state, empire, system);
      return owner === 'unknown' ? STRANGER : owner;
    },
    hasEnemyFleet: (system) =>
      facts.hasEnemyFleet(system) && enemySeenAt(state, empire, system) !== null,
  };
}

/**
 * The owner learns that a route is closed, but the cause, place and empire only as far as it sees or knows them.
 * @rule FOG-15
 */
function reasonOf(state: CampaignState, facts: TradeFacts, from: SystemId): Reason {
  if (!facts.convoys.includes(from)) return { because: 'convoy-unfit', at: null, by: null };
  const known = factsKnown(state, facts, from);
  const bar = routeBarOf(known, from);
  if (bar === null) return { because: 'no-way', at: null, by: null };
  const { because, at } = bar;
  if (at === null) return { because, at, by: null };
  if (because === 'enemy-fleet') return { because, at, by: enemySeenAt(state, facts.empire, at) };
  const owner = known.controllerOf(at);
  return { because, at, by: owner === STRANGER ? null : owner };
}

function interruptedOf(
  state: CampaignState,
  trade: Trade,
  empire: EmpireId,
  system: SystemId,
): RouteInterrupted | null {
  const facts = trade.factsOf.get(empire);
  if (facts === undefined || (trade.open.get(empire) ?? []).includes(system)) return null;
  return {
    type: 'RouteInterrupted',
    cite: cite('MOV-6'),
    rolls: [],
    witnesses: onlyFor(empire),
    empire,
    system,
    ...reasonOf(state, facts, system),
  };
}

/** The trade routes that bring nothing this turn, with what their owner can know of the reason. @rule MOV-6 */
export function interruptionsOf(state: CampaignState, trade: Trade): readonly RouteInterrupted[] {
  const traders = valuesById(state.units).filter(({ trading }) => trading);
  return [...groupBy(traders, ({ owner }) => owner)].flatMap(([empire, convoys]) => {
    const systems = convoys.flatMap((unit) => systemOfUnit(unit, state) ?? []);
    return [...new Set(systems)].flatMap(
      (system) => interruptedOf(state, trade, empire, system) ?? [],
    );
  });
}
