/**
 * How the time of a phase grows with the campaign: npm run bench [phase …]
 *
 * For every size, the time of the phase, the growth against the size before, and how many plain passes
 * over the same rows fit into it, measured in the same run, so that tables of two machines compare.
 */
import { argv, stdout } from 'node:process';
import type { PhaseInput } from '#engine/record/phase';
import { runPhase } from '#engine/turn/run-phase';
import { seededDice } from '#kernel/dice/seeded-dice';
import { PHASE_IDS, type PhaseId } from '#model/campaign/phase-ids';
import type { CampaignState } from '#model/campaign/state';
import type { RollPurpose } from '#model/rolls/roll-purpose';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import { bigCampaign, halfOfThemMove } from './big-campaign.ts';

const SIZES = [25_000, 50_000, 100_000, 200_000] as const;
const AIM = { units: 100_000, seconds: 2 } as const;
const TRIES = 3;

/** The best of some tries: what it takes when nothing disturbs. */
function secondsOf(prepare: () => () => number): Readonly<{ seconds: number; counted: number }> {
  let best = Number.POSITIVE_INFINITY;
  let counted = 0;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const work = prepare();
    globalThis.gc?.();
    const start = performance.now();
    counted = work();
    best = Math.min(best, (performance.now() - start) / 1000);
  }
  return { seconds: best, counted };
}

/** The yardstick: one pass over all units, put together by where they are, and one copy of the table. */
function plainPass({ units }: CampaignState): number {
  const places = new Map<string, number>();
  for (const unit of Object.values(units)) {
    const key = JSON.stringify(unit.place);
    places.set(key, (places.get(key) ?? 0) + unit.since + 1);
  }
  const copy: Record<string, unknown> = { ...units };
  return places.size + Object.keys(copy).length;
}

/** Fresh rows every time: what a table remembers of its order would help the second try. */
function phaseRun(phase: PhaseId, units: number): () => number {
  const state: CampaignState = { ...bigCampaign(units), phase };
  const input: PhaseInput = {
    state,
    orders: phase === 'movement' ? halfOfThemMove(state) : {},
    rules: DEFAULT_RULE_SET,
    dice: seededDice<RollPurpose>({ secret: 'bench', turn: 5, attempt: 0, phase }),
    decide: (_decision, standing) => ({ answer: standing, by: 'standing' }),
  };
  return () => {
    const result = runPhase(input);
    return result.done ? result.events.length : 0;
  };
}

const cell = (text: string): string => text.padStart(11);
const line = (...cells: readonly string[]): void =>
  void stdout.write(`${cells.map(cell).join('')}\n`);

function benchPhase(phase: PhaseId): boolean {
  stdout.write(`\n${phase}\n`);
  line('units', 'events', 'seconds', 'growth', 'per pass');
  let before: number | undefined;
  let isFast = true;
  for (const units of SIZES) {
    const { seconds, counted } = secondsOf(() => phaseRun(phase, units));
    const state = bigCampaign(units);
    const pass = secondsOf(() => () => plainPass(state)).seconds;
    const growth = before === undefined ? '' : `x${(seconds / before).toFixed(2)}`;
    line(String(units), String(counted), seconds.toFixed(3), growth, (seconds / pass).toFixed(1));
    if (units === AIM.units && seconds > AIM.seconds) isFast = false;
    before = seconds;
  }
  return isFast;
}

const asked = argv.slice(2);
const phases = PHASE_IDS.filter((id) =>
  asked.length === 0 ? ['opening', 'movement', 'end-of-turn'].includes(id) : asked.includes(id),
);
const slow = phases.filter((phase) => !benchPhase(phase));
const verdict = slow.length === 0 ? 'met' : `missed by ${slow.join(', ')}`;
stdout.write(`\n${String(AIM.units)} units in under ${String(AIM.seconds)} s: ${verdict}\n`);
