import { groupBy } from '#kernel/collections/group-by';
import { valuesById } from '#kernel/collections/tables';
import type { EmpireView } from '#fog/views/empire-view';
import type { SeenEventOf } from '#fog/views/seen-event';
import type { BattleId } from '#model/campaign/ids';
import type { Block, Fact } from '#report/document/document';
import { type BattleNames, battleNamesOf } from '#report/sentences/battle-names';
import { outcomeText, SCENARIO_WORDS } from '#report/sentences/encounter-sentences';
import { capitalised, objectOf } from '#report/sentences/names';
import { counted } from '#kernel/words/counted';
import { listed } from '#kernel/words/listed';
import { points } from '#report/sentences/words';
import { battleAnchor } from '#report/document/anchors';
import { battleTally } from './battle-tally.ts';
import { eventsOfType, type ReportContext } from './context.ts';
import { stepSentences } from './joined-hits.ts';
import { aboardOf } from './gone-along.ts';
import { enteredIn, playedMoments } from './played-moments.ts';
import type { PlayedStep, StepSides } from './played-step.ts';
import { stepNotes } from './step-notes.ts';

type Step = SeenEventOf<'BattleMoment'>;
type Battle = Readonly<{
  id: BattleId;
  began: SeenEventOf<'BattleBegan'> | undefined;
  ended: SeenEventOf<'BattleEnded'> | undefined;
  steps: readonly Step[];
}>;

/** The battles of the reader, in order. */
function battlesOf({ seen }: Pick<ReportContext, 'seen'>): readonly Battle[] {
  const steps = groupBy(eventsOfType(seen, 'BattleMoment'), ({ battle }) => battle);
  const ended = eventsOfType(seen, 'BattleEnded');
  const began = eventsOfType(seen, 'BattleBegan');
  const ids = new Set([...began, ...ended].map(({ battle }) => battle));
  return [...ids].map((id) => ({
    id,
    began: began.find(({ battle }) => battle === id),
    ended: ended.find(({ battle }) => battle === id),
    steps: steps.get(id) ?? [],
  }));
}

/** Fought elsewhere, and told as a whole. */
const wasByHand = (steps: readonly Step[]): boolean =>
  steps.some(({ moment }) => moment.type === 'OutcomeEntered');

/** What comes before the first round, then round by round; what was fought elsewhere is told as a whole. */
function roundsOf(
  steps: readonly Step[],
): readonly Readonly<{ title: string; steps: readonly Step[] }>[] {
  const isByHand = wasByHand(steps);
  const rounds: { title: string; steps: Step[] }[] = [
    { title: isByHand ? 'As it was fought' : 'Before the first round', steps: [] },
  ];
  for (const step of steps) {
    if (step.moment.type === 'RoundBegan') {
      rounds.push({ title: `Round ${String(step.moment.round)}`, steps: [] });
    }
    rounds.at(-1)?.steps.push(step);
  }
  return rounds.filter((round) => round.steps.length > 0);
}

/** Both sides with what became of them; the enemy as far as it showed itself. @rule FOG-6 */
function sideFacts({ steps, ended }: Battle, { names, view }: ReportContext): readonly Fact[] {
  const labels = ['Your side', 'Enemy seen'] as const;
  const sides = battleTally(steps, { names, view, ended });
  return sides.map(({ side, units }) => ({ label: labels[side], value: units }));
}

function factsOf(battle: Battle, context: ReportContext): readonly Fact[] {
  const { began, ended } = battle;
  const { names } = context;
  const scenario =
    began === undefined
      ? []
      : [
          { label: 'Scenario', value: SCENARIO_WORDS[began.scenario] },
          { label: 'Against', value: listed(began.enemy.map((one) => objectOf(one, names))) },
        ];
  const end =
    ended === undefined
      ? []
      : [
          { label: 'Length', value: counted(ended.rounds, 'round') },
          { label: 'Outcome', value: capitalised(outcomeText(ended)) },
          { label: 'Lost', value: points(ended.lost) },
          ...(ended.gained === undefined
            ? []
            : [{ label: 'Captured', value: points(ended.gained) }]),
        ];
  return [...scenario, ...sideFacts(battle, context), ...end];
}

function recordOf(battle: Battle, context: ReportContext): readonly Block[] {
  const { names, view } = context;
  const place = battle.began?.place ?? battle.ended?.place;
  const where = place === undefined ? '' : ` ${names.at(place)}`;
  const called: BattleNames = battleNamesOf(
    battle.steps.map(({ moment }) => moment),
    names,
  );
  return [
    {
      kind: 'heading',
      level: 1,
      text: `Battle${where}`,
      anchor: battleAnchor(battle.id),
    },
    { kind: 'facts', facts: factsOf(battle, context) },
    ...playbackOf(battle, called, view),
  ];
}

const LOSERS = { won: 1, lost: 0, equal: null } as const;

/** The side whose losses decided the battle; null: of neither, or its record doesn’t say how they came about. @rule CSC-14 */
function loserByLosses({ steps, ended }: Battle): 0 | 1 | null {
  if (ended === undefined || wasByHand(steps)) return null;
  const { because, withdrew, enemyWithdrew, outcome } = ended;
  // Editions of older versions do not say why it was lost.
  const isByLosses = because === undefined ? !withdrew && !enemyWithdrew : because === 'losses';
  return isByLosses ? LOSERS[outcome] : null;
}

/** What those cost who have shown themselves, by tag, where the reader knows their class. @rule FOG-5 */
const costsFor = (steps: readonly Step[], { designs }: EmpireView): ReadonlyMap<string, number> =>
  new Map(
    steps
      .flatMap(({ moment }) => enteredIn(moment))
      .flatMap(({ tag, design }): readonly [string, number][] => {
        const known = designs[design];
        return known?.known === 'stats' ? [[tag, known.design.cost]] : [];
      }),
  );

/** What those are called who have shown themselves, and how much damage cripples them where the reader knows their class. @rule FOG-5 */
const unitsFor = (
  steps: readonly Step[],
  called: BattleNames,
  { designs }: EmpireView,
): NonNullable<StepSides['units']> =>
  new Map(
    steps
      .flatMap(({ moment }) => enteredIn(moment))
      .map((one) => {
        const known = designs[one.design];
        const toughness = known?.known === 'stats' ? known.design.dv : 0;
        return [one.tag, { name: called.combatant(one), toughness }] as const;
      }),
  );

/** The record round by round, with what stepping through it needs. */
function playbackOf(battle: Battle, called: BattleNames, view: EmpireView): readonly Block[] {
  const { steps } = battle;
  if (steps.length === 0) return [];
  const played = playedMoments(steps, aboardOf(valuesById(view.units)));
  const rounds = roundsOf(steps).map((round) => ({
    title: round.title,
    told: stepSentences(round.steps, called),
  }));
  const { notes, picture } = stepNotes(
    rounds.flatMap(({ told }) => told.map(({ of }) => together(of.map((one) => played.get(one))))),
    {
      names: ['Your side', 'The enemy'],
      loser: loserByLosses(battle),
      costs: costsFor(steps, view),
      units: unitsFor(steps, called, view),
    },
  );
  let next = 0;
  const blocks = rounds.flatMap(({ title, told }): readonly Block[] => {
    const from = next;
    next += told.length;
    const items = told.map(({ text }) => text);
    return [
      { kind: 'heading', level: 1, text: title },
      { kind: 'list', items, notes: notes.slice(from, next) },
    ];
  });
  return [{ kind: 'playback', blocks, picture }];
}

/** What several steps that one sentence tells do. */
const together = (some: readonly (PlayedStep | undefined)[]): PlayedStep => ({
  changes: some.flatMap((one) => one?.changes ?? []),
  why: some.find((one) => (one?.why ?? null) !== null)?.why ?? null,
});

/** Every battle of the reader round by round: the own side in full, and what showed of the enemy. @rule CSC-15 */
export const battleBlocks = (context: ReportContext): readonly Block[] =>
  battlesOf(context).flatMap((battle) => recordOf(battle, context));
