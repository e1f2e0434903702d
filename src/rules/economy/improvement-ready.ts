import type { SystemProjectKind } from '#model/campaign/project';
import type { StarSystem } from '#model/campaign/system';
import type { RuleSet } from '#model/settings/rule-set';

type Improved = Pick<StarSystem, 'productivity' | 'capacity'>;
type Times = Pick<RuleSet, 'constructionTimes'>;

/**
 * The turn in which an improvement that begins now is ready, if the campaign has building times: a point of
 * Productivity takes as many turns as its new value, terraforming as many as the Capacity, counting the first turn.
 * Null: in the same turn.
 * @rule OPT-6
 */
export function improvementReadyOf(
  kind: SystemProjectKind,
  system: Improved,
  turn: number,
  { constructionTimes }: Times,
): number | null {
  if (constructionTimes !== 'all' || kind === 'intel') return null;
  const turns = kind === 'productivity' ? system.productivity + 1 : system.capacity;
  return turn + turns - 1;
}
