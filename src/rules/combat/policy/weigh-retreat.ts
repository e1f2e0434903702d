import { clamp } from '#kernel/numbers/clamp';
import { divide } from '#kernel/numbers/divide';
import { sumOf } from '#kernel/numbers/sum';
import { ledgerTotal } from '#kernel/reasons/ledger';
import type { LaneClass } from '#model/campaign/lane';
import type { UnitCondition } from '#model/forces/unit';
import { NO_TRAITS } from '#rules/combat/abilities/traits-of';
import { AWAY_FROM, retreatModifiers } from '#rules/combat/retreat-modifiers';
import { foresee, type Outlook, shareOf } from './foresee-damage.ts';
import type { Own } from './in-roles.ts';

const ALL = 100;
const FACES = 6;

/** Whether leaving is better for sound ships, and for crippled ones. */
type Verdict = Readonly<Record<UnitCondition, boolean>>;

const STAY: Verdict = { sound: false, crippled: false };

/** The chance that a ship is lost after this round, in percent: if it stays, and if it fails to leave while the others do. */
type Risk = Readonly<{ stays: number; fails: number }>;

/**
 * Whether ships should leave a battle rather than stay, by the losses expected either way. Ships that stay face the fire still to come.
 * Ships that leave can be damaged on the way out, more likely in a worse lane, and those that fail are left behind with few others.
 * @rule CSC-12 @rule ENC-5
 * @ruling With `retreat endangered`, sound ships leave together if that is expected to cost fewer EP than staying, counting the bases and
 *   convoys left behind. Crippled ships leave if they are less likely to fail than to be destroyed by staying. No ship leaves if staying
 *   carries no further risk.
 */
export function weighRetreat(outlook: Outlook, lane: LaneClass): Verdict {
  const risk = riskIn(outlook, lane);
  // Nobody has to leave a battle that is over, or that does no more harm.
  if (risk.stays === 0) return STAY;
  const all = [...outlook.own, ...outlook.behind];
  const going = sumOf(all, (one) => one.cost * lossIfAllGo(one, risk, lane));
  const staying = sumOf(all, (one) => one.cost * lossIfAllStay(one, risk));
  const sound = going < staying;
  return { sound, crippled: (sound ? risk.fails : risk.stays) > chanceToFail('crippled', lane) };
}

/** Some of the ships that try to leave fail, and these face all the fire that is still to come. */
function riskIn(outlook: Outlook, lane: LaneClass): Risk {
  const { later, toughness, unanswered } = foresee(outlook);
  const left = divide(toughness * chanceToFail('sound', lane), ALL, 'up');
  return { stays: later, fails: Math.max(later, shareOf(unanswered, left)) };
}

/** How likely a ship is damaged on its way out; in percent. @rule CSC-12 */
function chanceToFail(
  condition: UnitCondition,
  lane: LaneClass,
  { traits = NO_TRAITS }: Pick<Own, 'traits'> = {},
): number {
  const modifier = ledgerTotal(retreatModifiers({ traits, condition }, lane));
  return divide(clamp(AWAY_FROM - 1 - modifier, 0, FACES) * ALL, FACES, 'nearest');
}

function lossIfAllGo(one: Own, { fails }: Risk, lane: LaneClass): number {
  if (one.civilian) return ALL;
  if (one.kind === 'flight') return 0;
  if (one.kind !== 'ship') return fails;
  const chance = chanceToFail(one.condition, lane, one);
  if (one.condition === 'crippled') return Math.min(chance, fails);
  return divide(chance * fails, ALL, 'up');
}

/** Civilians are lost when no unit is left to guard them. */
function lossIfAllStay(one: Own, { stays }: Risk): number {
  if (one.kind === 'flight') return 0;
  return one.civilian ? Math.max(0, 2 * stays - ALL) : stays;
}
