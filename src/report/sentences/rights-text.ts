import { type Rights, rightsOf } from '#rules/diplomacy/rights-of';
import type { DiplomaticState } from '#fog/views/terms';
import { capitalised } from './names.ts';

const ATTACKS: { readonly [D in Rights['demand']]: string } = {
  anywhere: 'attacks anywhere',
  'own or unowned': 'attacks where nobody or the attacker is in control',
  nowhere: 'no attacks',
};

const LANDINGS: { readonly [L in Rights['land']]: readonly string[] } = {
  never: [],
  leave: ['landings by leave'],
  force: ['landings by force'],
};

function entryText({ fleets, convoys }: Rights): string {
  if (fleets === 'free') return 'free entry';
  return convoys === 'free' ? 'free entry for convoys, for fleets by leave' : 'entry by leave';
}

/** What two empires may do to each other by their diplomatic state: `No attacks; entry by leave`. @rule DIP-10 */
export function rightsText(state: DiplomaticState): string {
  const rights = rightsOf(state);
  return capitalised(
    [
      ATTACKS[rights.demand],
      entryText(rights),
      ...(rights.trade ? ['trade routes'] : []),
      ...(rights.supply ? ['supply from depots'] : []),
      ...LANDINGS[rights.land],
      ...(rights.sameSide ? ['one side in battle'] : []),
    ].join('; '),
  );
}
