import { describe, expect, test } from 'vitest';
import { takeOutcome } from '#engine/battle/aftermath';
import { returnStrikes } from '#engine/battle/return-strikes';
import { recorderOf } from '#engine/record/recorder';
import { brandAs } from '#kernel/brand/brand';
import { cite } from '#kernel/reasons/cite';
import type { BattleOutcome } from '#model/battle/setup';
import type { CampaignState } from '#model/campaign/state';
import { onlyFor } from '#model/events/fact';
import { brokenInvariants } from '#rules/invariants/broken-invariants';
import { ashore } from '#test/support/ashore';
import { empireId, unitId } from '#test/support/campaign';
import { eventsOf, here, meetingAt, north, runOf } from './meetings-at.ts';

type Plan = Parameters<typeof meetingAt>[0];
const human = empireId('human');

/** Humans at one place, whose flights strike at the other. */
function striking(plan: Partial<Plan>, strikers: readonly string[]): CampaignState {
  const state = meetingAt({
    sides: { human: { f1: ['cv+lf', 'dd'] }, loran: { f1: ['dd'] } },
    ...plan,
  });
  const id = brandAs<never>(`t1.${north}`);
  const place = { kind: 'system', system: north } as const;
  const [first] = Object.values(state.encounters);
  const encounters = { [id]: { ...first!, id, place, strikers: strikers.map(unitId) } };
  return { ...state, encounters: { ...state.encounters, ...encounters } };
}

/** What becomes of strikers when some units are destroyed meanwhile. */
function returned(before: CampaignState, gone: readonly string[]) {
  const record = recorderOf(before);
  for (const id of gone) {
    const { owner, design, name } = before.units[unitId(id)]!;
    record.emit({
      type: 'UnitDestroyed',
      cite: cite('CSC-14'),
      rolls: [],
      witnesses: onlyFor(owner),
      empire: owner,
      unit: unitId(id),
      design,
      name,
      place: { kind: 'system', system: here },
    });
  }
  const count = record.count();
  returnStrikes(record, before);
  const { state, events } = record.result();
  const told = { events: events.slice(count) };
  return {
    placeOf: (id: string) => state.units[unitId(id)]?.place,
    lost: eventsOf(told, 'UnitDestroyed').map(({ unit, place }) => [unit, place]),
    back: eventsOf(told, 'StrikeReturned').map(({ units, system }) => [units, system]),
    types: told.events.map(({ type }) => type),
    broken: brokenInvariants({ ...state, encounters: {} }).filter(
      ({ code }) => code === 'UNIT_PLACE' || code === 'CARRIER_OVER_CV',
    ),
  };
}

const wing = 'human.f1u0.0';

test('MOV-8: to their base, if it is there', () => {
  const { types, back, placeOf } = returned(striking({}, [wing]), []);
  expect(types).toEqual(['StrikeReturned']);
  expect(back).toEqual([[[wing], north]]);
  expect(placeOf(wing)).toEqual({ kind: 'aboard', carrier: 'human.f1u0' });
});

test('MOV-8: those who were destroyed do not come back', () => {
  expect(returned(striking({}, [wing]), [wing]).types).toEqual([]);
});

describe('MOV-8: flights whose base is gone find the nearest place with room there', () => {
  const sidesOf = (...fleets: readonly (readonly string[])[]) => ({
    human: Object.fromEntries(fleets.map((fleet, at) => [`f${String(at + 1)}`, fleet])),
    loran: { f1: ['dd'] },
  });

  test.each<readonly [string, Partial<Plan>, string]>([
    ['its own fleet first', { sides: sidesOf(['cv+lf', 'cv'], ['cv']) }, 'human.f1u1'],
    ['another fleet', { sides: sidesOf(['cv+lf', 'dd'], ['cv+lf+lf'], ['cv']) }, 'human.f3u0'],
    [
      'a base, when the fleets are full',
      { sides: sidesOf(['cv+lf'], ['cv+lf+lf']), units: [ashore('human.hangar', 'hangar', here)] },
      'human.hangar',
    ],
  ])('MOV-8: %s', (_name, plan, carrier) => {
    const { placeOf, lost, back, broken } = returned(striking(plan, [wing]), ['human.f1u0']);
    expect(placeOf(wing)).toEqual({ kind: 'aboard', carrier });
    expect([lost, back, broken]).toEqual([[], [[[wing], north]], []]);
  });

  test('MOV-8: the colony, if it is Atmospheric', () => {
    const plan = { sides: sidesOf(['cv+hawk']), owners: { [here]: 'human' } };
    const { placeOf } = returned(striking(plan, [wing]), ['human.f1u0']);
    expect(placeOf(wing)).toEqual({ kind: 'system', system: here });
  });

  test('MOV-8: else it is lost, and so are those for whom there is no room left', () => {
    const { lost, back } = returned(striking({}, [wing]), ['human.f1u0']);
    expect(lost).toEqual([[wing, { kind: 'system', system: here }]]);
    expect(back).toEqual([]);
    const sides = sidesOf(['cv+lf+lf', 'dd']);
    const units = [ashore('human.hangar', 'hangar', here)];
    const both = [wing, 'human.f1u0.1'];
    const tight = returned(striking({ sides, units }, both), ['human.f1u0']);
    expect(tight.placeOf(wing)).toEqual({ kind: 'aboard', carrier: 'human.hangar' });
    expect(tight.lost.map(([unit]) => unit)).toEqual(['human.f1u0.1']);
  });

  test('MOV-8: not with a carrier elsewhere', () => {
    const units = [ashore('human.hangar', 'hangar', north)];
    expect(returned(striking({ units }, [wing]), ['human.f1u0']).lost).toHaveLength(1);
  });
});

describe('MOV-8: while flights are away', () => {
  const outcome: BattleOutcome = {
    battle: brandAs<never>('b'),
    rounds: 1,
    fates: [{ unit: unitId('human.f1u0'), fate: 'destroyed' }],
    retreats: [],
    loser: null,
    lost: { attacker: 0, defender: 0 },
    gained: { attacker: 0, defender: 0 },
  };
  const sides = { human: { f1: ['cv+lf', 'dd'], f2: ['cv+lf+lf'] }, loran: { f1: ['dd'] } };
  const rebased = (strikers: readonly string[]) => {
    const run = runOf(striking({ sides }, strikers));
    const events = takeOutcome(run, outcome, [human]);
    return {
      moved: eventsOf({ events }, 'UnitsAssigned').map(({ units }) => units),
      lost: eventsOf({ events }, 'UnitDestroyed').map(({ unit }) => unit),
    };
  };

  test('MOV-8, CSC-14: nobody else takes their berths', () => {
    expect(rebased(['human.f2u0.0'])).toEqual({ moved: [], lost: ['human.f1u0', wing] });
  });

  test('MOV-8, CSC-14: the fight at their base neither takes them in nor loses them', () => {
    expect(rebased([wing])).toEqual({ moved: [], lost: ['human.f1u0'] });
  });
});
