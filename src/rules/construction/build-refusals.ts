import type { EmpireId, ForceListId } from '#model/campaign/ids';
import { type StarSystem, settlementOf } from '#model/campaign/system';
import type { Empire } from '#model/campaign/empire';
import type { WorkSource } from '#model/campaign/work';
import type { UnitDesign } from '#model/forces/design';
import { hasRuins } from '#rules/galaxy/ruins';
import { isBeyondEra, mayBuildClass } from '#rules/tech/may-build-class';
import { isOneOnly } from './alike-in.ts';
import { isBuiltBy } from './built-by.ts';
import { mayBuildIn } from './may-build-in.ts';
import { isUpgrade } from './upgrade-of.ts';

/** Why a unit cannot be built somewhere. */
export const BUILD_REFUSALS = [
  'not-own-system',
  'not-a-colony',
  'no-colony-to-share',
  'no-shipyard',
  'no-convoy',
  'not-unlocked',
  'beyond-era',
  'not-built-by-source',
  'only-upgraded',
  'no-ruins',
  'one-is-there',
] as const;
export type BuildRefusal = (typeof BUILD_REFUSALS)[number];

export type BuildFacts = Readonly<{
  empire: Pick<Empire, 'era' | 'unlocked' | 'schematics'> & Readonly<{ id: EmpireId }>;
  design: Pick<UnitDesign, 'id' | 'era' | 'kind' | 'list' | 'role'>;
  isUniversal: (list: ForceListId) => boolean;
  system: Pick<StarSystem, 'owner' | 'census' | 'anomalies'>;
  /** The system's owner has a Military treaty with the empire, or a better one. */
  isPartner: boolean;
  source: WorkSource;
  /** The system is to build a share of it. */
  isShared: boolean;
  /** Own shipyards there, Mobile ones too; crippled ones count, for they may work again. */
  shipyards: number;
  /** Own convoys there. */
  convoys: number;
  /** Own units of its role there, those under construction and ordered too. */
  alike: number;
}>;

/** A share is built by an own colony alone. */
const lacksColonyToShare = ({ empire, system, isShared }: BuildFacts): boolean =>
  isShared && !(system.owner === empire.id && settlementOf(system) === 'colony');

/**
 * All reasons against building a unit at a place; empty if it may be built there.
 * @rule CON-1 @rule CON-2 @rule CON-3
 * @rule ECO-6 @rule OPT-11 @rule OPT-21 @rule TECH-5
 * @ruling A system can build by itself only if it is a colony, because nobody works at an outpost.
 */
export function buildRefusalsOf(facts: BuildFacts): readonly BuildRefusal[] {
  const { empire, design, system, source } = facts;
  const isBuildable = mayBuildClass(empire, design) || facts.isUniversal(design.list);
  const needsColony = source === 'system' || source === 'census';
  const applies: Readonly<Record<BuildRefusal, boolean>> = {
    'not-own-system': !mayBuildIn({ ...facts, empire: empire.id, owner: system.owner }),
    'not-a-colony': needsColony && settlementOf(system) !== 'colony',
    'no-colony-to-share': lacksColonyToShare(facts),
    'no-shipyard': source === 'shipyard' && facts.shipyards === 0,
    'no-convoy': source === 'convoy' && facts.convoys === 0,
    'not-unlocked': !isBuildable && !isBeyondEra(empire, design),
    'beyond-era': !isBuildable && isBeyondEra(empire, design),
    'not-built-by-source': !isBuiltBy(design, source),
    'only-upgraded': isUpgrade(design.id),
    'no-ruins': design.role === 'institute' && !hasRuins(system),
    'one-is-there': isOneOnly(design.role) && facts.alike > 0,
  };
  return BUILD_REFUSALS.filter((refusal) => applies[refusal]);
}
