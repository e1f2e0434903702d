import { expect, test } from 'vitest';
import { applyEvent } from '#engine/apply/apply-event';
import { rollsById } from '#fog/visibility/rolls-by-id';
import { seeEvents } from '#fog/visibility/see-events';
import { ledgerTotal } from '#kernel/reasons/ledger';
import { treasuryFlows } from '#report/sections/treasury';
import type { Names } from '#report/sentences/names';
import { bytesOf } from '#app/ports/rows-bytes';
import { canonicalJson } from '#kernel/result/canonical-json';
import { isSameData } from '#kernel/result/is-same-data';
import { type CampaignState, TABLE_NAMES } from '#model/campaign/state';
import type { EmpireId, UnitId } from '#model/campaign/ids';
import type { CampaignEvent } from '#model/events/campaign-event';
import type { Unit } from '#model/forces/unit';
import type { OrdersByEmpire } from '#model/orders/order';
import { choicesOf } from '#test/support/proof-choices';
import { howMany } from '#test/support/how-many';
import { type ProofWorld, proofWorld } from '#test/support/proof-world';
import { withRandomOrders } from '#test/support/proof-world-later';
import { reordered } from '#test/support/twins-ids';
import {
  type DonePhase,
  WHOLE_TURN,
  deepFrozen,
  donePhase,
  legalSheets,
  standingDecider,
  throughJson,
  wholeTurn,
} from '#test/support/whole-turn';
import { rulesWritten } from './rules-written.ts';
import { type Told, toldOf } from './told.ts';

/** A phase of a random turn, with what it began with. */
type Ran = Readonly<{
  where: string;
  world: ProofWorld;
  before: CampaignState;
  orders: OrdersByEmpire;
  done: DonePhase;
}>;

const SEEDS = howMany(30, 200);
const TURNS = 3;

/** Some turns of a world: the first with its meeting, the others with random orders of everybody. */
function* phasesOf(seed: number): Generator<Ran> {
  const rules = { classStats: seed % 3 === 0 ? 'fought' : 'public' } as const;
  let world = proofWorld(seed, { rules });
  for (let turn = 0; turn < TURNS; turn += 1) {
    let before = world.state;
    let orders: OrdersByEmpire = {};
    for (const phase of WHOLE_TURN.slice(0, -1)) {
      if (phase === 'economic') orders = legalSheets(world, before);
      // Code that writes into its input fails here.
      const given = deepFrozen({ state: before, orders });
      const done = donePhase(world, { ...given, decide: standingDecider });
      yield {
        where: `seed ${String(seed)}, turn ${String(before.turn)}, ${phase}`,
        world,
        before,
        orders,
        done,
      };
      before = done.state;
    }
    world = withRandomOrders({ ...world, state: before });
  }
}

const RUNS_BY_SEED = Array.from({ length: SEEDS }, (_empty, seed) => [...phasesOf(seed)]);
const RUNS: readonly Ran[] = RUNS_BY_SEED.flat();

test('the random turns have seen nearly everything happen', () => {
  const seen = new Set(RUNS.flatMap(({ done }) => done.events.map(({ type }) => type)));
  expect(seen.size).toBeGreaterThan(35);
});

test('the events of a phase, folded one by one, make its state', () => {
  for (const { where, before, done } of RUNS) {
    const folded = done.events.reduce(applyEvent, before);
    expect(isSameData(folded, done.state), where).toBe(true);
  }
});

test('what a phase writes down is plain data', () => {
  const written = ({ state, ...rest }: (typeof RUNS)[number]['done']): void => {
    for (const name of TABLE_NAMES) bytesOf(state[name]);
    canonicalJson([state.turn, state.phase, rest]);
  };
  for (const { where, done } of RUNS) expect(() => written(done), where).not.toThrow();
});

test('what was written down plays back: stored state and stored events give the stored result', () => {
  for (const { where, before, done } of RUNS.slice(0, 120)) {
    const record = throughJson({ before, events: done.events, after: done.state });
    const replayed = record.events.reduce(applyEvent, record.before);
    expect(canonicalJson(replayed), where).toBe(canonicalJson(record.after));
  }
});

test('the same input gives the same bytes, with its rows and empires in any order', () => {
  for (const { where, world, before, orders, done } of RUNS) {
    const mixed = reordered(
      { ...world, state: before, orders: orders as never },
      choicesOf(before.turn),
    );
    const again = donePhase(world, {
      state: mixed.state,
      orders: mixed.orders as unknown as OrdersByEmpire,
      decide: standingDecider,
    });
    expect(isSameData(again, done), where).toBe(true);
  }
});

test('JSON between all phases changes nothing', () => {
  for (const runs of RUNS_BY_SEED) {
    const stored = wholeTurn(throughJson(runs[0]!.world), { between: throughJson });
    for (const [at, done] of stored.entries()) {
      expect(isSameData(done, runs[at]!.done), runs[at]!.where).toBe(true);
    }
  }
});

test('every event, roll and battle step cites a rule that is written', () => {
  const written = rulesWritten();
  const cited = new Set<string>();
  for (const { done } of RUNS) {
    for (const event of done.events) {
      cited.add(event.cite);
      if (event.type === 'BattleMoment') cited.add(event.moment.cite);
    }
    for (const roll of done.rolls) cited.add(roll.cite);
  }
  expect([...cited].filter((rule) => !written.has(rule))).toEqual([]);
});

test('every roll is told of by an event, and every event tells of rolls that were made', () => {
  for (const { where, done } of RUNS) {
    const told = new Set(done.events.flatMap(rollsOf));
    const made = done.rolls.map(({ id }) => id);
    expect(new Set(made).size, where).toBe(made.length);
    expect(
      [...told].filter((id) => !made.includes(id as never)),
      where,
    ).toEqual([]);
    const untold = done.rolls.filter(({ id }) => !told.has(id)).map(({ purpose }) => purpose.kind);
    expect(
      untold.filter((kind) => kind !== 'contact order'),
      where,
    ).toEqual([]);
  }
});

function rollsOf(event: CampaignEvent): readonly string[] {
  const own: readonly string[] = event.rolls;
  if (event.type === 'BattleMoment') return [...own, ...event.moment.rolls];
  if (event.type === 'InitiativeRolled')
    return [...own, ...event.order.flatMap(({ rolls }) => rolls)];
  return own;
}

/** Whether a unit is nowhere, or where it cannot be. */
function isMisplaced({ units, fleets, systems }: CampaignState, unit: Unit): boolean {
  const { place, owner } = unit;
  if (place.kind === 'fleet') return fleets[place.fleet]?.owner !== owner;
  if (place.kind === 'system') return systems[place.system] === undefined;
  const carrier = units[place.carrier];
  return carrier?.owner !== owner || carrier.place.kind === 'aboard';
}

test('MOV-9: every unit is in exactly one place that exists, and no fleet is empty', () => {
  for (const { where, done } of RUNS) {
    const { units, fleets } = done.state;
    const rows = Object.entries(units);
    const wrong = rows.filter(([id, unit]) => unit.id !== id || isMisplaced(done.state, unit));
    expect(wrong, where).toEqual([]);
    const manned = new Set<string>(
      rows.flatMap(([, { place }]) => (place.kind === 'fleet' ? [place.fleet] : [])),
    );
    expect(
      Object.keys(fleets).filter((id) => !manned.has(id)),
      where,
    ).toEqual([]);
  }
});

/** Names that don’t matter. */
const NAMES = new Proxy({} as Names, { get: () => () => 'something' });

test('ECO-4, ECO-6: money comes and goes by the events that the sheet names, alone', () => {
  for (const { where, before, done } of RUNS) {
    for (const { id, treasury } of Object.values(done.state.empires)) {
      const known = { rolls: rollsById(done.rolls), contacts: new Set<EmpireId>() };
      const flows = treasuryFlows(seeEvents(done.events, id, known), NAMES, id);
      const sum = before.empires[id]!.treasury + ledgerTotal(flows);
      expect(sum, `${where}: ${id}`).toBe(treasury);
    }
  }
});

test('ECO-6, DIP-13: what is given is counted once, by whom it was given to', () => {
  for (const { where, before, done } of RUNS) {
    for (const { id, gifts } of Object.values(done.state.empires)) {
      const flows = done.events.map((event) => {
        if (event.type === 'EpGiven') return event.to === id ? event.points : 0;
        return event.type === 'GiftsCounted' && event.empire === id ? -event.points : 0;
      });
      const sum = flows.reduce((total, flow) => total + flow, before.empires[id]!.gifts);
      expect(sum, `${where}: ${id}`).toBe(gifts);
    }
  }
});

/** What an event puts into research or takes out of it. */
const RESEARCH: Told<number> = {
  TechInvested: ({ points }) => points,
  TechGained: ({ points }) => points,
  ResearchLost: ({ points }) => -points,
  UnitScuttled: ({ points }) => points,
  TechChecked: ({ pool, poolAfter }) => poolAfter - pool,
};

test('TECH-1: research comes and goes by named events alone', () => {
  for (const { where, before, done } of RUNS) {
    for (const { id, techPool } of Object.values(done.state.empires)) {
      const flows = done.events.map((event) =>
        'empire' in event && event.empire === id ? (toldOf(RESEARCH, event) ?? 0) : 0,
      );
      const sum = flows.reduce((total, flow) => total + flow, before.empires[id]!.techPool);
      expect(sum, `${where}: ${id}`).toBe(techPool);
    }
  }
});

/** The units that come by an event, and the one that goes. */
const CHANGES: Told<Readonly<{ come?: UnitId | readonly UnitId[]; go?: UnitId }>> = {
  UnitBuilt: ({ unit }) => ({ come: unit }),
  ConvoyBid: ({ hired }) => ({ come: hired === null ? [] : hired.unit }),
  ConvoyLeft: ({ unit }) => ({ go: unit }),
  UnitDestroyed: ({ unit }) => ({ go: unit }),
  UnitScrapped: ({ unit }) => ({ go: unit }),
  UnitScuttled: ({ unit }) => ({ go: unit }),
  FindTaken: ({ units }) => ({ come: units.map(({ unit }) => unit) }),
  DerelictsJoined: ({ units }) => ({ come: units.map(({ unit }) => unit) }),
  TradingPostJoined: ({ unit }) => ({ come: unit }),
  UnitCaptured: ({ unit, becomes }) => ({ come: becomes, go: unit }),
  UnitSold: ({ unit, becomes }) => ({ come: becomes, go: unit }),
  ColonyFounded: ({ convoy }) => ({ go: convoy }),
};

test('units come and go by named events alone, under ids that nobody had before', () => {
  for (const { where, before, done } of RUNS) {
    const changes = done.events.flatMap((event) => toldOf(CHANGES, event) ?? []);
    const come = changes.flatMap((one) => one.come ?? []);
    const gone = changes.flatMap((one) => one.go ?? []);
    expect(
      come.filter((id) => Object.hasOwn(before.units, id)),
      where,
    ).toEqual([]);
    expect([new Set(come).size, new Set(gone).size], where).toEqual([come.length, gone.length]);
    const lost = new Set<string>(gone);
    const expected = [...Object.keys(before.units), ...come].filter((id) => !lost.has(id));
    expect(new Set(Object.keys(done.state.units)), where).toEqual(new Set(expected));
  }
});

test('ids that were given are never given again', () => {
  for (const { where, before, done } of RUNS) {
    for (const [empire, counters] of Object.entries(done.state.counters)) {
      const old = before.counters[empire as keyof typeof before.counters]!;
      for (const name of ['units', 'fleets', 'works', 'contacts'] as const) {
        expect(counters[name], where).toBeGreaterThanOrEqual(old[name]);
      }
      const numbers = Object.keys(done.state.units).filter((id) => id.startsWith(`${empire}.u`));
      const highest = Math.max(0, ...numbers.map((id) => Number(id.split('.u')[1])));
      expect(highest, where).toBeLessThanOrEqual(counters.units);
    }
  }
});

test('TURN-2: a phase ends with its end, once, and the next one is due', () => {
  for (const { where, before, done } of RUNS) {
    const ends = done.events.filter(({ type }) => type === 'PhaseEnded');
    expect([ends.length, done.events.at(-1)], where).toEqual([1, ends[0]]);
    expect(done.state.phase, where).not.toBe(before.phase);
  }
});
