import { sortBy } from '#kernel/collections/sort-by';
import { valuesById } from '#kernel/collections/tables';
import { divide } from '#kernel/numbers/divide';
import type { NonAligned, WorldStrategy } from '#model/campaign/non-aligned';
import type { Objective } from '#model/campaign/objective';
import type { StarSystem } from '#model/campaign/system';
import type { UnitDesign } from '#model/forces/design';
import { improvementFailureOf } from '#rules/economy/improvement-failure';
import { intelPriceOf } from '#rules/economy/intel-price';
import { productivityPriceOf } from '#rules/economy/productivity-price';
import { terraformingPriceOf } from '#rules/economy/terraforming-price';
import { isAskedFor } from '#rules/worlds/objective-progress';
import { type Goal, OBJECTIVE_TABLE } from '#rules/worlds/objective-table';
import { investmentLimitOf } from '#rules/tech/investment-limit';
import { buyBases, buyEssentials, type Shop } from './bases.ts';
import { budgetOf } from './budget.ts';
import { order, orderSome, underWay, yardsOf } from './builds.ts';
import { classesFor } from './classes.ts';
import { type Level, LEVELS } from './levels.ts';
import { type Mind, nameOf, type Sheet, spend } from './mind.ts';
import type { PersonalityName } from '#model/campaign/machine-player';

/** How a non-aligned world plays beside its strategy. */
const NATURES: Readonly<Record<WorldStrategy, PersonalityName>> = {
  diplomat: 'peaceful',
  ecologist: 'peaceful',
  expansionist: 'balanced',
  industrialist: 'builder',
  militarist: 'warlike',
  technologist: 'builder',
};

/** Strategies whose worlds attack when they are at War, and do not only defend themselves. @rule DIP-14 */
const ATTACKERS: readonly WorldStrategy[] = ['expansionist', 'militarist'];

/** How a non-aligned world plays: it attacks or explores only by its strategy. @rule DIP-14 @rule DIP-16 */
export const worldLevelOf = ({ strategy }: NonAligned): Level => ({
  ...LEVELS.standard,
  attacks: ATTACKERS.includes(strategy),
  scouts: strategy === 'expansionist' ? LEVELS.standard.scouts : 0,
  forgets: 0,
});

export const worldNatureOf = ({ strategy }: NonAligned): PersonalityName => NATURES[strategy];

/** The percentage of its Treasury that it spends first by its strategy. */
const FIRST = 60;
const PERCENT = 100;

type Buyer = Shop & Readonly<{ most: number; home: StarSystem }>;

function improve({ mind, sheet, most, home }: Buyer, kind: 'intel' | 'productivity'): void {
  if (improvementFailureOf(kind, home, mind.view.empire.id) !== null) return;
  const price = kind === 'intel' ? intelPriceOf(home, mind.view.rules) : productivityPriceOf(home);
  if (price > most) return;
  const system = home.id;
  const what = kind === 'intel' ? 'Intel' : 'Productivity';
  spend(mind, sheet, price, {
    order:
      kind === 'intel' ? { kind: 'RaiseIntel', system } : { kind: 'RaiseProductivity', system },
    why: `Its strategy asks for ${what} at ${nameOf(mind, system)}.`,
  });
}

function research({ mind, sheet, most }: Buyer): void {
  const points = Math.min(most, investmentLimitOf(mind.survey.own));
  if (points <= 0) return;
  const why = 'Its strategy asks for research.';
  spend(mind, sheet, points, { order: { kind: 'InvestTech', points }, why });
}

function arm({ mind, sheet, yards, classes, most }: Buyer): void {
  const kept = sheet.money - most;
  const why = 'Its strategy asks for warships.';
  for (const design of classes.warships.slice(0, 3)) {
    orderSome(mind, sheet, yards, { design, at: [], why, kept, many: 4 });
  }
}

/** The base with the most guns and armor for its price. */
function bestBase({ mind }: Buyer): UnitDesign | null {
  const { view } = mind;
  const bases = valuesById(view.designs).flatMap((row) =>
    row.known === 'stats' && view.empire.unlocked.includes(row.design.id) ? [row.design] : [],
  );
  const fit = bases.filter(
    ({ kind, civilian, role }) => kind === 'base' && !civilian && role === null,
  );
  const worth = ({ as, af, dv, cost }: UnitDesign): number => (as + af + dv) / Math.max(1, cost);
  return fit.reduce<UnitDesign | null>(
    (best, one) => (best === null || worth(one) > worth(best) ? one : best),
    null,
  );
}

function guard(buyer: Buyer): void {
  const { mind, sheet, yards, most, home } = buyer;
  const design = bestBase(buyer);
  if (design === null) return;
  const why = 'Its strategy asks for bases.';
  order(mind, sheet, yards, { design, at: [home.id], why, kept: sheet.money - most });
}

function terraform({ mind, sheet, most }: Buyer): void {
  const system = mind.survey.own.find(
    (one) =>
      improvementFailureOf('terraforming', one, mind.view.empire.id) === null &&
      terraformingPriceOf(one) <= most,
  );
  if (system === undefined) return;
  spend(mind, sheet, terraformingPriceOf(system), {
    order: { kind: 'Terraform', system: system.id },
    why: `Its strategy asks for a better ${system.name}.`,
  });
}

function expand({ mind, sheet, yards, classes, most }: Buyer): void {
  const kept = sheet.money - most;
  const why = 'Its strategy asks for new colonies.';
  const isConvoy = ({ kind }: UnitDesign): boolean => kind === 'convoy';
  const isScout = ({ id }: UnitDesign): boolean => id === classes.scout?.id;
  if (classes.scout !== null && underWay(mind, isScout) === 0) {
    order(mind, sheet, yards, { design: classes.scout, at: [], why, kept });
  }
  if (classes.convoy !== null && underWay(mind, isConvoy) === 0) {
    order(mind, sheet, yards, { design: classes.convoy, at: [], why, kept });
  }
}

/** What each strategy buys first. @rule DIP-16 */
const STRATEGIES: Readonly<Record<WorldStrategy, (buyer: Buyer) => void>> = {
  diplomat: (buyer) => {
    const quarter = { ...buyer, most: divide(buyer.sheet.money, 4, 'down') };
    improve(quarter, 'intel');
    improve(quarter, 'productivity');
    research(quarter);
    arm(quarter);
  },
  ecologist: (buyer) => {
    terraform(buyer);
    guard(buyer);
  },
  expansionist: expand,
  industrialist: (buyer) => {
    improve(buyer, 'productivity');
    buyBases(buyer, 0);
  },
  militarist: arm,
  technologist: (buyer) => {
    research(buyer);
    arm(buyer);
  },
};

/** The unlocked classes that an objective asks for, the cheapest first. */
function classesAskedFor(
  { mind }: Buyer,
  goal: Extract<Goal, { kind: 'build' }>,
): readonly UnitDesign[] {
  const { view } = mind;
  const fit = valuesById(view.designs).flatMap((row) =>
    row.known === 'stats' && view.empire.unlocked.includes(row.design.id) ? [row.design] : [],
  );
  return sortBy(
    fit.filter((design) => isAskedFor(goal, design) && !design.civilian && design.role === null),
    (a, b) => a.cost - b.cost,
  );
}

/** Buys toward what the world strives for; what needs no points waits for its chance. @rule OPT-14 */
function pursue(buyer: Buyer, { id }: Objective): void {
  const { mind, sheet, yards, most, home } = buyer;
  const { goal, text } = OBJECTIVE_TABLE[id];
  if (goal.kind === 'build') {
    const why = `Its people want it to ${text}.`;
    const kept = sheet.money - most;
    classesAskedFor(buyer, goal).find((design) => {
      const isFixed = design.kind === 'base' || design.kind === 'minefield';
      const wish = { design, at: isFixed ? [home.id] : [], why, kept };
      if (!order(mind, sheet, yards, wish)) return false;
      orderSome(mind, sheet, yards, { ...wish, many: 2 });
      return true;
    });
    return;
  }
  const what = goal.kind === 'deed' ? goal.deed : goal.kind === 'state' ? goal.state : null;
  if (what !== null) PURSUITS[what]?.(buyer);
}

type Pursued = Extract<Goal, { kind: 'deed' }>['deed'] | Extract<Goal, { kind: 'state' }>['state'];

/** What is bought toward a deed or a state; null: its fleets and convoys see to it. */
const PURSUITS: Readonly<Record<Pursued, ((buyer: Buyer) => void) | null>> = {
  trade: null,
  explore: null,
  productivity: (buyer) => {
    improve(buyer, 'productivity');
  },
  terraforming: terraform,
  colonize: expand,
  research,
  'intel-pool': (buyer) => {
    improve(buyer, 'intel');
  },
  'defensive-intel': (buyer) => {
    improve(buyer, 'intel');
  },
};

/**
 * What a non-aligned world buys first, by its objective and its strategy.
 * @rule DIP-16
 * @rule OPT-14
 * @ruling A world first buys a depot and a shipyard where its home has none, then spends up to 60 % of its Treasury by its objective, if it has one, and its
 *   strategy, and the rest as a machine player does. A Diplomat spends a quarter of its Treasury each on Intel, Productivity, research and warships.
 */
export function planStrategy(mind: Mind, sheet: Sheet, { strategy, objective }: NonAligned): void {
  const home = mind.survey.colonies.find(({ id }) => id === mind.survey.home);
  if (home === undefined) return;
  const shop: Shop = {
    ...{ mind, sheet, yards: yardsOf(mind), classes: classesFor(mind) },
    budget: budgetOf(mind),
  };
  buyEssentials(shop);
  const most = divide(sheet.money * FIRST, PERCENT, 'down');
  const kept = sheet.money - most;
  if (objective !== undefined) pursue({ ...shop, most, home }, objective);
  const left = Math.max(0, sheet.money - kept);
  STRATEGIES[strategy]({ ...shop, most: left, home });
}
