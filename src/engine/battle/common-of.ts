import type { DecisionId, EmpireId, EncounterId } from '#model/campaign/ids';
import type { BattlePlace } from '#model/battle/place';
import type { DecisionKind } from '#model/decisions/decision';
import { type EncounterRun, nextDecisionId, ownsPlace } from './encounter-run.ts';

type Common<K extends DecisionKind> = Readonly<{
  kind: K;
  id: DecisionId;
  asked: EmpireId;
  encounter: EncounterId;
  place: BattlePlace;
  ownsSystem: boolean;
}>;

/** What all questions of an encounter have in common. */
export function commonOf<K extends DecisionKind>(
  run: EncounterRun,
  asked: EmpireId,
  kind: K,
): Common<K> {
  return {
    kind,
    id: nextDecisionId(run, asked, kind),
    asked,
    encounter: run.pending.id,
    place: run.pending.place,
    ownsSystem: ownsPlace(run, asked),
  };
}
