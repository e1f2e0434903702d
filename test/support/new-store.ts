import { onTestFinished } from 'vitest';
import type { CampaignStore } from '#app/ports/campaign-store';
import { openStore } from '#store/open-store';

/** The real store with nothing in it, in memory; it is closed when the test ends. */
export async function newStore(): Promise<CampaignStore> {
  const { store, close } = await openStore(':memory:');
  onTestFinished(close);
  return store;
}
