import { expect, test } from 'vitest';
import { brandAs } from '#kernel/brand/brand';
import { laneIdOf } from '#model/campaign/lane';
import { DIPLOMATIC_STATES, type DiplomaticState } from '#model/campaign/relation';
import type { AbilityId } from '#model/forces/design';
import type { Fleet } from '#model/forces/fleet';
import type { Unit } from '#model/forces/unit';
import { bombardsWhom } from '#rules/bombardment/bombards-whom';
import { hasSuperiority } from '#rules/bombardment/has-superiority';
import { forceIndexOf } from '#rules/forces/force-index';
import { hidersIn } from '#rules/sight/hiders-in';
import { ashore } from '#test/support/ashore';
import { campaignOf, designId, designOf, systemId, unitId } from '#test/support/campaign';
import { human, humanAndLoran, loran } from '#test/support/human-and-loran';
import { idsOf } from '#test/support/ids-of';
import { squadronOf } from '#test/support/squadron';

const [wolf, vega] = idsOf(systemId, 'H0102', 'H0103');
const ability = (name: string) => [{ id: brandAs<AbilityId>(name), rating: 2 }];
const designs = [
  designOf({ id: designId('cruiser'), hull: 'CA' }),
  designOf({ id: designId('sneak'), hull: 'CL', abilities: ability('stealth') }),
  designOf({ id: designId('tender'), hull: 'CB', abilities: ability('tender') }),
  designOf({ id: designId('fort'), kind: 'base', hull: 'CA', cost: 9 }),
  designOf({ id: designId('depot'), kind: 'base', hull: null, civilian: true, role: 'depot' }),
  designOf({ id: designId('mines'), kind: 'minefield', hull: 'LF' }),
  designOf({ id: designId('wing'), kind: 'flight', hull: 'HF' }),
  designOf({ id: designId('convoy'), kind: 'convoy', hull: null, civilian: true }),
  designOf({ id: designId('guard'), kind: 'ground', hull: 'LG' }),
];

type Enemy = Readonly<{
  state?: DiplomaticState;
  /** In one fleet at Wolf, the first unit `loran.u1`. */
  sails?: readonly string[];
  fleet?: Partial<Fleet>;
  unit?: Partial<Unit>;
  posted?: readonly Unit[];
  at?: typeof wolf;
}>;

/** Whether the humans have the orbit of Wolf. */
function hasOrbit(enemy: Enemy): boolean {
  const { state = 'war', sails = [], fleet = {}, unit = {}, posted = [], at = wolf } = enemy;
  const ships = sails.map(designId);
  const squadron = squadronOf({ owner: loran, at, designs: ships, fleet, unit });
  const campaign = campaignOf({
    ...humanAndLoran(state),
    designs,
    fleets: [squadron.fleet],
    units: [...squadron.units, ...posted],
  });
  const orbit = { state: campaign, index: forceIndexOf(campaign), hiders: hidersIn(campaign) };
  return hasSuperiority(orbit, human, wolf);
}

const post = (design: string, part: Partial<Unit> = {}): readonly Unit[] => [
  ashore('loran.u7', design, wolf, part),
];

test.each<readonly [string, Enemy, boolean]>([
  ['nobody is there', {}, true],
  ['an enemy ship', { sails: ['cruiser'] }, false],
  ['an enemy base', { posted: post('fort') }, false],
  ['a depot', { posted: post('depot') }, false],
  ['a crippled ship', { sails: ['cruiser'], unit: { condition: 'crippled' } }, true],
  ['a crippled base', { posted: post('fort', { condition: 'crippled' }) }, true],
  ['a mothballed ship', { sails: ['cruiser'], unit: { status: 'mothballed' } }, true],
  ['a ship in reserve, as crippled', { sails: ['cruiser'], unit: { status: 'reserve' } }, true],
  ['a hidden ship', { sails: ['sneak'] }, true],
  ['a hidden ship, and one that everybody sees', { sails: ['sneak', 'cruiser'] }, false],
  ['minefields', { posted: post('mines') }, true],
  ['flights of the colony', { posted: post('wing') }, true],
  ['ground units', { posted: post('guard') }, true],
  ['convoys', { sails: ['convoy'] }, true],
  ['a ship in the next system', { sails: ['cruiser'], at: vega }, true],
  ['a base in the next system', { posted: [ashore('loran.u7', 'fort', vega)] }, true],
])('BOM-1: whether one has the orbit: %s', (_name, enemy, has) => {
  expect(hasOrbit(enemy)).toBe(has);
});

test('BOM-1: a fleet that has to leave denies nothing', () => {
  const withdrawing = { lane: laneIdOf(wolf, vega), turn: 1 };
  expect(hasOrbit({ sails: ['cruiser'], fleet: { withdrawing } })).toBe(true);
});

test('BOM-1: an uncrippled corvette on a crippled tender denies it', () => {
  const aboard = { place: { kind: 'aboard', carrier: unitId('loran.u1') } } as const;
  const corvette = ashore('loran.u8', 'cruiser', wolf, aboard);
  const crippled = { condition: 'crippled' } as const;
  expect(hasOrbit({ sails: ['tender'], unit: crippled })).toBe(true);
  expect(hasOrbit({ sails: ['tender'], unit: crippled, posted: [corvette] })).toBe(false);
});

test.each(DIPLOMATIC_STATES)(
  'BOM-1: ships of others deny it at War and Hostilities: %s',
  (state) => {
    const isEnemy = state === 'war' || state === 'hostilities';
    expect(hasOrbit({ state, sails: ['cruiser'] })).toBe(!isEnemy);
  },
);

const empty = { owner: null, census: 0, rebels: 0 };
test.each(DIPLOMATIC_STATES)('BOM-1: the system of others is bombarded by %s?', (state) => {
  const { relations } = campaignOf(humanAndLoran(state));
  const isEnemy = state === 'war' || state === 'hostilities';
  const whom = [0, 3].map((census) =>
    bombardsWhom({ relations, effects: {} }, human, { id: wolf, owner: loran, census, rebels: 0 }),
  );
  expect(whom).toEqual(isEnemy ? ['enemy', 'enemy'] : [null, null]);
});

test.each([
  ['nobody’s', empty, null],
  ['an independent colony', { ...empty, census: 3, rebels: 2 }, 'independent'],
  ['its own', { owner: human, census: 3, rebels: 0 }, null],
  ['its own, with rebels', { owner: human, census: 3, rebels: 1 }, 'rebels'],
] as const)('BOM-1: who is bombarded in a system: %s', (_name, system, whom) => {
  const { relations } = campaignOf(humanAndLoran('alliance'));
  expect(bombardsWhom({ relations, effects: {} }, human, { id: wolf, ...system })).toBe(whom);
});

test('BOM-1: nobody bombards an empire that they never met', () => {
  const system = { owner: loran, census: 3, rebels: 0 };
  expect(bombardsWhom({ relations: {}, effects: {} }, human, { id: wolf, ...system })).toBeNull();
});
