import { TACTICAL_ENGINES } from '#engine/tactical/list';
import { brandAs } from '#kernel/brand/brand';
import { oddsDice } from '#kernel/dice/odds-dice';
import { invariant } from '#kernel/result/invariant';
import type { EncounterId } from '#model/campaign/ids';
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
  const { rehearse } = ENGINE;
  invariant(rehearse !== null, 'ENGINE_HAS_NO_ODDS', ENGINE.id);
  const odds = oddsDice(seed);
  const encounter = brandAs<EncounterId>('battle');
  const rehearsal = rehearse({ setup, encounter, rules, odds });
  const counter = oddsCounter(start, rehearsal.flagships);
  for (let number = first; number <= last; number += 1) {
    odds.begin(number);
    counter.count(rehearsal.fight(counter.sink));
  }
  return counter.tally();
}
