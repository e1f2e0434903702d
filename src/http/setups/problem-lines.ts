import type { UseCaseError } from '#app/use-case-error';

/** A refusal and all its faults, each with its place. */
export const problemLines = ({ text, issues }: UseCaseError): readonly string[] => [
  text,
  ...issues.map((issue) => (issue.path === '' ? issue.text : `${issue.path}: ${issue.text}`)),
];
