import type { NeighbourView } from '#fog/views/empire-view';
import { rightsIn } from '#rules/diplomacy/rights-between';
import type { Rights } from '#rules/diplomacy/rights-of';

const ENTRIES: { readonly [E in Rights['entry']]: string } = {
  fleets: 'fleets enter',
  convoys: 'convoys enter, fleets by permission',
  nothing: 'entry by permission',
};

const DEMANDS: { readonly [D in Rights['demand']]: string } = {
  anywhere: 'battles anywhere',
  'own or unowned': 'battles in own and free systems',
  nowhere: 'no battles',
};

const LANDINGS: { readonly [L in Rights['land']]: string } = {
  never: 'no landing',
  leave: 'landing by permission',
  force: 'landing by force',
};

/** What two empires may do to each other by how they stand: `fleets enter, no battles, no landing`. @rule DIP-10 */
export function rightsText(stand: Pick<NeighbourView, 'state' | 'pact'>): string {
  const rights = rightsIn(stand);
  return [
    ENTRIES[rights.entry],
    DEMANDS[rights.demand],
    LANDINGS[rights.land],
    ...(rights.trade ? ['trade'] : []),
    ...(rights.supply ? ['supply'] : []),
    ...(rights.sameSide ? [`one side in battle${stand.pact ? ' as co-belligerents' : ''}`] : []),
  ].join(', ');
}
