/** What the files of tables are called. */
export const TEXTS = {
  saveAsCsv: 'Save as CSV',
  saveAsJson: 'Save as JSON',
} as const;
