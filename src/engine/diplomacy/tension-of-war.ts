import type { Recorder } from '#engine/record/recorder';
import type { EmpireId } from '#model/campaign/ids';
import { openStateOf, type Relation, relationIdOf } from '#model/campaign/relation';
import type { CampaignState } from '#model/campaign/state';
import { rightsOf } from '#rules/diplomacy/rights-of';
import { tensionOfWar } from '#rules/diplomacy/tension';
import { whoHears } from '#rules/diplomacy/who-hears';
import type { Feel } from './move-tension.ts';

export type War = Readonly<{ by: EmpireId; against: EmpireId }>;

/**
 * A public war moves the tension of all who hear of it, toward the empire that began it. `relations`: as they were before the wars of the same step.
 * @rule DIP-4
 * @ruling Friend and enemy are those that everybody knows of: a covert treaty or war moves no tension when others go to war. They are those before
 *   the declarations of the turn, or before any empire joins a war for the sake of another.
 */
export function tensionOfWarOn(
  record: Recorder,
  feel: Feel,
  { by, against }: War,
  relations: CampaignState['relations'],
): void {
  for (const of of whoHears(record.state(), [by, against])) {
    const known: Relation | undefined = relations[relationIdOf(of, against)];
    const { stance } = rightsOf(known === undefined ? null : openStateOf(known));
    const cause = stance === 'friend' ? 'war-on-friend' : 'war-on-enemy';
    feel({ of, toward: by, cause, by: tensionOfWar(stance) });
  }
}
