import { ok } from '#kernel/result/result';
import type { StoreReader } from '#app/ports/campaign-store';
import type { Notice } from '#app/ports/letter-record';
import type { Ports } from '#app/ports/ports';
import type { Publication } from '#app/ports/turn-record';
import type { Actor, Player } from '#app/actor';
import { currentPublication } from '#app/editions/current-publication';
import { type UseCase, guarded } from '#app/guarded';
import { readPlayer } from '#app/orders/read-player';
import { silenceIssues } from '#app/talk/letter-issues';
import { noticesOf, ownNotice, type OwnNotice } from '#app/talk/own-notices';
import { type Outcome, refuse } from '#app/use-case-error';
import { type Article, articleOf } from '#report/newspaper/article-of';
import { newsSeen } from '#report/newspaper/news-seen';
import { unique } from '#kernel/collections/unique';

export type ReadNewspaperInput = Readonly<{
  actor: Actor;
  /** Only issues of earlier turns; undefined: the latest ones. */
  before?: number | undefined;
}>;

/** The newspaper of one turn. */
export type NewspaperIssue = Readonly<{
  turn: number;
  label: string;
  articles: readonly Article[];
  notices: readonly OwnNotice[];
}>;

export type Newspaper = Readonly<{
  campaign: string;
  /** Notices for the next issue. */
  fresh: readonly OwnNotice[];
  /** The latest first; issues without anything are left out. */
  issues: readonly NewspaperIssue[];
  /** Earlier issues are from before this turn; null: there are none. */
  earlier: number | null;
  /** Why the reader can't place a notice; empty: they can. */
  silence: readonly string[];
}>;

/** The turns on one page. */
export const TURNS_OF_PAGE = 6;

/** The newspaper of a player: public news that their empire heard, and the notices that it was shown. @rule FOG-8 @rule FOG-15 */
export const readNewspaper = ({ store }: Ports): UseCase<ReadNewspaperInput, Newspaper> =>
  guarded(async ({ actor, before }) => {
    if (actor.kind !== 'player') return refuse('PLAYER_ONLY');
    return store.read((reader) => newspaperOf(reader, actor, before ?? Infinity));
  });

async function newspaperOf(
  reader: StoreReader,
  actor: Player,
  before: number,
): Promise<Outcome<Newspaper>> {
  const desk = await readPlayer(reader, actor);
  if (!desk.ok) return desk;
  const { campaign, issued: now } = desk.value;
  if (now === undefined) return refuse('NOT_PUBLISHED');
  const { empire } = actor;
  const all = noticesOf(await reader.notices(campaign.id), empire);
  const known = ownNotice({ empire, met: now.view.neighbours });
  // What an undone report printed waits for the next one.
  const isFresh = ({ issued }: Notice): boolean => issued === null || issued.turn > now.turn;
  const settings = await reader.deskSettings(campaign.id);
  const { issues, earlier } = await issuesOf(reader, actor, before);
  const placed = issues.map((issued) =>
    issueOf(issued, all.filter((one) => one.issued?.turn === issued.turn).map(known)),
  );
  return ok({
    campaign: campaign.name,
    fresh: before === Infinity ? all.filter(isFresh).map(known) : [],
    issues: placed.filter(({ articles, notices }) => articles.length + notices.length > 0),
    earlier,
    silence: silenceIssues(now.view, settings).map(({ text }) => text),
  });
}

/** The reports in force of the last turns before one, the latest first. */
async function issuesOf(
  reader: StoreReader,
  { campaign, empire }: Player,
  before: number,
): Promise<Readonly<{ issues: readonly Publication[]; earlier: number | null }>> {
  const heads = (await reader.issuedTo(campaign, empire)).filter(({ undone }) => !undone);
  const turns = unique(heads.map(({ turn }) => turn))
    .filter((turn) => turn < before)
    .toReversed();
  const issues: Publication[] = [];
  for (const turn of turns.slice(0, TURNS_OF_PAGE)) {
    const head = currentPublication(heads.filter((one) => one.turn === turn));
    const issued = head && (await reader.publication(campaign, { ...head, empire }));
    if (issued !== undefined) issues.push(issued);
  }
  const last = turns[TURNS_OF_PAGE - 1];
  return { issues, earlier: turns.length > TURNS_OF_PAGE && last !== undefined ? last : null };
}

const issueOf = (
  { view, seen, turn }: Publication,
  notices: readonly OwnNotice[],
): NewspaperIssue => ({
  turn,
  label: view.label,
  articles: newsSeen(view, seen).map(articleOf),
  notices,
});
