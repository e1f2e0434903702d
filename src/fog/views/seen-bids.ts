import type { Ledger } from '#kernel/reasons/ledger';
import type { DesignId, SystemId, UnitId } from '#model/campaign/ids';
import type { HiredConvoy } from '#model/events/cargo-events';
import type { Seen } from './seen-fact.ts';

/** OPT-8: what a hirer is told of independent convoys. */
export type SeenBids =
  | Seen<
      'ConvoyBid',
      {
        points: number;
        from: SystemId;
        to: SystemId;
        ledger: Ledger;
        hired: HiredConvoy | null;
      }
    >
  | Seen<'ConvoyLeft', { unit: UnitId; design: DesignId; system: SystemId }>;
