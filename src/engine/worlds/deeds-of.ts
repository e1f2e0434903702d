import { rowOf } from '#kernel/collections/row-of';
import { sumOf } from '#kernel/numbers/sum';
import type { EmpireId, FleetId, SystemId } from '#model/campaign/ids';
import type { CampaignEvent, CampaignEventType, EventOf } from '#model/events/campaign-event';
import type { Fleet } from '#model/forces/fleet';
import { forceIndexOf } from '#rules/forces/force-index';
import type { Deed } from '#rules/worlds/objective-progress';
import type { WorldRealm } from '#rules/worlds/world-realm';

type Rows = {
  readonly [T in CampaignEventType]?: (event: EventOf<T>, realm: WorldRealm) => Deed | null;
};

/** A fleet that has come to a system beside those of the world, which nobody owns, and is there. */
function moved(
  { state, beside }: WorldRealm,
  { fleet: id, to }: Readonly<{ fleet: FleetId; to: SystemId }>,
): Deed | null {
  const fleet: Fleet | undefined = state.fleets[id];
  const isThere = fleet?.place.kind === 'system' && fleet.place.system === to;
  if (!isThere || !beside.includes(to) || rowOf(state.systems, to).owner !== null) return null;
  const units = forceIndexOf(state).inFleet(id);
  return {
    kind: 'moved-beside',
    cost: sumOf(units, ({ design }) => rowOf(state.designs, design).cost),
  };
}

/** The events that can bring a world closer to an objective. */
const ROWS: Rows = {
  UnitBuilt: ({ system, design }, { state, beside }) => ({
    kind: 'built',
    design: rowOf(state.designs, design),
    isBeside: beside.includes(system),
  }),
  MissionRun: ({ success, mission }) => (success ? { kind: 'mission', mission } : null),
  TradeSet: () => ({ kind: 'deed', deed: 'trade' }),
  LaneExplored: () => ({ kind: 'deed', deed: 'explore' }),
  ColonyFounded: () => ({ kind: 'deed', deed: 'colonize' }),
  ProductivityRaised: () => ({ kind: 'deed', deed: 'productivity' }),
  SystemTerraformed: ({ trait }) =>
    trait === null ? null : { kind: 'deed', deed: 'terraforming' },
  FleetMoved: (event, realm) => moved(realm, event),
};

const isBy = (event: CampaignEvent, world: EmpireId): boolean =>
  'empire' in event && event.empire === world;

/** What a world has done in a phase that can count for an objective. @rule OPT-14 */
export const deedsOf = (events: readonly CampaignEvent[], realm: WorldRealm): readonly Deed[] =>
  events
    .filter((event) => isBy(event, realm.empire.id))
    .flatMap((event) => {
      // The table's type ties each type to its row; an indexed access loses that tie.
      const row = ROWS[event.type] as
        | ((event: CampaignEvent, realm: WorldRealm) => Deed | null)
        | undefined;
      return row?.(event, realm) ?? [];
    });
