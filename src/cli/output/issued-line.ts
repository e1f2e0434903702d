import type { IssuedEdition } from '#app/editions/prepared-amendment';

/** When an amendment is read, and by whom. */
export function issuedLine(issued: readonly IssuedEdition[] | null): string {
  if (issued === null) return 'The players concerned will read about it in their next report.';
  if (issued.length === 0) return 'It concerns no player, so no report is issued again.';
  const editions = issued.map(({ edition, name }) => `edition ${String(edition)} to ${name}`);
  return `Issued at once: ${editions.join(', ')}.`;
}
