import { computePhase } from '#app/run/phase/compute-phase';
import { dueDecider } from '#app/run/phase/compute-due';
import type { Snapshot } from '#app/run/phase/snapshot';
import { elsewhereIn } from '#app/run/questions/elsewhere';
import { ruledRolls } from '#app/run/questions/ruled-rolls';
import type { Decider, DecisionOf } from '#model/decisions/decision';
import type { EnteredFate } from '#model/battle/setup';
import type { UnitId } from '#model/campaign/ids';
import type { CampaignEvent } from '#model/events/campaign-event';
import { rolledFate } from './rolled-fate.ts';

/** A battle as Farlane fights it by the dice of the campaign. */
export type RolledOutcome = Readonly<{ rounds: number; fates: readonly EnteredFate[] }>;

/** The events of one battle: from its beginning to the beginning of the next one. */
function eventsOfBattle(
  events: readonly CampaignEvent[],
  battle: DecisionOf<'battle-outcome'>['battle'],
): readonly CampaignEvent[] {
  const from = events.findIndex((one) => one.type === 'BattleBegan' && one.battle === battle);
  if (from < 0) return [];
  const after = events.slice(from + 1);
  const next = after.findIndex(({ type }) => type === 'BattleBegan');
  return next < 0 ? after : after.slice(0, next);
}

/** What became of units, the last word about each. */
function fatesIn(
  events: readonly CampaignEvent[],
  units: ReadonlySet<UnitId>,
): readonly EnteredFate[] {
  const fates = new Map<UnitId, EnteredFate['fate']>();
  for (const event of events) {
    const fate = rolledFate(event);
    if (fate !== null && units.has(fate.unit)) fates.set(fate.unit, fate.fate);
  }
  return [...fates].map(([unit, fate]) => ({ unit, fate }));
}

/**
 * The outcome that a battle would have if Farlane fought it now: by the campaign’s dice, and by standing orders where nobody has answered.
 * Null: it can’t be fought here. Nothing is kept.
 * @rule ENC-1
 */
export function rolledOutcome(
  snapshot: Snapshot,
  { battle, sides }: DecisionOf<'battle-outcome'>,
): RolledOutcome | null {
  const { campaign, questions } = snapshot;
  const entered = questions
    .filter(({ decision, status }) => decision.kind === 'battle-outcome' && status === 'answered')
    .map(({ decision, answer, standing }) => ({
      ...{ decision: decision.id, asked: decision.asked, kind: decision.kind },
      ...{ answer: answer ?? standing, by: 'moderator' as const },
    }));
  const due = dueDecider(snapshot);
  const decide: Decider = (decision, standing) =>
    due(decision, standing) ?? { answer: standing, by: 'standing' };
  const computed = computePhase({
    ...snapshot,
    campaign: { ...campaign, rules: { ...campaign.rules, combat: 'cscr' } },
    decide,
    ruled: ruledRolls(snapshot.rollRulings),
    elsewhere: elsewhereIn(entered),
  });
  if (!computed.done) return null;
  const events = eventsOfBattle(computed.record.events, battle);
  const ended = events.find((one) => one.type === 'BattleEnded');
  if (ended?.type !== 'BattleEnded') return null;
  const units = [...sides.attacker.units, ...sides.defender.units].map(({ unit }) => unit);
  return { rounds: ended.rounds, fates: fatesIn(events, new Set(units)) };
}
