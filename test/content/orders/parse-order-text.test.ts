import { expect, test } from 'vitest';
import { formatOrder } from '#content/orders/format-order';
import { parseOrderText } from '#content/orders/parse-order-text';
import { NAMES } from './names-of-a-player.ts';

const SOL = 'H0002';
const build = { kind: 'BuildUnits', design: 'human.apollo', count: 1, system: SOL };
const plain = { ...build, source: 'shipyard', names: [], pay: null };
const standing = (fields: object, fleet: string | null = 'human.f1') => ({
  kind: 'SetStanding',
  fleet,
  standing: fields,
});
const move = (path: readonly string[], fleet = 'human.f1') => ({ kind: 'MoveFleet', fleet, path });
const explore = (toward: string | null) => ({ kind: 'ExploreLane', fleet: 'human.f1', toward });
const assign = (to: object, at = 'movement') => ({
  kind: 'AssignUnits',
  units: ['human.u14'],
  to,
  at,
});

const ORDERS: readonly (readonly [string, object, string?])[] = [
  [
    'build 2 Apollo at Sol with shipyard named "Ares II", "Hermes II"',
    { ...plain, count: 2, names: ['Ares II', 'Hermes II'] },
  ],
  [
    'build 1 Saber at Sol with system pay 1',
    { ...plain, design: 'human.saber', source: 'system', pay: 1 },
  ],
  [
    'build Supply Depot with system at H0002',
    { ...plain, design: 'universal.supply-depot', source: 'system' },
    'build 1 "Supply Depot" at Sol with system',
  ],
  [
    'BUILD apollo AT sol WITH Shipyard # and a remark',
    plain,
    'build 1 Apollo at Sol with shipyard',
  ],
  [
    'build 2 Apollo at Sol with shipyard share 3 named "Ares II" pay 4',
    { ...plain, count: 2, share: 3, names: ['Ares II'], pay: 4 },
  ],
  ['build 1 Apollo at Sol with shipyard pay 4 first', { ...plain, pay: 4, first: true }],
  [
    'build 1 Apollo first at Sol with shipyard',
    { ...plain, first: true },
    'build 1 Apollo at Sol with shipyard first',
  ],
  ['build 1 Apollo at Sol with shipyard pay 0', { ...plain, pay: 0 }],
  ['fund w3 4', { kind: 'FundWork', work: 'human.w3', pay: 4 }],
  ['fund Athena 4', { kind: 'FundWork', work: 'human.w4', pay: 4 }, 'fund w4 4'],
  [
    'rename unit "Ares" to Hermes II',
    { kind: 'Rename', of: { kind: 'unit', unit: 'human.u1' }, name: 'Hermes II' },
    'rename unit "Ares" to "Hermes II"',
  ],
  [
    'rename colony Sol to "New Sol"',
    { kind: 'Rename', of: { kind: 'colony', system: 'H0002' }, name: 'New Sol' },
    'rename colony Sol to "New Sol"',
  ],
  ['rank w4, w3', { kind: 'RankWorks', works: ['human.w4', 'human.w3'] }],
  ['rank Athena', { kind: 'RankWorks', works: ['human.w4'] }, 'rank w4'],
  ['cancel w3', { kind: 'CancelWork', work: 'human.w3' }],
  [
    'form "Task Force 2" from "Ares", u14',
    { kind: 'FormFleet', name: 'Task Force 2', units: ['human.u1', 'human.u14'], at: 'movement' },
  ],
  [
    'form Reserve from Hermes at construction',
    { kind: 'FormFleet', name: 'Reserve', units: ['human.u2'], at: 'construction' },
    'form "Reserve" from "Hermes" at construction',
  ],
  ['assign u14 to "Home Fleet"', assign({ kind: 'fleet', fleet: 'human.f1' })],
  ['assign u14 aboard "Ares"', assign({ kind: 'aboard', carrier: 'human.u1' })],
  [
    'assign u14 aboard Athena at construction',
    assign({ kind: 'aboard', carrier: 'new:Athena' }, 'construction'),
    'assign u14 aboard "Athena" at construction',
  ],
  ['assign u14 ashore', assign({ kind: 'system' })],
  ['assign u14 ashore at construction', assign({ kind: 'system' }, 'construction')],
  [
    'assign "u14", "Said ""No"", Once", u3 to f2',
    {
      kind: 'AssignUnits',
      units: ['human.u15', 'human.u16', 'human.u3'],
      to: { kind: 'fleet', fleet: 'human.f2' },
      at: 'movement',
    },
  ],
  [
    'assign ärger ashore',
    { ...assign({ kind: 'system' }), units: ['human.u20'] },
    'assign "Ärger" ashore',
  ],
  [
    'assign “Ares” ashore',
    { ...assign({ kind: 'system' }), units: ['human.u1'] },
    'assign "Ares" ashore',
  ],
  [
    'move "Home Fleet": Sol -> Wolf -> Barnard\'s Star',
    move(['H0202', 'H0302']),
    'move "Home Fleet": Sol -> Wolf -> "Barnard\'s Star"',
  ],
  [
    'move Home Fleet:Wolf->Lalande 21185',
    move(['H0202', 'H0402']),
    'move "Home Fleet": Sol -> Wolf -> "Lalande 21185"',
  ],
  ['move f1: Wolf → Sol', move(['H0202', SOL]), 'move "Home Fleet": Sol -> Wolf -> Sol'],
  ['move "empire": Sol', move([SOL], 'human.f4')],
  ['explore Home Fleet', explore(null), 'explore "Home Fleet"'],
  ['explore "Home Fleet" toward Wolf', explore('H0202')],
  [
    'standing "Home Fleet": engage enemies at 80, refuse below 50, disengage below 50, withdraw to Sol, after lane return, direct flagship carriers',
    standing({
      engage: 'enemies',
      engageRatio: 80,
      refuseBelow: 50,
      disengageBelow: 50,
      withdrawTo: SOL,
      afterLane: 'return',
      direct: ['flagship', 'carriers'],
    }),
  ],
  [
    'standing empire: defend at 40, scenario deep-space, withdraw to nearest, keep crippled, unpaid first Chaete, Lida',
    standing(
      {
        defendRatio: 40,
        scenario: 'deep-space',
        withdrawTo: null,
        sendBackCrippled: false,
        unpaidFirst: ['loran.chaete', 'loran.lida'],
      },
      null,
    ),
  ],
  [
    'standing "empire": unpaid first Chaete, Lida, engage nobody, send back crippled',
    standing(
      { unpaidFirst: ['loran.chaete', 'loran.lida'], engage: 'nobody', sendBackCrippled: true },
      'human.f4',
    ),
    'standing "empire": engage nobody, send back crippled, unpaid first Chaete, Lida',
  ],
  [
    'standing empire: direct crippled last-round, retreat endangered at 40, ram doomed, relieve crippled',
    standing(
      {
        direct: ['crippled', 'last-round'],
        retreat: 'endangered',
        retreatAt: 40,
        ram: 'doomed',
        sendBackCrippled: 'relieved',
      },
      null,
    ),
  ],
  ['standing empire: sweep first Saber', standing({ sweepFirst: ['human.saber'] }, null)],
  ['standing empire: sweep first nobody', standing({ sweepFirst: [] }, null)],
  [
    'standing empire: engage at 120, direct nobody, unpaid first nobody',
    standing({ engageRatio: 120, direct: [], unpaidFirst: [] }, null),
  ],
  [
    'standing "Home Fleet": pursue nobody, missions none, retreat crippled',
    standing({ pursue: false, missions: 'none', retreat: 'crippled' }),
  ],
  [
    'standing empire: pursue enemies, unpaid first Chaete, Lida, unlock first Saber, admit "Loran Imperium", "Kili"',
    standing(
      {
        pursue: true,
        unpaidFirst: ['loran.chaete', 'loran.lida'],
        unlockFirst: ['human.saber'],
        admits: ['loran', 'kili'],
      },
      null,
    ),
  ],
  [
    'standing empire: admit nobody, unlock first nobody',
    standing({ unlockFirst: [], admits: [] }, null),
    'standing empire: unlock first nobody, admit nobody',
  ],
  [
    'standing empire: admit "Kili", welcome c4',
    standing({ admits: ['kili'], admitsFleets: ['human.c4'] }, null),
  ],
  ['standing empire: welcome nobody', standing({ admitsFleets: [] }, null)],
  ['standing empire: withdraw to "nearest"', standing({ withdrawTo: 'H0401' }, null)],
];

const ROWS = ORDERS.map(([text, order, canonical = text]) => ({ text, order, canonical }));

test.each(ROWS)('$text', ({ text, order, canonical }) => {
  const [line, ...rest] = parseOrderText(text, NAMES);
  expect(line).toEqual({ line: 1, text, order, issues: [] });
  expect(rest).toEqual([]);
  const written = formatOrder(line!.order!, NAMES);
  expect(written).toBe(canonical);
  expect(parseOrderText(written, NAMES)[0]?.order).toEqual(order);
});
