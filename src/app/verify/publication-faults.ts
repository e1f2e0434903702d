import { keysById } from '#kernel/collections/tables';
import type { CampaignId } from '#app/ports/campaign-record';
import type { StoreReader } from '#app/ports/campaign-store';
import { publicationHash } from '#app/run/publications-of';
import type { Fault } from './fault.ts';

/** Reports that are missing or are not what was issued. */
export async function publicationFaults(
  reader: StoreReader,
  id: CampaignId,
): Promise<readonly Fault[]> {
  const faults: Fault[] = [];
  const empires = keysById(await reader.empires(id));
  for (const head of await reader.publications(id)) {
    for (const empire of empires) {
      const issued = await reader.publication(id, { ...head, empire });
      const which = `The report of turn ${head.turn}, edition ${head.edition}, for ${empire}`;
      const { version } = head;
      if (issued === undefined) faults.push({ version, text: `${which} is missing.` });
      else if (publicationHash(issued) !== issued.hash) {
        faults.push({ version, text: `${which} is not what was issued.` });
      }
    }
  }
  return faults;
}
