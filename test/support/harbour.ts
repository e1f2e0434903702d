import { brandAs } from '#kernel/brand/brand';
import type { SystemId, WorkId } from '#model/campaign/ids';
import type { Relation } from '#model/campaign/relation';
import type { CampaignState } from '#model/campaign/state';
import type { StarSystem } from '#model/campaign/system';
import type { Work } from '#model/campaign/work';
import type { Ability, UnitDesign } from '#model/forces/design';
import type { Fleet } from '#model/forces/fleet';
import type { Unit } from '#model/forces/unit';
import {
  campaignOf,
  designId,
  designOf,
  empireOf,
  fleetId,
  fleetOf,
  systemId,
  systemOf,
  unitId,
  unitOf,
} from './campaign.ts';
import { human, loran } from './human-and-loran.ts';

export { human, loran };

export const [sol, wolf] = [systemId('H0101'), systemId('H0102')];
export const unit = (name: string): Unit['id'] => unitId(`human.${name}`);
export const workId = (name: string): WorkId => brandAs<WorkId>(`human.${name}`);

const ability = (id: string, rating = 1): readonly Ability[] => [{ id: brandAs(id), rating }];

const CLASSES = {
  cruiser: { cost: 7 },
  carrier: { cost: 6, cv: 2 },
  lander: { cost: 4, abilities: ability('atmospheric') },
  tender: { cost: 5, abilities: ability('supply', 2) },
  dock: { cost: 12, abilities: ability('mobileShipyard', 7) },
  mender: { cost: 7, abilities: ability('autoRepair') },
  wing: { kind: 'flight', cost: 2 },
  skyhawk: { kind: 'flight', cost: 2, abilities: ability('atmospheric') },
  freighter: { kind: 'convoy', cost: 20, civilian: true },
  yard: { kind: 'base', cost: 20, role: 'shipyard', civilian: true },
  depot: { kind: 'base', cost: 20, role: 'depot', civilian: true },
  fort: { kind: 'base', cost: 9 },
  mine: { kind: 'minefield', cost: 2 },
  troops: { kind: 'ground', cost: 3, ground: { attrition: 4, attack: 1, defense: 2, dieFaces: 2 } },
  guards: { kind: 'ground', cost: 3, ground: { attrition: 4, attack: 1, defense: 2, dieFaces: 2 } },
  medic: { cost: 5, abilities: ability('hospital', 2) },
} as const satisfies Readonly<Record<string, Partial<UnitDesign>>>;
export type ClassName = keyof typeof CLASSES;
export const classId = (name: ClassName): UnitDesign['id'] => designId(name);

/** Units by name: what they are, and how they differ from a sound one at Sol. */
export type Crew = Readonly<Record<string, readonly [ClassName, Partial<Unit>?]>>;

type Harbour = Readonly<{
  crew: Crew;
  works?: Readonly<Record<string, Partial<Work>>>;
  system?: Partial<StarSystem>;
  /** Fleets beside `f1`, which is at Sol. */
  fleets?: Readonly<Record<string, Partial<Fleet> & Readonly<{ at: SystemId }>>>;
  relation?: Relation['state'];
  treasury?: number;
}>;

export const inFleet = (name: string, owner = 'human'): Unit['place'] => ({
  kind: 'fleet',
  fleet: fleetId(`${owner}.${name}`),
});
export const aboard = (name: string): Unit['place'] => ({ kind: 'aboard', carrier: unit(name) });

const SAILS = new Set<ClassName>([
  'cruiser',
  'carrier',
  'lander',
  'tender',
  'dock',
  'mender',
  'medic',
]);

/** Sol of the humans in turn 3 with what is there; ships and convoys are in fleet `f1`. */
export function harbour(parts: Harbour): CampaignState {
  const units = Object.entries(parts.crew).map(([name, [kind, part = {}]]) => {
    const sails = SAILS.has(kind) || kind === 'freighter';
    const place = sails ? inFleet('f1') : ({ kind: 'system', system: sol } as const);
    const row = { id: unit(name), owner: human, design: classId(kind), place };
    return unitOf({ ...row, ...part });
  });
  const fleets = Object.entries({ f1: { at: sol }, ...parts.fleets }).map(([name, part]) =>
    fleetOf({ id: fleetId(`human.${name}`), owner: human, ...part }),
  );
  const works = Object.entries(parts.works ?? {}).map(([name, part]): Work => {
    const row = { id: workId(name), owner: human, design: classId('cruiser'), name: '' };
    const paid = part.cost ?? 7;
    const open = { system: sol, source: 'shipyard', cost: 7, paid, built: 0, begun: 3 } as const;
    return { ...row, ...open, share: null, ready: null, cancelled: false, ...part };
  });
  const state = campaignOf({
    turn: 3,
    empires: [empireOf({ id: human, treasury: parts.treasury ?? 50 }), empireOf({ id: loran })],
    relations: [{ a: human, b: loran, state: parts.relation ?? 'war' }],
    designs: (Object.keys(CLASSES) as ClassName[]).map((name) =>
      designOf({ id: classId(name), ...CLASSES[name] }),
    ),
    systems: [
      systemOf({ id: sol, name: 'Sol', owner: human, ...COLONY, ...parts.system }),
      systemOf({ id: wolf, name: 'Wolf' }),
    ],
    fleets: fleets.filter(({ id, place }) => {
      const isFilled = units.some((one) => one.place.kind === 'fleet' && one.place.fleet === id);
      return isFilled && place.kind === 'system';
    }),
    units,
  });
  const counters = { ...state.counters[human]!, units: 50, fleets: 50, works: 50 };
  return {
    ...state,
    works: Object.fromEntries(works.map((work) => [work.id, work])),
    counters: { ...state.counters, [human]: counters },
  };
}

const COLONY = { census: 4, morale: 4, productivity: 4, utilized: 4 } as const;
