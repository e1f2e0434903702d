import { contactsByAge } from '#fog/views/contacts-by-age';
import type { ContactView } from '#fog/views/empire-view';
import {
  type Strength,
  strengthOfGroups,
  strengthOfUnits,
  strengthTogether,
} from '#fog/views/force-strength';
import { strengthAlone, strengthShort, strengthText } from '#http/words/strength-words';
import { statsOf } from '#http/names/view-names';
import { groupBy } from '#kernel/collections/group-by';
import { unique } from '#kernel/collections/unique';
import { counted } from '#kernel/words/counted';
import type { DesignId, SystemId } from '#model/campaign/ids';
import type { UnitDesign } from '#model/forces/design';
import type { MapDesk } from './map-desk.ts';
import { whenText } from './others-at.ts';
import { TEXTS } from './texts.ts';

type Desk = Pick<MapDesk, 'view' | 'names' | 'plotted' | 'look'>;

type Force = Readonly<{ name: string; strength: Strength; when: string }>;

const designIn =
  ({ view }: Pick<Desk, 'view'>) =>
  (id: DesignId): UnitDesign | undefined =>
    statsOf(view, id);

/** Own fleets by the system where they are, or will be after the orders. */
function ownForces(desk: Desk, system: SystemId): readonly Force[] {
  const { plotted, look } = desk;
  return plotted.fleets.flatMap(({ name, units, place, end }): readonly Force[] => {
    const at = look.show === 'after' ? end : place;
    if (units.length === 0 || at.kind !== 'system' || at.system !== system) return [];
    return [{ name, strength: strengthOfUnits(units, designIn(desk)), when: '' }];
  });
}

const isAt =
  (system: SystemId) =>
  ({ place }: ContactView): boolean =>
    place.kind === 'system' && place.system === system;

/** Foreign fleets and garrisons that are seen there or well remembered, by empire. @rule FOG-11 */
function foreignForces(desk: Desk, system: SystemId): readonly Force[] {
  const { view, names } = desk;
  const here = contactsByAge(view).fresh.filter(isAt(system));
  return [...groupBy(here, ({ owner }) => owner)].map(([owner, contacts]) => ({
    name: owner === null ? TEXTS.unknownPower : names.empire(owner),
    strength: strengthTogether(
      contacts.map(({ groups }) => strengthOfGroups(groups, designIn(desk))),
    ),
    when: ` (${unique(contacts.map((one) => whenText(one, names))).join(', ')})`,
  }));
}

/** One fleet by its name, several by their number; `isShort`: by their strength alone, if they have any. */
function shortOf(own: readonly Force[], isShort: boolean): readonly string[] {
  const [first] = own;
  if (first === undefined) return [];
  const all = strengthTogether(own.map(({ strength }) => strength));
  const name = own.length === 1 ? first.name : counted(own.length, 'fleet');
  return [isShort ? (strengthAlone(all) ?? name) : strengthShort(name, all)];
}

/** The fleets at a system by name, with the strength of own and foreign ones in one measure; null: none. */
export function fleetsTold(
  desk: Desk,
  system: SystemId,
): Readonly<{ note: string; short: string; about: string }> | null {
  const own = ownForces(desk, system);
  const foreign = foreignForces(desk, system);
  if (own.length + foreign.length === 0) return null;
  const others = foreign.map(({ name, strength }) => strengthShort(name, strength));
  const noteOf = (isShort: boolean): string => [...shortOf(own, isShort), ...others].join(' | ');
  return {
    note: noteOf(false),
    short: noteOf(true),
    about: [...own, ...foreign]
      .map(({ name, strength, when }) => strengthText(name, strength) + when)
      .join('; '),
  };
}
