import type { StarSystem } from '#model/campaign/system';
import { FINDS, hasFinds } from './has-finds.ts';
import { ruinsFoundOf } from './ruins.ts';
import { splinterColonyOf } from './splinter-colony-of.ts';
import type { RuleSet } from '#model/settings/rule-set';

/** Something that waits in a system for the first empire there. `worth`: what it brings where that is known before a roll. */
export type WaitingFind = Readonly<{
  what: string;
  worth: Readonly<{ amount: number; of: 'units' | 'investment' }> | null;
}>;

type Site = Pick<StarSystem, 'found' | 'anomalies' | 'native' | 'owner' | 'raw' | 'capacity'>;

function worthOf(what: string, system: Site): WaitingFind['worth'] {
  if (what === 'Ruins') return { amount: ruinsFoundOf(system), of: 'investment' };
  const colony = what === 'Splinter Colony' ? splinterColonyOf(system) : null;
  return colony === null ? null : { amount: colony.points, of: 'units' };
}

/** The finds that wait for the first empire in a system. @rule MAP-8 @rule OPT-12 */
export function waitingFindsIn(
  system: Site,
  rules: Pick<RuleSet, 'explorationEncounters'>,
): readonly WaitingFind[] {
  if (!hasFinds(system, rules)) return [];
  const named = FINDS.filter((one) => system.anomalies.includes(one)).map((what) => {
    return { what, worth: worthOf(what, system) };
  });
  const rolled = { what: 'exploration encounter', worth: null };
  return rules.explorationEncounters === 'on' ? [...named, rolled] : named;
}
