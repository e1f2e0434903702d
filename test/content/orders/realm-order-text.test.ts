import { expect, test } from 'vitest';
import { formatOrder } from '#content/orders/format-order';
import { parseOrderText } from '#content/orders/parse-order-text';
import type { AbilityId } from '#model/forces/design';
import type { Order } from '#model/orders/order';
import { NAMES, design, empire, system, unit } from './names-of-a-player.ts';

const SOL = system('H0002');

const ability = (id: string, rating = 1) => ({ id: id as AbilityId, rating });

type Row = Readonly<{ text: string; order: Order; canonical?: string }>;

const ORDERS: readonly Row[] = [
  { text: 'invest 12', order: { kind: 'InvestTech', points: 12 } },
  {
    text: 'design "Ares" ship CA: dv 6, as 4, scout 2, fire control, q ship',
    order: {
      kind: 'DesignUnit',
      name: 'Ares',
      unit: 'ship',
      hull: 'CA',
      ...{ dv: 6, as: 4, af: 0, cv: 0, cr: 0 },
      ground: null,
      abilities: [ability('scout', 2), ability('fireControl'), ability('qShip')],
    },
  },
  {
    text: 'design Guard GROUND lg: Attrition 2, attack 1, die 3, Marines',
    order: {
      kind: 'DesignUnit',
      name: 'Guard',
      unit: 'ground',
      hull: 'LG',
      ...{ dv: 0, as: 0, af: 0, cv: 0, cr: 0 },
      ground: { attrition: 2, attack: 1, defense: 0, dieFaces: 3 },
      abilities: [ability('marines')],
    },
    canonical: 'design "Guard" ground LG: attrition 2, attack 1, defense 0, die 3, marines',
  },
  { text: 'develop Sol', order: { kind: 'RaiseProductivity', system: SOL } },
  {
    text: 'Develop h0002',
    order: { kind: 'RaiseProductivity', system: SOL },
    canonical: 'develop Sol',
  },
  { text: 'sell "Barnard\'s Star"', order: { kind: 'SellProductivity', system: system('H0302') } },
  {
    text: 'intel Sol # eyes open',
    order: { kind: 'RaiseIntel', system: SOL },
    canonical: 'intel Sol',
  },
  { text: 'terraform Sol', order: { kind: 'Terraform', system: SOL } },
  {
    text: 'cancel terraform Sol',
    order: { kind: 'CancelWork', project: 'terraforming', system: SOL },
  },
  {
    text: 'cancel DEVELOP "Barnard\'s Star"',
    order: { kind: 'CancelWork', project: 'productivity', system: system('H0302') },
    canonical: 'cancel develop "Barnard\'s Star"',
  },
  { text: 'cancel intel Sol', order: { kind: 'CancelWork', project: 'intel', system: SOL } },
  {
    text: 'cancel repair "Long Haul"',
    order: { kind: 'CancelWork', project: 'repair', unit: unit('human.u21') },
  },
  {
    text: 'cancel refit u21',
    order: { kind: 'CancelWork', project: 'refit', unit: unit('human.u21') },
    canonical: 'cancel refit "Long Haul"',
  },
  { text: 'upgrade "Long Haul"', order: { kind: 'UpgradeBase', base: unit('human.u21') } },
  {
    text: 'improve "Long Haul" toward Sol',
    order: { kind: 'ImproveLane', explorer: unit('human.u21'), toward: SOL },
  },
  {
    text: 'specialise Sol to mining',
    order: { kind: 'SpecialiseColony', system: SOL, to: 'mining' },
  },
  {
    text: 'specialise Sol to nothing',
    order: { kind: 'SpecialiseColony', system: SOL, to: null },
  },
  {
    text: 'bid 5 to "Barnard\'s Star" from Sol with "Long Haul"',
    order: {
      kind: 'BidForConvoy',
      points: 5,
      from: SOL,
      to: system('H0302'),
      cargo: { kind: 'units', units: [unit('human.u21')] },
    },
    canonical: 'bid 5 from Sol to "Barnard\'s Star" with "Long Haul"',
  },
  {
    text: 'bid 2 from Sol to Sol with census',
    order: { kind: 'BidForConvoy', points: 2, from: SOL, to: SOL, cargo: { kind: 'census' } },
  },
  {
    text: 'TAKE 2 saber at "Barnard\'s Star" from Derelicts',
    order: {
      kind: 'TakeFind',
      find: 'derelicts',
      system: system('H0302'),
      design: design('human.saber'),
      count: 2,
    },
    canonical: 'take 2 Saber from derelicts at "Barnard\'s Star"',
  },
  {
    text: 'take Apollo from colony at Wolf',
    order: {
      kind: 'TakeFind',
      find: 'colony',
      system: system('H0202'),
      design: design('human.apollo'),
      count: 1,
    },
    canonical: 'take 1 Apollo from colony at Wolf',
  },
  { text: 'law Sol', order: { kind: 'SetMartialLaw', system: SOL, law: true } },
  { text: 'law Sol ends', order: { kind: 'SetMartialLaw', system: SOL, law: false } },
  { text: 'reprisal Sol', order: { kind: 'TakeReprisal', system: SOL } },
  {
    text: 'colonize "Long Haul"',
    order: { kind: 'Colonize', convoy: unit('human.u21'), yieldsTo: null },
  },
  {
    text: 'colonize u14 unless "Loran Imperium"',
    order: { kind: 'Colonize', convoy: unit('human.u14'), yieldsTo: empire('loran') },
  },
  { text: 'colonize u14', order: { kind: 'Colonize', convoy: unit('human.u14'), yieldsTo: null } },
];

test.each(ORDERS)('$text', ({ text, order, canonical = text }) => {
  const [line] = parseOrderText(text, NAMES);
  expect(line).toMatchObject({ order, issues: [] });
  expect(formatOrder(order, NAMES)).toBe(canonical);
});

test.each([
  ['invest', 'SYNTAX', 'the EP to invest'],
  ['invest much', 'SYNTAX', 'a whole number'],
  ['invest 0', 'SHAPE', ''],
  ['develop Solaris', 'UNKNOWN', 'You know of no system “Solaris”'],
  ['sell', 'SYNTAX', 'a system'],
  ['improve u14', 'SYNTAX', 'a system'],
  ['specialise Sol to farming', 'SYNTAX', 'industrial, research, mining'],
  ['law', 'SYNTAX', 'a system'],
  ['design Ares ship CA: dv 6, as 2, dv 4', 'SYNTAX', '“dv” is in this order twice'],
  ['design Ares ship CA: dv 6, scout, Scout 2', 'SYNTAX', '“scout” is in this order twice'],
  ['design Ares ship CA: dv 6, attack 2', 'SYNTAX', 'Only ground units have “attack”'],
  ['colonize Nobody', 'UNKNOWN', 'You know of no unit “Nobody”'],
  ['colonize Twin', 'AMBIGUOUS', 'Write one of these instead: u3, u4.'],
  ['colonizer u14', 'VERB', 'Did you mean colonize?'],
])('%s is told as %s', (text, code, says) => {
  const [line] = parseOrderText(text, NAMES);
  expect(line?.order).toBeNull();
  expect(line?.issues[0]).toMatchObject({ code, text: expect.stringContaining(says) });
});
