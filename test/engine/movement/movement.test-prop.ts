import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyEvent } from '#engine/apply/apply-event';
import { compareText } from '#kernel/result/compare-text';
import type { LaneClass } from '#model/campaign/lane';
import { LANE_CLASSES } from '#model/campaign/lane';
import type { CampaignState } from '#model/campaign/state';
import type { Order } from '#model/orders/order';
import { inFleet, systemId } from '#test/support/campaign';
import { checkPath } from '#rules/movement/check-path';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import { laneAllowanceOf } from '#rules/movement/lane-allowance-of';
import { laneMapOf } from '#rules/movement/lane-map-of';
import { eventsOf, type FleetPlan, looked, move, sail, voyageOf } from './voyages.ts';

const SYSTEMS = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
const EMPIRES = ['red', 'blue', 'green'] as const;
const LINKS = SYSTEMS.flatMap((a, index) => SYSTEMS.slice(index + 1).map((b) => `${a}-${b}`));

const system = fc.constantFrom(...SYSTEMS);
const units = fc.array(fc.constantFrom('dd', 'ca', 'scout', 'fast', 'convoy', 'dd!'), {
  minLength: 1,
  maxLength: 4,
});
const fleet = fc.tuple(system, units, fc.array(system, { maxLength: 3 }));
const world = fc.record({
  lanes: fc.array(fc.constantFrom(...LANE_CLASSES), {
    minLength: LINKS.length,
    maxLength: LINKS.length,
  }),
  owners: fc.dictionary(system, fc.constantFrom(...EMPIRES), { noNullPrototype: true }),
  fleets: fc.tuple(...EMPIRES.map(() => fc.array(fleet, { maxLength: 4 }))),
  peace: fc.constantFrom('war', 'non-intercourse', 'trade'),
  contested: fc.constantFrom('stop', 'go-on'),
});
type World = typeof world extends fc.Arbitrary<infer T> ? T : never;

function stateOf({ lanes, owners, fleets, peace, contested }: World): CampaignState {
  const classes = LINKS.map((link, index): [string, LaneClass] => [link, lanes[index]!]);
  const plan: FleetPlan = Object.fromEntries(
    EMPIRES.map((empire, index) => [
      empire,
      Object.fromEntries(fleets[index]!.map(([at, own], n) => [`f${String(n)}`, [at, ...own]])),
    ]),
  );
  return looked(
    voyageOf({
      empires: EMPIRES,
      states: { 'red/blue': peace, 'red/green': 'war', 'blue/green': 'non-aggression' } as const,
      lanes: Object.fromEntries(classes),
      owners,
      standing: Object.fromEntries(EMPIRES.map((empire) => [empire, { contested }])),
      fleets: plan,
    }),
  );
}

function ordersIn({ fleets }: World): Readonly<Record<string, readonly Order[]>> {
  return Object.fromEntries(
    EMPIRES.map((empire, index) => [
      empire,
      fleets[index]!.map(([, , path], n) => move(`${empire}.f${String(n)}`, ...path)),
    ]),
  );
}

const check = (law: (given: World) => void): void => {
  fc.assert(fc.property(world, law), { seed: 20, numRuns: 300 });
};

test('MOV-1: no fleet goes farther than it may, and none is lost or doubled', () => {
  check((given) => {
    const state = stateOf(given);
    const result = sail(state, ordersIn(given));
    const formed = eventsOf(result, 'FleetFormed');
    expect(Object.keys(result.state.fleets).sort(compareText)).toEqual(
      [...Object.keys(state.fleets), ...formed.map(({ fleet }) => fleet)].sort(compareText),
    );
    const left = formed.flatMap(({ fleet, units: rearguard }) =>
      rearguard.map((id) => [id, { ...state.units[id]!, place: inFleet(fleet) }] as const),
    );
    expect(result.state.units).toEqual({ ...state.units, ...Object.fromEntries(left) });
    const moved = eventsOf(result, 'FleetMoved');
    for (const before of Object.values(state.fleets)) {
      if (before.place.kind !== 'system') throw new Error('fleets start in systems');
      const path = moved.filter((event) => event.fleet === before.id).map(({ to }) => to);
      const allowance = laneAllowanceOf(
        Object.values(state.units)
          .filter(({ place }) => place.kind === 'fleet' && place.fleet === before.id)
          .map((unit) => ({
            unit,
            design: state.designs[unit.design]!,
            unpaid: false,
            resting: false,
            tows: false,
          })),
        DEFAULT_RULE_SET,
      );
      const { system: from } = before.place;
      const lanes = laneMapOf(state.lanes);
      const isStormy = (): boolean => false;
      expect(checkPath({ from, path, lanes, allowance, isStormy }).problem).toBe(null);
      const { place } = result.state.fleets[before.id]!;
      const last = path.at(-1) ?? from;
      expect(place.kind === 'lane' ? place.from : place.system).toBe(last);
    }
  });
});

test('the events of the phase, applied one after another, give its state', () => {
  check((given) => {
    const state = stateOf(given);
    const result = sail(state, ordersIn(given));
    expect(result.events.reduce(applyEvent, state)).toEqual(result.state);
  });
});

/** What is there to be seen: `viewer sees fleet at place`, from the rule and not from the code. */
function sightsDue(state: CampaignState): readonly string[] {
  const fleets = Object.values(state.fleets);
  const keyOf = ({ place }: (typeof fleets)[number]): string =>
    place.kind === 'lane' ? place.lane : place.system;
  return EMPIRES.flatMap((viewer) => {
    const owned = SYSTEMS.filter((id) => state.systems[systemId(id)]?.owner === viewer);
    const here = new Set([...owned, ...fleets.filter((f) => f.owner === viewer).map(keyOf)]);
    return fleets
      .filter((other) => other.owner !== viewer && here.has(keyOf(other)))
      .map((other) => `${viewer} sees ${other.id} at ${keyOf(other)}`);
  }).sort(compareText);
}

test('FOG-3: after the phase every empire has one contact for each fleet that it sees, and no other', () => {
  check((given) => {
    const { state } = sail(stateOf(given), ordersIn(given));
    const current = Object.values(state.contacts).filter((contact) => contact.current);
    const seen = current.map(({ viewer, subject, place }) => {
      const what = subject.kind === 'fleet' ? subject.fleet : subject.system;
      return `${viewer} sees ${what} at ${place.kind === 'lane' ? place.lane : place.system}`;
    });
    expect(seen.sort(compareText)).toEqual(sightsDue(state));
  });
});
