import { DEFAULT_RULE_SET, LATER_RULES, type RuleSet } from '#model/settings/rule-set';
import type { Publication } from '#app/ports/turn-record';
import { publicationHash } from '#app/editions/publications-of';

const isOfToday = (name: string): boolean => Object.hasOwn(DEFAULT_RULE_SET, name);

/** Rules as this program plays them. Files of earlier versions lack newer settings, and have a list that no longer exists. */
export function completedRules(rules: Partial<RuleSet>): RuleSet {
  const known = Object.entries(rules).filter(([name]) => isOfToday(name));
  // A file without what every campaign has is refused.
  return { ...LATER_RULES, ...Object.fromEntries(known) } as RuleSet;
}

/** A report that an earlier version issued, with today's rules and the hash that fits them. */
export function completedPublication(issued: Publication): Publication {
  const view = { ...issued.view, rules: completedRules(issued.view.rules) };
  return { ...issued, view, hash: publicationHash({ view, seen: issued.seen }) };
}
