import { expect, test } from 'vitest';
import { fightOdds } from '#app/odds/fight-odds';
import type { ClassTally, Histogram } from '#app/odds/odds-tally';
import { battleOfWhatIf } from '#app/what-if/battle-of-what-if';
import { unitsEndedIn } from '#engine/battle/units-ended-in';
import { supplyPhase } from '#engine/phases/supply/phase';
import { empireViewOf } from '#fog/views/empire-view-of';
import { playerWorld } from '#http/what-if/player-world';
import { assumedOf, likelyForces, presetForm } from '#http/what-if/preset-form';
import { whatIfIn } from '#http/what-if/read-what-if';
import { formBodyOf } from '#http/visits/form-body';
import { brandAs } from '#kernel/brand/brand';
import { seededDice } from '#kernel/dice/seeded-dice';
import type { ContactId, EmpireId } from '#model/campaign/ids';
import { type Contact, knowledgeIdOf } from '#model/campaign/knowledge';
import type { CampaignState } from '#model/campaign/state';
import type { RollPurpose } from '#model/rolls/roll-purpose';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import { eventsOf, here, meetingAt, settle } from '#test/engine/battle/meetings-at';
import { designId, empireId } from '#test/support/campaign';
import { fleetContact } from '#test/support/fleet-contact';

const human = empireId('human');
const loran = empireId('loran');
const SEEDS = 400;
const BATTLES = 1200;

type Losses = readonly number[];
const meanOf = (all: Losses): number => all.reduce((sum, one) => sum + one, 0) / all.length;
const errorOf = (all: Losses): number => {
  const mean = meanOf(all);
  const spread = all.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (all.length - 1);
  return Math.sqrt(spread / all.length);
};
/** How far apart two means are, in standard errors of their difference. */
const apart = (one: Losses, other: Losses): number =>
  Math.abs(meanOf(one) - meanOf(other)) / Math.hypot(errorOf(one), errorOf(other));

const contact = (more: Partial<Contact>): Contact => ({
  ...fleetContact(human, 'loran.f1', here),
  id: brandAs<ContactId>('human.c5'),
  owner: loran,
  ...more,
});

/** Human ships that the engine lost in the Deep Space battles that this empire demanded. */
function lostInTurns(state: CampaignState, attacker: EmpireId): Losses {
  return Array.from({ length: SEEDS }, (_, seed) => seed).flatMap((seed): Losses => {
    const told = settle(state, { secret: `turn ${String(seed)}` });
    const [first] = eventsOf(told, 'BattleBegan');
    if (first?.scenario !== 'deep-space' || first.sides.attacker[0] !== attacker) return [];
    const moments = eventsOf(told, 'BattleMoment').filter(({ battle }) => battle === first.battle);
    const lost = moments.flatMap(({ moment }) => unitsEndedIn(moment));
    return [lost.filter(({ unit }) => unit.startsWith('human.')).length];
  });
}

const spelled = (histogram: Histogram): Losses =>
  [...histogram].flatMap(([number, times]) => Array.from({ length: times }, () => number));

/** The human player knows the systems and lanes. */
function located(state: CampaignState): CampaignState {
  const rows = Object.values(state.systems).map(({ id: system, name, hex }) => {
    const id = knowledgeIdOf(human, system);
    const row = { id, viewer: human, system, name, hex };
    const located = { turn: 0, source: 'scenario' } as const;
    return [id, { ...row, located, visited: null, reported: null, surveyed: 0 }] as const;
  });
  return { ...state, knownSystems: Object.fromEntries(rows) };
}

/** The same by What if, made of what the human player knows. */
function whatIf(
  state: CampaignState,
  attacker: 'one' | 'two',
): Readonly<{ lost: Losses; assumed: readonly string[] }> {
  const info = { rules: DEFAULT_RULE_SET, campaignName: 'Measured' };
  const view = empireViewOf(located(state), human, info);
  const designs = Object.values(state.designs);
  const world = playerWorld(view, designs);
  const spot = world.spots.find(({ at }) => at === here)!;
  const ticked = likelyForces(world, spot);
  const meeting = { scenario: 'deep-space', attacker } as const;
  const sent = formBodyOf(presetForm(world, { spot, ticked, meeting }));
  const lists = { lists: Object.values(state.forceLists), designs };
  const made = battleOfWhatIf(whatIfIn(sent, world, spot), { rules: DEFAULT_RULE_SET, lists });
  if (!made.ok) expect.fail(JSON.stringify(made.error));
  const tally = fightOdds({ start: made.value, seed: 'what if', first: 1, last: BATTLES });
  const dd: ClassTally = tally.sides[attacker === 'one' ? 'attacker' : 'defender'].classes.get(
    designId('dd'),
  )!;
  return { lost: spelled(dd.destroyed), assumed: assumedOf(world, { spot, ticked, meeting }) };
}

const ordersOpen = (state: CampaignState): CampaignState => ({ ...state, phase: 'economic' });

test('CSC-15, FOG-12: with the flights that a battle showed, What if loses what the engine loses', () => {
  const aboard = 'cv+lf+lf';
  const groups = [
    { design: designId('cv'), kind: 'ship', condition: 'sound', count: 3 },
    { design: designId('dd'), kind: 'ship', condition: 'sound', count: 2 },
  ] as const;
  const state = meetingAt({
    sides: {
      human: { f1: ['dd', 'dd', 'dd', 'dd', 'dd', 'dd'] },
      loran: { f1: [aboard, aboard, aboard, 'dd', 'dd'] },
    },
  });
  const flights = [
    { design: designId('lf'), kind: 'flight', condition: 'sound', count: 6 },
  ] as const;
  const knowing = (seen: Contact['seen']): CampaignState => {
    const known = contact({ groups, seen });
    return { ...state, contacts: { [known.id]: known } };
  };
  const fought = lostInTurns(knowing({ turn: 1, source: 'presence' }), human);
  const seen = whatIf(
    knowing({ turn: 1, source: 'presence', flights: { turn: 1, groups: flights } }),
    'one',
  );
  const unseen = whatIf(knowing({ turn: 1, source: 'presence' }), 'one');
  expect(fought.length).toBeGreaterThan(SEEDS / 4);
  expect(apart(fought, seen.lost)).toBeLessThan(3.5);
  expect(apart(fought, unseen.lost)).toBeGreaterThan(6);
  expect(seen.assumed.join('\n')).toContain(
    'its flights are those that survived your battle in turn 1',
  );
  expect(unseen.assumed.join('\n')).toContain(
    'its ships can carry 6 flights, but you have seen none in battle',
  );
});

test('SUP-7: What if fights a fleet out of supply at the level that the Supply phase brings it to', () => {
  const plain = meetingAt({
    sides: {
      human: { f1: ['dd', 'dd', 'dd', 'dd', 'dd', 'dd'] },
      loran: { f1: ['dd', 'dd', 'dd', 'dd', 'dd'] },
    },
  });
  const groups = [{ design: designId('dd'), kind: 'ship', condition: 'sound', count: 5 }] as const;
  const known = contact({ groups });
  const state = { ...plain, contacts: { [known.id]: known } };
  const phase = supplyPhase.run({
    state: { ...state, phase: 'supply' },
    orders: {},
    rules: DEFAULT_RULE_SET,
    dice: seededDice<RollPurpose>({ secret: 's', turn: 1, attempt: 1, phase: 'supply' }),
    decide: (_question, standing) => ({ answer: standing, by: 'standing' }),
  });
  if (!phase.done) throw new Error('nobody is asked about supply');
  // The others draw supply, as What if takes for granted.
  const units = Object.fromEntries(
    Object.entries(phase.state.units).map(([id, unit]) => [
      id,
      unit.owner === loran ? { ...unit, outOfSupply: 0 } : unit,
    ]),
  ) as CampaignState['units'];
  const short: CampaignState = { ...phase.state, units, phase: 'encounters' };
  const levels = Object.values(units)
    .filter(({ owner }) => owner === human)
    .map((one) => one.outOfSupply);
  expect(new Set(levels)).toEqual(new Set([1]));
  const fought = lostInTurns(short, loran);
  const foretold = whatIf(ordersOpen(state), 'two');
  expect(fought.length).toBeGreaterThan(SEEDS / 4);
  expect(apart(fought, foretold.lost)).toBeLessThan(3.5);
  expect(apart(fought, whatIf({ ...state, phase: 'encounters' }, 'two').lost)).toBeGreaterThan(6);
  expect(foretold.assumed.join('\n')).toContain('its units are up to 1 level out of supply');
});
