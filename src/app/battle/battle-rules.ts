import type { BattleRules } from '#content/battles/check-side';
import { levelsToLive } from '#rules/supply/levels-to-live';

/** What the check of a battle file asks the rules. @rule SUP-7 */
export const BATTLE_RULES: BattleRules = { levelsToLive };
