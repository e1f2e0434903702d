import { tableOf } from '#kernel/collections/group-by';
import { rowOf } from '#kernel/collections/row-of';
import { valuesById } from '#kernel/collections/tables';
import type { EmpireId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import type { RuleSet } from '#model/settings/rule-set';
import { juniorsOf, leaderOf } from '#rules/diplomacy/leader-of';
import type { EmpireView, JuniorView } from './empire-view.ts';
import { neighboursOf } from './neighbours.ts';
import type { ViewIndex } from './view-index.ts';

type Given = Readonly<{ index: Pick<ViewIndex, 'relations' | 'knownSystems'>; rules: RuleSet }>;

/** A junior partner, as its leader sees it: its relations with all others but the leader, as it knows them itself. */
function juniorView(
  state: CampaignState,
  [leader, junior]: readonly [EmpireId, EmpireId],
  { index, rules }: Given,
): JuniorView {
  const relations = index.relations(junior).filter(({ a, b }) => a !== leader && b !== leader);
  return {
    id: junior,
    name: rowOf(state.empires, junior).name,
    neighbours: neighboursOf(state, junior, {
      ...{ relations, rules },
      known: index.knownSystems(junior),
    }),
  };
}

/**
 * Who leads an empire, and whom it leads.
 * @rule DIP-10
 * @ruling The leader of a Partnership sees the relations of its junior partner with others, as the junior itself knows them: covert treaties and wars, offers
 *   and tension too, and empires that the leader hasn't met.
 */
export function leadershipIn(
  state: CampaignState,
  viewer: EmpireId,
  given: Given,
): Pick<EmpireView, 'leader' | 'juniors'> {
  const hasPartner = given.index.relations(viewer).some((one) => one.state === 'partnership');
  if (!hasPartner) return {};
  const leader = leaderOf(state, viewer);
  const juniors = juniorsOf(state, viewer);
  return {
    ...(leader === null ? {} : { leader }),
    ...(juniors.length === 0
      ? {}
      : {
          juniors: tableOf(
            juniors.map((junior) => juniorView(state, [viewer, junior], given)),
            ({ id }) => id,
          ),
        }),
  };
}

/** All empires that a viewer can name: those it is in contact with, and those that its junior partners are. @rule DIP-10 */
export const powersOf = ({
  neighbours,
  juniors = {},
}: Pick<EmpireView, 'neighbours' | 'juniors'>): ReadonlyMap<EmpireId, string> =>
  new Map(
    [
      ...valuesById(juniors).flatMap((one) => valuesById(one.neighbours)),
      ...valuesById(neighbours),
    ].map(({ id, name }) => [id, name]),
  );
