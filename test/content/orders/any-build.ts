import fc from 'fast-check';
import type { DesignId, SystemId } from '#model/campaign/ids';
import { WORK_SOURCES } from '#model/campaign/work';
import type { BuildUnits } from '#model/orders/build-units';

type Things = Readonly<{
  designs: fc.Arbitrary<DesignId>;
  systems: fc.Arbitrary<SystemId>;
  count: fc.Arbitrary<number>;
  names: fc.Arbitrary<string>;
}>;

/** Any order to build, with no more names than units. */
export const anyBuild = ({ designs, systems, count, names }: Things): fc.Arbitrary<BuildUnits> =>
  fc
    .record(
      {
        kind: fc.constant('BuildUnits' as const),
        design: designs,
        count,
        system: systems,
        source: fc.constantFrom(...WORK_SOURCES),
        share: count,
        first: fc.constant(true as const),
        names: fc.array(names, { maxLength: 3 }),
        pay: fc.oneof(count, fc.constant(null)),
      },
      { requiredKeys: ['kind', 'design', 'count', 'system', 'source', 'names', 'pay'] },
    )
    .filter((order) => order.names.length <= order.count);
