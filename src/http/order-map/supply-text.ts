import type { PlottedWay } from '#app/run/plot-moves';
import type { ViewNames } from '#http/names/view-names';

/** Whether supply is to be expected at a place, as things stand now, and why not. */
export function supplyText(supply: PlottedWay['supply'], names: ViewNames): string {
  if (supply.supplied) {
    const through = supply.through === null ? '' : ` by way of ${names.system(supply.through)}`;
    return `in supply from ${names.system(supply.depot)}${through}`;
  }
  switch (supply.because) {
    case 'blockade':
      return 'out of supply: it is blockaded';
    case 'enemy':
      return `out of supply: an enemy fleet at ${names.system(supply.at)} bars the way`;
    case 'no-depot':
      return 'out of supply: you know of no depot near';
  }
}
