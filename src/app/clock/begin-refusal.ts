import type { Campaign } from '#app/ports/campaign-record';
import type { StoreReader } from '#app/ports/campaign-store';
import { type UseCaseError, refuse } from '#app/use-case-error';
import { clockOf } from './clock-of.ts';
import { isTooMany } from './clock-verdict.ts';
import { readLights } from './read-lights.ts';

/** Why a turn may not begin: more players are missing than its moderator chose. Undefined: it may. */
type Begin = Readonly<{ ok: false; error: UseCaseError }> | undefined;

/** Compares the missing players with the moderator's limit. It is called before each phase, but applies to the first only. @rule TURN-5 */
export async function beginRefusal(reader: StoreReader, campaign: Campaign): Promise<Begin> {
  if (campaign.phase !== 'economic') return undefined;
  const clock = await clockOf(reader, campaign.id);
  if (clock.settings.mostMissing === null) return undefined;
  const lights = await readLights(reader, campaign, clock);
  const missing = lights.filter(({ isMissing }) => isMissing);
  if (!isTooMany(clock, missing.length)) return undefined;
  return refuse(
    'TOO_MANY_MISSING',
    missing.map(({ name }) => {
      return { code: 'MISSING', path: '', text: `${name} has not submitted orders.` };
    }),
  );
}
