import { expect, test } from 'vitest';
import { writerOver } from '#engine/apply/writer';
import { partiesKnownOf, partiesOf } from '#engine/sight/parties-of';
import {
  campaignOf,
  designId,
  designOf,
  empireId,
  empireOf,
  fleetId,
  fleetOf,
  systemId,
  systemOf,
  unitId,
  unitOf,
} from '#test/support/campaign';

const RED = empireId('red');
const SHIP = designOf({ id: designId('dd') });
const FLEET = { kind: 'fleet', fleet: fleetId('red.f1') } as const;
const unitNamed = (id: string) =>
  unitOf({ id: unitId(id), owner: RED, design: SHIP.id, place: FLEET });

const start = campaignOf({
  empires: [empireOf({ id: RED })],
  designs: [SHIP],
  systems: [systemOf({ id: systemId('A'), owner: RED })],
  fleets: [fleetOf({ id: fleetId('red.f1'), owner: RED, at: systemId('A') })],
  units: [unitNamed('red.u1')],
});

test('FOG-3: parties are counted again only when something that decides about them has changed', () => {
  const first = partiesKnownOf(start);
  expect(partiesKnownOf({ ...start, phase: 'supply', turn: 9 })).toBe(first);
  const writer = writerOver(start);
  writer.put('units', unitId('red.u2'), unitNamed('red.u2'));
  const second = partiesKnownOf(writer.read());
  expect(second.get('red.f1')?.units).toBe(2);
  // The table is the same object still.
  writer.remove('units', unitId('red.u1'));
  writer.remove('units', unitId('red.u2'));
  expect(partiesKnownOf(writer.read())).toEqual(partiesOf(writer.read()));
  expect(partiesKnownOf(writer.read()).size).toBe(0);
  expect(partiesKnownOf(start)).toBe(first);
  expect(partiesKnownOf({ ...start, designs: { ...start.designs } })).not.toBe(first);
});
