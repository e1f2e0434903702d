import fc from 'fast-check';
import type { SystemId, UnitId, WorkId } from '#model/campaign/ids';
import { SYSTEM_PROJECTS } from '#model/campaign/project';
import { CANCELLED_UNIT_PROJECTS, type CancelWork } from '#model/orders/cancel-work';

type Things = Readonly<{
  works: fc.Arbitrary<WorkId>;
  units: fc.Arbitrary<UnitId>;
  systems: fc.Arbitrary<SystemId>;
}>;

/** Any order to cancel something. */
export function anyCancel({ works, units, systems }: Things): fc.Arbitrary<CancelWork> {
  const kind = fc.constant('CancelWork' as const);
  return fc.oneof(
    fc.record({ kind, work: works }),
    fc.record({ kind, project: fc.constantFrom(...CANCELLED_UNIT_PROJECTS), unit: units }),
    fc.record({ kind, project: fc.constantFrom(...SYSTEM_PROJECTS), system: systems }),
  );
}
