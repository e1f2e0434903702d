import { brandAs } from '#kernel/brand/brand';
import { rowOf } from '#kernel/collections/row-of';
import type { DesignId, EmpireId, FleetId, SystemId, UnitId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import type { FoundUnit } from '#model/events/discovery-events';
import type { UnitDesign } from '#model/forces/design';

/** A class, and the classes of the flights that are based on it. */
export type Recruit = Readonly<{
  design: Pick<UnitDesign, 'id' | 'kind'>;
  flights: readonly DesignId[];
}>;

type Post = Readonly<{ empire: EmpireId; system: SystemId; fleet: FleetId }>;

/** New units of an empire: ships in a fleet, flights aboard them, all else among the forces of the system. @rule MAP-8 */
export function recruit(
  state: Pick<CampaignState, 'counters'>,
  { empire, system, fleet }: Post,
  recruits: readonly Recruit[],
): readonly FoundUnit[] {
  let { units: number } = rowOf(state.counters, empire);
  const nextId = (): UnitId => {
    number += 1;
    return brandAs<UnitId>(`${empire}.u${String(number)}`);
  };
  return recruits.flatMap(({ design: { id: design, kind }, flights }): readonly FoundUnit[] => {
    const carrier = nextId();
    const place = kind === 'ship' ? ({ kind: 'fleet', fleet } as const) : null;
    return [
      { unit: carrier, design, place: place ?? { kind: 'system', system } },
      ...flights.map(
        (flight): FoundUnit => ({
          unit: nextId(),
          design: flight,
          place: { kind: 'aboard', carrier },
        }),
      ),
    ];
  });
}
