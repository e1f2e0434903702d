import type { EmpireId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import type { Witnesses } from '#model/events/fact';
import { whoHears } from '#rules/diplomacy/who-hears';

/** Both parties of something, told as such. */
export const parties = (a: EmpireId, b: EmpireId): Witnesses => [
  { empire: a, as: 'participant' },
  { empire: b, as: 'participant' },
];

/** The two parties of public news, and all who hear of it. @rule FOG-8 */
export const partiesAndHearers = (
  state: Pick<CampaignState, 'empires' | 'relations'>,
  [a, b]: readonly [EmpireId, EmpireId],
): Witnesses => [
  ...parties(a, b),
  ...whoHears(state, [a, b]).map((empire) => ({ empire, as: 'onlooker' as const })),
];
