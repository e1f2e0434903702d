import type { AmendedEdition } from '#app/editions/read-amended-editions';

/** `edition 2 to Human Commonwealth`. */
export const editionWords = ({ edition, name }: Pick<AmendedEdition, 'edition' | 'name'>): string =>
  `edition ${String(edition)} to ${name}`;

/** `reports issued`, `reports issued, issue 2`: by an Opening, to all. */
export const issueWords = (issue: number): string =>
  issue === 1 ? 'reports issued' : `reports issued, issue ${String(issue)}`;
