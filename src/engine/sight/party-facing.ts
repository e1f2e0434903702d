import { sumOf } from '#kernel/numbers/sum';
import type { EmpireId } from '#model/campaign/ids';
import type { SeenGroup } from '#model/campaign/knowledge';
import { inSeenOrder } from '#rules/sight/seen-groups';
import type { Lurker, Party } from './parties-of.ts';

function groupsWith(party: Party, lurkers: readonly Lurker[]): readonly SeenGroup[] {
  const groups = new Map<string, SeenGroup>();
  for (const group of [...party.groups, ...lurkers.map((one) => one.group)]) {
    const key = `${group.design} ${group.condition}`;
    groups.set(key, { ...group, count: group.count + (groups.get(key)?.count ?? 0) });
  }
  return inSeenOrder([...groups.values()]);
}

/** A party as if some of its hidden ships did not hide. */
export function partyWith(party: Party, lurkers: readonly Lurker[]): Party {
  if (lurkers.length === 0) return party;
  return {
    ...party,
    groups: groupsWith(party, lurkers),
    lurkers: party.lurkers.filter((one) => !lurkers.includes(one)),
    touchable: true,
    military: party.military || lurkers.some(({ military }) => military),
    strength: party.strength + sumOf(lurkers, ({ strength }) => strength),
    units: party.units + sumOf(lurkers, ({ units }) => units),
  };
}

/** A party as another empire sees it: with the hidden ships that this empire has detected. @rule MOV-4 */
export const partyFacing = (party: Party, viewer: EmpireId): Party =>
  partyWith(
    party,
    party.lurkers.filter(({ foundBy }) => foundBy.has(viewer)),
  );
