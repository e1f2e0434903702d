import { supplyOutlook } from '#rules/supply/supply-outlook';
import type { FleetPlace } from '#fog/views/terms';
import type { Cell } from '#report/document/document';
import { status } from '#report/document/inline';
import type { ReportContext } from './context.ts';

/** By which depot the reader's forces can expect supply at a place, or why not, as far as he knows. @rule SUP-5 */
export function supplyCellsOf({ view, names }: ReportContext): (place: FleetPlace) => Cell {
  const outlook = supplyOutlook(view);
  return (place) => {
    const here = outlook(place);
    if (here.supplied) {
      const through = here.through === null ? '' : ` by ${names.system(here.through)}`;
      return `${names.system(here.depot)}${through}`;
    }
    switch (here.because) {
      case 'blockade':
        return [status('bad', 'none: blockaded')];
      case 'enemy':
        return [status('bad', `none: enemy at ${names.system(here.at)}`)];
      case 'no-depot':
        return [status('warning', 'none: no depot near')];
    }
  };
}
