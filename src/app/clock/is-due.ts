import type { Campaign, Signature } from '#app/ports/campaign-record';
import type { StoreReader } from '#app/ports/campaign-store';
import { clockVerdict } from './clock-verdict.ts';
import { readClockFacts } from './read-clock-facts.ts';

type Asked = Readonly<{ by: Signature; now: string }>;

/**
 * Whether the clock allows an act on the turn. The clock itself may act only while its action is still due. It is
 * decided in the read that the commit is checked against, so that a pause or an extension at the last moment wins.
 * @rule TURN-5
 */
export async function isDue(
  reader: StoreReader,
  campaign: Campaign,
  { by, now }: Asked,
): Promise<boolean> {
  if (by.kind !== 'clock') return true;
  const { facts } = await readClockFacts(reader, campaign);
  return clockVerdict(facts, now).do !== 'wait';
}
