import { expect, test } from 'vitest';
import { constructionPhase } from '#engine/phases/construction/phase';
import { economicPhase } from '#engine/phases/economic/phase';
import { empireViewOf } from '#fog/views/empire-view-of';
import { judgeOrders } from '#legality/judge-orders';
import { relationIdOf } from '#model/campaign/relation';
import type { CampaignState } from '#model/campaign/state';
import type { BuildUnits } from '#model/orders/build-units';
import type { Order } from '#model/orders/order';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import { designId, fleetId, fleetOf, unitId, unitOf } from '#test/support/campaign';
import { idsOf } from '#test/support/ids-of';
import { human, loran } from '#test/support/human-and-loran';
import { eventsOf, runPhases } from '#test/support/run-phases';
import { kili, missionWorld, order, ran, rolls, sol } from './mission-world.ts';

const [escort, perseus, hunter, depot] = idsOf(designId, 'escort', 'perseus', 'hunter', 'depot');
const yard = unitOf({
  ...{ id: unitId('human.u1'), owner: human, design: designId('shipyard') },
  place: { kind: 'system', system: sol },
});

/** Perseus costs 11, so that its schematics are of difficulty 5. */
const stolen = (state: CampaignState, design = perseus, difficulty = 5) =>
  ran(state, [order('espionage-schematics', { design })], rolls(16, difficulty));
const planned = (census: number) => missionWorld({ target: { census, morale: 3 }, units: [yard] });

test('INT-5, TECH-5: success gives the class to the thief alone', () => {
  const run = stolen(planned(7));
  expect(eventsOf(run.events, 'SchematicsStolen')).toMatchObject([
    { empire: human, design: perseus, witnesses: [{ empire: human, as: 'owner' }] },
  ]);
  expect(run.state.empires[human]).toMatchObject({ schematics: [perseus], unlocked: [] });
  expect(run.state.empires[kili]).toMatchObject({ schematics: [] });
});

test.each([
  ['the Census is as high as the difficulty', 5, perseus, 5, [perseus]],
  ['the Census is lower', 4, perseus, 5, []],
  ['the owner has not unlocked the class', 7, depot, 2, []],
] as const)('INT-5: where %s', (_, census, design, difficulty, has) => {
  const run = stolen(planned(census), design, difficulty);
  expect(run.state.empires[human]!.schematics).toEqual(has);
  expect(eventsOf(run.events, 'MissionRun')).toMatchObject([
    { success: true, outcome: { kind: has.length === 0 ? 'nothing' : 'done' } },
  ]);
});

test('INT-5: a second copy gives nothing', () => {
  const { state } = stolen(planned(7));
  const again = stolen({ ...state, turn: 6, phase: 'economic' });
  expect(eventsOf(again.events, 'MissionRun')).toMatchObject([{ outcome: { kind: 'nothing' } }]);
  expect(again.state.empires[human]!.schematics).toEqual([perseus]);
});

const build = (part: Partial<BuildUnits> = {}): BuildUnits => ({
  ...{ kind: 'BuildUnits', system: sol, design: escort, count: 1, source: 'shipyard' },
  ...{ names: [], pay: null, ...part },
});
/** The turn after escorts were stolen, which cost 4. */
function thief(part: Partial<{ treasury: number; era: number }> = {}): CampaignState {
  const { state } = stolen(planned(7), escort, 2);
  const row = { ...state.empires[human]!, treasury: 40, ...part };
  const empires = { ...state.empires, [human]: row };
  return { ...state, turn: 6, phase: 'economic', empires };
}
const built = (state: CampaignState, orders: readonly BuildUnits[]) =>
  runPhases([economicPhase], state, { [human]: orders });

test('INT-5: the first one built costs double, in EP and in capacity; others don’t', () => {
  const run = built(thief(), [build(), build({ count: 2 })]);
  expect(eventsOf(run.events, 'WorkBegun').map(({ cost, paid }) => [cost, paid])).toEqual([
    [8, 8],
    [4, 4],
    [4, 4],
  ]);
  expect(run.state.empires[human]!.treasury).toBe(40 - 16);
  // A shipyard builds 10 in a turn: the first one and half of the second one.
  const after = runPhases([constructionPhase], { ...run.state, phase: 'construction' }, {});
  expect(eventsOf(after.events, 'UnitBuilt')).toHaveLength(1);
  const next = built({ ...after.state, turn: 7, phase: 'economic' }, [build()]);
  expect(eventsOf(next.events, 'WorkBegun')).toMatchObject([{ cost: 4 }]);
});

test('INT-5: the first one is paid in full or not begun', () => {
  const poor = built(thief({ treasury: 7 }), [build()]);
  expect(eventsOf(poor.events, 'OrderFailed')).toMatchObject([{ because: 'treasury-short' }]);
  const again = built({ ...poor.state, phase: 'economic' }, [build({ pay: 7 })]);
  expect(eventsOf(again.events, 'WorkBegun')).toEqual([]);
});

const codes = (state: CampaignState, orders: readonly Order[]) => {
  const view = empireViewOf(state, human, { campaignName: 'Test', rules: DEFAULT_RULE_SET });
  return judgeOrders(view, orders).verdicts.map(({ cost, issues }) => [
    cost,
    ...issues.map(({ code, severity }) => `${severity} ${code}`),
  ]);
};
test('INT-5, FOG-14: the verdict says the price of the first one', () => {
  expect(codes(thief(), [build(), build({ count: 2 })])).toEqual([
    [8, 'doubtful FIRST_COPY'],
    [8, 'doubtful CAPACITY_EXCEEDED'],
  ]);
  expect(codes(thief(), [build({ count: 2 })])).toEqual([[0, 'refused FIRST_COPY']]);
  expect(codes(thief(), [build({ pay: 7 })])).toEqual([[0, 'refused FIRST_COPY']]);
  expect(codes(thief({ treasury: 7 }), [build()])).toEqual([
    [0, 'doubtful FIRST_COPY', 'refused TREASURY_SHORT'],
  ]);
});

test('TECH-5: stolen schematics of a later era wait', () => {
  const { state } = stolen(planned(7), hunter, 1);
  expect(codes({ ...state, phase: 'economic' }, [build({ design: hunter })])[0]).toContain(
    'refused beyond-era',
  );
});

test('TECH-5: schematics that a partner gives replace the rough copy', () => {
  const state = thief();
  const id = relationIdOf(human, loran);
  const partners = { ...state.relations[id]!, state: 'military', sustained: true } as const;
  const friends = { ...state, relations: { ...state.relations, [id]: partners } };
  const gift = { kind: 'GiveSchematics', to: human, design: escort } as const;
  const given = runPhases([economicPhase], friends, { [loran]: [gift] });
  const row = given.state.empires[human]!;
  expect(row.schematics).toEqual([escort]);
  expect(codes({ ...given.state, phase: 'economic' }, [build()])).toEqual([[4]]);
});

test('INT-5, CON-6: nothing is refitted into the class before one is built', () => {
  const ship = unitOf({
    ...{ id: unitId('human.u2'), owner: human, design: hunter },
    place: { kind: 'fleet', fleet: fleetId('human.f1') },
  });
  const fleet = fleetOf({ id: fleetId('human.f1'), owner: human, at: sol });
  const state = thief();
  const docked: CampaignState = {
    ...state,
    fleets: { ...state.fleets, [fleet.id]: fleet },
    units: { ...state.units, [ship.id]: ship },
  };
  const refit = { kind: 'RefitUnits', units: [ship.id], design: escort } as const;
  expect(codes(docked, [refit])).toEqual([[0, 'refused REFIT_rough']]);
  const begun = (before: CampaignState) =>
    eventsOf(runPhases([economicPhase], before, { [human]: [refit] }).events, 'ProjectBegun');
  expect(begun(docked)).toEqual([]);
  const copied = built(docked, [build()]).state;
  expect(begun({ ...copied, phase: 'economic' })).toHaveLength(1);
});
