import { valuesById } from '#kernel/collections/tables';
import type { CampaignState } from '#model/campaign/state';
import { CLASS_VALUES } from '#model/corrections/edit';
import type { AddressedNote, ClassChange } from '#model/corrections/note';
import type { UnitDesign } from '#model/forces/design';
import { isListOf } from '#model/forces/own-list';
import { classValueOf } from '#rules/corrections/class-value';
import { classKnownAs } from '#rules/sight/class-known-as';
import { changedRows } from './changed-rows.ts';

/** Changes that also those read who know a class by its name alone. @rule FOG-5 */
const isPlain = ({ what }: ClassChange): boolean => what === 'named' || what === 'hull';

function abilityChanges(old: UnitDesign, now: UnitDesign): readonly ClassChange[] {
  const ratingIn = ({ abilities }: UnitDesign, id: string): number =>
    abilities.find((one) => one.id === id)?.rating ?? 0;
  const lost = old.abilities.filter(({ id }) => ratingIn(now, id) === 0);
  const set = now.abilities.filter(({ id, rating }) => ratingIn(old, id) !== rating);
  return [
    ...set.map(({ id, rating }): ClassChange => ({ what: 'ability', ability: id, rating })),
    ...lost.map(({ id }): ClassChange => ({ what: 'ability', ability: id, rating: 0 })),
  ];
}

function changesOf(old: UnitDesign | undefined, now: UnitDesign): readonly ClassChange[] {
  if (old === undefined) return [{ what: 'new' }];
  const changes: ClassChange[] = [];
  if (old.name !== now.name) changes.push({ what: 'named', before: old.name });
  if (now.hull !== null && old.hull !== now.hull) changes.push({ what: 'hull', to: now.hull });
  for (const value of CLASS_VALUES) {
    const [before, after] = [classValueOf(old, value), classValueOf(now, value)];
    if (before !== after) changes.push({ what: 'value', value, before, after });
  }
  const [before, after] = [old.maintenance, now.maintenance];
  if (before.points !== after.points || before.per !== after.per) {
    changes.push({ what: 'maintenance', before, after });
  }
  return [...changes, ...abilityChanges(old, now)];
}

/** What became of classes, for the empires that know them. `areOpen`: stats are public in this campaign. @rule TURN-3 @rule FOG-5 */
export function classNotes(
  before: CampaignState,
  after: CampaignState,
  areOpen: boolean,
): readonly AddressedNote[] {
  return changedRows(before.designs, after.designs).flatMap(({ before: old, after: design }) => {
    if (design === undefined) return [];
    const changes = changesOf(old, design);
    return valuesById(after.empires).flatMap((empire) => {
      // A new class of its own list is told as one of the list.
      if (old === undefined && isListOf(design.list, empire)) return [];
      const known = classKnownAs(after, empire.id, { design, areOpen });
      return changes
        .filter((change) => known === 'stats' || (known === 'name' && isPlain(change)))
        .map((change): AddressedNote => {
          return { empire: empire.id, note: { about: 'design', design: design.id, change } };
        });
    });
  });
}

/** The classes that force lists gained or lost, for the empires that play them. @rule TURN-3 @rule TECH-4 */
export function listNotes(
  { forceLists: before }: CampaignState,
  { forceLists: after, empires }: CampaignState,
): readonly AddressedNote[] {
  return changedRows(before, after).flatMap(({ before: old, after: now }) => {
    if (old === undefined || now === undefined) return [];
    const gained = now.designs.filter((id) => !old.designs.includes(id));
    const lost = old.designs.filter((id) => !now.designs.includes(id));
    const own = valuesById(empires).filter((empire) => isListOf(now.id, empire));
    return own.flatMap(({ id: empire }) => [
      ...gained.map((design): AddressedNote => {
        return { empire, note: { about: 'listed', design, listed: true } };
      }),
      ...lost.map((design): AddressedNote => {
        return { empire, note: { about: 'listed', design, listed: false } };
      }),
    ]);
  });
}
