import { type ById, valuesById } from '#kernel/collections/tables';
import type { Ledger } from '#kernel/reasons/ledger';
import type { ContactId, DesignId, EmpireId, FleetId, SystemId, UnitId } from '#model/campaign/ids';
import type { Contact } from '#model/campaign/knowledge';
import { RAIDERS } from '#model/campaign/raiders';
import type { StarSystem } from '#model/campaign/system';
import type { UnitDesign } from '#model/forces/design';
import type { Fleet } from '#model/forces/fleet';
import type { StandingOrders } from '#model/forces/standing-orders';
import type { Unit, UnitKind } from '#model/forces/unit';
import { systemOfUnit } from '#rules/economy/system-of-unit';
import { ownHiders } from '#rules/sight/own-hiders';
import { countsInRaids } from './counts-in-raids.ts';
import { raidChanceOf } from './raid-chance-of.ts';
import { raidWeightOf, NOTHING_TO_RAID } from './raid-weight-of.ts';
import { settlementFactsOf } from './settlement-facts-of.ts';

/** What an empire knows that raids on its systems depend on. */
type Knowledge = Readonly<{
  empire: Readonly<{ id: EmpireId; standing: StandingOrders }>;
  units: ById<UnitId, Unit>;
  fleets: ById<FleetId, Fleet>;
  contacts: ById<ContactId, Pick<Contact, 'owner' | 'place' | 'groups' | 'current'>>;
  designs: ById<
    DesignId,
    | Readonly<{ known: 'stats'; design: UnitDesign }>
    | Readonly<{ known: 'name'; design: Readonly<{ kind: UnitKind }> }>
  >;
}>;

/** What of a system counts, as far as it is known. */
type Raided = Pick<StarSystem, 'id' | 'census' | 'morale' | 'intel'>;

type Weighed = Parameters<typeof raidWeightOf>[1];

/** The chance of raids on a system, or that raiders are there already. */
export type RaidOutlook = Readonly<{ areThere: boolean; ledger: Ledger }>;

type Known = Weighed['design'] & Pick<UnitDesign, 'cv'>;

function designIn({ designs }: Knowledge, id: DesignId): Known | null {
  const known = designs[id];
  if (known === undefined) return null;
  if (known.known === 'stats') return known.design;
  const { kind } = known.design;
  return { kind, civilian: kind === 'convoy', role: null, cv: 0, abilities: [] };
}

function ownIn(knowledge: Knowledge, system: SystemId): readonly Weighed[] {
  const { empire, units } = knowledge;
  const hiders = ownHiders(knowledge);
  return valuesById(units).flatMap((unit): readonly Weighed[] => {
    if (systemOfUnit(unit, knowledge) !== system) return [];
    const design = designIn(knowledge, unit.design);
    const host = unit.place.kind === 'aboard' ? units[unit.place.carrier] : undefined;
    if (hiders.has((host ?? unit).id)) return [];
    const carrier = host === undefined ? null : designIn(knowledge, host.design);
    if (design === null) return [];
    const counts = countsInRaids({ owner: empire.id, host: empire.id, design, carrier });
    return counts ? [{ design, unit, count: 1 }] : [];
  });
}

/**
 * The raids that an empire can expect in a system: by the rule, with its own units and what it sees of others there now.
 * @rule SUP-1 @rule FOG-14
 */
export function raidOutlookOf(knowledge: Knowledge, system: Raided): RaidOutlook {
  const there = valuesById(knowledge.contacts).filter(
    ({ current, place }) => current && place.kind === 'system' && place.system === system.id,
  );
  const others = there.flatMap(({ groups }) =>
    groups.flatMap(({ design: id, condition, count }): readonly Weighed[] => {
      const design = designIn(knowledge, id);
      const unit = { condition, status: 'active', unconverted: false } as const;
      return design === null ? [] : [{ design, unit, count }];
    }),
  );
  const units = [...ownIn(knowledge, system.id), ...others];
  const facts = { ...units.reduce(raidWeightOf, NOTHING_TO_RAID), ...settlementFactsOf(system) };
  return {
    areThere: there.some(({ owner }) => owner === RAIDERS),
    ledger: raidChanceOf(facts),
  };
}
