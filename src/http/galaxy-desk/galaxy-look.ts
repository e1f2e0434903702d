import { brandAs } from '#kernel/brand/brand';
import type { EmpireKeys } from '#app/campaigns/empire-keys';
import { empireOfKey } from '#app/campaigns/empire-keys';
import type { EmpireId, FleetId, LaneId, SystemId } from '#model/campaign/ids';
import { wholeNumber } from '#http/visits/form-body';

/** What the map shows of each system beside its name. */
export const GALAXY_LAYERS = [
  'none',
  'values',
  'finds',
  'fleets',
  'works',
  'trade',
  'order',
  'supply',
  'raids',
  'age',
] as const;
export type GalaxyLayer = (typeof GALAXY_LAYERS)[number];

export type Chosen =
  | Readonly<{ kind: 'system'; id: SystemId }>
  | Readonly<{ kind: 'fleet'; id: FleetId }>
  | Readonly<{ kind: 'lane'; id: LaneId }>;

/** What a moderator looks at in the galaxy: a turn (null: now), through whose eyes (null: without fog), a layer, a thing. */
export type GalaxyLook = Readonly<{
  turn: number | null;
  as: EmpireId | null;
  layer: GalaxyLayer;
  chosen: Chosen | null;
}>;

export const NOW: GalaxyLook = { turn: null, as: null, layer: 'none', chosen: null };

function chosenIn(query: (name: string) => string): Chosen | null {
  const system = query('system');
  if (system !== '') return { kind: 'system', id: brandAs<SystemId>(system) };
  const fleet = query('fleet');
  if (fleet !== '') return { kind: 'fleet', id: brandAs<FleetId>(fleet) };
  const lane = query('lane');
  return lane === '' ? null : { kind: 'lane', id: brandAs<LaneId>(lane) };
}

/** Reads a look from an address. */
export function galaxyLookIn(query: (name: string) => string, keys: EmpireKeys): GalaxyLook {
  const as = empireOfKey(keys, query('as'));
  return {
    turn: wholeNumber(query('turn')) ?? null,
    as: Object.hasOwn(keys, as) ? as : null,
    layer: GALAXY_LAYERS.find((one) => one === query('layer')) ?? 'none',
    chosen: chosenIn(query),
  };
}

type At = Readonly<{ base: string; keys: EmpireKeys }>;

/** The address of a look. */
export function galaxyAddress({ base, keys }: At, look: Partial<GalaxyLook>): string {
  const { turn, as, layer, chosen } = { ...NOW, ...look };
  const query = new URLSearchParams();
  if (turn !== null) query.set('turn', String(turn));
  if (as !== null) query.set('as', keys[as] ?? as);
  if (layer !== 'none') query.set('layer', layer);
  if (chosen !== null) query.set(chosen.kind, chosen.id);
  const all = query.toString();
  return `${base}/galaxy${all === '' ? '' : `?${all}`}${chosen === null ? '' : '#chosen'}`;
}
