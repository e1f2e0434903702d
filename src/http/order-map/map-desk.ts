import type { Judged } from '#app/orders/judge-sheet';
import type { PlottedFleet, PlottedMoves, PlottedWay } from '#app/orders/plot-moves';
import type { threatsSeen } from '#fog/views/threats';
import type { EmpireView } from '#fog/views/empire-view';
import type { SystemId, UnitId } from '#model/campaign/ids';
import type { Order } from '#model/orders/order';
import type { ViewNames } from '#http/names/view-names';
import type { MapLook } from './map-look.ts';
import type { HrefOf } from './system-acts.ts';

type Supply = PlottedWay['supply'];

/** The source of the map page's parts: a player's view, their plotted draft, and their choice on the map. */
export type MapDesk = Readonly<{
  view: EmpireView;
  names: ViewNames;
  plotted: PlottedMoves;
  look: MapLook;
  /** Whether supply is to be expected at a place; the system, if it is one. */
  supplyText: (supply: Supply, at: SystemId | null) => string;
  /** Which own ships hide, each in words. */
  hiding: ReadonlyMap<UnitId, string>;
  /** An order in a sentence. */
  sentenceOf: (order: Order) => string;
  /** The fleets and units that orders of the sheet name. */
  ordered: ReadonlySet<string>;
  /** No orders are taken now. */
  locked: boolean;
  /** What a fleet does by its route, in a sentence. */
  routeText: (routed: Judged['routes'][number]) => string;
  /** The grid and lanes of the map that the page has already. */
  knownGround: string;
  /** The address of the page. */
  path: string;
  /** The form of an order beside the map. */
  hrefOf: HrefOf;
  /** The enemies that could come to each system, or are there. */
  threats: ReturnType<typeof threatsSeen>;
  /** The address of the page for the chances of a battle. */
  whatIfPath: string;
  /** The page of Intel missions at a system. */
  intelPath: string;
}>;

/** The fleet that the player chose. */
export const chosenFleet = ({ plotted, look }: MapDesk): PlottedFleet | undefined =>
  plotted.fleets.find(({ ref }) => ref === look.fleet);
