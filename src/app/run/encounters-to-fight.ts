import { valuesById } from '#kernel/collections/tables';
import type { PendingEncounter } from '#model/campaign/encounter';
import type { EncounterId } from '#model/campaign/ids';
import type { CampaignEvent } from '#model/events/campaign-event';
import { type ElsewhereAt, battleOfOutcome } from '#model/decisions/outcome';
import type { Question } from '#app/ports/turn-record';
import type { Computed } from './compute-phase.ts';
import { elsewhereBy } from './elsewhere.ts';
import type { Snapshot } from './snapshot.ts';

/**
 * An encounter that stands before a battle, and who fights it. `entered`: what those came to that were fought elsewhere is entered, and none
 * waits; `changes`: which are fought elsewhere; `from`: from which on the others could fight; `isLater`: some before it were fought elsewhere.
 */
export type EncounterToFight = Readonly<{
  pending: PendingEncounter;
  stand: 'here' | 'elsewhere' | 'entered';
  changes: ElsewhereAt;
  from: number;
  isLater: boolean;
}>;

/**
 * The encounters of the phase that is due of which a battle may be fought elsewhere, by the machine or by the moderator's
 * word: before anybody was asked all of them, then those in which somebody is asked. `begun`: what the phase comes to as
 * it stands; undefined: it has not begun.
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
    // What was said last can be taken back where nobody is asked.
    const from = next === null ? last : Math.max(next, last ?? next);
    if (from === undefined) return [];
    const about = { pending, changes, from };
    // An odd number of changes: the last was to elsewhere.
    if (changes.length % 2 === 0) return [{ ...about, stand: 'here', isLater: changes.length > 0 }];
    const isEntered = next === null && questions.some(isEnteredOf(pending.id, from));
    const stand = isEntered ? 'entered' : 'elsewhere';
    return [{ ...about, stand, isLater: from !== last || changes.length > 1 }];
  });
}

/** What a battle of an encounter came to, from a number on. */
const isEnteredOf =
  (encounter: EncounterId, from: number) =>
  ({ decision, status }: Question): boolean =>
    decision.kind === 'battle-outcome' &&
    decision.encounter === encounter &&
    status === 'answered' &&
    battleOfOutcome(decision.id).number >= from;

/** What a battle elsewhere came to was nobody's question once the battle is fought here after all. */
const isTakenBack = ({ decision, status }: Question): boolean =>
  decision.kind === 'battle-outcome' && status === 'withdrawn';

/** The number of the battle that somebody is asked in, or else of the next; null: nobody is asked in the encounter. */
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
