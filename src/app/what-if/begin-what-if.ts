import { ok } from '#kernel/result/result';
import type { OddsRegister } from '#app/odds/odds-register';
import type { AskedOdds } from '#app/odds/odds-register';
import { type Outcome, refuse } from '#app/use-case-error';
import type { ForceLists } from '#content/force-lists/force-lists';
import type { RuleSet } from '#model/settings/rule-set';
import { battleOfWhatIf } from './battle-of-what-if.ts';
import { oddsFaults } from './odds-faults.ts';
import type { WhatIf } from './what-if.ts';
import { withoutFixed } from './without-fixed.ts';

/** A run that has begun in the background. */
export type OddsBegun = Readonly<{ over: Promise<void> }>;

type Beginning = Pick<AskedOdds, 'seed' | 'battles' | 'form' | 'assumed'> &
  Readonly<{
    /** Who gets to see the odds. */
    seat: string;
    whatIf: WhatIf;
    rules: RuleSet;
    lists: ForceLists;
  }>;

/** Begins to fight a what-if battle many times, or says everything that is wrong with it. @rule ENC-1 */
export function beginWhatIf(
  odds: OddsRegister,
  { seat, whatIf, rules, lists, ...asked }: Beginning,
): Outcome<OddsBegun> {
  const classes = new Map(lists.designs.map((design) => [String(design.id), design]));
  const mended = withoutFixed(whatIf, classes);
  const start = battleOfWhatIf(mended.whatIf, { rules, lists });
  const faults = [...(start.ok ? [] : start.error), ...oddsFaults(asked)];
  if (!start.ok || faults.length > 0) return refuse('BATTLE_REFUSED', faults);
  const assumed = [...asked.assumed, ...mended.assumed];
  const begun = odds.begin(seat, { ...asked, assumed, start: start.value });
  return begun === null ? refuse('ODDS_UNDER_WAY') : ok(begun);
}
