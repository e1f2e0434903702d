import { valuesById } from '#kernel/collections/tables';
import type { CampaignId } from '#app/ports/campaign-record';
import type { StoreReader } from '#app/ports/campaign-store';
import type { IssueHead } from '#app/ports/turn-record';
import { correctedBy } from '#app/editions/corrected-by';
import type { EmpireId } from '#model/campaign/ids';

type Paper = Readonly<{ empire: EmpireId; name: string; edition: number }>;

/** A turn whose papers are open, with the edition in force for each empire. */
export type TurnOfPapers = Readonly<{
  turn: number;
  publishedAt: string;
  papers: readonly Paper[];
}>;

/** All empires' papers in force of these issues, the last turn first. */
export async function turnsOfPapers(
  reader: StoreReader,
  id: CampaignId,
  heads: readonly IssueHead[],
): Promise<readonly TurnOfPapers[]> {
  const editions = await readStanding(reader, id);
  return heads.toReversed().map(({ turn, publishedAt }) => {
    const papers = editions.filter((one) => one.turn === turn);
    return { turn, publishedAt, papers: papers.map(paperOf) };
  });
}

type Standing = Paper & Readonly<{ turn: number }>;
const paperOf = ({ empire, name, edition }: Standing): Paper => ({ empire, name, edition });

/** The editions in force, by empire. */
async function readStanding(reader: StoreReader, id: CampaignId): Promise<readonly Standing[]> {
  const standing: Standing[] = [];
  for (const { id: empire, name } of valuesById(await reader.empires(id))) {
    const heads = await reader.issuedTo(id, empire);
    const own = heads.filter((head) => !head.undone && correctedBy(heads, head) === null);
    standing.push(...own.map(({ turn, edition }) => ({ turn, empire, name, edition })));
  }
  return standing;
}
