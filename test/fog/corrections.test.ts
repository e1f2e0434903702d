import { describe, expect, test } from 'vitest';
import { brandAs } from '#kernel/brand/brand';
import { hashOf } from '#kernel/result/hash';
import type { ContactId, FleetId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import { empireViewOf } from '#fog/views/empire-view-of';
import { brokenInvariants } from '#rules/invariants/broken-invariants';
import { corrected, firstContact } from '#test/engine/corrections/corrected';
import { info, readBy, start } from '#test/fog/read-by';
import { empireId } from '#test/support/campaign';

const [human, loran] = [empireId('human'), empireId('loran')];
const BUILDING: CampaignState = {
  ...start,
  works: {
    'human.w1': {
      id: 'human.w1',
      owner: 'human',
      design: 'human.apollo',
      name: 'Argo',
      system: 'H0002',
      source: 'shipyard',
      cost: 8,
      paid: 4,
      built: 2,
      share: null,
      begun: 1,
      cancelled: false,
    },
  },
} as never;

describe.each([
  ['treasury human 40', ['your Treasury is 40 now (was 0)']],
  ['census Sol 8', ['the Census of Sol is 8 now (was 9)']],
  ['trait Sol "Ultra Rich"', ['Sol has the trait Ultra Rich']],
  ['owner "Alpha Centauri" nobody', ['Alpha Centauri is not yours any more']],
  ['owner Procyon human', ['Procyon is yours now']],
  ['unit "Gorgo" crippled', ['Gorgo (Sparta u14) is crippled now']],
  ['remove "Gorgo"', ['Gorgo (Sparta u14) is not yours any more']],
  ['rename-unit "Gorgo" to "Nike"', ['Nike (Sparta u14) was called Gorgo before']],
  ['supply "Gorgo" 2', ['Gorgo (Sparta u14) is 2 levels out of supply now (was 0)']],
  ['place "Gorgo" to "Sirius Squadron"', ['Gorgo (Sparta u14) is in Sirius Squadron now']],
  ['move "Home Fleet" to Sol', ['Home Fleet is at Sol now']],
  ['rename-fleet "Home Fleet" to "Guard"', ['Guard was called Home Fleet before']],
  ['paid human.w1 6', ['Argo (Apollo w1) is paid to 6 EP now (was 4)']],
  ['cancel human.w1', ['Argo (Apollo w1) is not under construction any more']],
] as const)('TURN-3: %s', (line, told) => {
  test('reads so to its owner, and nobody else is told', () => {
    const sentences = told.map((one) => `Moderator’s correction: ${one}.`);
    expect(readBy(human, line, { before: BUILDING })).toEqual(sentences);
    expect(readBy(loran, line, { before: BUILDING })).toEqual([]);
  });
});

const KNOWN: readonly (readonly [
  line: string,
  human: readonly string[],
  loran: readonly string[],
])[] = [
  ['lane Sol -> Sirius major', ['the lane Sol–Sirius is major now (was minor)'], []],
  [
    'unlane "Wolf 359" -> "82 Eridani"',
    ['the lane Wolf 359–82 Eridani is gone'],
    ['the lane Wolf 359–82 Eridani is gone'],
  ],
  ['lane Sol -> "Ross 154" minor', ['you know the lane Sol–Ross 154 (minor) now'], []],
  ['class human "Apollo" dv 7', ['the DV of the class Apollo is 7 now (was 6)'], []],
  [
    'maintenance human "Apollo" 3/4',
    ['the maintenance of the class Apollo is 3/4 now (was 2/3)'],
    [],
  ],
  ['hull human "Apollo" CL', ['the class Apollo is CL now'], []],
  ['ability human "Apollo" Scout 2', ['the class Apollo has the ability Scout 2'], []],
  ['rename-class human "Apollo" to "Luna"', ['the class Luna was called Apollo before'], []],
  ['new-class human "Luna" from human "Apollo"', ['your force list has the class Luna'], []],
  [
    'unlist human "Apollo"',
    ['you may not build any more: Apollo', 'your force list no longer has the class Apollo'],
    [],
  ],
];

describe.each(KNOWN)('TURN-3: %s', (line, ...told) => {
  const sentences = (all: readonly string[]) => all.map((one) => `Moderator’s correction: ${one}.`);
  test('FOG-5, FOG-7: is read by those who know the lane or the class', () => {
    expect(readBy(human, line)).toEqual(sentences(told[0]));
    expect(readBy(loran, line)).toEqual(sentences(told[1]));
  });
  test('FOG-1: the view of nobody else changes when stats are fought for', () => {
    const rules = { ...DEFAULT_RULE_SET, classStats: 'fought' } as const;
    const { state } = corrected(start, line);
    const view = (of: CampaignState): string => hashOf(empireViewOf(of, loran, { ...info, rules }));
    expect(view(state) === view(start)).toBe(told[1].length === 0);
  });
});

test('FOG-5: a class is known by name alone, or by stats, and each reads what it knows', () => {
  const knows = (level: 'name' | 'stats'): CampaignState =>
    ({
      ...start,
      knownDesigns: {
        'loran/human.apollo': {
          ...{ id: 'loran/human.apollo', viewer: 'loran', design: 'human.apollo', level },
          known: { turn: 1, source: 'battle' },
        },
      },
    }) as never;
  const text = 'class human "Apollo" dv 7\nrename-class human "Apollo" to "Luna"';
  const named = 'Moderator’s correction: the class Luna was called Apollo before.';
  expect(readBy(loran, text, { before: knows('name') })).toEqual([named]);
  expect(readBy(loran, text, { before: knows('stats') })).toEqual([
    named,
    'Moderator’s correction: the DV of the class Luna is 7 now (was 6).',
  ]);
});

test('FOG-5: where stats are public, all read of changed classes, but not of what others designed', () => {
  const open = { openClasses: true };
  const line = 'class human "Apollo" dv 7\nnew-class human "Luna" from human "Apollo"';
  expect(readBy(loran, line, open)).toEqual([
    'Moderator’s correction: the DV of the class Apollo is 7 now (was 6).',
    'Moderator’s correction: there is a new class: Luna.',
  ]);
  const own = { ...start.designs['human.apollo' as never], id: 'human.own.x', list: 'human.own' };
  const list = { id: 'human.own', name: 'Own', universal: false, designs: ['human.own.x'] };
  const before = {
    ...start,
    designs: { ...start.designs, 'human.own.x': own },
    forceLists: { ...start.forceLists, 'human.own': list },
  } as never;
  const secret = 'class human.own.x dv 7';
  expect(readBy(loran, secret, { ...open, before })).toEqual([]);
  expect(readBy(human, secret, { ...open, before })).toHaveLength(1);
});

test('TURN-3: the reason is read once, and only where it is told', () => {
  const both = 'treasury human 40\ncensus Sol 8';
  const told = readBy(human, both, { tellReason: true });
  expect(told[0]).toBe('Moderator’s correction: your Treasury is 40 now (was 0). Reason: a test.');
  expect(told.join(' ').split('Reason')).toHaveLength(2);
  expect(readBy(human, both).join(' ')).not.toContain('a test');
});

test('FOG-1: what is handed over reads as a gain or loss of its own to either side, without the other', () => {
  const text = 'hand "Sol Trade" to loran';
  const lost = readBy(human, text);
  expect(lost).toContain('Moderator’s correction: Sol Trade is no more.');
  expect(lost.join(' ')).not.toMatch(/loran/i);
  const gained = readBy(loran, text);
  expect(gained).toContain('Moderator’s correction: Sol Trade is formed at Sol.');
  expect(gained.join(' ')).not.toMatch(/human/i);
});

/** A world in which the Loran see the Home Fleet. */
const watched: CampaignState = {
  ...start,
  contacts: {
    'loran.c1': {
      id: 'loran.c1',
      viewer: loran,
      owner: human,
      subject: { kind: 'fleet', fleet: brandAs<FleetId>('human.f1') },
      place: { kind: 'system', system: 'H0102' },
      groups: [],
      seen: { turn: 1, source: 'presence' },
      ships: [],
      told: null,
      current: true,
      cameFrom: null,
      leftFor: null,
    },
  },
  counters: { ...start.counters, [loran]: { ...start.counters[loran], contacts: 1 } },
} as never;

test('FOG-12: what was in sight and is moved becomes a memory; what is moved out of sight tells nothing', () => {
  const { state } = corrected(watched, 'move "Home Fleet" to Sol');
  const contact = state.contacts[brandAs<ContactId>('loran.c1')];
  expect(contact).toMatchObject({ current: false, place: { system: 'H0102' }, leftFor: null });
  expect(brokenInvariants(state)).toEqual([]);
  expect(readBy(loran, 'move "Home Fleet" to Sol', { before: watched })).toEqual([]);
  const unseen = corrected(watched, 'move "Sirius Squadron" to Sol\nremove "Luna Yards"').state;
  const view = (of: CampaignState): string => hashOf(empireViewOf(of, loran, info));
  expect(view(unseen)).toBe(view(watched));
});

test('FOG-12: ids that one empire is given by a correction tell nothing to another', () => {
  const added = corrected(start, 'add human 9 "Sparta" at Sol').state;
  const view = (of: CampaignState): string => hashOf(empireViewOf(of, loran, info));
  expect(view(added)).toBe(view(start));
  expect(added.counters[loran]).toBe(start.counters[loran]);
});

test('ENC-1: the participants of an encounter that waits cannot be changed', () => {
  const waiting: CampaignState = {
    ...firstContact('encounters'),
    encounters: {
      't1.H0102': {
        id: 't1.H0102',
        place: { kind: 'system', system: 'H0102' },
        present: [human, loran],
        generated: [{ by: human, against: loran }],
        strikers: [],
      },
    },
  } as never;
  for (const line of ['move "Home Fleet" to Sol', 'move "First Swarm" to "Alpha Centauri"']) {
    expect(corrected(waiting, line).faults.join(' ')).toContain(
      'The units in a waiting encounter can’t change',
    );
  }
  expect(corrected(waiting, 'move "Sirius Squadron" to Sol').faults).toEqual([]);
});
