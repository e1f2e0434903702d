import { declareWar } from '#engine/diplomacy/declare-war';
import { feelAtOnce } from '#engine/diplomacy/move-tension';
import { spreadWars } from '#engine/diplomacy/spread-wars';
import type { Recorder } from '#engine/record/recorder';
import type { EmpireId } from '#model/campaign/ids';
import type { CampaignEvent } from '#model/events/campaign-event';
import { type Relation, relationIdOf } from '#model/campaign/relation';
import type { RuleSet } from '#model/settings/rule-set';
import type { BegunWar } from '#rules/diplomacy/wars-that-follow';
import { isWorld } from '#rules/worlds/is-world';

type Attack = Readonly<{ by: EmpireId; against: EmpireId }>;

/** The bombardments among some events. @rule DIP-14 */
export const attacksIn = (events: readonly CampaignEvent[]): readonly Attack[] =>
  events.flatMap((event) =>
    event.type === 'SystemBombarded' && event.against !== null
      ? [{ by: event.empire, against: event.against }]
      : [],
  );

/**
 * An empire that attacks a non-aligned world is at War with it at once, and the defense partners of the world join it.
 * @rule DIP-14 @rule DIP-9
 * @ruling A demand of a scenario is an attack on a non-aligned world, in any place and even if it is refused. So is a bombardment of its system.
 *   The war begins when all encounters of the phase are over.
 */
export function attackWorlds(record: Recorder, rules: RuleSet, attacks: readonly Attack[]): void {
  const before = record.snapshot();
  const feel = feelAtOnce(record, rules);
  const begun: BegunWar[] = [];
  for (const { by, against } of attacks) {
    const { relations, empires } = record.state();
    const relation: Relation | undefined = relations[relationIdOf(by, against)];
    if (relation === undefined || relation.state === 'war') continue;
    if (!isWorld(empires, against) || isWorld(empires, by)) continue;
    const war = { by, against, cause: 'attack' } as const;
    declareWar(record, feel, war, before);
    begun.push(war);
  }
  if (begun.length > 0) spreadWars(record, { rules, feel }, { before, begun });
}
