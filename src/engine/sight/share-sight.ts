import type { PhaseInput } from '#engine/record/phase';
import type { Recorder } from '#engine/record/recorder';
import { groupBy } from '#kernel/collections/group-by';
import { rowOf } from '#kernel/collections/row-of';
import { valuesById } from '#kernel/collections/tables';
import type { EmpireId } from '#model/campaign/ids';
import { isFirstHand } from '#model/campaign/knowledge';
import type { CampaignState } from '#model/campaign/state';
import { rightsOf } from '#rules/diplomacy/rights-of';
import { contactBookOf } from './contact-book-of.ts';
import { depotsToldBy } from './depots-told-by.ts';
import { shareClasses } from './share-classes.ts';
import { type News, tellContacts } from './tell-contacts.ts';
import { tellEnds } from './tell-ends.ts';
import { tellPlace, tellSystem } from './tell-system.ts';

type Pair = Readonly<{ viewer: EmpireId; by: EmpireId; isAlly: boolean }>;

/** Pairs of teller and listener: Military partners share depots, and allies share all their sight if the setting says so. */
function pairsIn(
  { relations, empires }: CampaignState,
  rules: PhaseInput['rules'],
): readonly Pair[] {
  // A fallen empire knows what it knew then, and no more (FOG-13).
  const isFallen = (empire: EmpireId): boolean => rowOf(empires, empire).fellIn !== undefined;
  return valuesById(relations).flatMap(({ a, b, state }): readonly Pair[] => {
    const { tells } = rightsOf(state);
    if (tells === 'nothing' || isFallen(a) || isFallen(b)) return [];
    const isAlly = tells === 'sight' && rules.alliedSight === 'on';
    return [
      { viewer: a, by: b, isAlly },
      { viewer: b, by: a, isAlly },
    ];
  });
}

/** The contacts that an ally sees now by itself. */
function sightingsOf(state: CampaignState, { viewer, by }: Pair): readonly News[] {
  return valuesById(state.contacts)
    .filter((one) => one.viewer === by && one.current && one.seen.turn === state.turn)
    .filter((one) => one.owner !== viewer)
    .map(({ id, subject, place, owner, groups }) => {
      const what = { subject, place, owner, groups };
      return { ...what, source: 'ally', by, told: id } as const;
    });
}

/** Systems and lanes that an ally knows at first hand. */
function shareMap(record: Recorder, from: CampaignState, { viewer, by }: Pair): void {
  const telling = { record, from, viewer, by, source: 'ally' } as const;
  const lanes = valuesById(from.knownLanes).filter(
    (one) => one.viewer === by && isFirstHand(one.known),
  );
  for (const { viewer: whose, system, visited } of valuesById(from.knownSystems)) {
    const isTold = whose === by && visited !== null && isFirstHand(visited);
    if (isTold) tellSystem(telling, system, lanes);
  }
}

/**
 * Partners tell each other about their depots and classes, and allies about everything that they see. All use the knowledge from before the
 * exchange, so that nothing passes through a third empire.
 * @rule FOG-9
 * @ruling An ally doesn't pass on what others told it. It doesn't pass on its memories either, only how they ended.
 */
export function shareSight(record: Recorder, input: PhaseInput): void {
  const from = record.snapshot();
  const pairs = pairsIn(from, input.rules);
  if (pairs.length === 0) return;
  const book = contactBookOf(from);
  const news = pairs.flatMap((pair) => {
    const { viewer, by, isAlly } = pair;
    if (isAlly) shareMap(record, from, pair);
    shareClasses({ record, from, viewer, by, rules: input.rules });
    const depots = depotsToldBy(from, by);
    const telling = { record, from, viewer, by, source: 'treaty' } as const;
    for (const { place } of depots) {
      if (place.kind === 'system') tellPlace(telling, place.system);
    }
    const told = [...depots, ...(isAlly ? sightingsOf(from, pair) : [])];
    return told.map((one) => ({ viewer, one }));
  });
  for (const [viewer, list] of groupBy(news, (one) => one.viewer)) {
    const told = list.map(({ one }) => one);
    tellContacts({ record, book, viewer, input }, told);
  }
  for (const pair of pairs) if (pair.isAlly) tellEnds(record, pair);
}
