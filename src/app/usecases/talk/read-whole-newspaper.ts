import { ok } from '#kernel/result/result';
import { unique } from '#kernel/collections/unique';
import type { StoreReader } from '#app/ports/campaign-store';
import type { Campaign } from '#app/ports/campaign-record';
import type { Ports } from '#app/ports/ports';
import type { PhaseRun } from '#app/ports/turn-record';
import { type Actor, seesTruth } from '#app/actor';
import { type UseCase, guarded } from '#app/guarded';
import { trueNews } from '#app/talk/true-news';
import { type Outcome, refuse } from '#app/use-case-error';
import type { EmpireId } from '#model/campaign/ids';
import { type Article, articleOf } from '#report/newspaper/article-of';
import { turnLabelOf } from '#rules/calendar/turn-label';
import { TURNS_OF_PAGE } from './read-newspaper.ts';

/** The newspaper without fog: what happened in a turn, and the notices that were placed in it. */
export type WholeIssue = Readonly<{
  turn: number;
  label: string;
  articles: readonly Article[];
  notices: readonly Readonly<{ from: string | null; headline: string; text: string }>[];
}>;

export type WholeNewspaper = Readonly<{
  campaign: string;
  issues: readonly WholeIssue[];
  earlier: number | null;
}>;

/** All public news and notices, for moderators who may see the truth. @rule FOG-8 */
export const readWholeNewspaper = ({
  store,
}: Ports): UseCase<Readonly<{ actor: Actor; before?: number | undefined }>, WholeNewspaper> =>
  guarded(async ({ actor, before }) => {
    if (actor.kind !== 'moderator') return refuse('MODERATOR_ONLY');
    if (!seesTruth(actor)) return refuse('MODERATOR_BLIND');
    return store.read(async (reader): Promise<Outcome<WholeNewspaper>> => {
      const campaign = await reader.campaign(actor.campaign);
      if (campaign === undefined) return refuse('CAMPAIGN_UNKNOWN');
      return ok(await wholeNewspaper(reader, campaign, before ?? Infinity));
    });
  });

async function wholeNewspaper(
  reader: StoreReader,
  campaign: Campaign,
  before: number,
): Promise<WholeNewspaper> {
  const { id, name, rules } = campaign;
  const state = await reader.state(id);
  const notices = await reader.notices(id);
  const runs = (await reader.runs(id)).filter(({ undone }) => !undone);
  const all = unique([...runs.map(({ turn }) => turn), ...notices.map(({ turn }) => turn)])
    .filter((turn) => turn < before)
    .toSorted((a, b) => b - a);
  const nameOf = (empire: EmpireId | null): string | null =>
    empire === null ? null : (state.empires[empire]?.name ?? empire);
  const articlesOf = async (run: PhaseRun): Promise<readonly Article[]> => {
    const { events } = await reader.record(id, run.version);
    return events.flatMap((event) => trueNews(event, state) ?? []).map(articleOf);
  };
  const issues: WholeIssue[] = [];
  for (const turn of all.slice(0, TURNS_OF_PAGE)) {
    const articles: Article[] = [];
    for (const run of runs.filter((one) => one.turn === turn))
      articles.push(...(await articlesOf(run)));
    const own = notices
      .filter((one) => one.turn === turn)
      .map(({ from, headline, text }) => ({ from: nameOf(from), headline, text }));
    issues.push({ turn, label: turnLabelOf(turn, rules.firstYear), articles, notices: own });
  }
  return {
    campaign: name,
    issues: issues.filter(({ articles, notices: own }) => articles.length + own.length > 0),
    earlier: all.length > TURNS_OF_PAGE ? (all[TURNS_OF_PAGE - 1] ?? null) : null,
  };
}
