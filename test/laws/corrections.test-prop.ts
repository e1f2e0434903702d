import { expect, test } from 'vitest';
import { amend, amendmentOf } from '#engine/turn/amend';
import { correct } from '#engine/turn/correct';
import { empireViewOf } from '#fog/views/empire-view-of';
import { contactsOf } from '#fog/visibility/contacts-of';
import { seeEvents } from '#fog/visibility/see-events';
import { keysById, valuesById } from '#kernel/collections/tables';
import { canonicalJson } from '#kernel/result/canonical-json';
import { SYSTEM_EFFECT_KINDS } from '#model/campaign/effect';
import { SPECIALISATIONS } from '#model/campaign/system';
import type { CampaignState } from '#model/campaign/state';
import { LANE_CLASSES } from '#model/campaign/lane';
import { HULL_CLASSES } from '#model/forces/design';
import {
  CLASS_VALUES,
  EDIT_KINDS,
  EMPIRE_VALUES,
  type Edit,
  SYSTEM_VALUES,
  UNIT_STATES,
  UNIT_VALUES,
} from '#model/corrections/edit';
import { brokenInvariants } from '#rules/invariants/broken-invariants';
import { howMany } from '#test/support/how-many';
import { type Choices, choicesOf } from '#test/support/proof-choices';
import { type ProofWorld, proofWorld } from '#test/support/proof-world';
import {
  WHOLE_TURN,
  deepFrozen,
  donePhase,
  infoOf,
  legalSheets,
  standingDecider,
  throughJson,
} from '#test/support/whole-turn';

const SEEDS = howMany(6, 60);
const MOST_EDITS = 3;

/** Something that may be corrected, right or wrong. */
function randomEdit(state: CampaignState, { pick, below }: Choices): Edit {
  const one = (ids: readonly string[]): string => (ids.length === 0 ? 'nobody' : pick(ids));
  const [empire, system, unit, other] = [
    one(keysById(state.empires)),
    one(keysById(state.systems)),
    one(keysById(state.units)),
    one(keysById(state.units)),
  ];
  const [fleet, into, lane] = [
    one(keysById(state.fleets)),
    one(keysById(state.fleets)),
    one(keysById(state.lanes)),
  ];
  const ends = valuesById(state.lanes).find(({ id }) => id === lane);
  const place = pick([
    { kind: 'system', system },
    { kind: 'fleet', fleet },
    { kind: 'aboard', carrier: other },
  ]);
  const design = one(keysById(state.designs));
  const work = one(keysById(state.works));
  const running = valuesById(state.projects);
  const begun = running.length === 0 ? undefined : pick(running);
  const stopped = {
    project: begun?.kind ?? 'repair',
    subject:
      begun?.subject.kind === 'system'
        ? { kind: 'system', system: begun.subject.system }
        : { kind: 'unit', unit: begun?.subject.unit ?? unit },
  };
  const parts = {
    ...{ empire, system, unit, fleet, into, lane, design, work, place },
    units: pick([[unit], [unit, other]]),
    owner: pick([empire, null]),
    to: below(9),
    points: below(20) - 10,
    unlocked: pick([true, false]),
    has: pick([true, false]),
    trait: 'Rare Metals',
    count: 1 + below(2),
    names: [],
    name: 'Corrected',
    state: pick(UNIT_STATES),
    ...stopped,
    ...{ mark: pick(SYSTEM_EFFECT_KINDS), by: below(3) },
    ordnance: pick([[], ['heavy'], ['jammer', 'chaff']]),
    ...{ from: system, class: pick(LANE_CLASSES), like: design, listed: pick([true, false]) },
    ...{ ability: pick(['scout', 'carrier', 'armored']), rating: below(3) },
  };
  const kind = pick(EDIT_KINDS);
  const values = {
    SetEmpireValue: { value: pick(EMPIRE_VALUES) },
    SetSystemValue: { value: pick(SYSTEM_VALUES) },
    SetUnitValue: { value: pick(UNIT_VALUES), to: below(2) },
    MoveFleet: {
      place: pick([
        { kind: 'system', system },
        { kind: 'lane', lane, from: ends?.a, to: ends?.b },
      ]),
    },
    SetOutputMark: { to: below(2) },
    HandFleet: { to: empire },
    SetLane: { to: pick(keysById(state.systems)) },
    SetClassValue: { value: pick(CLASS_VALUES) },
    SetMaintenance: { to: { points: below(4), per: 1 + below(6) } },
    SetHull: { to: pick(HULL_CLASSES) },
    SetSpecialisation: { to: pick([...SPECIALISATIONS, null]) },
  } as Readonly<Record<string, object>>;
  return { kind, ...parts, ...values[kind] } as unknown as Edit;
}

type Corrected = Readonly<{ state: CampaignState; made: number }>;

/** Tries some corrections; those that can be made leave everything as it must be. */
function correctedAt(world: ProofWorld, before: CampaignState, choices: Choices): Corrected {
  let state = before;
  let made = 0;
  for (let tries = 0; tries < 8; tries += 1) {
    const given = deepFrozen(state);
    const edits = Array.from({ length: 1 + choices.below(MOST_EDITS) }, () =>
      randomEdit(given, choices),
    );
    const correction = {
      ...({ kind: 'correction', edits, reason: 'a law', tellReason: false } as const),
      ...(infoOf(world).rules.classStats === 'public' ? { openClasses: true as const } : {}),
    };
    const tried = correct(given, correction);
    if (!tried.ok) {
      for (const { edit } of tried.error) expect(edits[edit]).toBeDefined();
      continue;
    }
    const { state: after, events } = tried.value;
    expect(brokenInvariants(after)).toEqual([]);
    // The event alone makes it again, also after it was stored.
    const [event] = throughJson(events);
    expect(canonicalJson(amend(given, amendmentOf(event!)!))).toBe(canonicalJson(tried.value));
    for (const empire of keysById(given.empires)) {
      if (event!.witnesses.some((witness) => witness.empire === empire)) continue;
      // An empire that it does not affect reads nothing. It has and knows the same as before, except for forces that it sees: its
      // contacts, and troops on the ground beside its own (FOG-6).
      const known = { rolls: new Map(), contacts: contactsOf(after, empire) };
      expect(seeEvents(events, empire, known)).toEqual([]);
      const view = (of: CampaignState) => ({
        ...empireViewOf(of, empire, infoOf(world)),
        contacts: {},
        onGround: [],
      });
      expect(view(after)).toEqual(view(given));
    }
    state = after;
    made += 1;
  }
  return { state, made };
}

test.each(Array.from({ length: SEEDS }, (_, seed) => seed))(
  'TURN-3: after any correction between two phases the invariants hold, and the turn runs on (seed %i)',
  (seed) => {
    const world = proofWorld(seed);
    const choices = choicesOf(seed + 1000);
    let { state } = world;
    let orders = {};
    let made = 0;
    for (const phase of WHOLE_TURN) {
      if (phase === 'economic') orders = legalSheets(world, state);
      const corrected = correctedAt(world, state, choices);
      made += corrected.made;
      state = donePhase(world, { state: corrected.state, orders, decide: standingDecider }).state;
      expect(brokenInvariants(state)).toEqual([]);
    }
    expect(made).toBeGreaterThan(5);
  },
);
