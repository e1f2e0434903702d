import type { Campaign, Signature } from '#app/ports/campaign-record';
import type { StoreReader } from '#app/ports/campaign-store';
import { clockVerdict } from './clock-verdict.ts';
import { readClockFacts } from './read-clock-facts.ts';

type Asked = Readonly<{ by: Signature; now: string }>;

/**
 * Whether whoever does something to a turn may do so by its clock: the clock itself only while it still asks for it. Asked within
 * the read that the commit is checked against, so that a pause or an extension at the last moment wins. @rule TURN-5
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
