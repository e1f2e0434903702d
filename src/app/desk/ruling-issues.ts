import type { Ruling } from '#app/ports/desk-record';
import { didYouMean } from '#content/nearest-name';
import type { InputIssue } from '#app/use-case-error';
import { textIssue } from './text-issue.ts';

const LONGEST_RULING = 2000;

/** The texts of a ruling. */
export type RulingTexts = Pick<Ruling, 'question' | 'rule' | 'decision'>;

/** The same without spaces around them. */
export const cleanRuling = ({ question, rule, decision }: RulingTexts): RulingTexts => ({
  question: question.trim(),
  rule: rule.trim().toUpperCase(),
  decision: decision.trim(),
});

/** What is wrong with them: too long, missing, or about no rule of Farlane's. */
export function rulingIssues(
  { question, rule, decision }: RulingTexts,
  rules: readonly string[],
): readonly InputIssue[] {
  const most = LONGEST_RULING;
  const isKnown = rules.includes(rule);
  const text = `There is no rule “${rule}”.${didYouMean(rule, rules)} Give the id of a rule, such as MOV-1.`;
  return [
    ...textIssue(question, { path: 'question', what: 'the question', most }),
    ...(isKnown ? [] : [{ code: 'RULE_UNKNOWN', path: 'rule', text }]),
    ...textIssue(decision, { path: 'decision', what: 'the decision', most }),
  ];
}
