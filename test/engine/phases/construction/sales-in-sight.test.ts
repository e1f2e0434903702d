import { constructionPhase } from '#engine/phases/construction/phase';
import { empireViewOf } from '#fog/views/empire-view-of';
import { brandAs } from '#kernel/brand/brand';
import { scriptedDice } from '#kernel/dice/scripted-dice';
import type { ForceListId } from '#model/campaign/ids';
import type { DiplomaticState } from '#model/campaign/relation';
import type { CampaignState } from '#model/campaign/state';
import type { LegalOrder, Order } from '#model/orders/order';
import type { RollPurpose } from '#model/rolls/roll-purpose';
import { DEFAULT_RULE_SET, type RuleSet } from '#model/settings/rule-set';
import {
  campaignOf,
  designId,
  designOf,
  empireId,
  empireOf,
  systemId,
  systemOf,
  unitId,
} from '#test/support/campaign';
import { human, loran } from '#test/support/human-and-loran';
import { eventsOf, runPhases } from '#test/support/run-phases';
import { squadronOf } from '#test/support/squadron';
import { expect, test } from 'vitest';

const tirelon = empireId('tirelon');
const wolf = systemId('H0102');
const cruiser = designId('cruiser');

type Third = Readonly<{ toHuman?: DiplomaticState; toLoran?: DiplomaticState; owns?: boolean }>;

/** Two partners and a third at Wolf, one cruiser each but the seller, who has two. */
function wolfOf({ toHuman = 'trade', toLoran = 'trade', owns = false }: Third): CampaignState {
  const squadrons = [human, loran, tirelon].map((owner) =>
    squadronOf({
      owner,
      at: wolf,
      designs: owner === human ? [cruiser, cruiser] : [cruiser],
      unit: { name: `Pride of ${owner}` },
    }),
  );
  const state = campaignOf({
    turn: 3,
    empires: [human, loran, tirelon].map((id) => empireOf({ id, treasury: 10 })),
    relations: [
      { a: human, b: loran, state: 'military' },
      { a: human, b: tirelon, state: toHuman },
      { a: loran, b: tirelon, state: toLoran },
    ],
    designs: [designOf({ id: cruiser, list: brandAs<ForceListId>('human') })],
    systems: [systemOf({ id: wolf, name: 'Wolf', ...(owns ? { owner: tirelon } : {}) })],
    fleets: squadrons.map(({ fleet }) => fleet),
    units: squadrons.flatMap(({ units }) => units),
  });
  // Everybody has looked about before.
  return runPhases([constructionPhase], state).state;
}

const ORDERS: Readonly<Record<string, readonly Order[]>> = {
  [human]: [
    {
      kind: 'ExchangeUnits',
      with: loran,
      gives: { points: 0, units: [unitId(`${human}.u2`)] },
      takes: { points: 4, classes: [] },
    },
  ],
  [loran]: [
    {
      kind: 'ExchangeUnits',
      with: human,
      gives: { points: 4, units: [] },
      takes: { points: 0, classes: [{ design: cruiser, count: 1 }] },
    },
  ],
};
const sale = (state: CampaignState) => runPhases([constructionPhase], state, ORDERS);

test.each<readonly [string, Third, readonly (readonly [string, string])[]]>([
  ['unowned', {}, []],
  [
    'of a third',
    { owns: true },
    [
      [human, 'system-unfit'],
      [loran, 'no-sale'],
    ],
  ],
  [
    'with an enemy of the seller',
    { toHuman: 'war' },
    [
      [human, 'enemy-fleet'],
      [loran, 'no-sale'],
    ],
  ],
  [
    'with an enemy of the buyer',
    { toLoran: 'war' },
    [
      [human, 'no-sale'],
      [loran, 'no-sale'],
    ],
  ],
])('TECH-5, FOG-14: a sale in a system that is %s', (_what, third, failures) => {
  const { events } = sale(wolfOf(third));
  const failed = eventsOf(events, 'OrderFailed').map(({ empire, because }) => [empire, because]);
  expect(failed).toEqual(failures);
  expect(eventsOf(events, 'UnitSold')).toHaveLength(failures.length === 0 ? 1 : 0);
});

test('FOG-12: a third empire sees one fleet smaller and a new one, and not which ship it was', () => {
  const before = wolfOf({});
  const { state, events } = sale(before);
  const seenIn = (of: CampaignState) => {
    const view = empireViewOf(of, tirelon, { campaignName: 'Test', rules: DEFAULT_RULE_SET });
    return Object.values(view.contacts).filter(({ current }) => current);
  };
  const [sellers, buyers] = [human, loran].map(
    (owner) => seenIn(before).find((one) => one.owner === owner)!,
  );
  const now = seenIn(state);
  expect(now).toHaveLength(3);
  expect(now.find(({ id }) => id === sellers!.id)).toMatchObject({ groups: [{ count: 1 }] });
  expect(now.find(({ id }) => id === buyers!.id)).toEqual(buyers);
  const fresh = now.filter(({ id }) => id !== sellers!.id && id !== buyers!.id);
  expect(fresh).toMatchObject([{ owner: loran, groups: [{ count: 1 }], ships: [] }]);
  const told = events.filter(({ witnesses }) => witnesses.some(({ empire }) => empire === tirelon));
  expect(new Set(told.map(({ type }) => type))).toEqual(new Set(['ContactSighted']));
});

test('FOG-5: a buyer learns what its new unit can do where stats must be fought for', () => {
  const fought = { ...DEFAULT_RULE_SET, classStats: 'fought' } as const;
  const known = (rules: RuleSet) => {
    const orders = Object.fromEntries(
      Object.entries(ORDERS).map(([id, sheet]) => [
        id,
        sheet.map((order, index) => ({ order, index }) as unknown as LegalOrder),
      ]),
    );
    const dice = scriptedDice<RollPurpose>([]);
    const decide = () => undefined;
    const ran = constructionPhase.run({ state: wolfOf({}), orders, rules, dice, decide });
    const learned = ran.done ? eventsOf(ran.events, 'DesignLearned') : [];
    return learned.filter(({ viewer, level }) => viewer === loran && level === 'stats');
  };
  expect(known(DEFAULT_RULE_SET)).toEqual([]);
  expect(known(fought)).toMatchObject([{ design: cruiser, source: 'treaty', by: human }]);
});
