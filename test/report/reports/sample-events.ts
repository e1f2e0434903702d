import { brandAs } from '#kernel/brand/brand';
import { cite } from '#kernel/reasons/cite';
import type { BattleId, ContactId, TagId } from '#model/campaign/ids';
import type { SeenEvent } from '#fog/views/seen-event';
import { designId, fleetId, unitId } from '#test/support/campaign';
import { loran, sol, vega, wolf } from './sample-campaign.ts';

const line = (label: string, amount: number, rule: `${string}-${number}`) => ({
  label,
  amount,
  cite: cite(rule),
});
const told = (rule: `${string}-${number}`) => ({ cite: cite(rule), rolls: [] });
export const battle = brandAs<BattleId>('t2.H0203.1');
export const tag = (text: string): TagId => brandAs<TagId>(text);

/** What the Terran Union was told since its last sheet. */
export const sampleEvents: readonly SeenEvent[] = [
  {
    type: 'OrderFailed',
    ...told('FOG-14'),
    index: 1,
    kind: 'FundWork',
    because: 'treasury-short',
    about: 'w1',
  },
  { type: 'FleetMoved', ...told('MOV-2'), fleet: fleetId('human.f2'), from: vega, to: sol },
  { type: 'FleetMoved', ...told('MOV-2'), fleet: fleetId('human.f2'), from: sol, to: wolf },
  {
    type: 'BattleBegan',
    ...told('ENC-3'),
    battle,
    place: { kind: 'system', system: wolf },
    scenario: 'deep-space',
    enemy: [loran],
  },
  {
    type: 'BattleMoment',
    cite: cite('CSC-1'),
    rolls: [],
    battle,
    moment: {
      type: 'TaskForceFormed',
      mine: true,
      flagship: tag('A1'),
      entered: [
        {
          own: true,
          unit: unitId('human.u5'),
          tag: tag('A1'),
          design: designId('apollo'),
          name: '',
          condition: 'sound',
        },
      ],
      reinforcements: 0,
      limit: 7,
    },
  },
  {
    type: 'BattleMoment',
    cite: cite('CSC-1'),
    rolls: [],
    battle,
    moment: {
      type: 'TaskForceFormed',
      mine: false,
      flagship: tag('B1'),
      entered: ['B1', 'B2', 'B3'].map((one) => ({
        own: false,
        owner: loran,
        tag: tag(one),
        design: designId('lida'),
        name: '',
        condition: 'sound',
      })),
      reinforcements: null,
      limit: null,
    },
  },
  {
    type: 'BattleMoment',
    cite: cite('CSC-3'),
    rolls: [],
    battle,
    moment: { type: 'RoundBegan', round: 1, readiness: { own: 1, enemy: -2 } },
  },
  {
    type: 'BattleMoment',
    cite: cite('CSC-7'),
    rolls: [{ purpose: 'fire', faces: 6, values: [4], total: 4 }],
    battle,
    moment: { type: 'FireRolled', mine: true, phase: 'ships-at-ships', total: 4, damage: 6 },
  },
  ...['B1', 'B2'].map(
    (one): SeenEvent => ({
      type: 'BattleMoment',
      cite: cite('CSC-9'),
      rolls: [],
      battle,
      moment: {
        type: 'UnitHit',
        mine: false,
        phase: 'ships-at-ships',
        hit: { own: false, tag: tag(one) },
        first: null,
        by: 'assigned',
        damage: 3,
        result: 'crippled',
      },
    }),
  ),
  {
    type: 'BattleEnded',
    ...told('CSC-14'),
    battle,
    place: { kind: 'system', system: wolf },
    rounds: 1,
    outcome: 'equal',
    lost: 0,
    withdrew: false,
    enemyWithdrew: false,
  },
  {
    type: 'UnitCrippled',
    ...told('CSC-14'),
    unit: unitId('human.u5'),
    design: designId('apollo'),
    place: { kind: 'system', system: wolf },
  },
  {
    type: 'ContactSighted',
    ...told('FOG-3'),
    contact: brandAs<ContactId>('human.c1'),
    isNew: true,
    owner: loran,
    place: { kind: 'system', system: wolf },
    groups: [{ design: designId('lida'), kind: 'ship', condition: 'sound', count: 2 }],
    cameFrom: vega,
  },
  {
    type: 'ProductivityUtilized',
    ...told('ECO-1'),
    system: wolf,
    utilized: 1,
    output: 2,
    ledger: [line('Productivity', 2, 'ECO-1'), line('Unrest', -1, 'ECO-1')],
  },
  {
    type: 'IncomePaid',
    ...told('ECO-4'),
    systemIncome: [line('Sol', 30, 'ECO-1'), line('Wolf <359>', 2, 'ECO-1')],
    commerce: [line('Trade route at Sol', 6, 'ECO-2')],
    maintenance: [line('2 Apollo (2 per 6)', 2, 'ECO-3')],
    total: 36,
    treasury: 37,
  },
];
