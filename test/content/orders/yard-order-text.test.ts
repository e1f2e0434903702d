import { expect, test } from 'vitest';
import { formatOrder } from '#content/orders/format-order';
import { parseOrderText } from '#content/orders/parse-order-text';
import type { Order } from '#model/orders/order';
import { design, empire, NAMES, system, unit } from './names-of-a-player.ts';

const depot = (at: string, source: 'convoy' | 'census'): Order => ({
  kind: 'BuildUnits',
  design: design('universal.supply-depot'),
  count: 1,
  system: system(at),
  source,
  names: [],
  pay: null,
});
const repair = (where: 'yard' | 'field', ...ids: readonly string[]): Order => ({
  kind: 'RepairUnits',
  units: ids.map(unit),
  where,
});
const [ares, hermes, u14] = ['human.u1', 'human.u2', 'human.u14'] as const;

type Row = Readonly<{ text: string; order: Order; canonical?: string }>;

const ORDERS: readonly Row[] = [
  { text: 'build 1 "Supply Depot" at Wolf with convoy', order: depot('H0202', 'convoy') },
  {
    text: 'build Supply Depot at Sol with census',
    order: depot('H0002', 'census'),
    canonical: 'build 1 "Supply Depot" at Sol with census',
  },
  { text: 'repair "Ares", u14 yard', order: repair('yard', ares, u14) },
  { text: 'repair u14 FIELD', order: repair('field', u14), canonical: 'repair u14 field' },
  {
    text: 'status u14, Hermes mothballed',
    order: { kind: 'SetStatus', units: [unit(u14), unit(hermes)], status: 'mothballed' },
    canonical: 'status u14, "Hermes" mothballed',
  },
  {
    text: 'refit u14, "Ares" to "Supply Depot"',
    order: {
      kind: 'RefitUnits',
      units: [unit(u14), unit(ares)],
      design: design('universal.supply-depot'),
    },
  },
  {
    text: 'resupply u14, "Ares"',
    order: { kind: 'ResupplyUnits', ships: [unit(u14), unit(ares)] },
  },
  {
    text: 'lay u14, "Ares"',
    order: { kind: 'LayMinefields', minefields: [unit(u14), unit(ares)] },
  },
  {
    text: 'recover u14, "Hermes" aboard "Ares"',
    order: {
      kind: 'RecoverMinefields',
      carrier: unit(ares),
      minefields: [unit(u14), unit(hermes)],
    },
  },
  {
    text: 'tell Loran Imperium of Wolf, Sol',
    order: { kind: 'GiveMap', to: empire('loran'), systems: [system('H0202'), system('H0002')] },
    canonical: 'tell "Loran Imperium" of Wolf, Sol',
  },
  {
    text: 'give 5 to Loran Imperium',
    order: { kind: 'GiveEp', to: empire('loran'), points: 5 },
    canonical: 'give 5 to "Loran Imperium"',
  },
  {
    text: 'schematics Apollo to Loran Imperium',
    order: { kind: 'GiveSchematics', to: empire('loran'), design: design('human.apollo') },
    canonical: 'schematics Apollo to "Loran Imperium"',
  },
  {
    text: 'mission Espionage fleet at Wolf from Sol',
    order: {
      kind: 'RunMission',
      ...{ mission: 'espionage-fleet', at: system('H0202'), from: system('H0002') },
      ...{ design: null, named: null, framing: null },
    },
    canonical: 'mission espionage fleet at Wolf from Sol',
  },
  {
    text: 'mission sabotage ship from Sol framing Loran Imperium class Apollo at Wolf',
    order: {
      kind: 'RunMission',
      ...{ mission: 'sabotage-ship', at: system('H0202'), from: system('H0002') },
      ...{ design: design('human.apollo'), named: null, framing: empire('loran') },
    },
    canonical: 'mission sabotage ship at Wolf from Sol class Apollo framing "Loran Imperium"',
  },
  {
    text: 'mission sabotage ship named Old Argo class Apollo at Wolf from Sol',
    order: {
      kind: 'RunMission',
      ...{ mission: 'sabotage-ship', at: system('H0202'), from: system('H0002') },
      ...{ design: design('human.apollo'), named: 'Old Argo', framing: null },
    },
    canonical: 'mission sabotage ship at Wolf from Sol class Apollo named "Old Argo"',
  },
  {
    text: 'mission propaganda labor strike at Wolf from Sol',
    order: {
      kind: 'RunMission',
      ...{ mission: 'propaganda-labor-strike', at: system('H0202'), from: system('H0002') },
      ...{ design: null, named: null, framing: null },
    },
    canonical: 'mission propaganda labor-strike at Wolf from Sol',
  },
  {
    text: 'exchange u14, Ares for 20 with Loran Imperium',
    order: {
      kind: 'ExchangeUnits',
      with: empire('loran'),
      gives: { points: 0, units: [unit(u14), unit(ares)] },
      takes: { points: 20, classes: [] },
    },
    canonical: 'exchange u14, "Ares" for 20 with "Loran Imperium"',
  },
  {
    text: 'exchange 5 for Apollo, 2 Apollo with Loran Imperium',
    order: {
      kind: 'ExchangeUnits',
      with: empire('loran'),
      gives: { points: 5, units: [] },
      takes: {
        points: 0,
        classes: [
          { design: design('human.apollo'), count: 1 },
          { design: design('human.apollo'), count: 2 },
        ],
      },
    },
    canonical: 'exchange 5 for 1 Apollo, 2 Apollo with "Loran Imperium"',
  },
  {
    text: 'exchange u14 for nothing with Loran Imperium',
    order: {
      kind: 'ExchangeUnits',
      with: empire('loran'),
      gives: { points: 0, units: [unit(u14)] },
      takes: { points: 0, classes: [] },
    },
    canonical: 'exchange u14 for nothing with "Loran Imperium"',
  },
  {
    text: 'arm u14, Ares with Heavy, heavy, comm-drone',
    order: {
      kind: 'SetOrdnance',
      units: [unit(u14), unit(ares)],
      ordnance: ['heavy', 'heavy', 'comm-drone'],
    },
    canonical: 'arm u14, "Ares" with heavy, heavy, comm-drone',
  },
  {
    text: 'arm u14 with nothing',
    order: { kind: 'SetOrdnance', units: [unit(u14)], ordnance: [] },
  },
  {
    text: 'redeploy u14, "Ares" at Wolf',
    order: {
      kind: 'RedeployUnits',
      units: [unit(u14), unit(ares)],
      to: { kind: 'system', system: system('H0202') },
    },
  },
  {
    text: 'strike Wolf with u14, "Ares"',
    order: {
      kind: 'LaunchStrike',
      units: [unit(u14), unit(ares)],
      system: system('H0202'),
    },
  },
  {
    text: 'scrap u14, "Ares"',
    order: { kind: 'ScrapUnits', units: [unit(u14), unit(ares)] },
  },
  {
    text: 'scuttle u14, "Ares"',
    order: { kind: 'ScuttleUnits', units: [unit(u14), unit(ares)] },
  },
  {
    text: 'reverse u14, "Ares"',
    order: { kind: 'ReverseEngineer', units: [unit(u14), unit(ares)] },
  },
];

test.each(ORDERS)('$text', ({ text, order, canonical = text }) => {
  const [line] = parseOrderText(text, NAMES);
  expect(line).toMatchObject({ order, issues: [] });
  expect(formatOrder(order, NAMES)).toBe(canonical);
});

test.each([
  ['repair u14', ['SYNTAX', 'SYNTAX', 'SYNTAX']],
  ['repair u14 at home', ['SYNTAX', 'UNKNOWN', 'SYNTAX']],
  ['status u14 asleep', ['SYNTAX', 'SYNTAX']],
  ['refit u14', ['SYNTAX', 'SYNTAX']],
  ['scrap', ['SYNTAX', 'SYNTAX']],
  ['scrap u99', ['UNKNOWN']],
  ['resupply u99', ['UNKNOWN']],
  ['arm u14', ['SYNTAX', 'SYNTAX']],
  ['arm u99 with heavy', ['UNKNOWN']],
  ['arm u14 with plasma', ['SYNTAX', 'SYNTAX']],
  ['arm u14 with heavy, nothing', ['SYNTAX', 'SYNTAX']],
  ['redeploy u14', ['SYNTAX', 'SYNTAX']],
  ['redeploy u14 at Sol to "Home Fleet"', ['SYNTAX', 'SYNTAX']],
  ['redeploy u99 at Sol', ['UNKNOWN']],
  ['strike Wolf', ['SYNTAX', 'SYNTAX']],
  ['strike Nowhere with u99', ['UNKNOWN', 'UNKNOWN']],
  ['lay u99', ['UNKNOWN']],
  ['recover u14', ['SYNTAX', 'SYNTAX']],
  ['recover u14 aboard u99', ['UNKNOWN']],
])('refused: %s', (text, codes) => {
  const [line] = parseOrderText(text, NAMES);
  expect(line?.order).toBeNull();
  expect(line?.issues.map(({ code }) => code)).toEqual(codes);
});
