import type { Recorder } from '#engine/record/recorder';
import { valuesById } from '#kernel/collections/tables';
import { cite } from '#kernel/reasons/cite';
import { sumOf } from '#kernel/numbers/sum';
import type { Empire } from '#model/campaign/empire';
import type { StarSystem } from '#model/campaign/system';
import type { TechCheck } from '#model/events/tech-events';
import { onlyFor } from '#model/events/fact';
import type { Dice, Roll } from '#model/rolls/roll-purpose';
import { systemIncomeOf } from '#rules/economy/system-income-of';
import { requirementByEvents, runningEventsOf } from '#rules/random-events/running-events';
import { advanceChancesOf, poolAfterCheck } from '#rules/tech/advance-chances';

const TECH_2 = cite('TECH-2');
const SURE = 100;

type Rolled = TechCheck & Readonly<{ rolls: readonly Roll[] }>;

/**
 * Holds an empire's pool against its system income of this turn: one check, or two when there is
 * more in it than was asked for.
 * @rule TECH-2
 * @rule TECH-3
 * @rule OPT-13
 */
export function checkResearch(
  record: Recorder,
  dice: Dice,
  empire: Empire,
  systems: readonly StarSystem[],
): void {
  const { techPool: pool } = empire;
  const { effects, turn } = record.state();
  const running = runningEventsOf(valuesById(effects), empire.id);
  const requirement = requirementByEvents(sumOf(systems, systemIncomeOf), running, turn);
  const stream = dice.stream('tech', empire.id);
  const checks = advanceChancesOf(pool, requirement).map((chance) => checkOf(stream, chance));
  const advances = checks.filter(({ advanced }) => advanced).length;
  record.emit({
    type: 'TechChecked',
    cite: TECH_2,
    rolls: checks.flatMap(({ rolls }) => rolls.map(({ id }) => id)),
    witnesses: onlyFor(empire.id),
    empire: empire.id,
    requirement,
    pool,
    checks: checks.map(({ chance, advanced }) => ({ chance, advanced })),
    poolAfter: poolAfterCheck(pool, advances > 0),
    inHand: empire.advancesInHand + advances,
  });
}

function checkOf(dice: Dice, chance: number): Rolled {
  if (chance === SURE) return { chance, advanced: true, rolls: [] };
  const purpose = {
    kind: 'tech check',
    text: `the yearly tech check, at most ${String(chance)}`,
  } as const;
  const roll = dice.roll({ count: 1, faces: 100 }, purpose, TECH_2);
  return { chance, advanced: roll.total <= chance, rolls: [roll] };
}
