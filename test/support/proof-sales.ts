import { brandAs } from '#kernel/brand/brand';
import type { CampaignState } from '#model/campaign/state';
import type { UnitDesign } from '#model/forces/design';
import { unitId } from './campaign.ts';
import { designOfPower } from './proof-designs.ts';
import { type Draft, addFleet, order } from './proof-draft.ts';
import { SIDES, type SideName, tirelon } from './proof-map.ts';

const OTHERS = { human: 'loran', loran: 'human' } as const;
const ENVOYS = designOfPower(tirelon, 'destroyer');

/** The third power buys a ship of the main one at whose back it does not stand, out of sight of the one between them. */
export function addSale(draft: Draft, third: SideName): void {
  const { empire, rear } = SIDES[OTHERS[third]];
  addFleet(draft, { owner: tirelon, at: rear, ships: ['destroyer'] });
  addFleet(draft, { owner: empire, at: rear, ships: ['frigate'] });
  const ship = unitId(`${empire}.u${String(draft.counts.get(`${empire}.u`))}`);
  const points = draft.choices.below(4);
  order(draft, empire, {
    kind: 'ExchangeUnits',
    with: tirelon,
    gives: { points: 0, units: [ship] },
    takes: { points, classes: [] },
  });
  order(draft, tirelon, {
    kind: 'ExchangeUnits',
    with: empire,
    gives: { points, units: [] },
    takes: { points: 0, classes: [{ design: designOfPower(empire, 'frigate'), count: 1 }] },
  });
}

/** Envoys travel by destroyer, past every power between. */
export function withEnvoys(state: CampaignState): CampaignState {
  const before = state.designs[ENVOYS]!;
  const diplomatic = {
    id: brandAs<UnitDesign['abilities'][number]['id']>('diplomatic'),
    rating: 1,
  };
  const design = { ...before, abilities: [...before.abilities, diplomatic] };
  return { ...state, designs: { ...state.designs, [ENVOYS]: design } };
}
