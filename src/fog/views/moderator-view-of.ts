import { valuesById } from '#kernel/collections/tables';
import type { CampaignState } from '#model/campaign/state';
import { LAST_DRAW, SURE_DRAW } from '#model/campaign/random-event';
import { runningEventsOf } from '#rules/random-events/running-events';
import { tensionIn } from '#rules/diplomacy/tension';
import type { Relation } from '#model/campaign/relation';
import { openOffers } from '#rules/diplomacy/dealings-after';
import { turnLabelOf } from '#rules/calendar/turn-label';
import type { CampaignInfo } from './empire-view-of.ts';
import type { ModeratorView } from './empire-view.ts';

function relationSeen(
  relation: Relation,
  { turn }: Pick<CampaignState, 'turn'>,
  { rules }: CampaignInfo,
): ModeratorView['relations'][number] {
  const { a, b, state, openly, since, sustained, pact, dealings, attitude } = relation;
  const kept = rules.tension === 'on' ? [a, b] : [];
  return {
    ...{ a, b, state, openly, since, sustained, pact },
    pactEnds: dealings?.pactEnds ?? null,
    tensions: kept.map((of) => ({
      of,
      tension: tensionIn(relation, of, rules.startingTension),
    })),
    offers: openOffers(dealings, turn),
    covertWars: dealings?.covertWars ?? [],
    ...(attitude === undefined ? {} : { attitude }),
  };
}

/** The random events that are to come, and those that last. @rule OPT-13 */
function eventsIn({
  effects,
  empires,
}: CampaignState): Pick<
  ModeratorView,
  'comingEvents' | 'drawsEvent' | 'lastDraw' | 'runningEvents'
> {
  const marks = valuesById(effects);
  return {
    comingEvents: marks.flatMap(({ id, owner: empire, subject, begins: due }) => {
      if (subject.kind !== 'random-event') return [];
      const { event, system, turns, text } = subject;
      return [{ id, empire, event, system, turns, text, due }];
    }),
    lastDraw: marks.find(({ id }) => id === LAST_DRAW)?.begins ?? 0,
    drawsEvent: Object.hasOwn(effects, SURE_DRAW),
    runningEvents: valuesById(empires).flatMap(({ id: empire }) =>
      runningEventsOf(marks, empire).map((one) => ({ empire, ...one })),
    ),
  };
}

/** The truth as the moderator looks at it. */
export function moderatorViewOf(state: CampaignState, info: CampaignInfo): ModeratorView {
  return {
    campaign: { name: info.campaignName },
    turn: state.turn,
    label: turnLabelOf(state.turn, info.rules.firstYear),
    phase: state.phase,
    empires: state.empires,
    relations: valuesById(state.relations).map((relation) => relationSeen(relation, state, info)),
    systems: state.systems,
    lanes: state.lanes,
    fleets: state.fleets,
    units: state.units,
    works: state.works,
    projects: state.projects,
    ...eventsIn(state),
    designs: state.designs,
    rules: info.rules,
  };
}
