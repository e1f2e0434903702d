import { valuesById } from '#kernel/collections/tables';
import { ok } from '#kernel/result/result';
import type { Actor } from '#app/actor';
import type { CampaignId } from '#app/ports/campaign-record';
import type { StoreReader } from '#app/ports/campaign-store';
import type { Ports } from '#app/ports/ports';
import { type UseCase, guarded } from '#app/guarded';
import { oldEnough } from '#app/people/old-enough';
import { correctedBy } from '#app/run/corrected-by';
import { type Outcome, refuse } from '#app/use-case-error';
import type { EmpireId } from '#model/campaign/ids';

type Paper = Readonly<{ empire: EmpireId; name: string; edition: number }>;

/** What a spectator may read. */
export type Spectated = Readonly<{
  campaign: Readonly<{ slug: string; name: string }>;
  delay: number;
  /** The turns whose papers are open to him, the last first, and for each empire the edition that stands. */
  turns: readonly Readonly<{
    turn: number;
    publishedAt: string;
    papers: readonly Paper[];
  }>[];
}>;

/** The turns that are long enough past for a spectator. */
export const readSpectated = ({ store }: Ports): UseCase<Readonly<{ actor: Actor }>, Spectated> =>
  guarded(async ({ actor }) => {
    if (actor.kind !== 'spectator') return refuse('SPECTATOR_ONLY');
    return store.read(async (reader): Promise<Outcome<Spectated>> => {
      const campaign = await reader.campaign(actor.campaign);
      if (campaign === undefined) return refuse('CAMPAIGN_UNKNOWN');
      const { id, slug, name } = campaign;
      const heads = oldEnough(await reader.publications(id), actor.delay).toReversed();
      const editions = await readStanding(reader, id);
      const turns = heads.map(({ turn, publishedAt }) => {
        const papers = editions.filter((one) => one.turn === turn);
        return { turn, publishedAt, papers: papers.map(paperOf) };
      });
      return ok({ campaign: { slug, name }, delay: actor.delay, turns });
    });
  });

type Standing = Paper & Readonly<{ turn: number }>;
const paperOf = ({ empire, name, edition }: Standing): Paper => ({ empire, name, edition });

/** The editions that stand, by empires. */
async function readStanding(reader: StoreReader, id: CampaignId): Promise<readonly Standing[]> {
  const standing: Standing[] = [];
  for (const { id: empire, name } of valuesById(await reader.empires(id))) {
    const heads = await reader.issuedTo(id, empire);
    const own = heads.filter((head) => !head.undone && correctedBy(heads, head) === null);
    standing.push(...own.map(({ turn, edition }) => ({ turn, empire, name, edition })));
  }
  return standing;
}
