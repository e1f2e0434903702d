import { drive } from '#engine/battle/drive';
import { encounterRunOf } from '#engine/battle/encounter-run';
import { endsSeenIn } from '#engine/battle/ends-seen-in';
import { endEncounter } from '#engine/battle/end-encounter';
import { learnClassesFought } from '#engine/battle/learn-classes-fought';
import { nameContacts } from '#engine/battle/name-contacts';
import { resolveEncounter } from '#engine/battle/resolve-encounter';
import { returnStrikes } from '#engine/battle/return-strikes';
import { encounterWorldOf } from '#engine/battle/world';
import { loseDivided } from '#engine/losses/lose-divided';
import type { Phase, PhaseInput, PhaseResult } from '#engine/record/phase';
import { recorderOf } from '#engine/record/recorder';
import { loseWorks } from '#engine/reorganise/lose-works';
import { sightAfterParting } from '#engine/sight/sight-after-parting';
import { takeSight } from '#engine/sight/take-sight';
import type { TacticalEngine } from '#engine/tactical/contract';
import { rowOf } from '#kernel/collections/row-of';
import { sortBy } from '#kernel/collections/sort-by';
import { compareIds, valuesById } from '#kernel/collections/tables';
import { tensionOfLosses } from '#engine/diplomacy/tension-of-losses';
import { cite } from '#kernel/reasons/cite';
import { placeKeyOf } from '#model/battle/place';
import type { PendingEncounter } from '#model/campaign/encounter';
import type { CampaignState } from '#model/campaign/state';
import { beginWars } from './begin-wars.ts';
import { markBattles } from './mark-battles.ts';

/** Lane encounters, then systems, each by id. @rule ENC-1 */
function inOrder(state: CampaignState): readonly PendingEncounter[] {
  const rank = (one: PendingEncounter): number => (one.place.kind === 'lane' ? 0 : 1);
  return sortBy(
    valuesById(state.encounters),
    (a, b) => rank(a) - rank(b),
    (a, b) => compareIds(placeKeyOf(a.place), placeKeyOf(b.place)),
  );
}

type Engines = Readonly<{ machine: TacticalEngine; elsewhere: TacticalEngine }>;

/**
 * Every encounter has its own forces and dice, so each is driven as far as the answers go: the
 * questions of all of them stand open together, and nothing is kept until all are answered.
 */
function run({ machine, elsewhere }: Engines, input: PhaseInput): PhaseResult {
  const world = encounterWorldOf(input.state, input.rules);
  const driven = inOrder(input.state).map((pending) => {
    const at = input.elsewhere?.get(pending.id);
    const instead = at === undefined ? null : { engine: elsewhere, at };
    const encounter = encounterRunOf(world, machine, {
      pending,
      dice: input.dice,
      elsewhere: instead,
    });
    return { encounter, ...drive(resolveEncounter(encounter), input.decide) };
  });
  const decided = driven.flatMap((one) => one.decided);
  const open = driven.flatMap((one) => one.open);
  if (open.length > 0) {
    const told = driven.flatMap(({ encounter }) => encounter.events);
    return { done: false, open, decided, told };
  }
  const record = recorderOf(input.state);
  for (const { encounter, result } of driven) {
    record.emit(...(result?.value ?? []));
    endEncounter(record, encounter);
  }
  returnStrikes(record, input.state);
  loseDivided(record);
  const told = driven.flatMap(({ result }) => result?.value ?? []);
  tensionOfLosses(record, input.rules, told);
  beginWars(record, input, told);
  markBattles(record, input, told);
  loseWorks(record, input.state);
  learnClassesFought(record, world);
  const { designs } = input.state;
  const ends = endsSeenIn(record.result().events, (id) => rowOf(designs, id).kind);
  nameContacts(record, ends);
  sightAfterParting(record, input, ends);
  takeSight(record, input, ends);
  return { done: true, ...record.result(), decided };
}

/**
 * The Encounters Phase with the game that fights its battles, and the one for battles that are fought elsewhere.
 * @rule ENC-1
 */
export const encountersPhaseWith = (
  machine: TacticalEngine,
  elsewhere: TacticalEngine = machine,
): Phase => ({
  id: 'encounters',
  cite: cite('ENC-1'),
  why: 'Those who met on the way settle it before anybody bombards, lands or builds.',
  run: (input) => {
    const { combat } = input.rules;
    return run({ machine: combat === 'external' ? elsewhere : machine, elsewhere }, input);
  },
});
