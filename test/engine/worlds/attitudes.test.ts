import { expect, test } from 'vitest';
import { intelPhase } from '#engine/phases/intel/phase';
import { scriptedDice } from '#kernel/dice/scripted-dice';
import type { NonAligned } from '#model/campaign/non-aligned';
import { type Attitude, type DiplomaticState, relationIdOf } from '#model/campaign/relation';
import type { CampaignState } from '#model/campaign/state';
import type { Order } from '#model/orders/order';
import type { RollPurpose } from '#model/rolls/roll-purpose';
import { seeEvent } from '#fog/visibility/see-event';
import { eventsOf, inputOf, looked, ordersOf } from '../movement/voyages.ts';
import { blue, declares, green, offer, ON, red, worldOf } from '../diplomacy/treaty-world.ts';

const STEADY: NonAligned = { personality: 'pacifistic', strategy: 'industrialist' };

const withoutBlue = (relations: CampaignState['relations']): CampaignState['relations'] =>
  Object.fromEntries(Object.entries(relations).filter(([id]) => id !== relationIdOf(blue, green)));

type Stand = Readonly<{ state: DiplomaticState; attitude?: Attitude; nature?: NonAligned }>;

/** Green is a non-aligned world with this stand toward red; it hasn't met blue, and red and blue trade. */
function worldWith({ state, attitude, nature = STEADY }: Stand): CampaignState {
  const world = worldOf({ 'red/green': state });
  const pair = relationIdOf(red, green);
  const row = { ...world.relations[pair]!, ...(attitude === undefined ? {} : { attitude }) };
  return {
    ...world,
    relations: withoutBlue({ ...world.relations, [pair]: row }),
    empires: { ...world.empires, [green]: { ...world.empires[green]!, nonAligned: nature } },
  };
}

/** The next turn, in which green still hasn't met blue. */
const later = ({ state }: Readonly<{ state: CampaignState }>): CampaignState => ({
  ...state,
  turn: state.turn + 1,
  relations: withoutBlue(state.relations),
});

type Die = readonly ['attitude' | 'diplomacy' | 'non-aligned world', ...number[]];

function play(
  state: CampaignState,
  dice: readonly Die[],
  sheets: Readonly<Record<string, readonly Order[]>> = {},
) {
  const scripted = scriptedDice<RollPurpose>(
    dice.map(([purpose, ...values]) => ({ purpose, values })),
  );
  const now = { ...looked(state), phase: 'intel' } as CampaignState;
  const result = intelPhase.run({ ...inputOf(now, ordersOf(sheets), ON), dice: scripted });
  if (!result.done) throw new Error('nobody is asked');
  scripted.assertExhausted();
  const relation = result.state.relations[relationIdOf(red, green)]!;
  const types = result.events.map(({ type }) => type);
  return { ...result, relation, types };
}

const context = { rolls: new Map(), contacts: new Set([green]), tagOf: () => undefined };
const readBy = (played: ReturnType<typeof play>, viewer = red) =>
  played.events.flatMap((event) => seeEvent(event, viewer, context));

test('DIP-14: after a breakthrough the world offers the next treaty, and signs it when the empire does', () => {
  const first = play(worldWith({ state: 'non-intercourse' }), [['attitude', 5, 6]]);
  expect(first.relation.state).toBe('non-intercourse');
  expect(first.relation.attitude).toEqual({ state: 'non-aggression', modifier: 0 });
  expect(eventsOf(first, 'OfferMade')).toMatchObject([
    { by: green, to: red, offer: 'non-aggression', keep: true, covert: false },
  ]);
  const next = later(first);
  const second = play(next, [['attitude', 3, 3]], { red: [offer('green', 'non-aggression')] });
  expect(second.relation.state).toBe('non-aggression');
  expect(second.relation.dealings).toBeUndefined();
});

test('DIP-14, DIP-5: tension hinders no treaty with a world, and none moves toward it', () => {
  const ready = worldWith({ state: 'trade', attitude: { state: 'military', modifier: 0 } });
  const pair = relationIdOf(red, green);
  const tense = { start: 99, value: 99, steps: [] };
  const relations = {
    ...ready.relations,
    [pair]: { ...ready.relations[pair]!, tensions: { [red]: tense } },
  };
  const played = play({ ...ready, relations }, [['attitude', 3, 3]], {
    red: [offer('green', 'military')],
  });
  expect(played.relation.state).toBe('military');
  expect(eventsOf(played, 'TensionChanged').filter(({ toward }) => toward === green)).toEqual([]);
});

test('DIP-14: a world signs nothing that it is not ready for', () => {
  const played = play(worldWith({ state: 'trade' }), [['attitude', 3, 3]], {
    red: [offer('green', 'military')],
  });
  expect(played.relation.state).toBe('trade');
});

test('DIP-14, FOG-8: after an incident it breaks the treaty by itself, and all who know one of them hear of it', () => {
  const played = play(worldWith({ state: 'trade' }), [['attitude', 1, 2]]);
  expect(played.relation).toMatchObject({ state: 'non-aggression' });
  const [broken] = eventsOf(played, 'TreatyBroken');
  expect(broken).toMatchObject({ by: green, against: red, treaty: 'trade' });
  expect(broken?.witnesses.map(({ empire }) => empire)).toEqual([green, red, blue]);
});

test('DIP-14: from Non-Intercourse it declares Hostilities, then War, without a roll of its own', () => {
  const first = play(worldWith({ state: 'non-intercourse' }), [['attitude', 1, 1]]);
  expect(first.relation.state).toBe('hostilities');
  const second = play(later(first), [['attitude', 1, 1]]);
  expect(second.relation.state).toBe('war');
  expect(eventsOf(second, 'WarDeclared')).toMatchObject([{ by: green, against: red }]);
});

test('DIP-8, DIP-14: at War it gets ready for peace, and then offers an armistice', () => {
  const war = worldWith({ state: 'war', attitude: { state: 'hostilities', modifier: 0 } });
  const first = play(war, [['attitude', 6, 6]]);
  expect(eventsOf(first, 'OfferMade')).toMatchObject([{ by: green, offer: 'armistice' }]);
  const second = play(later(first), [['attitude', 3, 4]], {
    red: [offer('green', 'armistice')],
  });
  expect(second.relation.state).toBe('non-intercourse');
});

test('DIP-14: an offer is taken back when the world changes its mind', () => {
  const first = play(worldWith({ state: 'non-intercourse' }), [['attitude', 5, 6]]);
  const second = play(later(first), [['attitude', 1, 1]]);
  expect(eventsOf(second, 'OfferEnded')).toMatchObject([
    { by: green, offer: 'non-aggression', how: 'retracted' },
  ]);
  expect(second.relation.state).toBe('non-intercourse');
});

test('DIP-14: it rolls from the turn after contact, and at Partnership only for its partner', () => {
  const world = worldWith({ state: 'non-intercourse' });
  const pair = relationIdOf(red, green);
  const met = { ...world.relations[pair]!, since: world.turn };
  expect(
    play({ ...world, relations: { ...world.relations, [pair]: met } }, []).types,
  ).not.toContain('AttitudeMoved');
  const partner = worldOf({ 'red/green': 'trade', 'blue/green': 'partnership' });
  const empires = {
    ...partner.empires,
    [green]: { ...partner.empires[green]!, nonAligned: STEADY },
  };
  const played = play({ ...partner, empires }, [['attitude', 3, 4]]);
  expect(eventsOf(played, 'AttitudeMoved').map(({ toward }) => toward)).toEqual([blue]);
});

test('DIP-14, DIP-10: at Unification it joins its partner', () => {
  const played = play(worldWith({ state: 'partnership' }), [['attitude', 6, 6]]);
  expect(played.relation.state).toBe('unification');
});

test('DIP-7: a declaration on a world without a treaty needs no roll, and ends all favor', () => {
  const friendly = worldWith({
    state: 'non-intercourse',
    attitude: { state: 'non-aggression', modifier: 2 },
  });
  const played = play(friendly, [['attitude', 3, 4]], { red: [declares('green')] });
  expect(played.relation).toMatchObject({ state: 'war', attitude: { state: 'war', modifier: 0 } });
  const bound = worldWith({ state: 'trade' });
  const failed = play(
    bound,
    [
      ['diplomacy', 99],
      ['attitude', 3, 4],
    ],
    { red: [declares('green')] },
  );
  expect(failed.relation.state).toBe('trade');
});

test('DIP-15: an Honorable world holds a broken word against the empire for 12 turns', () => {
  const honorable = worldWith({
    state: 'trade',
    nature: { personality: 'honorable', strategy: 'diplomat' },
  });
  const breaks = { kind: 'BreakTreaty', with: blue, what: 'treaty', support: null } as const;
  const played = play(
    honorable,
    [
      ['diplomacy', 1],
      ['attitude', 2, 3],
    ],
    { red: [breaks] },
  );
  expect(eventsOf(played, 'AttitudeMoved')).toMatchObject([{ cause: 'incident', total: 3 }]);
  expect(played.relation.attitude).toMatchObject({ wronged: 7 });
});

test('DIP-15: an Erratic world gets another personality every 12 turns; nobody is told', () => {
  const erratic = { personality: 'aggressive', erraticSince: 2, strategy: 'diplomat' } as const;
  const state = { ...worldWith({ state: 'trade', nature: erratic }), turn: 14 };
  const played = play(state, [
    ['non-aligned world', 4],
    ['attitude', 3, 4],
  ]);
  expect(played.state.empires[green]?.nonAligned).toEqual({
    ...erratic,
    personality: 'ruthless',
    erraticSince: 14,
  });
  expect(readBy(played).map(({ type }) => type)).not.toContain('PersonalityChanged');
});

test('FOG-15: an empire reads what came of the talks, but neither dice nor modifiers; others read nothing', () => {
  const played = play(worldWith({ state: 'trade' }), [['attitude', 5, 6]]);
  expect(readBy(played)).toContainEqual({
    type: 'AttitudeMoved',
    ...{ cite: 'DIP-14', rolls: [], world: green },
    ...{ cause: 'breakthrough', before: 'trade', state: 'military' },
  });
  expect(readBy(played, blue).filter(({ type }) => type === 'AttitudeMoved')).toEqual([]);
  const quiet = play(worldWith({ state: 'trade' }), [['attitude', 3, 4]]);
  expect(readBy(quiet).filter(({ type }) => type === 'AttitudeMoved')).toEqual([]);
});
