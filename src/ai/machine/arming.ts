import { armyOf, strengthOf, strengthOfAll } from './army.ts';
import type { Shop } from './bases.ts';
import { isClosing } from './horizon.ts';
import { isAtWar } from './mind.ts';
import { goalOf, warNeedOf } from './targets.ts';

/** At first it arms little, so that it grows: the percentage of its income, and the turns after its first war could be. */
const IN_PEACE = 35;
const YEARS_OF_PEACE = 16;
/** With points for this many turns left over there is nothing better to buy. */
const HOARD = 3;
/** With points for this many turns saved, it arms as much as it ever does. */
const CHEST = 10;
/** Enemies with this part of the strength of its fleet can't be driven away while something is left at home. */
const PRESSING = 0.5;
/** What a point buys of strength, about. */
const STRENGTH_PER_POINT = 0.6;

/** Enemies, mostly raiders, are in its systems, and what its fleet can spare doesn't drive them away. */
function isPressed({ mind, sheet }: Shop): boolean {
  const { survey, level } = mind;
  const strongest = Math.max(0, ...survey.own.map(({ id }) => survey.enemyStrength(id)));
  const part = level.spreads ? PRESSING : 1;
  return strongest > 0 && strongest >= part * strengthOf(mind, armyOf(mind, sheet));
}

/** The points that it has saved pay for all that is missing for its next attack: then it builds as fast as it can. */
export function canSurge({ mind, sheet }: Shop): boolean {
  const target = goalOf(mind);
  if (target === undefined || !mind.level.attacks) return false;
  const missing = warNeedOf(mind, target) - strengthOfAll(mind);
  return missing > 0 && missing / STRENGTH_PER_POINT <= sheet.money;
}

/**
 * The percentage of its income that its units may cost. A fleet that waits only costs upkeep: a machine that plans ahead saves the points, and builds
 * the fleet once they pay for all of it.
 */
function upkeepShareOf(shop: Shop): number {
  const { mind, sheet, budget } = shop;
  const { level, nature, view } = mind;
  if (level.spreads) {
    const saved = Math.min(1, sheet.money / (CHEST * budget.gross));
    const some = IN_PEACE + nature.arms + (level.upkeep - IN_PEACE) * saved;
    return canSurge(shop) ? level.upkeep : some;
  }
  const isRich = sheet.money > HOARD * budget.gross;
  const isQuiet = !isAtWar(mind) && !isRich && !isPressed(shop);
  const isEarly = isQuiet && view.turn < nature.peaceUntil + YEARS_OF_PEACE;
  return nature.arms + (isEarly ? Math.min(level.upkeep, IN_PEACE) : level.upkeep);
}

/** Whether it builds warships and flights this turn. */
export function mayArm(shop: Shop): boolean {
  const { mind, budget } = shop;
  if (mind.level.spreads && isPressed(shop)) return true;
  if (isClosing(mind) && !isPressed(shop)) return false;
  return budget.upkeep < (budget.gross * upkeepShareOf(shop)) / 100;
}
