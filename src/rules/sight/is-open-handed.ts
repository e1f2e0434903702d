import type { RuleSet } from '#model/settings/rule-set';

/** The settings that decide whether a campaign is open-handed. */
export type Openness = Pick<RuleSet, 'fog' | 'moderation'>;

/** Whether everything is open to everybody, except orders that wait. It always is in a campaign without a moderator. @rule FOG-1 @rule TURN-6 */
export const isOpenHanded = ({ fog, moderation }: Openness): boolean =>
  fog === 'openHanded' || moderation === 'open';
