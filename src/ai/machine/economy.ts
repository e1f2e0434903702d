import { valuesById } from '#kernel/collections/tables';
import { sortBy } from '#kernel/collections/sort-by';
import { sumOf } from '#kernel/numbers/sum';
import { counted } from '#kernel/words/counted';
import type { StarSystem } from '#model/campaign/system';
import { improvementFailureOf } from '#rules/economy/improvement-failure';
import { intelPriceOf } from '#rules/economy/intel-price';
import { productivityPriceOf } from '#rules/economy/productivity-price';
import { terraformingPriceOf } from '#rules/economy/terraforming-price';
import { investmentLimitOf } from '#rules/tech/investment-limit';
import { isYearEnd } from '#rules/calendar/is-year-end';
import type { Budget } from './budget.ts';
import { type Opening, openingsOf, spareCensus } from './colonies.ts';
import { isClosing, patienceOf, turnsLeft } from './horizon.ts';
import { isAtWar, type Mind, type Sheet, spend } from './mind.ts';

const YEAR = 12;

/** Invests in research, evenly over the year. @rule TECH-1 @rule TECH-2 */
export function planResearch(mind: Mind, sheet: Sheet, budget: Budget): void {
  const { view, level, survey } = mind;
  if (turnsLeft(view) < YEAR) return;
  // Points are short: a depot or a repair comes first.
  if (level.spreads && sheet.money < budget.gross / 3 && budget.upkeep > budget.gross / 2) return;
  const goal = Math.ceil((budget.output * level.research) / 100);
  const missing = goal - view.empire.techPool;
  let left = 1;
  while (!isYearEnd(view.turn + left - 1) && left < YEAR) left += 1;
  const points = Math.min(
    Math.ceil(missing / left),
    investmentLimitOf(survey.own),
    Math.floor(sheet.money / 2),
  );
  if (points <= 0) return;
  spend(mind, sheet, points, {
    order: { kind: 'InvestTech', points },
    why: `Research wants ${goal} EP by the end of the year.`,
  });
}

/** What pays for itself within this number of turns comes before arms, even in war. */
export const BARGAIN = 8;

/** The turns until a point of Productivity has paid for itself. */
function paybackOf(system: StarSystem, trades: ReadonlySet<string>): number {
  const gain = system.raw + (trades.has(system.id) ? 1 : 0);
  return gain === 0 ? Infinity : productivityPriceOf(system) / gain;
}

const isTradedAt = ({ view }: Mind): ReadonlySet<string> =>
  new Set(
    valuesById(view.units).flatMap(({ trading, place }) => {
      const fleet = trading && place.kind === 'fleet' ? view.fleets[place.fleet] : undefined;
      return fleet?.place.kind === 'system' ? [fleet.place.system] : [];
    }),
  );

const isInWork = ({ view }: Mind, kind: string, { id }: StarSystem): boolean =>
  valuesById(view.projects).some(
    (one) => one.kind === kind && one.subject.kind === 'system' && one.subject.system === id,
  );

/** The colonies where a point more pays for itself in time, the soonest first. */
function worthImproving(mind: Mind, within: number) {
  const { view, survey, level } = mind;
  const closing = isClosing(mind);
  const most = Math.min(closing ? Infinity : patienceOf(mind), within);
  const openings = level.spreads && !closing ? openingsOf(mind) : [];
  const trades = isTradedAt(mind);
  const priced = survey.colonies.map((system) => ({ system, payback: paybackOf(system, trades) }));
  return sortBy(priced, (a, b) => a.payback - b.payback).filter(
    ({ system, payback }) =>
      payback <= most &&
      !isKeptForSettlers(mind, system, payback, openings) &&
      improvementFailureOf('productivity', system, view.empire.id) === null &&
      !isInWork(mind, 'productivity', system),
  );
}

/**
 * Buys Productivity where it pays for itself soonest, and in time; returns the price of the next point that it wants
 * and can't pay yet, 0 if there is none. `within`: the turns in which it must pay at the latest.
 * @rule COL-2
 */
export function planProductivity(
  mind: Mind,
  sheet: Sheet,
  kept: number,
  within = Infinity,
): number {
  const closing = isClosing(mind);
  // In war it saves only for what pays at once.
  const saves = closing || !isAtWar(mind);
  for (const { system, payback } of worthImproving(mind, within)) {
    const price = productivityPriceOf(system);
    const isBargain = payback <= BARGAIN;
    if (sheet.money - price < (isBargain || closing ? 0 : kept)) {
      return isBargain || saves ? price : 0;
    }
    spend(mind, sheet, price, {
      order: { kind: 'RaiseProductivity', system: system.id },
      why: `It pays for itself in ${counted(Math.ceil(payback), 'turn')}.`,
    });
  }
  return 0;
}

/** Whether the Census that a point more would employ is worth more in other systems. */
function isKeptForSettlers(
  { view }: Mind,
  system: StarSystem,
  payback: number,
  openings: readonly Opening[],
): boolean {
  const spare = spareCensus(system);
  if (spare === 0) return false;
  const better = openings.filter((one) => one.payback < payback).length;
  const underWay = sumOf(valuesById(view.units), ({ census }) => census);
  return spare <= better - underWay;
}

/** What a trait more yields on average: a part of a point of RAW, and as much Census with its Productivity. @rule MAP-4 */
const RAW_GAINED = 0.6;
const CENSUS_GAINED = 0.4;

/** Terraforms where it pays for itself soonest, if there are points left over. @rule COL-3 */
export function planTerraforming(mind: Mind, sheet: Sheet, kept: number): void {
  const { view, survey } = mind;
  const paybackAt = (one: StarSystem): number =>
    terraformingPriceOf(one) / (RAW_GAINED * one.utilized + CENSUS_GAINED * one.raw);
  for (const system of sortBy(survey.colonies, (a, b) => paybackAt(a) - paybackAt(b))) {
    const price = terraformingPriceOf(system);
    if (paybackAt(system) > patienceOf(mind) || sheet.money - price < kept) return;
    if (improvementFailureOf('terraforming', system, view.empire.id) !== null) continue;
    if (isInWork(mind, 'terraforming', system)) continue;
    spend(mind, sheet, price, {
      order: { kind: 'Terraform', system: system.id },
      why: `A better ${system.name} pays for itself in about ${counted(Math.ceil(paybackAt(system)), 'turn')}.`,
    });
  }
}

/** The Intel that it wants at home: to support declarations and missions, and against raiders and spies. */
const INTEL_WANTED = 3;
/** Before that there are no points for it. */
const INTEL_FROM = 2;

/** Buys a point of Intel for a colony up to a number. @rule ECO-8 */
function raiseIntel(
  mind: Mind,
  sheet: Sheet,
  colony: StarSystem,
  { wanted, kept, why }: Readonly<{ wanted: number; kept: number; why: string }>,
): void {
  const { view } = mind;
  if (colony.intel >= wanted || isInWork(mind, 'intel', colony)) return;
  if (improvementFailureOf('intel', colony, view.empire.id) !== null) return;
  const price = intelPriceOf(colony, view.rules);
  if (sheet.money - price < kept) return;
  spend(mind, sheet, price, { order: { kind: 'RaiseIntel', system: colony.id }, why });
}

/** Buys Intel for its colonies and at home. @rule ECO-8 @rule SUP-1 */
export function planIntelGrowth(mind: Mind, sheet: Sheet, kept: number): void {
  const { view, survey, level } = mind;
  if (view.turn < INTEL_FROM || !level.attacks) return;
  const wanted = view.rules.raiders === 'off' ? 0 : level.colonyIntel;
  for (const colony of survey.colonies) {
    if (colony.id === survey.home) continue;
    const why = `Intel at ${colony.name} keeps raiders away.`;
    raiseIntel(mind, sheet, colony, { wanted, kept, why });
  }
  const home = survey.colonies.find(({ id }) => id === survey.home);
  if (home === undefined) return;
  const why = 'Intel at home supports declarations and missions, and keeps raiders away.';
  raiseIntel(mind, sheet, home, { wanted: INTEL_WANTED, kept, why });
}
