import type { EmpireId, ForceListId } from '#model/campaign/ids';
import { type StarSystem, settlementOf } from '#model/campaign/system';
import type { Empire } from '#model/campaign/empire';
import type { WorkSource } from '#model/campaign/work';
import type { UnitDesign } from '#model/forces/design';
import { isBuiltBy } from './built-by.ts';

/** Why a unit cannot be built somewhere. */
export const BUILD_REFUSALS = [
  'not-own-system',
  'not-a-colony',
  'no-shipyard',
  'not-unlocked',
  'not-built-by-source',
] as const;
export type BuildRefusal = (typeof BUILD_REFUSALS)[number];

export type BuildFacts = Readonly<{
  empire: Pick<Empire, 'unlocked'> & Readonly<{ id: EmpireId }>;
  design: Pick<UnitDesign, 'id' | 'kind' | 'list'>;
  isUniversal: (list: ForceListId) => boolean;
  system: Pick<StarSystem, 'owner' | 'census'>;
  source: WorkSource;
  /** Own shipyards there; crippled ones count, for they may work again. */
  shipyards: number;
}>;

/**
 * Everything that speaks against building a unit at a place; nothing when it may be built there.
 * @rule CON-1
 * @rule ECO-6
 * @ruling Shipyards build in any system of their owner's; the system itself only as a colony, for
 * nobody works at an outpost.
 */
export function buildRefusalsOf(facts: BuildFacts): readonly BuildRefusal[] {
  const { empire, design, system, source } = facts;
  const applies: Readonly<Record<BuildRefusal, boolean>> = {
    'not-own-system': system.owner !== empire.id,
    'not-a-colony': source === 'system' && settlementOf(system) !== 'colony',
    'no-shipyard': source === 'shipyard' && facts.shipyards === 0,
    'not-unlocked': !empire.unlocked.includes(design.id) && !facts.isUniversal(design.list),
    'not-built-by-source': !isBuiltBy(design, source),
  };
  return BUILD_REFUSALS.filter((refusal) => applies[refusal]);
}
