import { pulledBackIdOf } from '#model/campaign/effect';
import type { EmpireId, UnitId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import { empireId } from './campaign.ts';

/** The mark of a unit that pulled back before an Interception in a turn (ENC-3). */
export function pulledBack(unit: UnitId, begins: number): CampaignState['effects'] {
  const id = pulledBackIdOf(unit);
  const owner: EmpireId = empireId(unit.slice(0, unit.indexOf('.')));
  const subject = { kind: 'unit', unit } as const;
  const mark = { id, kind: 'pulled-back', owner, subject, amount: 1 } as const;
  return { [id]: { ...mark, begins, ends: begins + 1 } };
}
