import type { Change } from '#app/ports/campaign-store';
import { dueDecider } from '#app/run/phase/compute-due';
import type { Snapshot } from '#app/run/phase/snapshot';
import type { EmpireId, EncounterId } from '#model/campaign/ids';
import type { Decider } from '#model/decisions/decision';
import { MODERATOR } from '#model/decisions/outcome';

type Met = Readonly<{
  decide: Decider;
  /** The encounters in which it answered for such an empire, left to standing orders from now on. */
  left: (at: string) => readonly Change[];
}>;

/**
 * The answers for the current phase, which notes where standing orders answer for empires that nobody is asked for. What they have
 * answered must stay when the phase is run again: a player who is back meanwhile is asked in other encounters only.
 * @rule TURN-4 @rule TURN-5
 */
export function metUnasked(snapshot: Snapshot): Met {
  const { campaign, delegations, unasked } = snapshot;
  const decideDue = dueDecider(snapshot);
  const met = new Map<string, Readonly<{ empire: EmpireId; encounter: EncounterId }>>();
  const decide: Decider = (decision, standing) => {
    const { asked, encounter } = decision;
    if (asked !== MODERATOR && unasked.includes(asked)) {
      met.set(`${asked} ${encounter}`, { empire: asked, encounter });
    }
    return decideDue(decision, standing);
  };
  const isLeft = (empire: EmpireId, encounter: EncounterId): boolean =>
    delegations.some((one) => one.empire === empire && one.encounter === encounter);
  return {
    decide,
    left: (at) =>
      [...met.values()]
        .filter(({ empire, encounter }) => !isLeft(empire, encounter))
        .map(({ empire, encounter }) => ({
          put: 'delegation',
          delegation: { version: campaign.version + 1, empire, encounter, at },
        })),
  };
}
