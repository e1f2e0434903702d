import { rowOf } from '#kernel/collections/row-of';
import { type ById, valuesById } from '#kernel/collections/tables';
import type { DesignId, EmpireId, FleetId, SystemId, UnitId } from '#model/campaign/ids';
import { ratingOf, type UnitDesign } from '#model/forces/design';
import type { Fleet } from '#model/forces/fleet';
import type { Unit } from '#model/forces/unit';
import { barsPath } from '#rules/economy/bars-path';
import { systemOfUnit } from '#rules/economy/system-of-unit';
import { classNow } from '#rules/forces/class-now';
import { isOperationalDepot } from '#rules/economy/trade-routes';
import type { Hider, Hiders } from '#rules/sight/hiders-among';

/** What one empire has in one system, as far as supply asks. */
export type Presence = Readonly<{
  /** Military ships, and the same with Siege counted twice. */
  ships: number;
  siege: number;
  /** Something that makes an enemy fleet of it in rules about paths. */
  bars: boolean;
  depot: boolean;
  /** Its hidden ships, which count in nothing of this. */
  lurking: readonly Lurking[];
}>;
/** A hidden military ship; Siege counts twice. */
export type Lurking = Readonly<{ siege: number; foundBy: ReadonlySet<EmpireId> }>;
/** While it is counted. */
type Count = { -readonly [K in keyof Presence]: Presence[K] };
const NOBODY: Hiders = new Map();

/** Who is in each system that somebody is in. */
export type Presences = ReadonlyMap<SystemId, ReadonlyMap<EmpireId, Presence>>;

type Forces = Readonly<{
  units: ById<UnitId, Unit>;
  fleets: ById<FleetId, Pick<Fleet, 'place'>>;
  designs: ById<DesignId, UnitDesign>;
}>;

const nothing = (): Count => ({ ships: 0, siege: 0, bars: false, depot: false, lurking: [] });

const isFit = ({ condition, status }: Unit): boolean =>
  condition === 'sound' && status === 'active';

function addUnit(
  count: Count,
  { unit, design, hider }: Readonly<{ unit: Unit; design: UnitDesign; hider: Hider | undefined }>,
): void {
  const isShip = design.kind === 'ship' && !design.civilian && unit.status !== 'mothballed';
  const ships = isShip ? 1 : 0;
  const isSiege = isFit(unit) && ratingOf(classNow(unit, design), 'siege') > 0;
  const siege = ships * (isSiege ? 2 : 1);
  if (hider !== undefined) {
    const { foundBy } = hider;
    if (isShip) count.lurking = [...count.lurking, { siege, foundBy }];
    return;
  }
  count.ships += ships;
  count.siege += siege;
  count.bars ||= barsPath(unit, design);
  count.depot ||= isOperationalDepot(unit, design);
}

/** Whether supply asks about a unit at all: what is carried, and most of what is fixed, it does not. */
const matters = ({ place }: Unit, { kind }: UnitDesign): boolean =>
  place.kind !== 'aboard' && kind !== 'ground' && kind !== 'minefield';

/**
 * Counts the presence of each empire in each system, in one pass over the units. Reserve and crippled ships count,
 * mothballed ones never. Abilities of crippled and reserve ships are lost. Hidden ships are counted apart.
 * @rule SUP-4 @rule MOV-4
 */
export function presenceIn({ units, fleets, designs }: Forces, hiders: Hiders = NOBODY): Presences {
  const presences = new Map<SystemId, Map<EmpireId, Count>>();
  for (const unit of valuesById(units)) {
    const design = rowOf(designs, unit.design);
    const system = matters(unit, design) ? systemOfUnit(unit, { units, fleets }) : null;
    if (system === null) continue;
    const here = presences.get(system) ?? new Map<EmpireId, Count>();
    presences.set(system, here);
    const count = here.get(unit.owner) ?? nothing();
    here.set(unit.owner, count);
    addUnit(count, { unit, design, hider: hiders.get(unit.id) });
  }
  return presences;
}
