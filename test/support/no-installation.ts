import type { Installation } from '#app/ports/installation';

const nowhere = (): never => {
  throw new Error('This test has no data folder.');
};

/** A machine without a data folder, for tests that are about something else. */
export const noInstallation: Installation = {
  versions: () => ({ node: '20.19.0', sqlite: '3.50.0', migration: 'none' }),
  space: () => ({ free: 5_000_000_000, database: 3_000_000, backups: 0 }),
  backups: () => [],
  pathOf: () => undefined,
  backUp: nowhere,
  keepNewest: nowhere,
  restore: nowhere,
  examine: nowhere,
  faults: () => [],
  uploads: { newId: nowhere, keep: nowhere, read: nowhere, drop: nowhere, clear: nowhere },
};
