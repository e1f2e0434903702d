import { expect, test } from 'vitest';
import type { EmpireView } from '#fog/views/empire-view';
import { judgeOrders } from '#legality/judge-orders';
import { type Relation, relationIdOf } from '#model/campaign/relation';
import type { Order } from '#model/orders/order';
import { buildUnits } from '#test/support/build-units';
import { campaignOf } from '#test/support/campaign';
import { human, humanAndLoran, loran } from '#test/support/human-and-loran';
import { ids, sol, viewOf } from './human-view.ts';

const give = (design = ids.skiff): Order => ({ kind: 'GiveSchematics', to: loran, design });
const relation = campaignOf(humanAndLoran('military')).relations[relationIdOf(human, loran)]!;
const viewAt = (part: Partial<Relation> | null = {}): EmpireView =>
  viewOf({ relations: part === null ? {} : { [relation.id]: { ...relation, ...part } } });
const codesOf = (view: EmpireView, order: Order) =>
  judgeOrders(view, [order]).verdicts.flatMap(({ issues }) => issues.map(({ code }) => code));

test.each<readonly [string, Order, Partial<Relation> | null, readonly string[]]>([
  ['of an unlocked class', give(), {}, []],
  ['of a class that is not unlocked', give(ids.secret), {}, ['CLASS_LOCKED']],
  ['to a partner in trade', give(), { state: 'trade' }, ['NO_TREATY']],
  ['to whom envoys do not get through', give(), { sustained: false }, ['NO_ENVOYS']],
  [
    'all at once',
    give(ids.secret),
    { state: 'war', sustained: false },
    ['NO_ENVOYS', 'NO_TREATY', 'CLASS_LOCKED'],
  ],
  ['to an empire that was never met', give(), null, ['EMPIRE_UNKNOWN']],
])('TECH-5: schematics: %s', (_name, order, part, codes) => {
  expect(codesOf(viewAt(part), order)).toEqual(codes);
});

test('TECH-5: schematics of what everybody builds are nothing to give', () => {
  const view = viewAt();
  const row = view.designs[ids.skiff]!;
  const universalLists = row.known === 'stats' ? [row.design.list] : [];
  expect(codesOf({ ...view, universalLists }, give())).toEqual(['CLASS_OF_EVERYBODY']);
});

test.each([
  { era: 1, codes: ['beyond-era'] },
  { era: 2, codes: [] },
])('TECH-5: an empire with schematics of era 2 builds by them in era $era', ({ era, codes }) => {
  const view = viewAt();
  const row = view.designs[ids.secret]!;
  const design = { known: 'stats', design: { ...row.design, era: 2 } } as typeof row;
  const designs = { ...view.designs, [ids.secret]: design };
  const empire = { ...view.empire, era, schematics: [ids.secret] };
  const order = buildUnits({ design: ids.secret, system: sol, pay: 0 });
  expect(codesOf({ ...view, designs, empire }, order)).toEqual(codes);
});
