import type { PlottedFleet, PlottedMoves } from '#app/run/plot-moves';
import type { EmpireView } from '#fog/views/empire-view';
import type { ViewNames } from '#http/names/view-names';
import type { MapLook } from './map-look.ts';

/** What the parts of the map's page are made from: a player's view, his draft plotted, and what he looks at. */
export type MapDesk = Readonly<{
  view: EmpireView;
  names: ViewNames;
  plotted: PlottedMoves;
  look: MapLook;
  /** The address of the page. */
  path: string;
}>;

/** The fleet that he looks at. */
export const chosenFleet = ({ plotted, look }: MapDesk): PlottedFleet | undefined =>
  plotted.fleets.find(({ ref }) => ref === look.fleet);
