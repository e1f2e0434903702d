import { expect, test } from 'vitest';
import type { Order } from '#model/orders/order';
import { eventsOf, sail, voyageOf } from '#test/engine/movement/voyages';
import { ashore } from '#test/support/ashore';
import { unitId } from '#test/support/campaign';

const TURN = 5;

/** What becomes of minefields at A, in service since such a turn, that are put aboard a Minelayer of 2 there. */
function boarded(since: readonly number[]) {
  const mines = since.map((turn, index) =>
    ashore(`red.u${String(index)}`, 'mine', 'A', { since: turn }),
  );
  const state = voyageOf({
    lanes: { 'A-B': 'minor' },
    fleets: { red: { f1: ['A', 'layer'] } },
    units: mines,
  });
  const order: Order = {
    kind: 'AssignUnits',
    units: mines.map(({ id }) => id),
    to: { kind: 'aboard', carrier: unitId('red.uf10') },
    at: 'movement',
  };
  const result = sail({ ...state, turn: TURN }, { red: [order] });
  const places = mines.map(({ id }) => result.state.units[id]?.place.kind);
  return { places, failed: eventsOf(result, 'OrderFailed').map(({ because }) => because) };
}

test.each([
  ['new ones', [TURN - 1, TURN - 1], []],
  ['not those that lie there longer', [TURN - 2], ['no-room-aboard']],
  ['not more than the rating', [TURN - 1, TURN - 1, TURN - 1], ['no-room-aboard']],
])('CON-11: minefields go aboard a Minelayer: %s', (_name, since, failed) => {
  const place = failed.length === 0 ? 'aboard' : 'system';
  expect(boarded(since)).toEqual({ places: since.map(() => place), failed });
});
