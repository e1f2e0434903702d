import type { DesignId, SystemId } from '#model/campaign/ids';
import type { FindKind } from '#model/campaign/open-find';

/** MAP-8: units for the points of what was found in a system; flights fill the berths of what is taken before them. */
export type TakeFind = Readonly<{
  kind: 'TakeFind';
  find: FindKind;
  system: SystemId;
  design: DesignId;
  count: number;
}>;
