import { describe, expect, test } from 'vitest';
import { answerCargo } from '#rules/cargo/answer-cargo';
import type { CampaignState } from '#model/campaign/state';
import type { CampaignEvent } from '#model/events/campaign-event';
import type { Decision, DecisionOf } from '#model/decisions/decision';
import type { StandingOrders } from '#model/forces/standing-orders';
import type { Unit } from '#model/forces/unit';
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

const isCargo = (question: Decision): question is DecisionOf<'cargo'> => question.kind === 'cargo';
const keeping =
  (...ids: readonly string[]) =>
  (question: Decision) =>
    isCargo(question) ? ({ kind: 'cargo', keep: ids.map(unitId) } as const) : undefined;
type Say = NonNullable<Parameters<typeof followed>[1]['say']>;
const fought = (state: CampaignState, say: Say = () => undefined) =>
  followed(state, { initiative: [1, 10], battles: [{ fates: FATES }], say });

describe('CSC-14, TURN-4: its owner is asked which cargo stays', () => {
  const state = laden(['dd'], {});

  test('CSC-14, FOG-6: only the owner, with what could stay and the room for it', () => {
    const asked = fought(state).asked.filter(isCargo);
    expect(asked).toMatchObject([
      {
        asked: human,
        cite: 'CSC-14',
        carrier: { unit: convoy, design: 'convoy' },
        holds: [
          {
            room: 5,
            cargo: [
              { unit: 'human.u6', kind: 'ground', cost: 3, size: 3 },
              { unit: 'human.u7', kind: 'flight', cost: 2, size: 2 },
              { unit: 'human.u8', kind: 'flight', cost: 2, size: 2 },
            ],
          },
        ],
      },
    ]);
  });

  test.each<readonly [readonly string[], readonly string[]]>([
    [['human.u7', 'human.u8'], ['human.u6']],
    [['human.u8'], ['human.u7']],
    [[], ['human.u8']],
  ])('CSC-14: the owner names %j, and what still fits stays too: lost are %j', (named, lost) => {
    expect(lostIn(fought(state, keeping(...named)))).toEqual(lost);
  });

  test.each<readonly [string, Say, readonly string[], boolean]>([
    ['by standing orders', () => undefined, ['human.u6', 'human.u7'], true],
    ['as they say', keeping('human.u7', 'human.u6'), ['human.u6', 'human.u7'], true],
    ['otherwise', keeping('human.u7', 'human.u8'), ['human.u7', 'human.u8'], false],
    ['with what still fits', keeping('human.u8'), ['human.u6', 'human.u8'], false],
  ])(
    'CSC-14, FOG-6: what stayed is told to its owner alone: %s',
    (_name, say, units, asStanding) => {
      const { events } = fought(state, say);
      expect(eventsOf({ events }, 'CargoChosen')).toMatchObject([
        {
          cite: 'CSC-14',
          empire: human,
          carrier: convoy,
          units,
          asStanding,
          witnesses: [{ empire: human, as: 'owner' }],
        },
      ]);
      const told = events.map(({ type }) => type);
      const at = told.indexOf('CargoChosen');
      expect(told.slice(at - 1, at + 2)).toEqual(['UnitCrippled', 'CargoChosen', 'UnitDestroyed']);
    },
  );

  test('TURN-4: the answer of the standing orders has the same result if a player gives it', () => {
    const first = [saber];
    const bold = laden(['dd'], { own: { cargoFirst: first } });
    const said = fought(bold, (question) =>
      isCargo(question) ? answerCargo(question, first) : undefined,
    );
    expect(said.events).toEqual(fought(bold).events);
    expect(said.state).toEqual(fought(bold).state);
  });

  test('FOG-6: the owner’s choice changes no question to others, and tells them nothing', () => {
    const [one, other] = [keeping('human.u6'), keeping('human.u7', 'human.u8')].map((say) => {
      const { asked, events } = fought(state, say);
      return {
        asked: asked.filter((question) => question.asked !== human),
        told: events
          .filter(({ witnesses }) => witnesses.some(({ empire }) => empire !== human))
          .map(withoutOwnLosses),
      };
    });
    expect(one).toEqual(other);
  });

  // What a side lost is told to that side alone.
  const withoutOwnLosses = (event: CampaignEvent): unknown =>
    event.type === 'BattleEnded' ? { ...event, lost: event.lost.attacker } : event;

  const without = (...ids: readonly string[]): CampaignState => ({
    ...state,
    units: Object.fromEntries(Object.entries(state.units).filter(([id]) => !ids.includes(id))),
  });
  const dear = (cost: number): CampaignState => ({
    ...without('human.u8'),
    designs: { ...state.designs, [saber]: { ...state.designs[saber]!, cost } },
  });
  test.each<readonly [string, CampaignState, readonly string[]]>([
    ['all of it fits', without('human.u8'), []],
    ['nothing does', without('human.u6', 'human.u7', 'human.u8'), []],
    ['one unit does, and the other cannot', dear(6), ['human.u7']],
  ])('CSC-14: an owner without a choice is not asked: %s', (_name, laid, lost) => {
    const told = fought(laid);
    expect(told.asked.filter(isCargo)).toEqual([]);
    expect(eventsOf(told, 'CargoChosen')).toEqual([]);
    expect(lostIn(told)).toEqual(lost);
  });

  test('CSC-10: for a carrier that was boarded nobody is asked', () => {
    const guard = { unit: unitId('human.f2u0'), fate: 'destroyed' } as const;
    const told = followed(state, {
      initiative: [1, 10],
      battles: [{ fates: [FATES[0], guard], captured: [{ unit: convoy, by: 'attacker' }] }],
    });
    expect(told.asked.filter(isCargo)).toEqual([]);
    expect(eventsOf(told, 'CargoChosen')).toEqual([]);
    expect(lostIn(told)).toEqual(['human.u8', guard.unit]);
    expect(eventsOf(told, 'UnitCaptured')).toHaveLength(3);
  });
});

describe('MOV-7, CSC-14: carriers that share cargo', () => {
  const other = unitId('human.f1u1');
  const base = laden(['dd'], {});
  const copyOf = (id: string, of: string, part: Partial<Unit> = {}): Unit => {
    return { ...base.units[unitId(of)]!, id: unitId(id), ...part };
  };
  const [aboardFirst, aboardOther] = [convoy, other].map(
    (carrier) => ({ kind: 'aboard', carrier }) as const,
  );
  const shares = [{ carrier: other, size: 1 }];
  const changed = [
    copyOf(other, convoy),
    copyOf('human.u6', 'human.u6', { place: { ...aboardFirst!, shares } }),
    ...['human.u3', 'human.u4', 'human.u5'].map((id) =>
      copyOf(id, 'human.u7', { place: aboardOther! }),
    ),
  ];
  const state: CampaignState = {
    ...base,
    units: { ...base.units, ...Object.fromEntries(changed.map((one) => [one.id, one])) },
  };
  const crippled = [convoy, other].map((unit) => ({ unit, fate: 'crippled' as const }));
  const told = (keep: readonly string[]) =>
    followed(state, {
      initiative: [1, 10],
      battles: [{ fates: [...crippled, FATES[1]] }],
      say: (question) =>
        isCargo(question) && question.carrier.unit === convoy
          ? keeping(...keep)(question)
          : undefined,
    });
  const offered = (keep: readonly string[]) =>
    told(keep)
      .asked.filter(isCargo)
      .map(({ holds }) => holds.flatMap(({ cargo }) => cargo.map(({ unit }) => unit)));

  test('CSC-14: a later carrier is asked about what the first has kept', () => {
    expect(offered(['human.u6', 'human.u7'])).toEqual([
      ['human.u6', 'human.u7', 'human.u8'],
      ['human.u3', 'human.u4', 'human.u5', 'human.u6'],
    ]);
  });

  test('CSC-14: and of nothing that is lost with the first', () => {
    expect(offered(['human.u7', 'human.u8'])[1]).toEqual(['human.u3', 'human.u4', 'human.u5']);
    expect(lostIn(told(['human.u7', 'human.u8']))).toEqual(['human.u6', 'human.u5']);
  });
});
