import type { NeighbourView } from '#fog/views/empire-view';
import { rightsIn } from '#rules/diplomacy/rights-between';
import type { Rights } from '#rules/diplomacy/rights-of';

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

function entryText({ fleets, convoys }: Rights): string {
  if (fleets === 'free') return 'fleets enter';
  return convoys === 'free' ? 'convoys enter, fleets by permission' : 'entry by permission';
}

/** What two empires may do to each other by how they stand: `fleets enter, no battles, no landing`. @rule DIP-10 */
export function rightsText(stand: Pick<NeighbourView, 'state' | 'pact'>): string {
  const rights = rightsIn(stand);
  return [
    entryText(rights),
    DEMANDS[rights.demand],
    LANDINGS[rights.land],
    ...(rights.trade ? ['trade'] : []),
    ...(rights.supply ? ['supply'] : []),
    ...(rights.sameSide ? [`one side in battle${stand.pact ? ' as co-belligerents' : ''}`] : []),
  ].join(', ');
}
