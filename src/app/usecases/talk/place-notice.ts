import { keysById } from '#kernel/collections/tables';
import { ok } from '#kernel/result/result';
import type { Change, StoreReader } from '#app/ports/campaign-store';
import type { Notice } from '#app/ports/letter-record';
import type { Campaign } from '#app/ports/campaign-record';
import type { Ports } from '#app/ports/ports';
import { type Actor, maySubmit, roleOf } from '#app/actor';
import { type UseCase, guarded } from '#app/guarded';
import { readPlayer } from '#app/orders/read-player';
import { retrying } from '#app/retrying';
import { inReach } from '#app/talk/in-reach';
import { cleanLine, cleanText } from '#app/talk/clean-text';
import { noticeIssues, silenceIssues } from '#app/talk/letter-issues';
import { type InputIssue, type Outcome, refuse } from '#app/use-case-error';
import type { EmpireId } from '#model/campaign/ids';

export type PlaceNoticeInput = Readonly<{ actor: Actor; headline: string; text: string }>;

/** Who writes: which notices count as theirs, who reads them, and why they can't write. */
type Writer = Readonly<{
  campaign: Campaign;
  from: EmpireId | null;
  to: readonly EmpireId[];
  turn: number;
  issues: readonly InputIssue[];
}>;

const NOBODY: InputIssue = {
  code: 'NOBODY',
  path: '',
  text: 'You have not met another empire yet, so nobody would read it.',
};

async function writerOf(reader: StoreReader, actor: Actor): Promise<Outcome<Writer>> {
  if (actor.kind === 'spectator') return refuse('PLAYER_ONLY');
  if (actor.kind === 'moderator') {
    const campaign = await reader.campaign(actor.campaign);
    if (campaign === undefined) return refuse('CAMPAIGN_UNKNOWN');
    const to = keysById(await reader.empires(actor.campaign));
    return ok({ campaign, from: null, to, turn: campaign.turn, issues: [] });
  }
  if (!maySubmit(actor)) return refuse('DEPUTY_MAY_NOT');
  const desk = await readPlayer(reader, actor);
  if (!desk.ok) return desk;
  const { campaign, issued } = desk.value;
  if (issued === undefined) return refuse('NOT_PUBLISHED');
  const settings = await reader.deskSettings(campaign.id);
  const to = inReach(issued.view).map(({ id }) => id);
  const issues = [...silenceIssues(issued.view, settings), ...(to.length === 0 ? [NOBODY] : [])];
  return ok({ campaign, from: actor.empire, to, turn: issued.turn, issues });
}

/**
 * Places a notice in the newspaper: a player's for all empires that they have met, a moderator's for everybody. @rule DIP-13 @rule FOG-8
 * @ruling A player's notice in the newspaper is read by the empires that the player has met when placing it, and by moderators.
 */
export const placeNotice = ({ store, clock }: Ports): UseCase<PlaceNoticeInput, null> =>
  guarded(async ({ actor, ...input }) => {
    const headline = cleanLine(input.headline);
    const text = cleanText(input.text);
    return retrying(async () => {
      const found = await store.read(async (reader) => ({
        writer: await writerOf(reader, actor),
        notices: await reader.notices(actor.campaign),
      }));
      if (!found.writer.ok) return found.writer;
      const { campaign, from, to, turn, issues: silence } = found.writer.value;
      const isOwn = (one: Notice): boolean => one.from === from && one.turn === turn;
      // Moderators may write as many as they like.
      const before = from === null ? 0 : found.notices.filter(isOwn).length;
      const issues = [...silence, ...noticeIssues({ headline, text }, before)];
      if (issues.length > 0) return refuse('NOTICE_REFUSED', issues);
      const number = Math.max(0, ...found.notices.map((one) => one.number)) + 1;
      const [at, by] = [clock.now(), roleOf(actor)];
      const notice = { number, turn, from, to, headline, text, at, by, issued: null };
      const { id, revision, version } = campaign;
      const entry = { at, by, act: 'notice-placed', version, detail: headline } as const;
      const logged: readonly Change[] = from === null ? [{ put: 'audit', entry }] : [];
      const changes: readonly Change[] = [{ put: 'notice', notice }, ...logged];
      const written = await store.commit({ campaign: id, revision, changes });
      return written.ok ? ok(null) : 'again';
    });
  });
