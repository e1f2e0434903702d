import { valuesById } from '#kernel/collections/tables';
import type { PendingEncounter } from '#model/campaign/encounter';
import type { EncounterId } from '#model/campaign/ids';
import type { CampaignEvent } from '#model/events/campaign-event';
import type { Question } from '#app/ports/turn-record';
import type { Computed } from './compute-phase.ts';
import { elsewhereBy } from './elsewhere.ts';
import type { Snapshot } from './snapshot.ts';

/**
 * An encounter that stands before a battle. `entered`: what one came to that was fought elsewhere stands already; `from`: the number there of
 * the first battle that is, or would be, fought elsewhere.
 */
export type EncounterToFight = Readonly<{
  pending: PendingEncounter;
  stand: 'here' | 'elsewhere' | 'entered';
  from: number;
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
    const { id } = pending;
    const word = words.get(id);
    if (word === undefined) {
      const from = isUntouched ? 1 : nextIn(id, begun);
      return from === null ? [] : [{ pending, stand: 'here', from }];
    }
    const isEntered = questions.some(
      ({ decision, status }) =>
        decision.kind === 'battle-outcome' && decision.encounter === id && status === 'answered',
    );
    return [{ pending, stand: isEntered ? 'entered' : 'elsewhere', from: word }];
  });
}

/** What a battle elsewhere came to was nobody's question once the battle is fought here after all. */
const isTakenBack = ({ decision, status }: Question): boolean =>
  decision.kind === 'battle-outcome' && status === 'withdrawn';

/** The number of the battle that somebody is asked in, or else of the next; null: nobody is asked in the encounter. */
function nextIn(encounter: EncounterId, computed: Computed): number | null {
  const open = computed.done
    ? []
    : computed.open.filter(({ decision }) => decision.encounter === encounter);
  if (computed.done || open.length === 0) return null;
  const isOfIt = (event: CampaignEvent): boolean =>
    event.type === 'BattleBegan' && event.battle.startsWith(`${encounter}.`);
  const begun = computed.told.filter(isOfIt).length;
  return open.some(({ decision }) => 'battle' in decision) ? begun : begun + 1;
}
