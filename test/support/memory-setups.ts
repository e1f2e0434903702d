import type { Change, Commit, StoreReader } from '#app/ports/campaign-store';
import type { SetupRecord, SetupSeat, SetupVersion } from '#app/ports/setup-record';
import { StoreError } from '#app/ports/store-error';
import { compareText } from '#kernel/result/compare-text';

/** Setups in memory. */
export type KeptSetups = { setups: SetupRecord[]; seats: SetupSeat[]; versions: SetupVersion[] };
export const noSetups = (): KeptSetups => ({ setups: [], seats: [], versions: [] });

/** Takes the next revision; false: somebody else did. */
export function takeSetup(
  kept: KeptSetups,
  { id, revision }: NonNullable<Commit['setup']>,
): boolean {
  const known = kept.setups.find((one) => one.id === id);
  if ((known?.revision ?? 0) !== revision) return false;
  kept.setups = kept.setups.map((one) =>
    one.id === id ? { ...one, revision: revision + 1 } : one,
  );
  return true;
}

/** Writes a change of setups; false: it is about something else. */
export function writeSetups(kept: KeptSetups, change: Change): boolean {
  if (change.put === 'setup') saveSetup(kept, change.setup);
  else if (change.put === 'setup-seats') {
    const others = kept.seats.filter(({ setup }) => setup !== change.setup);
    kept.seats = [...others, ...change.seats];
  } else if (change.put === 'setup-version') kept.versions.push(change.version);
  else if (change.put === 'setup-version-undone') {
    kept.versions = kept.versions.map((one) =>
      one.setup === change.setup && one.revision === change.revision
        ? { ...one, undone: true }
        : one,
    );
  } else return false;
  return true;
}

function saveSetup(kept: KeptSetups, setup: SetupRecord): void {
  const others = kept.setups.filter(({ id }) => id !== setup.id);
  if (others.some(({ slug }) => slug === setup.slug)) throw new StoreError('failed', 'slug');
  const revision = kept.setups.find(({ id }) => id === setup.id)?.revision ?? 1;
  kept.setups = [...others, { ...setup, revision }];
}

type Reads = Pick<
  StoreReader,
  | 'setupSlugs'
  | 'setup'
  | 'setupBySlug'
  | 'setupsOf'
  | 'setupSeats'
  | 'setupSeatOfLink'
  | 'setupVersions'
  | 'setupVersion'
>;

/** The reads of setups. */
export const setupReads = ({ setups, seats, versions }: KeptSetups): Reads => ({
  setupSlugs: async () => setups.map(({ slug }) => slug),
  setup: async (id) => setups.find((one) => one.id === id),
  setupBySlug: async (slug) => setups.find((one) => one.slug === slug),
  setupsOf: async (account) =>
    setups
      .filter(
        ({ id, owner }) =>
          owner === account || seats.some((one) => one.setup === id && one.account === account),
      )
      .sort((a, b) => compareText(a.createdAt, b.createdAt) || compareText(a.id, b.id)),
  setupSeats: async (id) =>
    seats.filter(({ setup }) => setup === id).sort((a, b) => a.player - b.player),
  setupSeatOfLink: async (token) => seats.find((one) => one.token === token),
  setupVersions: async (id) =>
    versions
      .filter(({ setup }) => setup === id)
      .map(({ setup, revision, at, by, what, secretOf, undone }) => {
        return { setup, revision, at, by, what, secretOf, undone };
      }),
  setupVersion: async (id, revision) =>
    versions.find((one) => one.setup === id && one.revision === revision),
});
