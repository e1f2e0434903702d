import { rowOf } from '#kernel/collections/row-of';
import { unique } from '#kernel/collections/unique';
import { valuesById } from '#kernel/collections/tables';
import type { CampaignState } from '#model/campaign/state';
import type { ForceList } from '#model/forces/force-list';
import type { UnitDesign } from '#model/forces/design';
import { abilityFaultsOf } from '#rules/design/ability-faults';
import { eraFaultsOf, hullFaultsOf, valueFaultsOf } from '#rules/design/value-faults';
import type { BrokenInvariant } from '#rules/invariants/broken-invariants';

/** What no unit can have, regardless of the points that it costs. */
function faultsOf(design: UnitDesign | undefined): readonly string[] {
  if (design === undefined) return [];
  return [
    ...hullFaultsOf(design),
    ...eraFaultsOf(design),
    ...valueFaultsOf(design),
    ...abilityFaultsOf(design),
  ].map(({ text }) => text);
}

/**
 * What a correction makes of classes that no class can have. The moderator is free in points, Cost and maintenance.
 * @rule TURN-3 @rule U-3 @rule U-18 @rule U-21
 */
export function designFaults(
  before: CampaignState,
  after: CampaignState,
): readonly BrokenInvariant[] {
  if (before.designs === after.designs && before.forceLists === after.forceLists) return [];
  return [...unfitClasses(before, after), ...emptyEras(before, after)];
}

/** The eras of which a list has classes. */
const erasOf = ({ designs }: CampaignState, list: ForceList): readonly number[] =>
  unique(list.designs.map((id) => rowOf(designs, id).era));

/** Where no class of an era is left, advances could unlock nothing, and the era would never end. @rule TECH-4 */
function emptyEras(before: CampaignState, after: CampaignState): readonly BrokenInvariant[] {
  const breaches = valuesById(before.forceLists).flatMap((list) => {
    const left = erasOf(after, rowOf(after.forceLists, list.id));
    const lost = erasOf(before, list).filter((era) => !left.includes(era));
    return lost.map((era) => `${list.name} has no class of era ${String(era)}`);
  });
  if (breaches.length === 0) return [];
  const sentence = 'Research would stop in that era (TECH-4). Add another class of it first.';
  return [{ code: 'ERA_EMPTY', sentence, breaches }];
}

function unfitClasses(before: CampaignState, after: CampaignState): readonly BrokenInvariant[] {
  const breaches = valuesById(after.designs).flatMap((design) => {
    const old: UnitDesign | undefined = before.designs[design.id];
    if (old === design) return [];
    const known = faultsOf(old);
    const found = faultsOf(design).filter((text) => !known.includes(text));
    return found.map((text) => `${design.name} (${design.id}): ${text.replace(/\.$/u, '')}`);
  });
  if (breaches.length === 0) return [];
  const sentence = 'A class has only what its kind can have (U-3, U-18, U-21).';
  return [{ code: 'CLASS_UNFIT', sentence, breaches }];
}
