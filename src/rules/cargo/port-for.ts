import type { EmpireId } from '#model/campaign/ids';
import { type Relation, relationIdOf } from '#model/campaign/relation';
import type { CampaignState } from '#model/campaign/state';
import { rightsOf } from '#rules/diplomacy/rights-of';
import { type Port, portOf } from './port-of.ts';

/** What a system under such control is to an empire that wants to load or land there. @rule GND-4 */
export function portFor(
  { relations }: Pick<CampaignState, 'relations'>,
  empire: EmpireId,
  host: EmpireId | null,
): Port {
  const relation: Relation | undefined =
    host === null ? undefined : relations[relationIdOf(empire, host)];
  return portOf({ empire, host, rights: rightsOf(relation?.state ?? null) });
}
