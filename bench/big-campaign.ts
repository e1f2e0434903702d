import { brandAs } from '#kernel/brand/brand';
import type { EmpireId, FleetId, ForceListId, SystemId, UnitId } from '#model/campaign/ids';
import { type Lane, laneIdOf } from '#model/campaign/lane';
import { relationIdOf } from '#model/campaign/relation';
import type { CampaignState } from '#model/campaign/state';
import type { UnitDesign } from '#model/forces/design';
import { DEFAULT_STANDING_ORDERS } from '#model/forces/standing-orders';
import type { LegalOrder, OrdersByEmpire } from '#model/orders/order';
import {
  campaignOf,
  designId,
  designOf,
  empireOf,
  fleetOf,
  systemOf,
  unitOf,
} from '#test/support/campaign';

const EMPIRES = ['amber', 'birch', 'coral', 'delta'].map((id) => brandAs<EmpireId>(id));
const UNITS_IN_FLEET = 10;
const UNITS_IN_SYSTEM = 20;
const SHIP: UnitDesign = designOf({ id: designId('ship'), list: brandAs<ForceListId>('list') });

const two = (number: number): string => String(number).padStart(3, '0');
const systemAt = (column: number, row: number): SystemId =>
  brandAs<SystemId>(`H${two(column)}${two(row)}`);

type Grid = Readonly<{ width: number; ids: readonly SystemId[]; lanes: readonly Lane[] }>;

/** A square of systems, each with lanes to its four neighbours. */
function gridOf(count: number): Grid {
  const width = Math.ceil(Math.sqrt(count));
  const ids = Array.from({ length: count }, (_none, at) =>
    systemAt(at % width, Math.floor(at / width)),
  );
  const lanes = ids.flatMap((a, at) => {
    const right = (at + 1) % width === 0 ? undefined : ids[at + 1];
    return [right, ids[at + width]].flatMap((b): readonly Lane[] =>
      b === undefined ? [] : [{ id: laneIdOf(a, b), a, b, class: 'minor' }],
    );
  });
  return { width, ids, lanes };
}

/** A campaign at peace with this number of ships in fleets of ten. Four empires are mixed all over the map. */
export function bigCampaign(units: number): CampaignState {
  const { ids, lanes } = gridOf(Math.ceil(units / UNITS_IN_SYSTEM));
  const ownerOf = (number: number): EmpireId => EMPIRES[number % EMPIRES.length] ?? EMPIRES[0]!;
  const fleets = Array.from({ length: Math.ceil(units / UNITS_IN_FLEET) }, (_none, number) => {
    // Few fleets are in a system of their owner. So every system sees foreign fleets, at every size of the campaign.
    const owner = ownerOf(number + Math.floor(number / ids.length));
    const at = ids[number % ids.length]!;
    return fleetOf({ id: brandAs<FleetId>(`${owner}.f${String(number + 1)}`), owner, at });
  });
  const ships = Array.from({ length: units }, (_none, number) => {
    const { id: fleet, owner } = fleets[Math.floor(number / UNITS_IN_FLEET)]!;
    const id = brandAs<UnitId>(`${owner}.u${String(number + 1)}`);
    return unitOf({ id, owner, design: SHIP.id, place: { kind: 'fleet', fleet } });
  });
  const pairs = EMPIRES.flatMap((a, at) => EMPIRES.slice(at + 1).map((b) => ({ a, b })));
  return campaignOf({
    turn: 5,
    empires: EMPIRES.map((id) =>
      empireOf({ id, treasury: 1_000_000, homeworld: ids[0]!, standing: DEFAULT_STANDING_ORDERS }),
    ),
    relations: pairs.map(({ a, b }) => ({ id: relationIdOf(a, b), a, b, state: 'non-aggression' })),
    designs: [SHIP],
    systems: ids.map((id, number) => systemOf({ id, ...colony(ownerOf(number)) })),
    lanes,
    fleets,
    units: ships,
  });
}

const colony = (owner: EmpireId) =>
  ({ owner, census: 5, morale: 5, productivity: 4, raw: 3, capacity: 8, utilized: 4 }) as const;

/** Every second fleet goes one lane on. */
export function halfOfThemMove({ fleets, lanes }: CampaignState): OrdersByEmpire {
  const next = new Map<SystemId, SystemId>();
  for (const { a, b } of Object.values(lanes)) {
    next.set(a, b);
    if (!next.has(b)) next.set(b, a);
  }
  const orders = new Map<EmpireId, LegalOrder[]>(EMPIRES.map((id) => [id, []]));
  Object.values(fleets).forEach(({ id, owner, place }, number) => {
    const to = place.kind === 'system' ? next.get(place.system) : undefined;
    const half = Math.floor(number / 3) % 2 === 0;
    const sheet = orders.get(owner);
    if (to === undefined || !half || sheet === undefined) return;
    const order = { kind: 'MoveFleet', fleet: id, path: [to] } as const;
    // A bench writes no bad orders.
    sheet.push({ order, index: sheet.length } as unknown as LegalOrder);
  });
  return Object.fromEntries(orders);
}
