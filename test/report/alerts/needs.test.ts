import { expect, test } from 'vitest';
import { brandAs } from '#kernel/brand/brand';
import type { EmpireView } from '#fog/views/empire-view';
import type { ContactId } from '#model/campaign/ids';
import type { OpenFind } from '#model/campaign/open-find';
import { RAIDERS } from '#model/campaign/raiders';
import { needsAlerts } from '#report/alerts/needs';
import { loran, sampleView, sol, wolf } from '#test/report/reports/sample-campaign';
import { designId, unitId } from '#test/support/campaign';

/** Nothing in it needs its player. */
const calm: EmpireView = {
  ...sampleView,
  rules: { ...sampleView.rules, raiders: 'off' },
  contacts: {},
  onGround: [],
  unpaid: [],
  neighbours: Object.fromEntries(
    Object.entries(sampleView.neighbours).map(([id, one]) => [id, { ...one, offers: [] }]),
  ),
  fleets: Object.fromEntries(
    Object.entries(sampleView.fleets).map(([id, one]) => [id, { ...one, withdrawing: null }]),
  ),
  units: Object.fromEntries(
    Object.entries(sampleView.units).map(([id, one]) => [id, { ...one, condition: 'sound' }]),
  ),
};
const needs = (view: Partial<EmpireView>) => needsAlerts({ ...calm, ...view }, [], []);
const texts = (view: Partial<EmpireView>) => needs(view).map(({ text }) => text);

test('a calm empire needs nothing', () => {
  expect(needs({})).toEqual([]);
});

const offer = { by: loran, offer: 'trade', covert: false, keep: false } as const;
const withOffer = (by: typeof loran): Partial<EmpireView> => {
  const { [loran]: other, ...rest } = calm.neighbours;
  return { neighbours: { ...rest, [loran]: { ...other!, offers: [{ ...offer, by }] } } };
};

test('DIP-5: an open offer can be accepted and declined, and one of the player’s own needs nothing', () => {
  const [alert, ...others] = needs(withOffer(loran));
  expect(others).toEqual([]);
  expect(alert?.text).toMatch(/^Loran Imperium offers you .*Trade/u);
  expect(
    alert?.answers.map((one) => (one.kind === 'order' ? [one.order, one.fields] : [])),
  ).toEqual([
    ['OfferTreaty', { to: loran, offer: 'trade' }],
    ['DeclineOffer', { from: loran, offer: 'trade' }],
  ]);
  expect(needs(withOffer(calm.empire.id))).toEqual([]);
});

const contact = (owner: typeof loran | null, current = true) => ({
  contacts: {
    [brandAs<ContactId>('c7')]: {
      ...Object.values(sampleView.contacts)[0]!,
      id: brandAs<ContactId>('c7'),
      kind: 'fleet' as const,
      owner,
      place: { kind: 'system' as const, system: wolf },
      groups: [
        { design: designId('lida'), kind: 'ship' as const, condition: 'sound' as const, count: 3 },
      ],
      current,
    },
  },
});

test('FOG-3: enemies in sight in an own system ask for a fleet, friends and memories do not', () => {
  expect(texts(contact(loran))).toEqual(['Contact c7 (Loran Imperium) is at Wolf <359>: 3 Lida.']);
  expect(texts(contact(RAIDERS))).toHaveLength(1);
  expect(texts(contact(loran, false))).toEqual([]);
  const { [loran]: other, ...rest } = calm.neighbours;
  const friend = { ...rest, [loran]: { ...other!, state: 'trade' as const } };
  expect(texts({ ...contact(loran), neighbours: friend })).toEqual([]);
});

test('CON-5: crippled units are gathered by place, with the form for them, unless they are repaired already', () => {
  const crippled = Object.fromEntries(
    Object.entries(calm.units).map(([id, one]) => [
      id,
      ['human.u1', 'human.u3'].includes(id) ? { ...one, condition: 'crippled' as const } : one,
    ]),
  );
  const [alert] = needs({ units: crippled });
  expect(alert?.text).toBe('Crippled at Sol: Valiant (Apollo u1) and Saber u3.');
  expect(alert?.place).toEqual({ kind: 'system', system: sol });
  const units = [unitId('human.u1'), unitId('human.u3')];
  expect(alert?.answers).toMatchObject([
    { order: 'RepairUnits', fields: { units, where: 'yard' } },
  ]);
});

test('CON-5: where nothing can repair crippled units, no form is offered that would be refused', () => {
  const units = Object.fromEntries(
    Object.entries(calm.units).flatMap(([id, one]) =>
      id === 'human.u1' ? [[id, { ...one, condition: 'crippled' as const }]] : [],
    ),
  );
  const fleets = Object.fromEntries(
    Object.entries(calm.fleets).map(([id, one]) => [
      id,
      { ...one, place: { kind: 'system' as const, system: wolf } },
    ]),
  );
  const [alert] = needs({ units, fleets });
  expect(alert?.text).toBe(
    'Crippled at Wolf <359>: Valiant (Apollo u1). Nothing there can repair them: take them to a shipyard, a depot or a Supply ship.',
  );
  expect(alert?.answers).toEqual([]);
});

test('SUP-1: the chances of raids after the orders stand in one line, the highest first', () => {
  const told = (...raids: Parameters<typeof needsAlerts>[2]) =>
    needsAlerts(calm, [], raids).map(({ text }) => text);
  expect(told({ system: sol, chance: 4 }, { system: wolf, chance: 25 })).toEqual([
    'With your orders so far, raiders may come to Wolf <359> (25\u00a0%) and Sol (4\u00a0%).',
  ]);
  expect(told({ system: sol, chance: 1 })).toEqual([]);
});

test('MAP-8: a find is settled by an order that takes something of it', () => {
  const find: OpenFind = { kind: 'derelicts', system: wolf, points: 17, classes: [] };
  const [alert] = needs({ empire: { ...calm.empire, finds: [find] } });
  expect(alert?.text).toContain('for 17 EP this turn');
  expect(alert?.answers).toMatchObject([
    { order: 'TakeFind', settles: { find: 'derelicts', system: wolf } },
  ]);
});

test('ENC-4, ECO-5: what must leave and whom nobody pays', () => {
  expect(texts({ fleets: sampleView.fleets })).toEqual([
    expect.stringMatching(/must leave by .* before anything else\.$/u),
  ]);
  expect(texts({ unpaid: [unitId('human.u2'), unitId('human.u4')] })).toEqual([
    'Nobody pays 2 Saber u2, u4 this turn.',
  ]);
});
