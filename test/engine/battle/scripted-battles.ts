import { drive } from '#engine/battle/drive';
import { encounterRunOf } from '#engine/battle/encounter-run';
import { endEncounter } from '#engine/battle/end-encounter';
import { resolveEncounter } from '#engine/battle/resolve-encounter';
import { encounterWorldOf } from '#engine/battle/world';
import { recorderOf } from '#engine/record/recorder';
import type { TacticalEngine } from '#engine/tactical/contract';
import { brandAs } from '#kernel/brand/brand';
import { scriptedDice } from '#kernel/dice/scripted-dice';
import { cite } from '#kernel/reasons/cite';
import type { BattleOutcome, BattleSetup } from '#model/battle/setup';
import type { CampaignState } from '#model/campaign/state';
import type { Answer, Decider, Decision } from '#model/decisions/decision';
import type { CampaignEvent, CampaignEventType, EventOf } from '#model/events/campaign-event';
import type { RollPurpose } from '#model/rolls/roll-purpose';
import { DEFAULT_RULE_SET, type RuleSet } from '#model/settings/rule-set';

/** What a battle is said to do; what is not said did not happen. */
type Said = Partial<Pick<BattleOutcome, 'fates' | 'retreats' | 'captured' | 'excluded'>>;

type Script = Readonly<{
  /** The d10 of each side, in the order of their ids. */
  initiative: readonly number[];
  /** What the battles do, one after another. */
  battles?: readonly Said[];
  /** Answers as the moderator hears them; standing orders answer the rest. */
  say?: (question: Decision) => Answer | undefined;
  rules?: Partial<RuleSet>;
}>;

type Told = Readonly<{
  state: CampaignState;
  events: readonly CampaignEvent[];
  /** The battles as they were handed to the tactical engine. */
  setups: readonly BattleSetup[];
  asked: readonly Decision[];
}>;

/** An encounter whose dice and battles are read off a script; all of it must be used up. */
export function followed(
  state: CampaignState,
  { initiative, battles = [], say = () => undefined, rules = {} }: Script,
): Told {
  const setups: BattleSetup[] = [];
  const asked: Decision[] = [];
  const engine: TacticalEngine = {
    id: brandAs<never>('scripted'),
    cite: cite('ENC-1'),
    title: 'Scripted',
    rehearse: null,
    // A battle that asks nobody anything.
    *fight({ setup }) {
      const said = battles[setups.length];
      if (said === undefined) throw new Error(`battle ${setup.id} is not in the script`);
      setups.push(setup);
      const free = { attacker: 0, defender: 0 };
      const nothing = { fates: [], retreats: [], loser: null, lost: free, gained: free };
      return { battle: setup.id, rounds: 1, ...nothing, ...said };
    },
  };
  const dice = scriptedDice<RollPurpose>(
    initiative.map((value) => ({ purpose: 'encounter initiative', values: [value] })),
  );
  const decide: Decider = (question, standing) => {
    asked.push(question);
    const answer = say(question);
    if (answer === undefined) return { answer: standing, by: 'standing' };
    return { answer: answer as never, by: 'window' };
  };
  const [pending] = Object.values(state.encounters);
  const world = encounterWorldOf(state, { ...DEFAULT_RULE_SET, ...rules });
  const run = encounterRunOf(world, engine, { pending: pending!, dice });
  const record = recorderOf(state);
  record.emit(...drive(resolveEncounter(run), decide).result!.value);
  endEncounter(record, run);
  dice.assertExhausted();
  if (setups.length < battles.length) throw new Error('not all battles of the script were fought');
  return { ...record.result(), setups, asked };
}

type Lines = { readonly [T in CampaignEventType]?: (event: EventOf<T>) => string };
const LINES: Lines = {
  ScenarioDemanded: ({ by, scenario, against }) => `${by} demands ${scenario} of ${against}`,
  ScenarioAccepted: ({ by }) => `${by} accepts`,
  ScenarioRefused: ({ by }) => `${by} refuses`,
  SidePassed: ({ side }) => `${side} passes`,
  FleetWithdrew: ({ fleet, how }) => `${fleet} ${how}`,
  BattleBegan: ({ scenario }) => `${scenario} is fought`,
  UnitCaptured: ({ by, unit }) => `${by} captures ${unit}`,
};

/** The course of an encounter, a line for each thing that is said or done. */
export const courseOf = ({ events }: Readonly<{ events: readonly CampaignEvent[] }>) =>
  events.flatMap((event) => {
    const line = LINES[event.type] as ((event: CampaignEvent) => string) | undefined;
    return line === undefined ? [] : [line(event)];
  });
