import { type BuildFacts, buildRefusalsOf } from '#rules/construction/build-refusals';
import { designId, designOf, empireId, empireOf, systemId, systemOf } from '#test/support/campaign';
import { expect, test } from 'vitest';

const human = empireId('human');
const skiff = designId('skiff');
const colony = systemOf({ id: systemId('H0101'), owner: human, census: 4, morale: 4 });
const outpost = { ...colony, census: 0 };

const FITTING: BuildFacts = {
  empire: empireOf({ id: human, unlocked: [skiff] }),
  design: designOf({ id: skiff }),
  isUniversal: () => false,
  system: colony,
  isPartner: false,
  source: 'shipyard',
  isShared: false,
  shipyards: 1,
  convoys: 1,
  alike: 0,
};

test.each([
  { name: 'an unlocked ship at a shipyard', part: {}, refusals: [] },
  { name: 'a ship by the system', part: { source: 'system', shipyards: 0 }, refusals: [] },
  {
    name: 'a class of the universal list',
    part: { empire: empireOf({ id: human }), isUniversal: () => true },
    refusals: [],
  },
  { name: 'a locked class', part: { empire: empireOf({ id: human }) }, refusals: ['not-unlocked'] },
  { name: 'without a shipyard', part: { shipyards: 0 }, refusals: ['no-shipyard'] },
  { name: 'a shipyard at an outpost', part: { system: outpost }, refusals: [] },
  { name: 'shared by a shipyard and its colony', part: { isShared: true }, refusals: [] },
  {
    name: 'shared by a shipyard and an outpost',
    part: { system: outpost, isShared: true },
    refusals: ['no-colony-to-share'],
  },
  {
    name: 'shared by a Mobile Shipyard and a system that nobody owns',
    part: { system: { ...colony, owner: null }, isShared: true },
    refusals: ['no-colony-to-share'],
  },
  {
    name: 'by an outpost',
    part: { system: outpost, source: 'system' },
    refusals: ['not-a-colony'],
  },
  {
    name: 'in a foreign system',
    part: { system: { ...colony, owner: empireId('loran') } },
    refusals: ['not-own-system'],
  },
  {
    name: 'a minefield at a shipyard',
    part: { design: designOf({ id: skiff, kind: 'minefield' }) },
    refusals: ['not-built-by-source'],
  },
  {
    name: 'a ship at a Mobile Shipyard where nobody owns the system',
    part: { system: { ...outpost, owner: null } },
    refusals: [],
  },
  {
    name: 'by a system that nobody owns',
    part: { system: { ...outpost, owner: null }, source: 'system' },
    refusals: ['not-own-system', 'not-a-colony'],
  },
  {
    name: 'a base by the system',
    part: { design: designOf({ id: skiff, kind: 'base' }), source: 'system' },
    refusals: ['not-built-by-source'],
  },
  {
    name: 'a ground unit, and everything else that is wrong with it',
    part: {
      design: designOf({ id: designId('other'), kind: 'ground' }),
      shipyards: 0,
      system: { ...colony, owner: null },
    },
    refusals: ['no-shipyard', 'not-unlocked', 'not-built-by-source'],
  },
] as const)('CON-1: $name', ({ part, refusals }) => {
  expect(buildRefusalsOf({ ...FITTING, ...part })).toEqual(refusals);
});

const loran = empireId('loran');
const base = designOf({ id: skiff, kind: 'base' });
const troops = designOf({ id: skiff, kind: 'ground' });

test.each([
  { name: 'in an own system', part: {}, refusals: [] },
  {
    name: 'where nobody owns the system',
    part: { system: { ...outpost, owner: null } },
    refusals: [],
  },
  {
    name: 'in a foreign system',
    part: { system: { ...colony, owner: loran } },
    refusals: ['not-own-system'],
  },
  {
    name: 'in the system of a Military partner',
    part: { system: { ...colony, owner: loran }, isPartner: true },
    refusals: [],
  },
  { name: 'where no convoy is', part: { convoys: 0 }, refusals: ['no-convoy'] },
] as const)('CON-2: convoys put up a base $name: $refusals', ({ part, refusals }) => {
  expect(buildRefusalsOf({ ...FITTING, design: base, source: 'convoy', ...part })).toEqual(
    refusals,
  );
});

test.each([
  { name: 'at a colony', part: {}, refusals: [] },
  { name: 'at an outpost', part: { system: outpost }, refusals: ['not-a-colony'] },
  {
    name: 'at the colony of a Military partner',
    part: { system: { ...colony, owner: loran }, isPartner: true },
    refusals: ['not-own-system'],
  },
] as const)('CON-3: ground forces are raised $name: $refusals', ({ part, refusals }) => {
  expect(buildRefusalsOf({ ...FITTING, design: troops, source: 'census', ...part })).toEqual(
    refusals,
  );
});

const [small, medium] = [
  'civilian-bases.small-civilian-base',
  'civilian-bases.medium-civilian-base',
].map((id) => designOf({ id: designId(id), kind: 'base', role: 'civilian-base' }));
const institute = designOf({ id: skiff, kind: 'base', role: 'institute' });
const ruins = { ...colony, anomalies: ['Ruins'] };

test.each([
  { name: 'OPT-21: a small civilian base', part: { design: small }, refusals: [] },
  {
    name: 'OPT-21: a second one of the empire there',
    part: { design: small, alike: 1 },
    refusals: ['one-is-there'],
  },
  { name: 'OPT-21: a medium one', part: { design: medium }, refusals: ['only-upgraded'] },
  {
    name: 'OPT-21: a second trading post',
    part: { design: designOf({ id: skiff, kind: 'base', role: 'trading-post' }), alike: 1 },
    refusals: [],
  },
  {
    name: 'OPT-11: a science institute beside ruins',
    part: { design: institute, system: ruins },
    refusals: [],
  },
  {
    name: 'OPT-11: a second one',
    part: { design: institute, system: ruins, alike: 1 },
    refusals: ['one-is-there'],
  },
  { name: 'OPT-11: one elsewhere', part: { design: institute }, refusals: ['no-ruins'] },
] as const)('$name: $refusals', ({ part, refusals }) => {
  const universal = { isUniversal: () => true, source: 'convoy' } as const;
  expect(buildRefusalsOf({ ...FITTING, ...universal, ...(part as Partial<BuildFacts>) })).toEqual(
    refusals,
  );
});
