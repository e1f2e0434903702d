import type { EmpireId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import type { StarSystem } from '#model/campaign/system';
import { portFor } from './port-for.ts';

/**
 * Whether Atmospheric flights of an empire can be based at a colony there: its own, or that of a partner by a Military treaty or better. Section 1,
 * Basing.
 * @rule DIP-10
 * @ruling Flights at a partner's colony stay there when the treaty ends, until they are taken aboard or redeployed: nobody else can be based there.
 */
export const hasFriendlyColony = (
  state: Pick<CampaignState, 'relations'>,
  empire: EmpireId,
  { owner, census }: Pick<StarSystem, 'owner' | 'census'>,
): boolean =>
  owner !== null && census > 0 && ['own', 'partner'].includes(portFor(state, empire, owner));
