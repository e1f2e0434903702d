import type { Recorder } from '#engine/record/recorder';
import type { EmpireId } from '#model/campaign/ids';
import { openStateOf, type Relation, relationIdOf } from '#model/campaign/relation';
import type { CampaignState } from '#model/campaign/state';
import { rightsOf } from '#rules/diplomacy/rights-of';
import { tensionOfTreaty as changeOf, TREATY_TENSION } from '#rules/diplomacy/tension';
import { whoHears } from '#rules/diplomacy/who-hears';
import type { Feel } from './move-tension.ts';

/**
 * A treaty calms its two parties, and moves the tension of all who hear of it, toward each of the two by their relation with the other.
 * `state`: before any treaty of the turn is signed.
 * @rule DIP-4
 * @ruling Nobody but its parties feels anything about a covert treaty, not even when it is revealed.
 */
export function tensionOfTreaty(
  record: Recorder,
  { state, feel }: Readonly<{ state: Pick<CampaignState, 'relations'>; feel: Feel }>,
  { between, covert }: Readonly<{ between: readonly [EmpireId, EmpireId]; covert: boolean }>,
): void {
  const [a, b] = between;
  const { relations } = state;
  const sides = [
    [a, b],
    [b, a],
  ] as const;
  for (const [of, toward] of sides) {
    feel({ of, toward, cause: 'treaty-signed', by: TREATY_TENSION });
  }
  if (covert) return;
  for (const of of whoHears(record.state(), [a, b])) {
    for (const [toward, partner] of sides) {
      const known: Relation | undefined = relations[relationIdOf(of, partner)];
      const { stance } = rightsOf(known === undefined ? null : openStateOf(known));
      const cause = stance === 'friend' ? 'treaty-with-friend' : 'treaty-with-enemy';
      feel({ of, toward, cause, by: changeOf(stance) });
    }
  }
}
