import { type UseCase, guarded } from '#app/guarded';
import { campaignName, type OwnNames } from '#app/campaigns/campaign-name';
import { slugOf } from '#app/campaigns/slug-of';
import { readOwnAccount } from '#app/people/read-own-account';
import { NO_CAMPAIGN } from '#app/ports/campaign-store';
import type { Ports } from '#app/ports/ports';
import type { SetupId, SetupRecord } from '#app/ports/setup-record';
import { retrying } from '#app/retrying';
import { beginSetup } from '#app/setup/begin-setup';
import { newSetupFile } from '#app/setups/new-setup-file';
import { readForceLists } from '#app/campaigns/read-force-lists';
import { freeSeats } from '#app/setups/free-seats';
import { textOfSetup } from '#app/setups/setup-text';
import { type Outcome, refuse } from '#app/use-case-error';
import { brandAs } from '#kernel/brand/brand';
import { ok } from '#kernel/result/result';

type CreateSetupInput = Readonly<{
  session: string;
  name: string;
  own?: OwnNames;
  forceLists: string;
}>;

/** Addresses of other pages are no names of setups. */
const RESERVED = ['new', 'join'];

/** Begins to set up a campaign. The person who begins it is its moderator. */
export const createSetup = (ports: Ports): UseCase<CreateSetupInput, Readonly<{ slug: string }>> =>
  guarded(async ({ session, name: asked, own, forceLists }) => {
    const name = campaignName(asked, own);
    if (!name.ok) return name;
    const lists = readForceLists(forceLists);
    if (!lists.ok) return lists;
    const begun = beginSetup(newSetupFile(name.value, ports.secrets), lists.value);
    if (!begun.ok) return refuse('SETUP_REFUSED', begun.error);
    const setup = begun.value;
    return retrying(async (): Promise<Outcome<Readonly<{ slug: string }>> | 'again'> => {
      const { store, clock, secrets } = ports;
      const now = clock.now();
      const { owner, slugs } = await store.read(async (reader) => ({
        owner: await readOwnAccount(reader, { session, now }),
        slugs: await reader.setupSlugs(),
      }));
      if (owner === undefined) return refuse('SESSION_ENDED');
      const slug = slugOf(name.value, new Set([...RESERVED, ...slugs]));
      const id = brandAs<SetupId>(secrets.id());
      const text = textOfSetup(setup);
      const open = { revision: 0, createdAt: now, endedAt: null, campaign: null };
      const record: SetupRecord = { id, slug, name: name.value, owner: owner.id, text, ...open };
      const what = 'Began the setup';
      const by = { by: 'moderator', secretOf: null } as const;
      const version = { setup: id, revision: 1, at: now, ...by, what };
      const written = await store.commit({
        campaign: NO_CAMPAIGN,
        revision: null,
        setup: { id, revision: 0 },
        changes: [
          { put: 'setup', setup: record },
          { put: 'setup-seats', setup: id, seats: freeSeats(record, setup, []) },
          { put: 'setup-version', version: { ...version, undone: false, text } },
        ],
      });
      return written.ok ? ok({ slug }) : 'again';
    });
  });
