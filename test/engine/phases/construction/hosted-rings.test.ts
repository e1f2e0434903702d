import { constructionPhase } from '#engine/phases/construction/phase';
import type { Hosted } from '#model/campaign/project';
import { projectIdOf } from '#model/campaign/project';
import type { CampaignState } from '#model/campaign/state';
import type { EmpireId } from '#model/campaign/ids';
import { HURT } from '#test/legality/yard-orders';
import { type Crew, harbour, human, inFleet, loran, sol, unit } from '#test/support/harbour';
import { eventsOf, runPhases } from '#test/support/run-phases';
import { expect, test } from 'vitest';

/** The empire that repairs, which of its depots help and for how much, and what the depots of the other give. */
type Repair = Readonly<{ of: EmpireId; by: readonly string[]; own: number; asks?: number }>;

const AFLOAT = { owner: loran, ...HURT, place: inFleet('f2') } as const;
/** A depot of each empire is left of two. */
const CREW: Crew = {
  u1: ['cruiser', HURT],
  v1: ['cruiser', AFLOAT],
  v2: ['cruiser', AFLOAT],
  c1: ['depot'],
  d1: ['depot', { owner: loran }],
};

const waiting = (repairs: Readonly<Record<string, Repair>>): CampaignState => {
  const fleets = { f2: { at: sol, owner: loran } };
  const state = harbour({ crew: CREW, fleets, relation: 'military', system: { owner: loran } });
  const rows = Object.entries(repairs).map(([name, { of, by, own, asks = 0 }]) => {
    const partner = of === human ? loran : human;
    const given: readonly Hosted[] = [{ owner: partner, system: sol, points: asks }];
    const subject = {
      kind: 'unit',
      unit: unit(name),
      to: null,
      helpers: by.map(unit),
      ...(asks > 0 ? { hosted: given } : {}),
    } as const;
    const id = projectIdOf('field-repair', unit(name));
    return { id, kind: 'field-repair', owner: of, paid: own + asks, ready: null, subject } as const;
  });
  return { ...state, projects: Object.fromEntries(rows.map((row) => [row.id, row])) };
};
/** What is repaired; `dice`: what the Humans and the Loran roll if there is not enough for both. */
const restored = (state: CampaignState, dice: readonly number[] = []) => {
  const script = dice.map((value) => ({ purpose: 'depot order', faces: 100, values: [value] }));
  const { events } = runPhases([constructionPhase], state, {}, script);
  return eventsOf(events, 'UnitRestored').map((one) => one.unit);
};

const OURS: Repair = { of: human, by: ['c1'], own: 8, asks: 4 };
const THEIRS: Repair = { of: loran, by: ['d1'], own: 3, asks: 4 };

test.each([
  [61, 60],
  [60, 61],
])(
  'CON-5, DIP-10: of two repairs that wait for each other’s depots one fails for another reason, and the other is done: %i, %i',
  (...dice) => {
    const full: Repair = { of: loran, by: ['d1'], own: 7 };
    const state = waiting({ u1: OURS, v1: THEIRS, v2: full });
    expect(restored(state, dice)).toEqual(['v1', 'v2'].map(unit));
  },
);

test('CON-5: if there is not enough for both, dice decide who is served, and no depot gives more than it has', () => {
  const other = { ...THEIRS, own: 7 };
  expect(restored(waiting({ u1: OURS, v1: other }), [61, 60])).toEqual([unit('u1')]);
  expect(restored(waiting({ u1: OURS, v1: other }), [60, 61])).toEqual([unit('v1')]);
  expect(restored(waiting({ v1: other }))).toEqual([unit('v1')]);
});

test('CON-5: where there is enough, both are done', () => {
  expect(restored(waiting({ u1: { ...OURS, own: 6 }, v1: { ...THEIRS, own: 6 } }))).toEqual(
    ['u1', 'v1'].map(unit),
  );
});
