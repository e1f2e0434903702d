import { brandAs } from '#kernel/brand/brand';
import type { EmpireId, UnitId } from '#model/campaign/ids';
import { laneIdOf } from '#model/campaign/lane';
import { projectIdOf } from '#model/campaign/project';
import type { EventOf } from '#model/events/campaign-event';
import type { ServiceEvent } from '#model/events/service-events';
import { designId, systemId } from '#test/support/campaign';
import type { PartsOf } from './told-to.ts';

type Own = Pick<ServiceEvent, 'cite' | 'rolls' | 'witnesses'> & Readonly<{ empire: EmpireId }>;

/** One event of each type of what happens to units at yards. */
export function serviceEventsOf(own: Own): {
  readonly [T in ServiceEvent['type']]: EventOf<T>;
} {
  const unit = brandAs<UnitId>(`${own.empire}.u1`);
  const flight = brandAs<UnitId>(`${own.empire}.u2`);
  const partner = brandAs<EmpireId>('loran');
  const design = designId('cruiser');
  const system = systemId('H0202');
  const lane = laneIdOf(system, systemId('H0203'));
  const ofUnit = { ...own, project: projectIdOf('repair', unit), unit, design };
  const change = { aboard: [flight], from: 'active', to: 'reserve', system } as const;
  const failure = { kind: 'repair', because: 'yard-lost', paid: 2 } as const;
  return {
    DepotsLent: { type: 'DepotsLent', ...own, partner, system, points: 4 },
    UnitRestored: { type: 'UnitRestored', ...ofUnit, system },
    UnitCameUnconverted: { type: 'UnitCameUnconverted', ...own, unit, design },
    UnitConverted: { type: 'UnitConverted', ...ofUnit, system },
    AttritionRegained: {
      type: 'AttritionRegained',
      ...own,
      unit,
      design,
      points: 1,
      lost: 0,
      by: 'colony',
    },
    UnitRefitted: {
      type: 'UnitRefitted',
      ...own,
      project: projectIdOf('refit', unit),
      unit,
      name: 'Argo',
      from: design,
      to: designId('raider'),
      system,
    },
    StatusChanged: { type: 'StatusChanged', ...ofUnit, ...change },
    LaneImproved: { type: 'LaneImproved', ...ofUnit, lane, class: 'major' },
    BaseUpgraded: { type: 'BaseUpgraded', ...ofUnit, to: designId('fort'), system },
    UnitProjectFailed: { type: 'UnitProjectFailed', ...ofUnit, ...failure },
    UnitScrapped: { type: 'UnitScrapped', ...own, unit, design, name: 'Argo', value: 3 },
  };
}

/** Who is told of each. */
export const SERVICE_PARTS: PartsOf<ServiceEvent['type']> = {
  DepotsLent: 'owner',
  UnitRestored: 'owner',
  UnitCameUnconverted: 'owner',
  UnitConverted: 'owner',
  AttritionRegained: 'owner',
  UnitRefitted: 'owner',
  StatusChanged: 'owner',
  LaneImproved: 'owner',
  BaseUpgraded: 'owner',
  UnitProjectFailed: 'owner',
  UnitScrapped: 'owner',
};
