import type { Ask, Asking } from '#engine/tactical/contract';
import { cite } from '#kernel/reasons/cite';
import type { Combatant } from '#model/battle/setup';
import type { EmpireId } from '#model/campaign/ids';
import type { AnswerOf } from '#model/decisions/decision';
import { traitsOf } from '#rules/combat/abilities/traits-of';
import { type ScoutSource, scoutPoints, scoutSources } from '#rules/combat/scout-sources';
import { scoutsFor } from '#rules/combat/scouts-for';
import { ownPieceOf } from '#rules/combat/own-piece-of';
import { commonOf } from './common-of.ts';
import type { EncounterRun } from './encounter-run.ts';
import { everythingOf } from './forces.ts';
import { intelOf, spendIntel } from './spend-intel.ts';

const CSC_5 = cite('CSC-5');

type Scout = Readonly<{ combatant: Combatant }> & Parameters<typeof scoutSources>[0]['own'][number];
type Scouts = Readonly<{
  side: EmpireId;
  sources: readonly ScoutSource<Scout>[];
  intel: number;
  points: number;
}>;

/**
 * Sides spend Intel on initiative through their Scouts, without knowing what the others spend. Returns the points of each side that spent
 * any.
 * @rule CSC-5 @rule ENC-2
 * @ruling Standing orders spend no Intel on encounter initiative. Fast ships can't scout for it, because there are no reinforcements yet.
 */
export function* scoutForInitiative(
  run: EncounterRun,
  sides: readonly EmpireId[],
): Asking<ReadonlyMap<EmpireId, number>> {
  const able = sides.map((side) => scoutsOf(run, side)).filter(({ points }) => points > 0);
  const spent = new Map<EmpireId, number>();
  if (able.length === 0) return spent;
  const answers = yield able.map((scouts) => ask(run, scouts));
  able.forEach(({ side, sources }, at) => {
    const answer = answers[at] as AnswerOf<'initiative'> | undefined;
    if (answer === undefined || answer.intel === 0) return;
    const { intel } = answer;
    const { used } = scoutsFor(sources, { fromBehind: 0, anywhere: intel });
    const units = used.map(({ combatant }) => combatant.unit);
    spendIntel(run, side, { on: 'initiative', intel, units });
    spent.set(side, intel);
  });
  return spent;
}

function scoutsOf(run: EncounterRun, side: EmpireId): Scouts {
  const own = everythingOf(run, side)
    .filter(({ nonCombatant }) => !nonCombatant)
    .map((combatant) => ({
      combatant,
      kind: combatant.design.kind,
      traits: traitsOf(combatant),
    }));
  const all = { own, force: own, flagship: null, isAble: () => true };
  const sources = scoutSources<Scout>(all, run.world.rules);
  const intel = sources.length === 0 ? 0 : (intelOf(run, side).intel ?? 0);
  return { side, sources, intel, points: scoutPoints(sources, intel).points };
}

const ask = (run: EncounterRun, { side, sources, intel, points }: Scouts): Ask => ({
  decision: {
    ...commonOf(run, side, 'initiative'),
    cite: CSC_5,
    own: sources.flatMap(({ pieces }) => pieces.map(({ combatant }) => ownPieceOf(combatant))),
    intel,
    points,
  },
  standing: { kind: 'initiative', intel: 0 },
});
