import type { UseCaseError } from '#app/use-case-error';

/** Why something was not done, each with its place. */
export const problemLines = (issues: UseCaseError['issues']): readonly string[] =>
  issues.map(({ path, text }) => (path === '' ? text : `${path}: ${text}`));

/** A refusal and all its faults. */
export const refusalLines = ({ text, issues }: UseCaseError): readonly string[] => [
  text,
  ...problemLines(issues),
];
