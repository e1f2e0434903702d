import { brandAs } from '#kernel/brand/brand';
import type { DesignId, ForceListId, SystemId } from '#model/campaign/ids';
import { RAIDER_LIST, RAIDERS } from '#model/campaign/raiders';
import type { CampaignState } from '#model/campaign/state';
import { designId, designOf, fleetId, fleetOf, inFleet, unitId, unitOf } from './campaign.ts';

const raider = (name: string, part: Partial<Parameters<typeof designOf>[0]>) =>
  designOf({ id: designId(`raiders.${name}`), name, list: RAIDER_LIST, ...part });

/** A short list for raiders, in the order of ids: a corvette, a cruiser with a berth, a flight. */
const RAIDER_CLASSES = [
  raider('corsair', { hull: 'CT', cost: 2, dv: 2, as: 2, af: 2, cr: 2 }),
  raider('galley', { hull: 'CL', cost: 6, dv: 5, as: 6, af: 4, cv: 1, cr: 4 }),
  raider('viper', { kind: 'flight', hull: 'MF', cost: 1, dv: 2, as: 2, af: 2, cr: 0, cc: 0 }),
];

type Fleet = Readonly<{ at: SystemId; classes: readonly string[]; crippled?: readonly number[] }>;

/** The same campaign with raiders, and with a fleet of them if one is given: `raiders.f1`, `raiders.u1`… */
export function withRaiders(state: CampaignState, fleet?: Fleet): CampaignState {
  const { at, classes = [], crippled = [] } = fleet ?? {};
  const fleets =
    at === undefined ? [] : [fleetOf({ id: fleetId('raiders.f1'), owner: RAIDERS, at })];
  const units = classes.map((name, index) =>
    unitOf({
      id: unitId(`raiders.u${String(index + 1)}`),
      owner: RAIDERS,
      design: designId(`raiders.${name}`),
      place: inFleet(fleetId('raiders.f1')),
      condition: crippled.includes(index) ? 'crippled' : 'sound',
    }),
  );
  const counters = {
    empire: RAIDERS,
    units: units.length,
    fleets: fleets.length,
    works: 0,
    contacts: 0,
  };
  const list = {
    id: brandAs<ForceListId>('raiders'),
    name: 'Raiders',
    universal: false,
    designs: RAIDER_CLASSES.map(({ id }): DesignId => id),
  };
  const table = <R extends Readonly<{ id: string }>>(rows: readonly R[]) =>
    Object.fromEntries(rows.map((row) => [row.id, row]));
  return {
    ...state,
    forceLists: { ...state.forceLists, ...table([list]) },
    designs: { ...state.designs, ...table(RAIDER_CLASSES) },
    fleets: { ...state.fleets, ...table(fleets) },
    units: { ...state.units, ...table(units) },
    counters: { ...state.counters, [RAIDERS]: counters },
  };
}
