import { expect, test } from 'vitest';
import { empireViewOf } from '#fog/views/empire-view-of';
import { hashOf } from '#kernel/result/hash';
import type { CampaignState } from '#model/campaign/state';
import { corrected } from '#test/engine/corrections/corrected';
import { empireId } from '#test/support/campaign';
import { info, readBy, start } from './read-by.ts';

const [human, loran] = [empireId('human'), empireId('loran')];

const sparta = start.designs['human.sparta' as never] as Readonly<{ abilities: readonly object[] }>;
const abilities = [...sparta.abilities, { id: 'missile', rating: 1 }];
/** The Sparta class takes ordnance up to size 3. */
const before = {
  ...start,
  designs: { ...start.designs, 'human.sparta': { ...sparta, cc: 3, abilities } },
  projects: {
    'repair/human.u14': {
      ...{ id: 'repair/human.u14', kind: 'repair', owner: 'human', paid: 3, ready: null },
      subject: { kind: 'unit', unit: 'human.u14', to: null, helpers: [] },
    },
    'productivity/H0002': {
      ...{ id: 'productivity/H0002', kind: 'productivity', owner: 'human', paid: 9, ready: null },
      subject: { kind: 'system', system: 'H0002' },
    },
  },
} as never as CampaignState;

const TOLD: readonly (readonly [line: string, human: readonly string[]])[] = [
  [
    'arm "Gorgo" with heavy, jammer',
    ['Gorgo (Sparta u14) has Heavy and Jammer ordnance aboard now'],
  ],
  ['tech-years human 3', ['your gain in tech years is 3 now (was 0)']],
  ['unlock-chance human 50', ['your saved chance of a class, in percent, is 50 now (was 0)']],
  [
    'mark Sol suppressed 3',
    ['3 points of the Productivity of Sol in turn 2 are suppressed (was 0)'],
  ],
  ['mark Sol bombarded 1', ['1 point of Utilized Productivity is lost at Sol in turn 2 (was 0)']],
  ['mark Sol halved 2', ['the Utilized Productivity of Sol in turn 2 is halved 2 times (was 0)']],
  ['mark Sol disrupted-half 1', ['disruption halves the Utilized Productivity of Sol in turn 2']],
  ['mark Sol disrupted-zero 1', ['disruption takes all Utilized Productivity of Sol in turn 2']],
  [
    'lowered human u25 2',
    ['1st Marines (Marines u25) has its Defense lowered by 2 this turn (was 0)'],
  ],
  ['unit "Gorgo" unconverted', ['Gorgo (Sparta u14) is unconverted now']],
  ['stop repair "Gorgo"', ['the repair of Gorgo (Sparta u14) is not under way any more']],
  ['stop productivity Sol', ['a point of Productivity at Sol is not under way any more']],
  [
    'paid-for repair "Gorgo" 4',
    ['what is paid for the repair of Gorgo (Sparta u14) is 4 now (was 3)'],
  ],
  [
    'carried human "Alpha Centauri" suppression 5',
    ['you have 5 bombardment points left at Alpha Centauri for Suppression (was 0)'],
  ],
  [
    'carried human "Alpha Centauri" any 1',
    ['you have 1 bombardment point left at Alpha Centauri for any mission (was 0)'],
  ],
  ['unit "Gorgo" unpaid', ['Gorgo (Sparta u14) is unpaid this turn']],
];

test.each(TOLD)(
  'TURN-3, FOG-1: %s is read by its owner alone, and shows to nobody else',
  (line, told) => {
    expect(readBy(human, line, { before })).toEqual(
      told.map((one) => `Moderator’s correction: ${one}.`),
    );
    expect(readBy(loran, line, { before })).toEqual([]);
    const view = (of: CampaignState): string => hashOf(empireViewOf(of, loran, info));
    expect(view(corrected(before, line).state)).toBe(view(before));
  },
);

test('FOG-6: troops that a correction puts on the ground beside an empire’s own are seen there at once, and elsewhere by nobody', () => {
  const seenAfter = (line: string, viewer: typeof human) => {
    const { state, faults } = corrected(start, line);
    expect(faults).toEqual([]);
    return empireViewOf(state, viewer, info).onGround;
  };
  expect(seenAfter('add loran 2 "Thralls" at "Alpha Centauri"', human)).toMatchObject([
    { system: 'H0102', design: 'loran.thralls', count: 2 },
  ]);
  expect(seenAfter('add human 3 "Marines" at Sol', loran)).toEqual([]);
});
