import type { SystemId } from '#model/campaign/ids';
import type { Cargo } from './cargo.ts';

/** OPT-8: for an independent convoy, which loads where it is hired, goes to that system, lands its cargo and is gone. */
export type BidForConvoy = Readonly<{
  kind: 'BidForConvoy';
  points: number;
  from: SystemId;
  to: SystemId;
  cargo: Cargo;
}>;
