import { expect, test } from 'vitest';
import type { CampaignState } from '#model/campaign/state';
import type { Unit, UnitKind } from '#model/forces/unit';
import { brokenInvariants } from '#rules/invariants/broken-invariants';
import { howMany } from '#test/support/how-many';
import { type Choices, choicesOf } from '#test/support/proof-choices';
import { proofWorld } from '#test/support/proof-world';

const SEEDS = howMany(8, 1000);

type Table = 'units' | 'fleets' | 'encounters';

/** A state in which one row is replaced, even against its type. */
function put(state: CampaignState, table: Table, id: string, part: object): CampaignState {
  const rows: Readonly<Record<string, object>> = state[table];
  return { ...state, [table]: { ...rows, [id]: { ...rows[id], ...part } } };
}

const kindOf = ({ designs }: CampaignState, { design }: Unit) => designs[design]?.kind;

/** A unit of one of these kinds. */
function unitIn(state: CampaignState, { pick }: Choices, ...kinds: readonly UnitKind[]): Unit {
  return pick(
    Object.values(state.units).filter((unit) => kinds.some((kind) => kindOf(state, unit) === kind)),
  );
}

const shipsOf = (state: CampaignState, one: Unit): readonly Unit[] =>
  Object.values(state.units).filter(
    (other) => other.owner === one.owner && other.id !== one.id && kindOf(state, other) === 'ship',
  );

type Fault = readonly [
  what: string,
  breakIn: (state: CampaignState, choices: Choices) => CampaignState,
];

/** What puts something nowhere, or in two places. */
const FAULTS: readonly Fault[] = [
  [
    'a unit in a fleet that is not there',
    (state, choices) => {
      const place = { kind: 'fleet', fleet: 'human.f999' };
      return put(state, 'units', unitIn(state, choices, 'ship', 'convoy').id, { place });
    },
  ],
  [
    'a unit in a system that is not there',
    (state, choices) => {
      const place = { kind: 'system', system: 'H9999' };
      return put(state, 'units', unitIn(state, choices, 'base', 'ground').id, { place });
    },
  ],
  [
    'a unit aboard nobody',
    (state, choices) => {
      const place = { kind: 'aboard', carrier: 'human.u999' };
      return put(state, 'units', unitIn(state, choices, 'flight', 'ground').id, { place });
    },
  ],
  [
    'a unit in a stranger’s fleet',
    (state, choices) => {
      const ship = unitIn(state, choices, 'ship');
      const others = Object.values(state.fleets).filter(({ owner }) => owner !== ship.owner);
      const place = { kind: 'fleet', fleet: choices.pick(others).id };
      return put(state, 'units', ship.id, { place });
    },
  ],
  [
    'a unit aboard itself',
    (state, choices) => {
      const { id } = unitIn(state, choices, 'flight');
      return put(state, 'units', id, { place: { kind: 'aboard', carrier: id } });
    },
  ],
  [
    'a ship aboard another',
    (state, choices) => {
      const ship = unitIn(state, choices, 'ship');
      const carrier = choices.pick(shipsOf(state, ship)).id;
      return put(state, 'units', ship.id, { place: { kind: 'aboard', carrier } });
    },
  ],
  [
    'a base aboard a ship without a hold',
    (state, choices) => {
      const base = unitIn(state, choices, 'base');
      const bare = shipsOf(state, base).filter(
        ({ design }) => state.designs[design]!.abilities.length === 0,
      );
      const place = { kind: 'aboard', carrier: choices.pick(bare).id };
      return put(state, 'units', base.id, { place });
    },
  ],
  [
    'a ship in no fleet',
    (state, choices) => {
      const place = { kind: 'system', system: choices.pick(Object.values(state.systems)).id };
      return put(state, 'units', unitIn(state, choices, 'ship', 'convoy').id, { place });
    },
  ],
  [
    'a unit under two ids',
    (state, choices) => {
      const unit = unitIn(state, choices, 'ship', 'base', 'flight');
      return put(state, 'units', 'human.u1', {
        ...unit,
        id: unit.id === 'human.u1' ? 'human.u2' : unit.id,
      });
    },
  ],
  [
    'a fleet that nobody is in',
    (state, choices) => {
      // Some have but one fleet: then there is none that its ships could go to.
      const [{ id }, other] = choices.pick(
        Object.values(state.fleets).flatMap((one) => {
          const more = Object.values(state.fleets).filter(
            (fleet) => fleet.owner === one.owner && fleet.id !== one.id,
          );
          return more.map((fleet) => [one, fleet] as const);
        }),
      );
      const place = { kind: 'fleet', fleet: other.id };
      return Object.values(state.units).reduce(
        (now, unit) =>
          unit.place.kind === 'fleet' && unit.place.fleet === id
            ? put(now, 'units', unit.id, { place })
            : now,
        state,
      );
    },
  ],
  [
    'a fleet in a lane that leads elsewhere',
    (state, choices) => {
      const [lane, other] = choices.shuffled(Object.values(state.lanes));
      const place = { kind: 'lane', lane: lane!.id, from: other!.a, to: other!.b };
      return put(state, 'fleets', choices.pick(Object.values(state.fleets)).id, { place });
    },
  ],
  [
    'a fleet that is between turns in a lane',
    (state, choices) => {
      const lane = choices.pick(Object.values(state.lanes));
      const place = { kind: 'lane', lane: lane.id, from: lane.a, to: lane.b };
      return put(state, 'fleets', choices.pick(Object.values(state.fleets)).id, { place });
    },
  ],
  [
    'a flight on two strikes',
    (state, choices) => {
      const { id: striker, owner } = unitIn(state, choices, 'flight');
      const strike = { present: [owner], strikers: [striker] };
      const one = put(state, 'encounters', 't1.A', { id: 't1.A', ...strike });
      return put({ ...one, phase: 'encounters' }, 'encounters', 't1.B', { id: 't1.B', ...strike });
    },
  ],
  [
    'Census aboard a warship',
    (state, choices) => put(state, 'units', unitIn(state, choices, 'ship').id, { census: 1 }),
  ],
];

const breachesIn = (state: CampaignState) =>
  brokenInvariants(state).flatMap(({ breaches }) => breaches);
const WORLDS = Array.from({ length: SEEDS }, (_, seed) => {
  const { state } = proofWorld(seed);
  return { seed, state, known: new Set(breachesIn(state)) };
});

test.each(FAULTS)('MOV-9: %s is found in any state', (_what, breakIn) => {
  for (const { seed, state, known } of WORLDS) {
    const told = breachesIn(breakIn(state, choicesOf(seed))).filter((one) => !known.has(one));
    expect(told, `seed ${String(seed)}`).not.toEqual([]);
  }
});
