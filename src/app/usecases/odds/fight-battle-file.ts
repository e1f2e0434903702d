import { brandAs } from '#kernel/brand/brand';
import { seededDice } from '#kernel/dice/seeded-dice';
import { type WrittenDice, writtenDice } from '#kernel/dice/written-dice';
import { invariant } from '#kernel/result/invariant';
import { ok } from '#kernel/result/result';
import { BATTLE_RULES } from '#app/battle/battle-rules';
import { parseBattle } from '#content/battles/parse-battle';
import { parseRolls } from '#content/battles/parse-rolls';
import type { BattleStart } from '#content/battles/setup-of-battle';
import { readForceLists } from '#app/campaigns/read-force-lists';
import { drive } from '#engine/battle/drive';
import { TACTICAL_ENGINES } from '#engine/tactical/list';
import { battleReportOf } from '#app/battle/battle-report-of';
import { diceIssues } from '#app/battle/dice-issues';
import { type InputIssue, type Outcome, refuse } from '#app/use-case-error';
import type { BattleEvent } from '#model/battle/battle-event';
import type { BattleOutcome } from '#model/battle/setup';
import type { EncounterId } from '#model/campaign/ids';
import type { Dice, Roll, RollPurpose } from '#model/rolls/roll-purpose';
import type { Document } from '#report/document/document';

export type FightBattleInput = Readonly<{
  /** The text of a battle file, and of its force lists. */
  battle: string;
  forceLists: string;
  /** Dice from a seed, or the text of a file of rolls. */
  dice: Readonly<{ kind: 'seed'; seed: string }> | Readonly<{ kind: 'written'; rolls: string }>;
}>;

export type FoughtBattle = Readonly<{
  events: readonly BattleEvent[];
  rolls: readonly Roll[];
  outcome: BattleOutcome;
  document: Document;
}>;

const [ENGINE] = TACTICAL_ENGINES;

/**
 * Fights the battle of a file with the tactical engine of the campaigns. Standing orders answer everything. The same
 * file and dice give the same bytes. @rule ENC-1 @rule CSC-15
 */
export function fightBattleFile({
  battle,
  forceLists,
  dice,
}: FightBattleInput): Outcome<FoughtBattle> {
  const lists = readForceLists(forceLists);
  if (!lists.ok) return lists;
  const start = parseBattle(battle, lists.value, BATTLE_RULES);
  const script = dice.kind === 'seed' ? ok([]) : parseRolls(dice.rolls);
  if (!start.ok) return refuse('BATTLE_REFUSED', [...start.error, ...besideBattle(script)]);
  if (!script.ok) return refuse('DICE_REFUSED', script.error);
  if (dice.kind === 'seed') {
    const { seed } = dice;
    const seeded = seededDice<RollPurpose>({ secret: seed, turn: 1, attempt: 1, phase: 'battle' });
    return ok(fought(start.value, seeded, `seed ${seed}`));
  }
  return foughtByHand(start.value, writtenDice<RollPurpose>(script.value));
}

/** The unreadable lines in a file of rolls, reported together with the faults of the battle. */
const besideBattle = (script: ReturnType<typeof parseRolls>): readonly InputIssue[] =>
  script.ok
    ? []
    : script.error.map(({ line, ...issue }) => {
        return { ...issue, path: line === undefined ? 'rolls' : `rolls, line ${String(line)}` };
      });

/** With rolls from a file. A roll that does not fit is a fault, and so are rolls left over. */
function foughtByHand(start: BattleStart, dice: WrittenDice<RollPurpose>): Outcome<FoughtBattle> {
  try {
    const value = fought(start, dice, 'written down');
    const issues = diceIssues(dice);
    return issues.length === 0 ? ok(value) : refuse('DICE_REFUSED', issues);
  } catch (error) {
    if (dice.fault() === null) throw error;
    return refuse('DICE_REFUSED', diceIssues(dice));
  }
}

function fought(start: BattleStart, dice: Dice, called: string): FoughtBattle {
  const events: BattleEvent[] = [];
  const asking = ENGINE.fight({
    setup: start.setup,
    encounter: brandAs<EncounterId>('battle'),
    rules: start.rules,
    dice: dice.stream('battle'),
    sink: (event) => events.push(event),
  });
  const { result } = drive(asking, (_decision, standing) => ({ answer: standing, by: 'standing' }));
  invariant(result !== null, 'BATTLE_WAITS');
  const { value: outcome } = result;
  const rolls = dice.log();
  const document = battleReportOf({ start, events, rolls, outcome, dice: called });
  return { events, rolls, outcome, document };
}
