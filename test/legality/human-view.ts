import { empireViewOf } from '#fog/views/empire-view-of';
import type { EmpireView } from '#fog/views/empire-view';
import { brandAs } from '#kernel/brand/brand';
import type { WorkId } from '#model/campaign/ids';
import { laneIdOf } from '#model/campaign/lane';
import type { CampaignState } from '#model/campaign/state';
import type { Work } from '#model/campaign/work';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import { ashore } from '#test/support/ashore';
import {
  campaignOf,
  designId,
  designOf,
  empireOf,
  fleetId,
  fleetOf,
  inFleet,
  systemId,
  systemOf,
  unitId,
  unitOf,
} from '#test/support/campaign';
import { human, loran } from '#test/support/human-and-loran';
import { idsOf } from '#test/support/ids-of';
import { squadronOf } from '#test/support/squadron';

export const [sol, wolf, vega, deneb] = idsOf(systemId, 'H0101', 'H0102', 'H0103', 'H0104');
export const ids = {
  skiff: designId('skiff'),
  carrier: designId('carrier'),
  wing: designId('wing'),
  yard: designId('yard'),
  secret: designId('secret'),
};
export const home = fleetId('human.f1');
export const work: Work = {
  id: brandAs<WorkId>('human.w1'),
  owner: human,
  design: ids.skiff,
  name: '',
  system: sol,
  source: 'shipyard',
  cost: 6,
  paid: 2,
  built: 2,
  begun: 1,
  share: null,
  ready: null,
  cancelled: false,
};

const known = (
  lane: Readonly<{ a: typeof sol; b: typeof sol; class: 'minor' | 'major' | 'restricted' }>,
): object => {
  const id = laneIdOf(lane.a, lane.b);
  const row = { id: `human/${id}`, viewer: human, lane: id, ...lane };
  return { [row.id]: { ...row, known: { turn: 0, source: 'scenario' } } };
};
const seen = (system: typeof sol, name: string): object => ({
  [`human/${system}`]: {
    id: `human/${system}`,
    viewer: human,
    system,
    name,
    hex: { q: 0, r: 0 },
    located: { turn: 0, source: 'scenario' },
    visited: null,
    reported: null,
    surveyed: 0,
  },
});

/** Human's view: Sol with a shipyard and two fleets, Wolf and Vega known, Deneb and its fleet not. */
export function viewOf(change: Partial<CampaignState> = {}): EmpireView {
  const first = squadronOf({
    owner: human,
    at: sol,
    designs: [ids.carrier, ids.carrier],
    fleet: { name: 'Home Fleet' },
  });
  const claw = squadronOf({
    owner: loran,
    at: deneb,
    designs: [ids.skiff],
    fleet: { name: 'Claw' },
  });
  const base = campaignOf({
    turn: 2,
    phase: 'economic',
    empires: [
      empireOf({ id: human, treasury: 10, unlocked: [ids.skiff, ids.carrier, ids.wing] }),
      empireOf({ id: loran }),
    ],
    designs: [
      designOf({ id: ids.skiff, cost: 6 }),
      designOf({ id: ids.carrier, cv: 1 }),
      designOf({
        id: ids.wing,
        kind: 'flight',
        cost: 1,
        cr: 0,
        abilities: [{ id: brandAs('atmospheric'), rating: 1 }],
      }),
      designOf({ id: ids.yard, kind: 'base', role: 'shipyard', civilian: true }),
      designOf({ id: ids.secret }),
    ],
    systems: [
      systemOf({
        id: sol,
        name: 'Sol',
        owner: human,
        census: 4,
        morale: 4,
        productivity: 4,
        utilized: 4,
      }),
      systemOf({ id: wolf, name: 'Wolf' }),
      systemOf({ id: vega, name: 'Vega' }),
      systemOf({ id: deneb, name: 'Deneb', owner: loran, census: 3 }),
    ],
    lanes: [],
    fleets: [
      first.fleet,
      fleetOf({ id: fleetId('human.f2'), owner: human, name: 'Far Fleet', at: wolf }),
      claw.fleet,
    ],
    units: [
      ...first.units,
      unitOf({
        id: unitId('human.u3'),
        owner: human,
        design: ids.skiff,
        place: inFleet(fleetId('human.f2')),
      }),
      ashore('human.u4', ids.wing, sol),
      ashore('human.u5', ids.wing, sol),
      ashore('human.u6', ids.yard, sol),
      ...claw.units,
    ],
  });
  const state: CampaignState = {
    ...base,
    works: { [work.id]: work },
    knownSystems: { ...seen(wolf, 'Wolf'), ...seen(vega, 'Vega') },
    knownLanes: {
      ...known({ a: sol, b: wolf, class: 'minor' }),
      ...known({ a: wolf, b: vega, class: 'restricted' }),
    },
    ...change,
  };
  return empireViewOf(state, human, {
    campaignName: 'Test',
    rules: { ...DEFAULT_RULE_SET, raiders: 'off' },
  });
}
