import { groupBy } from '#kernel/collections/group-by';
import { valuesById } from '#kernel/collections/tables';
import { sumOf } from '#kernel/numbers/sum';
import type { CampaignState } from '#model/campaign/state';
import type { StandingsTaken } from '#model/events/end-of-turn-events';
import { outputOf } from '#rules/economy/output-of';

/** How many systems each empire owns, and what they made this turn. @rule END-3 */
export function standingsOf(
  state: Pick<CampaignState, 'empires' | 'systems'>,
): StandingsTaken['standings'] {
  const systems = groupBy(valuesById(state.systems), (system) => system.owner);
  return valuesById(state.empires).map(({ id }) => {
    const own = systems.get(id) ?? [];
    return { empire: id, systems: own.length, output: sumOf(own, outputOf) };
  });
}
