import { ok } from '#kernel/result/result';
import type { Ports } from '#app/ports/ports';
import type { ClockSettings, TurnClock } from '#app/ports/turn-clock';
import { type Actor, seesTruth } from '#app/actor';
import { clockMark } from '#app/clock/clock-mark';
import { beginsAt, type ClockVerdict, clockVerdict, isTooMany } from '#app/clock/clock-verdict';
import { hourAfter, nextDeadline } from '#app/clock/next-deadline';
import { type Light, lightsForPlayer } from '#app/clock/light-of';
import { readClockFacts } from '#app/clock/read-clock-facts';
import { type UseCase, guarded } from '#app/guarded';
import { type Stage, stageOf } from '#app/run/phase/stage-of';
import { refuse } from '#app/use-case-error';
import type { RuleSet } from '#model/settings/rule-set';

export type ReadClockInput = Readonly<{
  actor: Actor;
  /** Settings for a preview of the deadlines that they would give. */
  tried?: ClockSettings;
}>;

/** The clock as a moderator sees it. */
export type ClockView = Readonly<{
  campaign: Readonly<{ slug: string; name: string }>;
  turn: number;
  stage: Stage;
  battles: RuleSet['battles'];
  clock: TurnClock;
  /** For forms: the mark of the clock that they were made for. */
  mark: string;
  now: string;
  /** When the turn begins at the latest. */
  beginsAt: string | null;
  verdict: ClockVerdict;
  lights: readonly Light[];
  /** Too many players are missing for the turn to begin. */
  tooMany: boolean;
  /** The next deadlines by the schedule, that of the open turn first; empty: no schedule. */
  coming: readonly string[];
}>;

const PREVIEWED = 4;

/** Reads the clock with everybody's light. @rule TURN-5 */
export const readClock = ({
  store,
  clock: { now },
  kept,
}: Ports): UseCase<ReadClockInput, ClockView> =>
  guarded(async ({ actor, tried }) => {
    if (actor.kind !== 'moderator') return refuse('MODERATOR_ONLY');
    return store.read(async (reader) => {
      const campaign = await reader.campaign(actor.campaign);
      if (campaign === undefined) return refuse('CAMPAIGN_UNKNOWN');
      const { slug, name, turn, rules } = campaign;
      const { facts, lights } = await readClockFacts(reader, campaign, kept);
      const { clock, missing } = facts;
      const at = now();
      return ok({
        campaign: { slug, name },
        turn,
        stage: stageOf(campaign),
        battles: rules.battles,
        clock,
        mark: clockMark(clock, campaign),
        now: at,
        beginsAt: beginsAt(clock),
        verdict: clockVerdict(facts, at),
        lights: seesTruth(actor) ? lights : lightsForPlayer(lights),
        tooMany: isTooMany(clock, missing.length),
        coming: comingDeadlines({ ...clock, settings: tried ?? clock.settings }, at),
      });
    });
  });

function comingDeadlines(
  { settings, deadline, announced }: TurnClock,
  now: string,
): readonly string[] {
  if (settings.mode !== 'fixed') return [];
  const coming = [deadline ?? nextDeadline(settings, announced, now)];
  let from = announced ?? coming[0] ?? now;
  while (coming.length < PREVIEWED) {
    from = hourAfter(settings, from);
    if (from > (coming.at(-1) ?? now)) coming.push(from);
  }
  return coming;
}
