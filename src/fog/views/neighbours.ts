import { tableOf } from '#kernel/collections/group-by';
import { rowOf } from '#kernel/collections/row-of';
import { type ById, valuesById } from '#kernel/collections/tables';
import type { Empire } from '#model/campaign/empire';
import type { EmpireId } from '#model/campaign/ids';
import type { KnownSystem } from '#model/campaign/knowledge';
import type { Relation } from '#model/campaign/relation';
import type { CampaignState } from '#model/campaign/state';
import type { RuleSet } from '#model/settings/rule-set';
import { casusBelliOf } from '#rules/diplomacy/casus-belli';
import { openOffers } from '#rules/diplomacy/dealings-after';
import { isHeldAgainst } from '#rules/diplomacy/diplomatic-chances';
import { isPlotUncovered } from '#rules/diplomacy/is-plot-uncovered';
import { tensionIn } from '#rules/diplomacy/tension';
import { isConfidant } from '#rules/worlds/confidants-of';
import { involvesWorld, isWorld } from '#rules/worlds/is-world';
import type { EmpireView, NeighbourView } from './empire-view.ts';

type Asked = Readonly<{
  /** Those of the viewer. */
  relations: readonly Relation[];
  /** What it knows of systems. */
  known: readonly KnownSystem[];
  rules: RuleSet;
}>;

/** What two empires negotiate, as one of them knows it: of the other’s covert war nothing. @rule DIP-5 @rule DIP-11 @rule DIP-12 */
function dealingsSeen(
  { dealings }: Relation,
  viewer: EmpireId,
  turn: number,
): Partial<NeighbourView> {
  if (dealings === undefined) return {};
  const offers = openOffers(dealings, turn).map(({ by, offer, covert, keep, turn: made }) => ({
    ...{ by, offer, covert, keep, turn: made },
  }));
  return {
    ...(offers.length === 0 ? {} : { offers }),
    ...(dealings.covertWars.includes(viewer) ? { covertWar: true } : {}),
    ...(dealings.pactEnds === null ? {} : { pactEnds: dealings.pactEnds }),
  };
}

/** Whether an empire is out of the game, as far as its viewer knows: who is out as well has heard of nobody later. @rule FOG-13 */
function isOutFor(
  empires: CampaignState['empires'],
  viewer: EmpireId,
  { fellIn }: Pick<Empire, 'fellIn'>,
): boolean {
  const until = rowOf(empires, viewer).fellIn;
  return fellIn !== undefined && (until === undefined || fellIn <= until);
}

/** What a viewer has heard of others’ relations. @rule FOG-8 @rule FOG-11 */
export function heardBy(
  { relations }: Pick<CampaignState, 'relations'>,
  viewer: EmpireId,
): Pick<EmpireView, 'heard'> {
  const heard = valuesById(relations).flatMap(({ a, b, heard: told }) => {
    const news = told?.[viewer];
    return news === undefined ? [] : [{ a, b, state: news.state, turn: news.turn }];
  });
  return heard.length === 0 ? {} : { heard };
}

/** The viewer’s tension toward an empire, or that it is a non-aligned world and what it strives for. @rule DIP-4 @rule DIP-14 @rule OPT-14 */
function natureSeen(
  empires: CampaignState['empires'],
  relation: Relation,
  { viewer, rules }: Readonly<{ viewer: EmpireId; rules: RuleSet }>,
): Partial<NeighbourView> {
  const other = relation.a === viewer ? relation.b : relation.a;
  const objective = rowOf(empires, other).nonAligned?.objective;
  const isOpen = rules.tension === 'on' && !involvesWorld(empires, relation);
  return {
    ...(isOpen ? { tension: tensionIn(relation, viewer, rules.startingTension) } : {}),
    ...(isWorld(empires, other) ? { nonAligned: true } : {}),
    ...(objective === undefined || !isConfidant(relation) ? {} : { objective: objective.id }),
  };
}

/** The empires that a viewer is in contact with, and how the two stand. @rule DIP-3 @rule DIP-4 @rule DIP-12 */
export function neighboursOf(
  { empires, effects, turn }: Pick<CampaignState, 'empires' | 'effects' | 'turn'>,
  viewer: EmpireId,
  { relations, known, rules }: Asked,
): ById<EmpireId, NeighbourView> {
  const rows = relations.map((relation): NeighbourView => {
    const other = rowOf(empires, relation.a === viewer ? relation.b : relation.a);
    const { state, openly, since, sustained, pact } = relation;
    const reason = casusBelliOf(effects, [viewer, other.id], turn);
    const plot = { viewer, other: other.id, dealings: relation.dealings };
    const hasLeft = isOutFor(empires, viewer, other);
    return {
      ...{ id: other.id, name: other.name, state, since, pact },
      sustained: sustained && !hasLeft,
      ...natureSeen(empires, relation, { viewer, rules }),
      ...(openly === null ? {} : { openly }),
      ...(hasLeft ? { left: true as const } : dealingsSeen(relation, viewer, turn)),
      ...(isPlotUncovered(known, plot) ? { plotsWar: true } : {}),
      ...(reason === 0 ? {} : { casusBelli: reason }),
      ...(isHeldAgainst(other.surpriseAttack, { turn, since }) ? { surprise: true } : {}),
    };
  });
  return tableOf(rows, ({ id }) => id);
}
