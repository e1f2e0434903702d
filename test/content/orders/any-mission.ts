import fc from 'fast-check';
import type { DesignId, SystemId } from '#model/campaign/ids';
import { INTEL_MISSIONS, type RunMission } from '#model/orders/run-mission';
import { name } from './any-name.ts';
import { empire } from './names-of-a-player.ts';

type Things = Readonly<{
  number: fc.Arbitrary<number>;
  place: fc.Arbitrary<SystemId>;
  designs: fc.Arbitrary<DesignId>;
}>;

/** Any mission, whether it fits or not. */
export const anyMission = ({ number, place, designs }: Things): fc.Arbitrary<RunMission> =>
  fc.record({
    kind: fc.constant('RunMission'),
    mission: fc.constantFrom(...INTEL_MISSIONS),
    at: place,
    from: place,
    design: fc.option(designs),
    named: fc.option(name.map((text) => text.normalize('NFC'))),
    framing: fc.option(number.map((one) => empire(`power${String(one)}`))),
  });
