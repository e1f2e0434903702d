import { valuesById } from '#kernel/collections/tables';
import { sortBy } from '#kernel/collections/sort-by';
import { counted } from '#kernel/words/counted';
import type { StarSystem } from '#model/campaign/system';
import { improvementFailureOf } from '#rules/economy/improvement-failure';
import { intelPriceOf } from '#rules/economy/intel-price';
import { productivityPriceOf } from '#rules/economy/productivity-price';
import { investmentLimitOf } from '#rules/tech/investment-limit';
import { isYearEnd } from '#rules/calendar/is-year-end';
import type { Budget } from './budget.ts';
import { patienceOf, turnsLeft } from './convoys.ts';
import { isAtWar, type Mind, type Sheet, spend } from './mind.ts';

const YEAR = 12;

/** Invests in research, evenly over the year. @rule TECH-1 @rule TECH-2 */
export function planResearch(mind: Mind, sheet: Sheet, budget: Budget): void {
  const { view, level, survey } = mind;
  if (turnsLeft(view) < YEAR) return;
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
const BARGAIN = 8;

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

/**
 * Buys Productivity where it pays for itself soonest, and in time; returns the price of the next point that it wants
 * and can't pay yet, 0 if there is none.
 * @rule COL-2
 */
export function planProductivity(mind: Mind, sheet: Sheet, kept: number): number {
  const { view, survey } = mind;
  // In war it saves only for what pays at once.
  const peaceful = isAtWar(mind) ? 0 : Infinity;
  const trades = isTradedAt(mind);
  const ranked = sortBy(survey.colonies, (a, b) => paybackOf(a, trades) - paybackOf(b, trades));
  for (const system of ranked) {
    const payback = paybackOf(system, trades);
    if (payback > patienceOf(mind)) return 0;
    if (improvementFailureOf('productivity', system, view.empire.id) !== null) continue;
    if (isInWork(mind, 'productivity', system)) continue;
    const price = productivityPriceOf(system);
    const left = payback <= BARGAIN ? 0 : kept;
    if (sheet.money - price < left) return payback <= BARGAIN ? price : Math.min(price, peaceful);
    spend(mind, sheet, price, {
      order: { kind: 'RaiseProductivity', system: system.id },
      why: `It pays for itself in ${counted(Math.ceil(payback), 'turn')}.`,
    });
  }
  return 0;
}

/** The Intel that it wants at home: to support declarations and missions, and against raiders and spies. */
const INTEL_WANTED = 3;
/** Before that there are no points for it. */
const INTEL_FROM = 2;

/** Buys Intel at home. @rule ECO-8 */
export function planIntelGrowth(mind: Mind, sheet: Sheet, kept: number): void {
  const { view, survey, level } = mind;
  const home = survey.colonies.find(({ id }) => id === survey.home);
  if (home === undefined || !level.attacks || view.turn < INTEL_FROM || home.intel >= INTEL_WANTED)
    return;
  if (improvementFailureOf('intel', home, view.empire.id) !== null) return;
  const price = intelPriceOf(home, view.rules);
  if (sheet.money - price < kept || isInWork(mind, 'intel', home)) return;
  spend(mind, sheet, price, {
    order: { kind: 'RaiseIntel', system: home.id },
    why: 'Intel at home supports declarations and missions, and keeps raiders away.',
  });
}
