import type { IssuedAnew } from '#app/run/amend-campaign';

/** When an amendment is read, and by whom. */
export function issuedLine(issued: readonly IssuedAnew[] | null): string {
  if (issued === null) return 'Whoever it touches reads of it in the next report.';
  if (issued.length === 0) return 'It touches nobody: no report is issued anew.';
  const editions = issued.map(({ edition, name }) => `edition ${String(edition)} to ${name}`);
  return `Issued at once: ${editions.join(', ')}.`;
}
