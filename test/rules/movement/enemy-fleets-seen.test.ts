import { expect, test } from 'vitest';
import { brandAs } from '#kernel/brand/brand';
import type { ContactId } from '#model/campaign/ids';
import { laneIdOf } from '#model/campaign/lane';
import { enemyFleetsSeen } from '#rules/movement/enemy-fleets-seen';
import { systemId } from '#test/support/campaign';
import { human, loran } from '#test/support/human-and-loran';
import { idsOf } from '#test/support/ids-of';

const [sol, wolf] = idsOf(systemId, 'H0101', 'H0102');
const fleet = {
  kind: 'fleet',
  owner: loran,
  place: { kind: 'system', system: wolf },
  current: true,
} as const;
const inLane = { kind: 'lane', lane: laneIdOf(sol, wolf) } as const;

test.each([
  { what: 'an enemy fleet', contact: {}, state: 'war', seen: true },
  { what: 'a fleet at Hostilities', contact: {}, state: 'hostilities', seen: true },
  { what: 'a neutral fleet', contact: {}, state: 'non-intercourse', seen: false },
  { what: 'a partner’s fleet', contact: {}, state: 'trade', seen: false },
  { what: 'a fleet of earlier', contact: { current: false }, state: 'war', seen: false },
  { what: 'a garrison', contact: { kind: 'garrison' }, state: 'war', seen: false },
  { what: 'a fleet in a lane', contact: { place: inLane }, state: 'war', seen: false },
  { what: 'a fleet of nobody known', contact: { owner: null }, state: 'war', seen: false },
  { what: 'a fleet of one never met', contact: { owner: human }, state: 'war', seen: false },
] as const)('FOG-14: $what counts as an enemy fleet there: $seen', ({ contact, state, seen }) => {
  const isSeen = enemyFleetsSeen({
    contacts: { [brandAs<ContactId>('c1')]: { ...fleet, ...contact } },
    neighbours: { [loran]: { state } },
  });
  expect([sol, wolf].map(isSeen)).toEqual([false, seen]);
});
