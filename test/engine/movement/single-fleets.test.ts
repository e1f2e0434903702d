import { economicPhase } from '#engine/phases/economic/phase';
import { empireViewOf } from '#fog/views/empire-view-of';
import { judgeOrders } from '#legality/judge-orders';
import { valuesById } from '#kernel/collections/tables';
import { brandAs } from '#kernel/brand/brand';
import type { ContactId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import type { Order } from '#model/orders/order';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import { empireId } from '#test/support/campaign';
import { eventsOf, runPhases } from '#test/support/run-phases';
import { looked, move, sail, voyageOf, whereAre } from './voyages.ts';
import { expect, test } from 'vitest';

const [red, blue] = [empireId('red'), empireId('blue')];

/** Two fleets of red's lie at A, which is nobody's, in sight of blue's scout; B is blue's. No treaty lets them in. */
const world = looked(
  voyageOf({
    lanes: { 'A-B': 'minor' },
    owners: { B: 'blue' },
    states: { 'red/blue': 'non-aggression' },
    fleets: { red: { f1: ['A', 'dd'], f2: ['A', 'ca'] }, blue: { f3: ['A', 'scout'] } },
  }),
);

/** Blue's contact with a fleet of red's. */
const contactWith = (fleet: string): ContactId =>
  valuesById(world.contacts).find(
    ({ viewer, subject }) => viewer === blue && subject.kind === 'fleet' && subject.fleet === fleet,
  )!.id;

const welcome = (...contacts: readonly ContactId[]): Order => ({
  kind: 'SetStanding',
  fleet: null,
  standing: { admitsFleets: contacts },
});
const order = (state: CampaignState, said: Order) =>
  runPhases([economicPhase], { ...state, phase: 'economic' }, { blue: [said] });

test('DIP-10: a single fleet enters by the permission that names it, and no other does', () => {
  const { state } = order(world, welcome(contactWith('red.f1')));
  const sheets = { red: [move('red.f1', 'B'), move('red.f2', 'B')] };
  const after = sail({ ...state, phase: 'movement' }, sheets);
  expect(whereAre(after.state)).toEqual(['blue.f3 in A', 'red.f1 in B', 'red.f2 in A']);
});

test('DIP-10, FOG-1: its owner alone is told when it is admitted, and when it is no more', () => {
  const [first, second] = [contactWith('red.f1'), contactWith('red.f2')];
  const given = order(world, welcome(first));
  const told = (events: typeof given.events) =>
    eventsOf(events, 'FleetAdmitted').map(({ fleet, admitted, witnesses }) => [
      fleet,
      admitted,
      witnesses.map(({ empire }) => empire),
    ]);
  expect(told(given.events)).toEqual([['red.f1', true, [red]]]);
  expect(told(order(given.state, welcome(first, second)).events)).toEqual([
    ['red.f2', true, [red]],
  ]);
  expect(told(order(given.state, welcome()).events)).toEqual([['red.f1', false, [red]]]);
});

test('DIP-10, FOG-14: only contacts of its own with fleets can be named', () => {
  const view = empireViewOf({ ...world, phase: 'economic' }, blue, {
    campaignName: 'Test',
    rules: DEFAULT_RULE_SET,
  });
  const codes = (contact: ContactId) =>
    judgeOrders(view, [welcome(contact)]).verdicts[0]!.issues.map(({ code }) => code);
  expect(codes(contactWith('red.f1'))).toEqual([]);
  expect(codes(brandAs<ContactId>('blue.c99'))).toEqual(['CONTACT_UNFIT']);
  expect(codes(brandAs<ContactId>('red.c1'))).toEqual(['CONTACT_UNFIT']);
});
