import type { CampaignState } from '#model/campaign/state';
import type { Edit, EditKind } from '#model/corrections/edit';
import type { EditRule, EditRules } from './edit-rule.ts';
import { CLASS_RULES } from './class-rules.ts';
import { EMPIRE_RULES } from './empire-rules.ts';
import { FLEET_RULES } from './fleet-rules.ts';
import { LANE_RULES } from './lane-rules.ts';
import { MARK_RULES } from './mark-rules.ts';
import { PROJECT_RULES } from './project-rules.ts';
import { SYSTEM_RULES } from './system-rules.ts';
import { UNIT_RULES } from './unit-rules.ts';
import { WORK_RULES } from './work-rules.ts';

const RULES: EditRules<EditKind> = {
  ...EMPIRE_RULES,
  ...SYSTEM_RULES,
  ...UNIT_RULES,
  ...FLEET_RULES,
  ...WORK_RULES,
  ...PROJECT_RULES,
  ...MARK_RULES,
  ...LANE_RULES,
  ...CLASS_RULES,
};

/**
 * Why an edit cannot be made of a state, in words for the moderator; null: it can. What a whole
 * correction leads to is looked at besides: all that always holds must hold after it.
 * @rule TURN-3
 */
export function editRefusal(state: CampaignState, edit: Edit): string | null {
  // The table's type ties each kind to its rule; an indexed access loses that tie.
  const rule = RULES[edit.kind] as EditRule<Edit>;
  return rule(edit, state);
}
