import { valuesById } from '#kernel/collections/tables';
import type { EmpireId } from '#model/campaign/ids';
import type { CampaignId } from '#app/ports/campaign-record';
import type { StoreReader } from '#app/ports/campaign-store';
import type { IssueHead, PublicationHead } from '#app/ports/turn-record';
import { editionOf } from '#app/editions/edition-of';
import { publicationHash } from '#app/editions/publications-of';
import type { Fault } from './fault.ts';

/** Reports that are missing, or that differ from what was issued. */
export async function publicationFaults(
  reader: StoreReader,
  id: CampaignId,
): Promise<readonly Fault[]> {
  const faults: Fault[] = [];
  const issues = await reader.publications(id);
  for (const { id: empire, nonAligned } of valuesById(await reader.empires(id))) {
    const editions = await reader.issuedTo(id, empire);
    // A non-aligned world that was found in play has no reports of the turns before.
    const first = nonAligned === undefined ? 0 : (editions[0]?.version ?? Infinity);
    const due = issues.filter(({ version }) => version >= first);
    faults.push(...missing(due, { empire, editions }));
    for (const head of editions) {
      const issued = await reader.publication(id, { ...head, empire });
      if (issued !== undefined && publicationHash(issued) === issued.hash) continue;
      const text = `${whichOf(head, empire)} differs from the one that was issued.`;
      faults.push({ version: head.version, text });
    }
  }
  return faults;
}

const whichOf = ({ turn, edition }: PublicationHead, empire: EmpireId): string =>
  `The report of turn ${turn}, edition ${edition}, for ${empire}`;

type Own = Readonly<{ empire: EmpireId; editions: readonly PublicationHead[] }>;

/** An issue that an empire lacks, or a gap in the numbers of its editions. */
function missing(issues: readonly IssueHead[], { empire, editions }: Own): readonly Fault[] {
  const own = new Set(editions.map(({ version }) => version));
  const lost = issues.filter(({ version }) => !own.has(version));
  const gaps = editions.filter(
    (head, index) => head.edition !== editionOf(editions.slice(0, index), head.turn),
  );
  return [
    ...lost.map(({ turn, version }) => {
      return { version, text: `The report of turn ${turn} for ${empire} is missing.` };
    }),
    ...gaps.map((head) => {
      const text = `${whichOf(head, empire)} does not follow the edition before it.`;
      return { version: head.version, text };
    }),
  ];
}
