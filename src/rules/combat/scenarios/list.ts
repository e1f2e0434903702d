import type { ScenarioKind } from '#model/battle/setup';
import { breakout } from './breakout.ts';
import { deepSpace } from './deep-space.ts';
import { defensive } from './defensive.ts';
import { interception } from './interception.ts';
import { pursuit } from './pursuit.ts';
import type { Scenario } from './scenario.ts';

/** How each kind of battle is fought: leave one out and the build fails. @rule ENC-3 */
export const SCENARIO_RULES: Readonly<Record<ScenarioKind, Scenario>> = {
  'deep-space': deepSpace,
  defensive,
  interception,
  pursuit,
  breakout,
};
