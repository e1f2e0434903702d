import { valuesById } from '#kernel/collections/tables';
import type { PendingEncounter } from '#model/campaign/encounter';
import type { EncounterId } from '#model/campaign/ids';
import type { CampaignEvent } from '#model/events/campaign-event';
import { type ElsewhereAt, battleOfOutcome } from '#model/decisions/outcome';
import type { Question } from '#app/ports/turn-record';
import type { Computed } from '#app/run/phase/compute-phase';
import { elsewhereBy } from './elsewhere.ts';
import type { Snapshot } from '#app/run/phase/snapshot';

/**
 * An encounter that is about to have a battle, and the place where it is fought. `entered`: all outcomes of battles
 * fought elsewhere are entered; `changes`: the battles at which that changes; `from`: the next battle at which it could
 * change; `isLater`: earlier battles were fought elsewhere.
 */
export type EncounterToFight = Readonly<{
  pending: PendingEncounter;
  stand: 'here' | 'elsewhere' | 'entered';
  changes: ElsewhereAt;
  from: number;
  isLater: boolean;
}>;

/**
 * The encounters of the current phase with a battle that may be fought by the machine or elsewhere: all of them before
 * anybody was asked, and later those in which somebody is asked. `begun`: the result of the phase so far; undefined: it
 * has not begun.
 * @rule ENC-1
 */
export function encountersToFight(
  { campaign, questions, state, foughtElsewhere }: Snapshot,
  begun: Computed | undefined,
): readonly EncounterToFight[] {
  if (campaign.rules.combat !== 'cscr' || campaign.phase !== 'encounters') return [];
  const words = elsewhereBy(foughtElsewhere);
  const isUntouched = begun === undefined || questions.every(isTakenBack);
  return valuesById(state.encounters).flatMap((pending): readonly EncounterToFight[] => {
    const changes = words.get(pending.id) ?? [];
    const last = changes.at(-1);
    const next = isUntouched ? 1 : nextIn(pending.id, begun);
    // The last choice can be taken back even if nobody is asked.
    const from = next === null ? last : Math.max(next, last ?? next);
    if (from === undefined) return [];
    const about = { pending, changes, from };
    // If the number of changes is odd, the last one was to elsewhere.
    if (changes.length % 2 === 0) return [{ ...about, stand: 'here', isLater: changes.length > 0 }];
    const isEntered = next === null && questions.some(isEnteredOf(pending.id, from));
    const stand = isEntered ? 'entered' : 'elsewhere';
    return [{ ...about, stand, isLater: from !== last || changes.length > 1 }];
  });
}

/** Whether a question is an entered outcome of an encounter's battle, from a number on. */
const isEnteredOf =
  (encounter: EncounterId, from: number) =>
  ({ decision, status }: Question): boolean =>
    decision.kind === 'battle-outcome' &&
    decision.encounter === encounter &&
    status === 'answered' &&
    battleOfOutcome(decision.id).number >= from;

/** If the battle is fought here after all, the question for its outcome no longer counts. */
const isTakenBack = ({ decision, status }: Question): boolean =>
  decision.kind === 'battle-outcome' && status === 'withdrawn';

/** The number of the battle in which somebody is asked, otherwise of the next battle; null: nobody is asked in the encounter. */
function nextIn(encounter: EncounterId, computed: Computed): number | null {
  const open = computed.done
    ? []
    : computed.open.filter(({ decision }) => decision.encounter === encounter);
  if (computed.done || open.length === 0) return null;
  const waiting = open.find(({ decision }) => decision.kind === 'battle-outcome');
  if (waiting !== undefined) return battleOfOutcome(waiting.decision.id).number;
  const isOfIt = (event: CampaignEvent): boolean =>
    event.type === 'BattleBegan' && event.battle.startsWith(`${encounter}.`);
  const begun = computed.told.filter(isOfIt).length;
  return open.some(({ decision }) => 'battle' in decision) ? begun : begun + 1;
}
