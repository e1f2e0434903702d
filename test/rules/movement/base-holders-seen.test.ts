import { expect, test } from 'vitest';
import { brandAs } from '#kernel/brand/brand';
import type { ContactId } from '#model/campaign/ids';
import { baseHoldersSeen } from '#rules/movement/base-holders-seen';
import { designId, systemId } from '#test/support/campaign';
import { loran } from '#test/support/human-and-loran';
import { idsOf } from '#test/support/ids-of';

const [sol, wolf] = idsOf(systemId, 'H0101', 'H0102');
const [fort, ark, shed] = idsOf(designId, 'fort', 'ark', 'shed');
const designs = {
  [fort]: { known: 'stats', design: { cost: 6 } },
  [ark]: { known: 'stats', design: { cost: 40 } },
  [shed]: { known: 'name' },
} as const;
const seen = { owner: loran, place: { kind: 'system', system: wolf }, current: true } as const;
const bases = (design: typeof fort, count: number) =>
  [{ design, kind: 'base', condition: 'sound', count }] as const;

test.each([
  ['bases of 12', { groups: bases(fort, 2) }, [loran]],
  ['bases of 6', { groups: bases(fort, 1) }, []],
  ['crippled bases of 12', { groups: [{ ...bases(fort, 2)[0], condition: 'crippled' }] }, [loran]],
  ['bases of an unknown power', { owner: null, groups: bases(fort, 3) }, [null]],
  ['bases of an unknown class', { groups: bases(shed, 9) }, []],
  ['ships', { groups: [{ ...bases(ark, 1)[0], kind: 'ship' }] }, []],
  ['bases seen earlier', { current: false, groups: bases(fort, 2) }, []],
  ['bases elsewhere', { place: { kind: 'system', system: sol }, groups: bases(fort, 2) }, []],
] as const)('COL-1, FOG-14: %s in sight control the system by %j', (_, part, holders) => {
  const contacts = { [brandAs<ContactId>('c1')]: { ...seen, ...part } };
  expect(baseHoldersSeen({ contacts, designs }, wolf)).toEqual(holders);
});
