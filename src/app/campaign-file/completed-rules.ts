import { DEFAULT_RULE_SET, LATER_RULES, type RuleSet } from '#model/settings/rule-set';
import type { Publication } from '#app/ports/turn-record';
import { publicationHash } from '#app/run/publications-of';

const isOfToday = (name: string): boolean => Object.hasOwn(DEFAULT_RULE_SET, name);

/** Rules as this program plays them: files of earlier versions lack settings that came later, and have a list that is gone. */
export function completedRules(rules: Partial<RuleSet>): RuleSet {
  const known = Object.entries(rules).filter(([name]) => isOfToday(name));
  // What every campaign has is there, or the file is refused.
  return { ...LATER_RULES, ...Object.fromEntries(known) } as RuleSet;
}

/** A report that an earlier version issued, with the rules of today and the hash that belongs to them. */
export function completedPublication(issued: Publication): Publication {
  const view = { ...issued.view, rules: completedRules(issued.view.rules) };
  return { ...issued, view, hash: publicationHash({ view, seen: issued.seen }) };
}
