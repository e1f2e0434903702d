import { ok } from '#kernel/result/result';
import type { EventDecision } from '#engine/turn/rule-event';
import type { Ports } from '#app/ports/ports';
import type { Actor } from '#app/actor';
import { chosenEvent, type EventWish } from '#app/corrections/chosen-event';
import { amendCampaign, reasonIssues } from '#app/editions/amend-campaign';
import { type UseCase, guarded } from '#app/guarded';
import { type InputIssue, type Outcome, refuse } from '#app/use-case-error';
import type { Effect } from '#model/campaign/effect';
import { SURE_DRAW } from '#model/campaign/random-event';
import type { CampaignState } from '#model/campaign/state';
import type { EventRuling } from '#model/events/random-event-events';
import type { RuleSet } from '#model/settings/rule-set';

export type RuleOnEventInput = Readonly<{
  actor: Actor;
  /** The version that the moderator looked at. */
  version: number;
  /** For the records of the campaign. Players don’t read it. */
  reason: string;
  wish:
    | Readonly<{ act: 'draw' }>
    /** The id of the event. */
    | Readonly<{ act: 'veto'; id: string }>
    | (Readonly<{ act: 'choose' }> & EventWish);
}>;

/**
 * Chooses, writes or vetoes a random event that has yet to happen, or has one drawn. It is an amendment between two phases, so it can be undone. No
 * player reads of it. @rule OPT-13 @rule TURN-3
 */
export const ruleOnEvent = (
  ports: Ports,
): UseCase<RuleOnEventInput, Readonly<{ version: number }>> =>
  guarded(async (input) => {
    const amended = await amendCampaign(ports, input, (state, rules) =>
      decisionOf(state, rules, input),
    );
    return amended.ok ? ok({ version: amended.value.run.version }) : amended;
  });

function decisionOf(
  state: CampaignState,
  rules: RuleSet,
  { wish, reason: why }: RuleOnEventInput,
): Outcome<EventDecision> {
  const reason = why.trim();
  const issues: InputIssue[] = [...reasonIssues(reason)];
  const ruling = rulingOf(state, rules, { wish, issues });
  if (ruling === null || issues.length > 0) return refuse('EVENT_REFUSED', issues);
  return ok({ kind: 'event', ruling, reason });
}

function rulingOf(
  state: CampaignState,
  rules: RuleSet,
  { wish, issues }: Readonly<{ wish: RuleOnEventInput['wish']; issues: InputIssue[] }>,
): EventRuling | null {
  switch (wish.act) {
    case 'draw': {
      if (!Object.hasOwn(state.effects, SURE_DRAW)) return { act: 'draw' };
      const text = 'An event is drawn at the end of this turn already.';
      issues.push({ code: 'EVENT_DRAWN', path: '', text });
      return null;
    }
    case 'veto': {
      const marks: Readonly<Record<string, Effect>> = state.effects;
      const mark: Effect | undefined = marks[wish.id];
      if (mark?.kind === 'random-event') return { act: 'veto', id: mark.id };
      const text = 'No such event is to come. Look at the page again.';
      issues.push({ code: 'EVENT_UNKNOWN', path: 'id', text });
      return null;
    }
    case 'choose': {
      const chosen = chosenEvent(state, rules, wish);
      if (chosen.ok) return { act: 'choose', ...chosen.value };
      issues.push(...chosen.error);
      return null;
    }
  }
}
