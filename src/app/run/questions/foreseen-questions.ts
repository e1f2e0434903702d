import type { AskedAhead } from '#app/ports/turn-record';
import { computeDue, dueDecider } from '#app/run/phase/compute-due';
import type { Opened } from '#app/run/phase/compute-phase';
import type { Snapshot } from '#app/run/phase/snapshot';
import type { DecisionId, EncounterId } from '#model/campaign/ids';
import { RAIDERS } from '#model/campaign/raiders';
import type { AnswerOf, Decider, DecisionKind } from '#model/decisions/decision';

/**
 * What may follow a command that changes nothing. Both sides are asked for missions before either is read; electronic warfare and fire come
 * after them, and would tell of the enemy's missions before the command.
 */
const FOLLOWS: DecisionKind = 'missions';

/** A command that orders nothing: nobody leaves, rams, holds or comes out. */
const NOTHING: AnswerOf<'command'> = { kind: 'command', flagship: null, retreats: [] };

/**
 * The missions that follow the command of a round if no side orders anything in it, for each player who is asked about that command. They
 * are asked together with it. No die is rolled between the two, and nothing of what the enemy really orders is read, so they tell no more
 * than what the player sees anyway.
 * @rule TURN-4 @rule CSC-6
 * @ruling May two questions of a round be asked together? Yes, the command and the missions, as long as what the question about missions
 *   shows doesn't depend on the commands. If a command changes it, the player is asked again. The other questions of a round show what the
 *   one before them has changed, so each has a window of its own. In raids each question is asked by itself.
 */
export function foreseenQuestions(
  snapshot: Snapshot,
  opened: readonly Opened[],
): ReadonlyMap<DecisionId, AskedAhead> {
  const commands = opened.filter(({ decision }) => isForeseen(snapshot, decision));
  if (commands.length === 0) return new Map();
  const computed = computeDue(snapshot, decidingNothing(snapshot, commands));
  const next = computed.done ? [] : computed.open;
  const found = commands.flatMap(({ decision }): [DecisionId, AskedAhead][] => {
    const follows = next.find(
      (one) =>
        one.decision.encounter === decision.encounter &&
        one.decision.asked === decision.asked &&
        one.decision.kind === FOLLOWS,
    );
    if (follows === undefined) return [];
    const { standing } = follows;
    return [[decision.id, { decision: follows.decision, standing, answer: null }]];
  });
  return new Map(found);
}

type Asked = Readonly<{ kind: DecisionKind; encounter: EncounterId }>;

/** What raiders do is decided by nobody who could be asked, so it can't be left out. */
const isForeseen = ({ state }: Pick<Snapshot, 'state'>, { kind, encounter }: Asked): boolean =>
  kind === 'command' && state.encounters[encounter]?.present.includes(RAIDERS) !== true;

/** Battle and round of a question: both sides are asked about the same. */
const roundOf = ({ id, asked }: Pick<Opened['decision'], 'id' | 'asked'>): string =>
  id.slice(asked.length);

/** As the phase is decided, but in the rounds of these questions both sides order nothing, machines too. */
function decidingNothing(snapshot: Snapshot, commands: readonly Opened[]): Decider {
  const decide = dueDecider(snapshot);
  const open = new Set(commands.map(({ decision }) => roundOf(decision)));
  return (decision, standing) =>
    decision.kind === 'command' && open.has(roundOf(decision))
      ? { answer: NOTHING as typeof standing, by: 'policy' }
      : decide(decision, standing);
}
