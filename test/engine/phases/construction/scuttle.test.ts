import { expect, test } from 'vitest';
import { constructionPhase } from '#engine/phases/construction/phase';
import { empireViewOf } from '#fog/views/empire-view-of';
import { judgeOrders } from '#legality/judge-orders';
import type { CampaignState } from '#model/campaign/state';
import type { Unit } from '#model/forces/unit';
import type { Order } from '#model/orders/order';
import { findsStart } from '#test/engine/discovery/finds-world';
import { designId, empireId, unitId, unitOf } from '#test/support/campaign';
import { eventsOf, runPhases } from '#test/support/run-phases';

const human = empireId('human');
const { state: start, rules } = findsStart({ hub: {}, atHub: { human: ['Apollo'] } });
const [apollo] = Object.values(start.units);
const cruiser = unitId('human.u8');

/** A derelict Light Cruiser beside the Apollo, and something aboard it. */
function withHulk(cargo: string | null): CampaignState {
  const part = { owner: human, condition: 'crippled' } as const;
  const hulk = unitOf({
    ...{ id: cruiser, design: designId('derelict-ships.light-cruiser') },
    ...{ ...part, place: apollo!.place },
  });
  const units: Unit[] = [hulk];
  if (cargo !== null) {
    const place = { kind: 'aboard', carrier: cruiser } as const;
    units.push(unitOf({ id: unitId('human.u9'), design: designId(cargo), ...part, place }));
  }
  const table = Object.fromEntries(units.map((unit) => [unit.id, unit]));
  return { ...start, phase: 'construction', units: { ...start.units, ...table } };
}

const scuttle = (...ids: readonly string[]): Order => ({
  kind: 'ScuttleUnits',
  units: ids.map(unitId),
});
const scuttled = (state: CampaignState, ...orders: readonly Order[]) =>
  runPhases([constructionPhase], state, { [human]: orders });
const codesOf = (state: CampaignState, ...orders: readonly Order[]) => {
  const asked = { ...state, phase: 'economic' } as const;
  const view = empireViewOf(asked, human, { campaignName: '', rules });
  return judgeOrders(view, orders).verdicts.map(({ issues }) => issues.map(({ code }) => code));
};

test('MAP-8, TECH-1: a scuttled derelict brings twice its cost as tech investment, and its flights theirs', () => {
  const { state, events } = scuttled(withHulk('derelict-flights.heavy-bomber'), scuttle(cruiser));
  expect(eventsOf(events, 'UnitScuttled')).toMatchObject([
    { unit: 'human.u9', points: 8, pool: 8 },
    { unit: 'human.u8', points: 12, pool: 20 },
  ]);
  expect(state.empires[human]).toMatchObject({ techPool: 20, treasury: 0 });
  expect(Object.keys(state.units)).toEqual([apollo?.id]);
  expect(codesOf(withHulk('derelict-flights.heavy-bomber'), scuttle(cruiser))).toEqual([[]]);
});

test('MAP-8: a derelict with others aboard is not scuttled, and its player is warned', () => {
  const laden = withHulk('human.saber');
  expect(codesOf(laden, scuttle(cruiser))).toEqual([['SCUTTLE_LADEN']]);
  const { state, events } = scuttled(laden, scuttle(cruiser));
  expect(eventsOf(events, 'OrderFailed')).toMatchObject([{ because: 'unit-unfit' }]);
  expect(Object.keys(state.units)).toHaveLength(3);
});

test('MAP-8: only derelicts are scuttled, each once, and none that is scrapped', () => {
  const state = withHulk(null);
  const scrap = { kind: 'ScrapUnits', units: [cruiser] } as const;
  expect(codesOf(state, scuttle(apollo!.id))).toEqual([['SCUTTLE_NO_DERELICT']]);
  expect(codesOf(state, scuttle('loran.u1'))).toEqual([['UNIT_UNKNOWN']]);
  expect(codesOf(state, scuttle(cruiser), scuttle(cruiser))).toEqual([[], ['SCUTTLE_TWICE']]);
  expect(codesOf(state, scrap, scuttle(cruiser)).at(-1)).toEqual(['SCUTTLE_TWICE']);
  const gone = scuttled(state, scuttle('human.u77'));
  expect(eventsOf(gone.events, 'OrderFailed')).toMatchObject([{ because: 'units-elsewhere' }]);
});
