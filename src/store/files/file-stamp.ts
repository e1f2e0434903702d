/** A moment as part of a file name, in UTC: `2024-01-31T12-00-00Z`. */
export function fileStamp(now: Date): string {
  return `${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
}
