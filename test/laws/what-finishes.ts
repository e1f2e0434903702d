import type { Finish, FinishKind } from '#legality/finishes/finish';
import type { CampaignState } from '#model/campaign/state';
import type { StatusChanged } from '#model/events/service-events';
import type { CampaignEvent, CampaignEventType } from '#model/events/campaign-event';

const KINDS: Readonly<Partial<Record<CampaignEventType, FinishKind>>> = {
  UnitBuilt: 'unit',
  UnitRestored: 'repair',
  AttritionRegained: 'repair',
  UnitRefitted: 'class',
  BaseUpgraded: 'class',
  StatusChanged: 'status',
  LaneImproved: 'lane',
  ProductivityRaised: 'productivity',
  IntelRaised: 'intel',
  SystemTerraformed: 'terraforming',
  ColonySpecialised: 'specialisation',
};
/** What dice decide of is foretold with its chance alone. */
const ROLLED: readonly FinishKind[] = ['tech', 'growth'];

type Counts = Readonly<Record<string, number>>;

function counted(kinds: readonly (readonly [FinishKind, number])[]): Counts {
  const counts: Record<string, number> = {};
  for (const [kind, count] of kinds) counts[kind] = (counts[kind] ?? 0) + count;
  return counts;
}

/** What is aboard may have that status already. */
const changedBy = ({ unit, aboard, to }: StatusChanged, units: CampaignState['units']): number =>
  [unit, ...aboard].filter((id) => units[id]?.status !== to).length;

/** How much of each kind these events finished, of units that are not broken up after it; `units`: as they were before. */
export function finishedIn(
  events: readonly CampaignEvent[],
  { units }: Pick<CampaignState, 'units'>,
): Counts {
  const scrapped = new Set(
    events.flatMap((event) => (event.type === 'UnitScrapped' ? [event.unit] : [])),
  );
  return counted(
    events.flatMap((event): readonly (readonly [FinishKind, number])[] => {
      if (event.type === 'StatusChanged' && scrapped.has(event.unit)) return [];
      const kind = KINDS[event.type];
      const count = event.type === 'StatusChanged' ? changedBy(event, units) : 1;
      return kind === undefined ? [] : [[kind, count]];
    }),
  );
}

/** How much of each kind a sheet says is finished in a turn. */
export const foretoldIn = (finishes: readonly Finish[], turn: number): Counts =>
  counted(
    finishes
      .filter((one) => one.turn === turn && !ROLLED.includes(one.kind))
      .map(({ kind, count }) => [kind, count]),
  );
