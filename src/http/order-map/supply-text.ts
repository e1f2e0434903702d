import type { PlottedWay } from '#app/run/plot-moves';
import type { ViewNames } from '#http/names/view-names';
import { counted } from '#http/words/counts';

/** Whether supply is to be expected at a place, as things stand now, and why not. */
export function supplyText(supply: PlottedWay['supply'], names: ViewNames): string {
  if (supply.supplied) {
    const from = `in supply from ${names.system(supply.depot)}`;
    if (supply.by === 'ships') return `${from} by Supply ships (${counted(supply.lanes, 'lane')})`;
    return supply.through === null ? from : `${from} by way of ${names.system(supply.through)}`;
  }
  switch (supply.because) {
    case 'blockade':
      return 'out of supply: it is blockaded';
    case 'enemy':
      return `out of supply: an enemy fleet at ${names.system(supply.at)} bars the way`;
    case 'no-depot':
      return supply.functions === 0
        ? 'out of supply: you know of no depot near'
        : `out of supply: you know of no depot within ${counted(supply.functions, 'lane')}`;
  }
}
