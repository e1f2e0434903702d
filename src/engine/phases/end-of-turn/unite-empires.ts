import { learnStats } from '#engine/record/learn-stats';
import type { Recorder } from '#engine/record/recorder';
import { partiesAndHearers } from '#engine/diplomacy/public-news';
import { tellSystem } from '#engine/sight/tell-system';
import { rowOf } from '#kernel/collections/row-of';
import { valuesById } from '#kernel/collections/tables';
import { cite } from '#kernel/reasons/cite';
import type { EmpireId } from '#model/campaign/ids';
import type { Relation } from '#model/campaign/relation';
import type { CampaignState } from '#model/campaign/state';
import type { RuleSet } from '#model/settings/rule-set';
import { byOutput } from '#rules/diplomacy/by-output';

/** All that the smaller knows about systems, lanes and classes. */
function tellAll(
  record: Recorder,
  rules: Pick<RuleSet, 'classStats'>,
  { from, larger, smaller }: Readonly<{ from: CampaignState; larger: EmpireId; smaller: EmpireId }>,
): void {
  const lanes = valuesById(from.knownLanes).filter(({ viewer }) => viewer === smaller);
  const telling = { record, from, viewer: larger, by: smaller, source: 'treaty' } as const;
  for (const { viewer, system } of valuesById(from.knownSystems)) {
    if (viewer === smaller) tellSystem(telling, system, lanes);
  }
  const origin = { source: 'treaty', by: smaller } as const;
  const designs = new Set([
    ...valuesById(from.knownDesigns).flatMap(({ viewer, design, level }) =>
      viewer === smaller && level === 'stats' ? [design] : [],
    ),
    ...valuesById(from.units).flatMap(({ owner, design }) => (owner === smaller ? [design] : [])),
    ...rowOf(from.empires, smaller).unlocked,
  ]);
  for (const design of designs) learnStats(record, rules, { viewer: larger, design, origin });
}

const isDue =
  ({ empires }: Pick<CampaignState, 'empires'>) =>
  ({ state, a, b }: Relation): boolean =>
    state === 'unification' && [a, b].every((party) => rowOf(empires, party).fellIn === undefined);

/**
 * Two empires that signed a Unification this turn become one: the one with less system output joins the other with all it has.
 * @rule DIP-10 @rule DIP-3 @rule FOG-8 @rule FOG-13
 * @ruling A Unification is signed in the Intel Phase, and the smaller empire joins the larger at the end of that turn, so that the orders of
 *   both still count in it.
 * @ruling The smaller empire is the one with less system output; if they are equal, the one with fewer systems, then the one whose id comes last.
 * @ruling The smaller empire's systems, units, works, research and unlocked classes pass over as they are, and its Treasury comes with the
 *   gifts of the next Opening. The era is the higher of the two. The larger empire learns what the smaller knew of systems, lanes and
 *   classes, but not its contacts or the reports of its spies.
 * @ruling The larger empire keeps its own relations with all others. Wars and treaties of the smaller end with it.
 */
export function uniteEmpires(record: Recorder, rules: Pick<RuleSet, 'classStats'>): void {
  for (const { id } of valuesById(record.snapshot().relations)) {
    const from = record.snapshot();
    const relation = rowOf(from.relations, id);
    if (!isDue(from)(relation)) continue;
    const [larger, smaller] = byOutput(from, [relation.a, relation.b]);
    record.emit({
      type: 'EmpiresUnited',
      cite: cite('DIP-10'),
      rolls: [],
      witnesses: partiesAndHearers(from, [larger, smaller]),
      ...{ larger, smaller, turn: from.turn },
    });
    tellAll(record, rules, { from, larger, smaller });
  }
}
