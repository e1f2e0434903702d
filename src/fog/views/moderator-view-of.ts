import { valuesById } from '#kernel/collections/tables';
import type { CampaignState } from '#model/campaign/state';
import { openOffers } from '#rules/diplomacy/dealings-after';
import { turnLabelOf } from '#rules/calendar/turn-label';
import type { CampaignInfo } from './empire-view-of.ts';
import type { ModeratorView } from './empire-view.ts';

/** The truth as the moderator looks at it. */
export function moderatorViewOf(state: CampaignState, info: CampaignInfo): ModeratorView {
  return {
    campaign: { name: info.campaignName },
    turn: state.turn,
    label: turnLabelOf(state.turn, info.rules.firstYear),
    phase: state.phase,
    empires: state.empires,
    relations: valuesById(state.relations).map(
      ({ a, b, state: standing, openly, since, pact, dealings }) => ({
        a,
        b,
        state: standing,
        openly,
        since,
        pact,
        offers: openOffers(dealings, state.turn),
        covertWars: dealings?.covertWars ?? [],
      }),
    ),
    systems: state.systems,
    lanes: state.lanes,
    fleets: state.fleets,
    units: state.units,
    works: state.works,
    projects: state.projects,
    designs: state.designs,
    rules: info.rules,
  };
}
