import type { BuildUnits } from '#model/orders/build-units';

/** An order for one unit of a shipyard, paid whole; override what a test is about. */
export const buildUnits = (
  part: Partial<BuildUnits> & Pick<BuildUnits, 'design' | 'system'>,
): BuildUnits => ({
  kind: 'BuildUnits',
  count: 1,
  source: 'shipyard',
  names: [],
  pay: null,
  ...part,
});
