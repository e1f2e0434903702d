import fc from 'fast-check';
import { expect, test } from 'vitest';
import { intelPhase } from '#engine/phases/intel/phase';
import { diceFrom } from '#kernel/dice/dice-from';
import { compareText } from '#kernel/result/compare-text';
import { type Agreement, AGREEMENTS } from '#model/campaign/dealings';
import { DIPLOMATIC_STATES, relationIdOf } from '#model/campaign/relation';
import type { CampaignState } from '#model/campaign/state';
import type { Order } from '#model/orders/order';
import type { RollPurpose } from '#model/rolls/roll-purpose';
import { DEFAULT_RULE_SET, type RuleSet } from '#model/settings/rule-set';
import { nextTreaty } from '#rules/diplomacy/treaty-ladder';
import { courtOf, dealt, NAMES } from '#test/engine/diplomacy/from-the-rules/court';
import { breaks, declares, offer } from '#test/engine/diplomacy/treaty-world';
import { inputOf, looked, ordersOf } from '#test/engine/movement/voyages';
import { empireId } from '#test/support/campaign';
import { howMany } from '#test/support/how-many';

/** Empires by number; a naming gives each its name. */
type Naming = readonly string[];
const NUMBERS = NAMES.map((_, at) => at);
const PAIRS = NUMBERS.flatMap((a) => NUMBERS.filter((b) => b > a).map((b) => [a, b] as const));

const ACTS = ['break', 'war', 'hostilities', 'plot', 'reveal', 'offer', 'agree', 'agree'] as const;
const plainOrder = fc.record({
  by: fc.nat(NAMES.length - 1),
  to: fc.nat(NAMES.length - 1),
  act: fc.constantFrom(...ACTS),
  what: fc.constantFrom(...AGREEMENTS),
});
type Plain = typeof plainOrder extends fc.Arbitrary<infer T> ? T : never;

/** No Partnerships: of partners with equal output the id says who leads. */
const SOVEREIGN = DIPLOMATIC_STATES.slice(0, DIPLOMATIC_STATES.indexOf('partnership'));

const worlds = fc.record({
  states: fc.array(fc.constantFrom(...SOVEREIGN, 'alliance', 'mutual-defense'), {
    minLength: PAIRS.length,
    maxLength: PAIRS.length,
  }),
  tense: fc.array(fc.constantFrom(0, 9, 33, 50, 62, 96, 100), {
    minLength: PAIRS.length * 2,
    maxLength: PAIRS.length * 2,
  }),
  plots: fc.uniqueArray(fc.nat(PAIRS.length - 1), { maxLength: 3 }),
  orders: fc.array(plainOrder, { maxLength: 14 }),
  wars: fc.constantFrom('attempt' as const, 'automatic' as const),
  luck: fc.nat(997),
});
type World = typeof worlds extends fc.Arbitrary<infer T> ? T : never;

function stateOf({ states, tense, plots }: World, naming: Naming): CampaignState {
  const pairOf = ([a, b]: readonly [number, number]) => `${naming[a]!}/${naming[b]!}`;
  const sorted = (pair: readonly [number, number]) =>
    pairOf(pair).split('/').sort(compareText).join('/');
  return courtOf({
    states: Object.fromEntries(PAIRS.map((pair, at) => [sorted(pair), states[at]!])),
    tense: Object.fromEntries(
      PAIRS.flatMap(([a, b], at) => [
        [`${naming[a]!}>${naming[b]!}`, tense[2 * at]!] as const,
        [`${naming[b]!}>${naming[a]!}`, tense[2 * at + 1]!] as const,
      ]),
    ),
    rows: Object.fromEntries(
      plots
        .filter((at) => states[at] !== 'war')
        .map((at) => [
          pairOf(PAIRS[at]!),
          dealt({ covertWars: [empireId(naming[PAIRS[at]![at % 2]!]!)] }),
        ]),
    ),
  });
}

function orderOf({ act, to, what }: Plain, naming: Naming): Order {
  const name = naming[to]!;
  switch (act) {
    case 'break':
      return breaks(name);
    case 'war':
    case 'hostilities':
      return declares(name, { declare: act });
    case 'plot':
      return declares(name, { covert: true });
    case 'reveal':
      return { kind: 'RevealTreaty', with: empireId(name) };
    case 'offer':
    case 'agree':
      return offer(name, what);
  }
}

/** The orders, each once, with both sides of what two agree on: their next treaty, or the end of their war. */
function allOrders({ states, orders }: World): readonly Plain[] {
  const nextFor = ({ by, to }: Plain): Agreement => {
    const at = PAIRS.findIndex((pair) => pair.includes(by) && pair.includes(to));
    return nextTreaty(states[at]!) ?? 'armistice';
  };
  const all = orders
    .filter(({ by, to }) => by !== to)
    .flatMap((one): readonly Plain[] => {
      if (one.act !== 'agree') return [one];
      const agreed = { ...one, what: nextFor(one) };
      return [agreed, { ...agreed, by: one.to, to: one.by }];
    });
  const keyOf = ({ by, to, act, what }: Plain): string =>
    [by, to, ...(act === 'offer' || act === 'agree' ? ['offer', what] : [act])].join(' ');
  return [...new Map(all.map((one) => [keyOf(one), one])).values()];
}

/** Each roll depends on its empires by number. */
function diceOf({ luck }: World, naming: Naming) {
  const numbered = (part: string): string => {
    const at = naming.indexOf(part);
    return at === -1 ? part : String(at);
  };
  return diceFrom<RollPurpose>({
    name: [],
    open: (scope) => {
      let times = 0;
      const key = [...scope.map(numbered).join('/')];
      return () => {
        times += 1;
        const mixed = key.reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 9973, luck);
        return [((mixed * 7 + times * 53) % 100) + 1];
      };
    },
  });
}

/** One Intel Phase. */
function played(world: World, naming: Naming): CampaignState {
  const orders = allOrders(world);
  const sheets = Object.fromEntries(
    NUMBERS.map((number) => [
      naming[number]!,
      orders.filter(({ by }) => by === number).map((one) => orderOf(one, naming)),
    ]),
  );
  const rules: RuleSet = { ...DEFAULT_RULE_SET, tension: 'on', allianceWars: world.wars };
  const state = looked(stateOf(world, naming));
  const input = inputOf({ ...state, phase: 'intel' }, ordersOf(sheets), rules);
  const result = intelPhase.run({ ...input, dice: diceOf(world, naming) });
  if (!result.done) throw new Error('nobody is asked');
  return result.state;
}

/** How all empires stand, by number. Where tension is at a bound, the order of its steps counts, so that it is left out. */
function standing(state: CampaignState, naming: Naming) {
  return NUMBERS.flatMap((one) =>
    NUMBERS.filter((other) => other !== one).map((other) => {
      const [of, to] = [empireId(naming[one]!), empireId(naming[other]!)];
      const row = state.relations[relationIdOf(of, to)]!;
      const { dealings } = row;
      const begun = dealings?.declaredBy.includes(of) === true;
      const plots = dealings?.covertWars.includes(of) === true;
      const offers = (dealings?.offers ?? [])
        .filter(({ by }) => by === of)
        .map(({ offer: it }) => it);
      const { start, value } = row.tensions?.[of] ?? { start: 50, value: 50 };
      const isFree = start > 30 && start < 65 && value > 0 && value < 100;
      const tension = isFree ? value : null;
      const surprise = state.empires[of]!.surpriseAttack ?? 0;
      return [
        one,
        other,
        row.state,
        row.openly,
        begun,
        plots,
        tension,
        surprise,
        offers.sort(compareText),
      ];
    }),
  );
}

test('DIP-17, TURN-2: the names of empires decide nothing', () => {
  fc.assert(
    fc.property(
      worlds,
      fc.shuffledSubarray([...NAMES], { minLength: NAMES.length }),
      (world, other) => {
        expect(standing(played(world, other), other)).toEqual(
          standing(played(world, NAMES), NAMES),
        );
      },
    ),
    { numRuns: howMany(60, 600) },
  );
});
