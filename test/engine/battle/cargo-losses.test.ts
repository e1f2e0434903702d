import { describe, expect, test } from 'vitest';
import type { CampaignState } from '#model/campaign/state';
import type { StandingOrders } from '#model/forces/standing-orders';
import { designId, empireId, fleetId, unitId, unitOf } from '#test/support/campaign';
import { eventsOf, meetingAt, settle } from './meetings-at.ts';
import { followed } from './scripted-battles.ts';

const human = empireId('human');
const convoy = unitId('human.f1u0');
const [guards, saber] = [designId('troops'), designId('lf')];
const aboard = (id: string, design: typeof guards) =>
  unitOf({
    id: unitId(id),
    owner: human,
    design,
    place: { kind: 'aboard', carrier: convoy },
  });

const FATES = [
  { unit: convoy, fate: 'crippled' },
  { unit: unitId('loran.f1u0'), fate: 'destroyed' },
] as const;

type Orders = Readonly<{
  empire?: Partial<StandingOrders>;
  /** Of the fleet of the convoy. */
  own?: Partial<StandingOrders>;
}>;

/** A convoy with a ground unit of 3 and two flights of 2; crippled it holds 5. A second fleet of its owner is the larger one. */
function laden(ships: readonly string[], { empire = {}, own = {} }: Orders): CampaignState {
  const state = meetingAt({
    sides: { human: { f1: ['convoy'], f2: ships }, loran: { f1: ['dd'] } },
    standing: { human: empire },
    units: [aboard('human.u6', guards), aboard('human.u7', saber), aboard('human.u8', saber)],
  });
  const fleet = state.fleets[fleetId('human.f1')]!;
  const priced = (id: typeof guards, cost: number) => [id, { ...state.designs[id]!, cost }];
  return {
    ...state,
    fleets: { ...state.fleets, [fleet.id]: { ...fleet, standing: own } },
    designs: {
      ...state.designs,
      ...Object.fromEntries([priced(guards, 3), priced(saber, 2)]),
    },
  };
}

const lostIn = (told: Parameters<typeof eventsOf>[0]): readonly string[] =>
  eventsOf(told, 'UnitDestroyed').flatMap(({ unit, empire }) => (empire === human ? unit : []));

describe('CSC-14, ENC-5: which cargo stays in a hold that has become too small', () => {
  const [first, none] = [{ cargoFirst: [saber] }, { cargoFirst: [] }];
  const ROWS: readonly (readonly [string, Orders, readonly string[]])[] = [
    ['the dearest first', {}, ['human.u8']],
    ['what its fleet names', { own: first }, ['human.u6']],
    ['what the empire names', { empire: first }, ['human.u6']],
    ['its fleet comes before the empire', { empire: first, own: none }, ['human.u8']],
  ];
  test.each(ROWS)('CSC-14: when its carrier is crippled: %s', (_name, orders, lost) => {
    const told = followed(laden(['dd'], orders), {
      initiative: [1, 10],
      battles: [{ fates: FATES }],
    });
    expect(lostIn(told)).toEqual(lost);
    expect(eventsOf(told, 'UnitDestroyed')[0]?.witnesses).toEqual([{ empire: human, as: 'owner' }]);
  });

  test.each(ROWS)('ENC-6: when its carrier surrenders: %s', (_name, orders, lost) => {
    const told = settle(laden([], orders));
    expect(lostIn(told)).toEqual(lost);
    expect(eventsOf(told, 'UnitCaptured')).toHaveLength(3);
  });
});
