import { TACTICAL_ENGINES } from '#engine/tactical/list';
import { brandAs } from '#kernel/brand/brand';
import { oddsDice } from '#kernel/dice/odds-dice';
import { invariant } from '#kernel/result/invariant';
import type { EncounterId } from '#model/campaign/ids';
import { oddsCounter } from './odds-counter.ts';
import type { OddsInput } from './odds-run.ts';
import type { OddsTally } from './odds-tally.ts';

const [ENGINE] = TACTICAL_ENGINES;

/** What is fought; a battle needs no file. */
type FightInput = Omit<OddsInput, 'start'> &
  Readonly<{ start: Pick<OddsInput['start'], 'setup' | 'rules'> }>;

/** Fights a range of battles, by number, and counts how they end. */
export type OddsFighter = (part: Pick<OddsInput, 'first' | 'last'>) => OddsTally;

/**
 * Fights one battle of a file many times with the tactical engine of the campaigns, and counts how it ends. Standing
 * orders answer all questions. Each run has dice of its own by its number, so any thread can fight it. Work done for
 * one part is reused for the next.
 * @rule ENC-1
 */
export function oddsFighter({ start, seed }: Pick<FightInput, 'start' | 'seed'>): OddsFighter {
  const { setup, rules } = start;
  const { rehearse } = ENGINE;
  invariant(rehearse !== null, 'ENGINE_HAS_NO_ODDS', ENGINE.id);
  const odds = oddsDice(seed);
  const encounter = brandAs<EncounterId>('battle');
  const rehearsal = rehearse({ setup, encounter, rules, odds });
  return ({ first, last }) => {
    const counter = oddsCounter(start, rehearsal.flagships);
    for (let number = first; number <= last; number += 1) {
      odds.begin(number);
      counter.count(rehearsal.fight(counter.sink));
    }
    return counter.tally();
  };
}

/** The same for all runs at once. @rule ENC-1 */
export const fightOdds = (input: FightInput): OddsTally => oddsFighter(input)(input);
