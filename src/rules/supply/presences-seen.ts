import { standsForDepot } from '#rules/construction/depot-points';
import { type ById, valuesById } from '#kernel/collections/tables';
import { sumOf } from '#kernel/numbers/sum';
import type { ContactId, DesignId, EmpireId, SystemId } from '#model/campaign/ids';
import type { Contact, SeenGroup } from '#model/campaign/knowledge';
import { ratingOf, type UnitDesign } from '#model/forces/design';
import type { Presence } from './presence-in.ts';

type Knowledge = Readonly<{
  contacts: ById<
    ContactId,
    Pick<Contact, 'owner' | 'place' | 'groups' | 'current'> &
      Readonly<{ kind: Contact['subject']['kind'] }>
  >;
  designs: ById<
    DesignId,
    | Readonly<{ known: 'stats'; design: UnitDesign }>
    | Readonly<{ known: 'name'; design: Readonly<{ id: DesignId }> }>
  >;
}>;

const NOBODY: Presence = { ships: 0, siege: 0, bars: false, depot: false, lurking: [] };

const added = (one: Presence, other: Presence): Presence => ({
  ships: one.ships + other.ships,
  siege: one.siege + other.siege,
  bars: one.bars || other.bars,
  depot: one.depot || other.depot,
  // What hides is not seen.
  lurking: [],
});

type Stats = Pick<UnitDesign, 'civilian' | 'role' | 'abilities'>;
const UNKNOWN: Stats = { civilian: false, role: null, abilities: [] };

function statsOf(design: DesignId, designs: Knowledge['designs']): Stats {
  const row = designs[design];
  return row?.known === 'stats' ? row.design : UNKNOWN;
}

/** What a group that is seen counts for; of a class whose stats are not known, that it is a warship if it is a ship. */
function presenceOf(
  { design, kind, condition, count }: SeenGroup,
  { designs }: Knowledge,
  isFleet: boolean,
): Presence {
  const stats = statsOf(design, designs);
  const able = condition === 'sound' ? stats : UNKNOWN;
  const isMilitary = !stats.civilian;
  const ships = kind === 'ship' && isMilitary ? count : 0;
  return {
    ships,
    siege: ships * (ratingOf(able, 'siege') > 0 ? 2 : 1),
    bars: ships > 0 || (kind === 'flight' && isFleet && isMilitary),
    depot: standsForDepot(able),
    lurking: [],
  };
}

/**
 * The other empires in each system now, as far as an empire sees. Powers that it never met are left out.
 * @rule FOG-14 @rule SUP-4
 */
export function presencesSeen(
  knowledge: Knowledge,
): ReadonlyMap<SystemId, ReadonlyMap<EmpireId, Presence>> {
  const seen = new Map<SystemId, Map<EmpireId, Presence>>();
  for (const { kind, owner, place, groups, current } of valuesById(knowledge.contacts)) {
    if (!current || owner === null || place.kind !== 'system') continue;
    const here = seen.get(place.system) ?? new Map<EmpireId, Presence>();
    seen.set(place.system, here);
    const isFleet = kind === 'fleet';
    const all = groups.map((group) => presenceOf(group, knowledge, isFleet)).reduce(added, NOBODY);
    here.set(owner, added(here.get(owner) ?? NOBODY, all));
  }
  return seen;
}

/** How many ships those have there whom a question is about. */
export const shipsOf = (
  here: ReadonlyMap<EmpireId, Presence>,
  isMeant: (empire: EmpireId) => boolean,
): number =>
  sumOf(
    [...here].filter(([empire]) => isMeant(empire)),
    ([, { ships }]) => ships,
  );
