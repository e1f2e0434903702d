import { type Outlook, supplyOutlook } from '#rules/supply/supply-outlook';
import type { FleetId, SystemId } from '#model/campaign/ids';
import type { Fleet } from '#model/forces/fleet';
import type { Cell } from '#report/document/document';
import { status } from '#report/document/inline';
import type { Names } from '#report/sentences/names';
import { counted } from '#kernel/words/counted';
import type { ReportContext } from './context.ts';

const depotOf = (way: readonly SystemId[], names: Names): string =>
  way.slice(-1).map(names.system).join('');

function noneOf(outlook: Exclude<Outlook, { supplied: true }>, names: Names): Cell {
  switch (outlook.because) {
    case 'blockade':
      return [status('bad', 'none: blockaded')];
    case 'enemy':
      return [status('bad', `none: enemy at ${names.system(outlook.at)}`)];
    case 'depot-blockaded':
      return [status('bad', `none: depot at ${names.system(outlook.at)} blockaded`)];
    case 'lane': {
      const ends = `${names.system(outlook.from)}–${names.system(outlook.to)}`;
      return [status('warning', `none: lane ${ends} ${outlook.lane}`)];
    }
    case 'too-far': {
      const away = `${depotOf(outlook.way, names)} ${counted(outlook.lanes, 'lane')} away`;
      return [status('warning', `none: ${away}`)];
    }
    case 'no-depot':
      return [status('warning', 'none: no depot')];
  }
}

function cellOf(outlook: Outlook, place: Fleet['place'], names: Names): Cell {
  if (!outlook.supplied) return noneOf(outlook, names);
  const depot = depotOf(outlook.way, names);
  if (outlook.by === 'ships') return `${depot}, ${counted(outlook.lanes, 'lane')} by Supply ships`;
  const from = place.kind === 'system' ? 1 : 0;
  const between = outlook.way.slice(from, -1).map(names.system).join(', ');
  const runners = outlook.by === 'runners' ? ' (Blockade Runners)' : '';
  return between === '' ? depot : `${depot} by ${between}${runners}`;
}

/** Where something draws supply; `fleet`: null for what belongs to a system. */
export type SupplyPlace = Readonly<{ place: Fleet['place']; fleet: FleetId | null }>;

/** The depot that will supply the reader's forces at a place, or why there is none, as far as the reader knows. @rule SUP-5 @rule SUP-6 */
export function supplyCellsOf({ view, names }: ReportContext): (at: SupplyPlace) => Cell {
  const outlook = supplyOutlook(view);
  return ({ place, fleet }) => {
    const together = place.kind === 'system' ? place.system : (fleet ?? place.lane);
    return cellOf(outlook({ place, together }), place, names);
  };
}
