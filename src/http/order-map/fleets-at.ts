import { contactsByAge } from '#fog/views/contacts-by-age';
import type { ContactView } from '#fog/views/empire-view';
import { statsOf } from '#http/names/view-names';
import { groupBy } from '#kernel/collections/group-by';
import { unique } from '#kernel/collections/unique';
import { sumOf } from '#kernel/numbers/sum';
import { counted } from '#kernel/words/counted';
import type { SystemId } from '#model/campaign/ids';
import type { SeenGroup } from '#model/campaign/knowledge';
import type { UnitDesign } from '#model/forces/design';
import type { Unit } from '#model/forces/unit';
import { currentStats } from '#rules/combat/current-stats';
import type { MapDesk } from './map-desk.ts';
import { whenText } from './others-at.ts';
import { LAYER_WORDS } from './layer-words.ts';
import { TEXTS } from './texts.ts';

type Desk = Pick<MapDesk, 'view' | 'names' | 'plotted' | 'look'>;

/** What all units of a force fight with, own or foreign; `isLeast`: some classes are unknown. */
type Strength = Readonly<{ as: number; dv: number; isLeast: boolean }>;
type Force = Readonly<{ name: string; strength: Strength; when: string }>;

const NOTHING: Strength = { as: 0, dv: 0, isLeast: false };

const together = (all: readonly Strength[]): Strength => ({
  as: sumOf(all, ({ as }) => as),
  dv: sumOf(all, ({ dv }) => dv),
  isLeast: all.some(({ isLeast }) => isLeast),
});

const fights = ({ kind }: UnitDesign): boolean => kind !== 'ground';

/** The strength of own units: without what is aboard, which others don’t see either. */
const strengthOfUnits = ({ view }: Pick<Desk, 'view'>, units: readonly Unit[]): Strength =>
  together(
    units.map((unit) => {
      const design = statsOf(view, unit.design);
      if (design === undefined || !fights(design)) return NOTHING;
      const { as, dv } = currentStats({ ...unit, design });
      return { as, dv, isLeast: false };
    }),
  );

const UNSEEN = { status: 'active', outOfSupply: 0, ordnance: [], unconverted: false } as const;

/** The same of foreign units, as they were seen: supply and ordnance don’t show. @rule FOG-3 @rule FOG-5 */
const strengthOfGroups = ({ view }: Pick<Desk, 'view'>, groups: readonly SeenGroup[]): Strength =>
  together(
    groups.map(({ design: id, condition, count, kind }) => {
      const design = statsOf(view, id);
      if (design === undefined) return { ...NOTHING, isLeast: kind !== 'ground' };
      if (!fights(design)) return NOTHING;
      const { as, dv } = currentStats({ design, condition, ...UNSEEN });
      return { as: count * as, dv: count * dv, isLeast: false };
    }),
  );

/** Own fleets by the system where they are, or will be after the orders. */
function ownForces(desk: Desk, system: SystemId): readonly Force[] {
  const { plotted, look } = desk;
  return plotted.fleets.flatMap(({ name, units, place, end }): readonly Force[] => {
    const at = look.show === 'after' ? end : place;
    if (units.length === 0 || at.kind !== 'system' || at.system !== system) return [];
    return [{ name, strength: strengthOfUnits(desk, units), when: '' }];
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
    strength: together(contacts.map(({ groups }) => strengthOfGroups(desk, groups))),
    when: unique(contacts.map((one) => whenText(one, names))).join(', '),
  }));
}

/** One fleet by its name, several by their number. */
function shortOf(own: readonly Force[]): readonly string[] {
  const [first] = own;
  if (first === undefined) return [];
  const all = together(own.map(({ strength }) => strength));
  const name = own.length === 1 ? first.name : counted(own.length, 'fleet');
  return [LAYER_WORDS.strengthShort(name, all.as, all.isLeast)];
}

/** The fleets at a system by name, with the strength of own and foreign ones in one measure; null: none. */
export function fleetsTold(
  desk: Desk,
  system: SystemId,
): Readonly<{ note: string; about: string }> | null {
  const own = ownForces(desk, system);
  const foreign = foreignForces(desk, system);
  if (own.length + foreign.length === 0) return null;
  const others = foreign.map(({ name, strength: { as, isLeast } }) =>
    LAYER_WORDS.strengthShort(name, as, isLeast),
  );
  return {
    note: [...shortOf(own), ...others].join(' | '),
    about: [...own, ...foreign]
      .map(({ name, strength, when }) => LAYER_WORDS.forceStrength(name, strength, when))
      .join('; '),
  };
}
