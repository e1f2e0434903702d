import fc from 'fast-check';
import { expect, test } from 'vitest';
import { encountersPhaseWith } from '#engine/phases/encounters/phase';
import { supplyPhase } from '#engine/phases/supply/phase';
import type { PhaseInput } from '#engine/record/phase';
import { cscrEngine } from '#engine/tactical/cscr/engine';
import { seededDice } from '#kernel/dice/seeded-dice';
import { valuesById } from '#kernel/collections/tables';
import { compareText } from '#kernel/result/compare-text';
import type { CampaignState } from '#model/campaign/state';
import type { CampaignEvent } from '#model/events/campaign-event';
import type { Unit } from '#model/forces/unit';
import type { LaunchStrike, LegalOrder } from '#model/orders/order';
import type { RollPurpose } from '#model/rolls/roll-purpose';
import { DEFAULT_RULE_SET, SETTING_VALUES } from '#model/settings/rule-set';
import { brokenInvariants } from '#rules/invariants/broken-invariants';
import { voyageOf } from '#test/engine/movement/voyages';
import { ashore } from '#test/support/ashore';
import { systemId, unitId } from '#test/support/campaign';
import { howMany } from '#test/support/how-many';

const OWNERS = ['red', 'blue'];
const SYSTEMS = ['A', 'B', 'C'];
const flightsOf = (owner: string): readonly Unit[] =>
  ['uf10', 'uf20'].flatMap((carrier, at) =>
    [1, 2].map((number) =>
      ashore(`${owner}.w${String(at * 2 + number)}`, 'lf', 'A', {
        place: { kind: 'aboard', carrier: unitId(`${owner}.${carrier}`) },
      }),
    ),
  );
const FLIGHTS = OWNERS.flatMap(flightsOf);

/** Carriers on the triangle A, B, C, each with its two flights; where both are there is an encounter by raids or strikes alone. */
function worldOf(at: Readonly<Record<string, readonly string[]>>): CampaignState {
  const state = voyageOf({
    lanes: { 'A-B': 'minor', 'A-C': 'major', 'B-C': 'minor' },
    owners: { A: 'red', C: 'blue' },
    fleets: Object.fromEntries(
      OWNERS.map((owner) => {
        const [one = 'A', two = 'A'] = at[owner] ?? [];
        return [owner, { f1: [one, 'ca'], f2: [two, 'ca', 'dd'] }];
      }),
    ),
    units: [
      ...FLIGHTS,
      ...OWNERS.flatMap((owner) =>
        SYSTEMS.map((system) => ashore(`${owner}.d${system}`, 'depot', system)),
      ),
    ],
  });
  return { ...state, phase: 'supply' };
}

type Sheets = Readonly<Record<string, readonly LaunchStrike[]>>;

function played(state: CampaignState, sheets: Sheets, { seed, strikePenalty }: Chance) {
  const input = (now: CampaignState, phase: 'supply' | 'encounters'): PhaseInput => ({
    state: { ...now, phase },
    orders: Object.fromEntries(
      Object.entries(sheets).map(([empire, orders]) => [
        empire,
        orders.map((order, index) => ({ order, index }) as unknown as LegalOrder),
      ]),
    ),
    rules: { ...DEFAULT_RULE_SET, raiders: 'off', carrierStrikes: 'on', strikePenalty },
    dice: seededDice<RollPurpose>({ secret: String(seed), turn: 1, attempt: 1, phase }),
    decide: (_, answer) => ({ answer, by: 'standing' }),
  });
  const before = supplyPhase.run(input(state, 'supply'));
  if (!before.done) throw new Error('supply asks nobody');
  const after = encountersPhaseWith(cscrEngine).run(input(before.state, 'encounters'));
  if (!after.done) throw new Error('everybody answers');
  return {
    launched: before.state,
    state: after.state,
    events: [...before.events, ...after.events],
  };
}

type Chance = Readonly<{ seed: number; strikePenalty: 'half' | 'none' }>;
const place = fc.constantFrom(...SYSTEMS);
const sheetOf = (owner: string): fc.Arbitrary<readonly LaunchStrike[]> =>
  fc.array(
    fc.record({
      kind: fc.constant('LaunchStrike' as const),
      units: fc.subarray(
        flightsOf(owner).map(({ id }) => id),
        { minLength: 1 },
      ),
      system: place.map(systemId),
    }),
    { maxLength: 3 },
  );
const cases = fc.record({
  red: fc.tuple(place, place),
  blue: fc.tuple(place, place),
  sheets: fc.record({ red: sheetOf('red'), blue: sheetOf('blue') }),
  chance: fc.record({
    seed: fc.nat(9999),
    strikePenalty: fc.constantFrom(...SETTING_VALUES.strikePenalty),
  }),
});

const flightsIn = ({ units }: CampaignState): readonly string[] =>
  valuesById(units)
    .flatMap(({ id, design }) => (design === 'lf' ? [id] : []))
    .sort(compareText);
const idsIn = (events: readonly CampaignEvent[], type: CampaignEvent['type']): readonly string[] =>
  events.flatMap((event) => {
    if (event.type !== type) return [];
    return 'unit' in event && typeof event.unit === 'string' ? [event.unit] : [];
  });

test('MOV-8: no flight is lost or doubled but by an event, and all that are left have a place', () => {
  const broken = (state: CampaignState): readonly string[] =>
    brokenInvariants(state).map(({ code }) => code);
  let strikes = 0;
  fc.assert(
    fc.property(cases, ({ sheets, chance, ...at }) => {
      const before = worldOf(at);
      const { launched, state, events } = played(before, sheets, chance);
      const gone = idsIn(events, 'UnitDestroyed');
      expect(new Set(gone).size).toBe(gone.length);
      const left = FLIGHTS.filter(({ id }) => !gone.includes(id));
      expect(flightsIn(state)).toEqual(left.map(({ id }) => id).sort(compareText));
      const pending = valuesById(launched.encounters).flatMap(({ strikers }) => strikers);
      strikes += pending.length;
      const back = events.flatMap((event) => (event.type === 'StrikeReturned' ? event.units : []));
      expect([...back].sort(compareText)).toEqual(
        pending.filter((id) => !gone.includes(id)).sort(compareText),
      );
      expect(state.encounters).toEqual({});
      const known = broken({ ...before, phase: 'encounters' });
      expect(broken({ ...launched, phase: 'encounters' })).toEqual(known);
      expect(broken({ ...state, phase: 'encounters' })).toEqual(known);
    }),
    { numRuns: howMany(40, 400) },
  );
  expect(strikes).toBeGreaterThan(0);
});
