import { keysById } from '#kernel/collections/tables';
import { ok } from '#kernel/result/result';
import type { Change, StoreReader } from '#app/ports/campaign-store';
import type { Ports } from '#app/ports/ports';
import type { Question } from '#app/ports/turn-record';
import type { Campaign } from '#app/ports/campaign-record';
import { type Actor, type Moderator, roleOf, seesTruth } from '#app/actor';
import { clockIssue } from '#app/clock/by-moderator';
import { clockOf } from '#app/clock/clock-of';
import { momentIssues } from '#app/clock/moment-issues';
import { momentText } from '#app/clock/moment-text';
import { type UseCase, guarded } from '#app/guarded';
import { retrying } from '#app/retrying';
import { type InputIssue, type Outcome, refuse } from '#app/use-case-error';
import type { EmpireId, EncounterId } from '#model/campaign/ids';
import { MODERATOR } from '#model/decisions/outcome';

export type SetWindowUntilInput = Readonly<{
  actor: Actor;
  /** The version that the moderator looked at. */
  version: number;
  encounter: EncounterId;
  /** The empire whose window it is; null: all empires that are asked there. */
  empire: EmpireId | null;
  /** Null: with the others of its phase. */
  until: string | null;
}>;

type Found = Readonly<{
  campaign: Campaign;
  open: readonly Question[];
  /** The empires for which the hour is set, asked now or later. */
  players: readonly EmpireId[];
}>;

/**
 * Sets the hour at which standing orders answer the open questions in one encounter, for one player or for all, earlier
 * or later than before. It also holds for later questions there. The players read it beside their questions.
 * @rule TURN-4 @rule TURN-5
 * @ruling A window closes at the hour of the reports at the latest, and its hour can't be moved while the clock is
 *   paused.
 */
export const setWindowUntil = ({
  store,
  clock,
}: Ports): UseCase<SetWindowUntilInput, readonly Question[]> =>
  guarded(async (input) => {
    const { actor, until, encounter } = input;
    if (actor.kind !== 'moderator') return refuse('MODERATOR_ONLY');
    if (!seesTruth(actor)) return refuse('MODERATOR_BLIND');
    return retrying(async () => {
      const at = clock.now();
      const found = await store.read((reader) => find(reader, actor, { ...input, at }));
      if (!found.ok) return found;
      const { campaign, open, players } = found.value;
      const set = open.map((question): Question => ({ ...question, until }));
      const { id, version, revision } = campaign;
      const whose = open.map(({ decision }) => decision.asked).join(' ');
      const detail = `${encounter}, ${whose}: ${until ?? 'none'}`;
      const changes: readonly Change[] = [
        ...set.map((question): Change => ({ put: 'question', question })),
        ...players.map((empire): Change => {
          const hour = { version: version + 1, encounter, empire, until };
          return { put: 'window-hour', hour };
        }),
        {
          put: 'audit',
          entry: { at, by: roleOf(actor), act: 'window-until', version, detail },
        },
      ];
      const written = await store.commit({ campaign: id, revision, changes });
      return written.ok ? ok(set) : 'again';
    });
  });

async function find(
  reader: StoreReader,
  actor: Moderator,
  { version, encounter, empire, until, at }: SetWindowUntilInput & Readonly<{ at: string }>,
): Promise<Outcome<Found>> {
  const campaign = await reader.campaign(actor.campaign);
  if (campaign === undefined) return refuse('CAMPAIGN_UNKNOWN');
  if (campaign.version !== version) return refuse('STALE');
  const { pausedAt, reportsAt } = await clockOf(reader, campaign.id);
  if (pausedAt !== null) return refuse('CLOCK_STATE');
  const questions = await reader.questions(campaign.id, version + 1);
  const open = questions.filter(
    ({ status, atDesk, decision }) =>
      status === 'open' &&
      !atDesk &&
      decision.encounter === encounter &&
      decision.asked !== MODERATOR &&
      (empire === null || decision.asked === empire),
  );
  if (open.length === 0) return refuse('QUESTION_GONE');
  const issues = until === null ? [] : hourIssues(until, reportsAt, at);
  if (issues.length > 0) return refuse('CLOCK_REFUSED', issues);
  const players = empire === null ? keysById(await reader.empires(campaign.id)) : [empire];
  return ok({ campaign, open, players });
}

function hourIssues(until: string, reportsAt: string | null, now: string): readonly InputIssue[] {
  const issues = momentIssues('until', until, now);
  if (issues.length > 0 || reportsAt === null || until <= reportsAt) return issues;
  const text = `The reports are issued ${momentText(reportsAt)}. Give an hour no later than that.`;
  return [clockIssue('until', text)];
}
