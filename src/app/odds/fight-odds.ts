import { byStandingOrders } from '#engine/tactical/by-standing-orders';
import { TACTICAL_ENGINES } from '#engine/tactical/list';
import { brandAs } from '#kernel/brand/brand';
import { oddsDice } from '#kernel/dice/odds-dice';
import type { EncounterId } from '#model/campaign/ids';
import type { RollPurpose } from '#model/rolls/roll-purpose';
import { oddsCounter } from './odds-counter.ts';
import type { OddsInput } from './odds-run.ts';
import type { OddsTally } from './odds-tally.ts';

const [ENGINE] = TACTICAL_ENGINES;

/**
 * Fights many battles of one file by the tactical engine of the campaigns, standing orders answering, and counts how they end. Each
 * has dice of its own by its number, so that it does not matter which thread fights it. @rule ENC-1
 */
export function fightOdds({ start, seed, first, last }: OddsInput): OddsTally {
  const { setup, rules } = start;
  const counter = oddsCounter(start);
  const diceOf = oddsDice<RollPurpose>(seed);
  for (let number = first; number <= last; number += 1) {
    const asking = ENGINE.fight({
      setup,
      encounter: brandAs<EncounterId>('battle'),
      rules,
      dice: diceOf(number),
      sink: counter.sink,
      isCounted: true,
    });
    counter.count(byStandingOrders(asking));
  }
  return counter.tally();
}
