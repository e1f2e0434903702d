import { worksAt } from '#http/order-map/works-at';
import { brandAs } from '#kernel/brand/brand';
import { tableOf } from '#kernel/collections/group-by';
import type { DesignId, EmpireId, SystemId } from '#model/campaign/ids';
import { publishedLists } from '#test/content/published-lists';
import { fleetContact } from '#test/support/fleet-contact';
import { expect, test } from 'vitest';

const SOL = brandAs<SystemId>('H0202');
const { designs } = publishedLists();
const idOf = (name: string): DesignId => designs.find((one) => one.name === name)!.id;
const rows = designs.map((design) => ({ id: design.id, known: 'stats' as const, design }));

type Works = Readonly<{ yards: number; depots: number; ended?: 'destroyed' | 'captured' }>;

/** What is told of a place where others were seen with these works. */
function toldOf({ yards, depots, ended }: Works) {
  const seen = fleetContact(brandAs<EmpireId>('human'), 'loran.f1', SOL);
  const groupOf = (name: string, count: number) => {
    return { design: idOf(name), kind: 'base' as const, condition: 'sound' as const, count };
  };
  const contact = {
    ...seen,
    groups: [groupOf('Shipyard', yards), groupOf('Supply Depot', depots)],
    seen: { ...seen.seen, ...(ended === undefined ? {} : { ended: { how: ended, turn: 2 } }) },
  };
  const contacts = tableOf([contact], ({ id }) => id);
  const view = { units: {}, designs: tableOf(rows, ({ id }) => id), contacts };
  return worksAt(view as unknown as Parameters<typeof worksAt>[0], SOL);
}

test('FOG-3: shipyards and depots are counted as they were last seen, but not those that are known to be gone', () => {
  expect(toldOf({ yards: 3, depots: 1 })).toEqual({ yards: 3, depots: 1 });
  expect(toldOf({ yards: 3, depots: 1, ended: 'destroyed' })).toEqual({ yards: 0, depots: 0 });
  expect(toldOf({ yards: 2, depots: 5, ended: 'captured' })).toEqual({ yards: 0, depots: 0 });
});
