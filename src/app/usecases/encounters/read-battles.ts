import { valuesById } from '#kernel/collections/tables';
import { ok } from '#kernel/result/result';
import { namesOf } from '#fog/moderator-log/names';
import { rollsById } from '#fog/visibility/rolls-by-id';
import type { EmpireView } from '#fog/views/empire-view';
import type { BattleWindows, RollRuling } from '#app/ports/desk-record';
import type { StoreReader } from '#app/ports/campaign-store';
import type { Ports } from '#app/ports/ports';
import type { Question } from '#app/ports/turn-record';
import { type Actor, seesTruth } from '#app/actor';
import { type UseCase, guarded } from '#app/guarded';
import { computeBegun } from '#app/run/phase/compute-due';
import type { Computed } from '#app/run/phase/compute-phase';
import { type EncounterToFight, encountersToFight } from '#app/run/questions/encounters-to-fight';
import { type EncounterStand, standOf } from '#app/battle/encounter-stand';
import { encounterSoFar } from '#app/battle/encounter-so-far';
import { issuedNow } from '#app/editions/issued-now';
import { windowsOf } from '#app/run/questions/is-asked-in';
import { type SoFar, soFar } from '#app/run/phase/so-far';
import { toldByEncounter } from '#app/run/questions/told-by-encounter';
import { openedBeside } from '#app/run/questions/opened-beside';
import { ruledRolls } from '#app/run/questions/ruled-rolls';
import { runTakenBack } from '#app/run/phase/run-taken-back';
import { type Snapshot, readSnapshot } from '#app/run/phase/snapshot';
import { type Outcome, refuse } from '#app/use-case-error';
import type { PhaseId } from '#model/campaign/phase-ids';
import { MODERATOR } from '#model/decisions/outcome';
import type { EncounterId } from '#model/campaign/ids';
import type { RuleSet } from '#model/settings/rule-set';
import type { Document } from '#report/document/document';
import { aboardOf } from '#report/sections/gone-along';
import type { Roll } from '#model/rolls/roll-purpose';

/** An open question, with its player's last edition, which the question is based on. */
export type AskedInBattle = Readonly<{ question: Question; view: EmpireView }>;

/** An encounter whose battles may be fought elsewhere, in names. */
type NamedEncounter = Pick<EncounterToFight, 'stand' | 'isLater'> &
  Readonly<{ encounter: EncounterId; place: string; present: readonly string[] }>;

/** An encounter of the phase that is due. */
export type EncounterUnderWay = Readonly<{
  encounter: EncounterId;
  place: string;
  /** The moderator's choice for its windows; null: the campaign's setting. */
  windows: BattleWindows | null;
  /** The events in it so far; null: it has not begun. */
  record: Document | null;
  /** What it waits for; null: the phase has not begun. */
  stand: EncounterStand | null;
}>;

/** The battles under way, for the moderator. */
export type BattlesUnderWay = Readonly<{
  version: number;
  turn: number;
  phase: PhaseId;
  open: readonly AskedInBattle[];
  /** Battles that are fought elsewhere and wait for their outcomes. */
  outcomes: number;
  /** Questions were asked in this phase, so it has begun. */
  hasBegun: boolean;
  /** Some battles wait for nobody, so the phase can continue. */
  canGoOn: boolean;
  /** The campaign's setting. */
  battles: RuleSet['battles'];
  /** The dice so far, in the order of rolling. */
  rolls: readonly Roll[];
  encounters: readonly EncounterUnderWay[];
  rulings: readonly (RollRuling & Readonly<{ isRolled: boolean }>)[];
  /** Encounters that are about to have a battle, by the machine or elsewhere. */
  toFight: readonly NamedEncounter[];
  /** Rulings from the undone run that have not been repeated since. */
  takenBack: readonly RollRuling[];
}>;

function namedEncounters(
  snapshot: Snapshot,
  begun: Computed | undefined,
): readonly NamedEncounter[] {
  const names = namesOf(snapshot.state);
  return encountersToFight(snapshot, begun).map(({ pending, stand, isLater }) => ({
    encounter: pending.id,
    place: names.place(pending.place),
    present: pending.present.map((empire) => names.empire(empire)),
    stand,
    isLater,
  }));
}

/** The open questions of the current phase, its dice so far, and the rulings on them. @rule TURN-4 */
export const readBattles = ({
  store,
}: Ports): UseCase<Readonly<{ actor: Actor }>, BattlesUnderWay> =>
  guarded(async ({ actor }) => {
    if (actor.kind !== 'moderator') return refuse('MODERATOR_ONLY');
    if (!seesTruth(actor)) return refuse('MODERATOR_BLIND');
    return store.read(async (reader): Promise<Outcome<BattlesUnderWay>> => {
      const snapshot = await readSnapshot(reader, actor.campaign);
      if (snapshot === undefined) return refuse('CAMPAIGN_UNKNOWN');
      const { campaign, questions, rollRulings } = snapshot;
      const { id, version, turn, phase } = campaign;
      const waiting = questions.filter(({ status }) => status === 'open');
      const open: AskedInBattle[] = [];
      for (const question of waiting) {
        const { asked } = question.decision;
        if (asked === MODERATOR) continue;
        const issued = await issuedNow(reader, id, { empire: asked });
        if (issued !== undefined) open.push({ question, view: issued.view });
      }
      const { rolls, told } = await soFar(reader, snapshot);
      const outcomes = waiting.filter(({ decision }) => decision.asked === MODERATOR).length;
      const met = new Set(rolls.filter(({ ruled }) => ruled === true).map((roll) => roll.id));
      const inForce = new Set(ruledRolls(rollRulings).map((roll) => roll.id));
      const rulings = rollRulings
        .filter(({ roll }) => inForce.has(roll))
        .map((one) => ({ ...one, isRolled: met.has(one.roll) }));
      const begun = computeBegun(snapshot);
      const isStuck = (all: Computed): boolean =>
        waiting.length > 0 && openedBeside(snapshot, all).length === 0;
      return ok({
        ...{ version, turn, phase, open, hasBegun: begun !== undefined, outcomes, rolls, rulings },
        takenBack: await rulingsTakenBack(reader, snapshot),
        canGoOn: begun !== undefined && !isStuck(begun),
        battles: campaign.rules.battles,
        encounters: encountersOf(snapshot, { rolls, told, begun }),
        toFight: namedEncounters(snapshot, begun),
      });
    });
  });

async function rulingsTakenBack(
  reader: StoreReader,
  snapshot: Snapshot,
): Promise<readonly RollRuling[]> {
  const run = runTakenBack(snapshot);
  if (run === undefined) return [];
  const { campaign, rollRulings } = snapshot;
  const before = await reader.rollRulings(campaign.id, run.version);
  return before.filter(
    ({ roll, values }) => values !== null && !rollRulings.some((one) => one.roll === roll),
  );
}

function encountersOf(
  snapshot: Snapshot,
  { rolls, told, begun: computed }: SoFar & Readonly<{ begun: Computed | undefined }>,
): readonly EncounterUnderWay[] {
  const { campaign, state, windows } = snapshot;
  if (campaign.phase !== 'encounters') return [];
  const known = {
    rolls: rollsById(rolls),
    names: namesOf(state),
    aboard: aboardOf(valuesById(state.units)),
  };
  const begun = toldByEncounter(told);
  return valuesById(state.encounters).map(({ id: encounter, place }) => {
    const one = begun.find((some) => some.encounter === encounter);
    return {
      encounter,
      place: known.names.place(place),
      windows: windowsOf(windows, encounter)?.windows ?? null,
      record: one === undefined ? null : encounterSoFar(one, known),
      stand: computed === undefined ? null : standOf(snapshot, computed, encounter),
    };
  });
}
