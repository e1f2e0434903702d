import { ok } from '#kernel/result/result';
import { namesOf } from '#fog/visibility/names';
import type { EmpireView } from '#fog/views/empire-view';
import type { RollRuling } from '#app/ports/desk-record';
import type { Ports } from '#app/ports/ports';
import type { Question } from '#app/ports/turn-record';
import { type Actor, seesTruth } from '#app/actor';
import { type UseCase, guarded } from '#app/guarded';
import { type EncounterToFight, encountersToFight } from '#app/run/encounters-to-fight';
import { issuedNow } from '#app/run/issued-now';
import { rollsSoFar } from '#app/run/rolls-so-far';
import { ruledRolls } from '#app/run/ruled-rolls';
import { readSnapshot, type Snapshot } from '#app/run/snapshot';
import { type Outcome, refuse } from '#app/use-case-error';
import type { EncounterId } from '#model/campaign/ids';
import type { PhaseId } from '#model/campaign/phase-ids';
import { MODERATOR } from '#model/decisions/outcome';
import type { Roll } from '#model/rolls/roll-purpose';

/** An open question, with what its player was issued last: by it he is asked. */
export type AskedInBattle = Readonly<{ question: Question; view: EmpireView }>;

/** An encounter whose battles may be fought elsewhere, in names. */
type NamedEncounter = Pick<EncounterToFight, 'stand'> &
  Readonly<{ encounter: EncounterId; place: string; present: readonly string[] }>;

/** Battles under way as the moderator runs them. */
export type BattlesUnderWay = Readonly<{
  version: number;
  turn: number;
  phase: PhaseId;
  open: readonly AskedInBattle[];
  /** Questions were asked in this phase: it has begun. */
  hasBegun: boolean;
  /** How many battles that are fought elsewhere wait for what they came to. */
  outcomes: number;
  /** The dice so far, in the order of rolling. */
  rolls: readonly Roll[];
  rulings: readonly (RollRuling & Readonly<{ isRolled: boolean }>)[];
  /** Encounters that stand before a battle: by the machine, or elsewhere. */
  encounters: readonly NamedEncounter[];
}>;

function namedEncounters(snapshot: Snapshot): readonly NamedEncounter[] {
  const names = namesOf(snapshot.state);
  return encountersToFight(snapshot).map(({ pending, stand }) => ({
    encounter: pending.id,
    place: names.place(pending.place),
    present: pending.present.map((empire) => names.empire(empire)),
    stand,
  }));
}

/** The open questions of the phase that is due, its dice so far, and what was ruled on them. @rule TURN-4 */
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
      const open: AskedInBattle[] = [];
      for (const question of questions) {
        const { asked } = question.decision;
        if (question.status !== 'open' || asked === MODERATOR) continue;
        const issued = await issuedNow(reader, id, { empire: asked });
        if (issued !== undefined) open.push({ question, view: issued.view });
      }
      const rolls = await rollsSoFar(reader, snapshot);
      const met = new Set(rolls.filter(({ ruled }) => ruled === true).map((roll) => roll.id));
      const inForce = new Set(ruledRolls(rollRulings).map((roll) => roll.id));
      const hasBegun = questions.some(({ status }) => status !== 'withdrawn');
      const rulings = rollRulings
        .filter(({ roll }) => inForce.has(roll))
        .map((one) => ({ ...one, isRolled: met.has(one.roll) }));
      const encounters = namedEncounters(snapshot);
      const outcomes = questions.filter(
        ({ status, decision }) => status === 'open' && decision.asked === MODERATOR,
      ).length;
      return ok({ version, turn, phase, open, hasBegun, outcomes, rolls, rulings, encounters });
    });
  });
