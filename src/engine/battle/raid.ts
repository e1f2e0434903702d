import type { Asking } from '#engine/tactical/contract';
import { cite } from '#kernel/reasons/cite';
import type { RollId } from '#kernel/dice/dice';
import type { Combatant } from '#model/battle/setup';
import { RAIDERS } from '#model/campaign/raiders';
import { mayRaid } from '#rules/raiders/may-raid';
import { takeOutcome } from './aftermath.ts';
import { askCargo } from './ask-cargo.ts';
import { lostSoFar } from './costs-of-battle.ts';
import { type EncounterRun, fact, partiesOf, sideOf } from './encounter-run.ts';
import { endStrikes } from './end-strikes.ts';
import { fightBattle, nextBattle } from './fight-battle.ts';
import { battleEnded } from './fight-out.ts';
import { canFight, everythingOf, forceOf } from './forces.ts';
import { noteSurrender } from './note-surrender.ts';

const SUP_1 = cite('SUP-1');

type Prey = Readonly<{
  target: Combatant;
  scenario: 'pursuit' | 'defensive';
  rolls: readonly RollId[];
}>;

/** One of several at random. */
function pick(run: EncounterRun, all: readonly Combatant[]) {
  const [only] = all;
  if (only === undefined || all.length === 1) return { target: only, rolls: [] };
  const purpose = { kind: 'raider target', text: 'whom raiders attack' } as const;
  const rolled = run.dice.stream('raid').roll({ count: 1, faces: all.length }, purpose, SUP_1);
  return { target: all[rolled.total - 1], rolls: [rolled.id] };
}

/** A random convoy of any side there, else a random base. Null if there is nothing to raid. */
function preyOf(run: EncounterRun): Prey | null {
  const others = [...run.sides.keys()].filter((side) => side !== RAIDERS);
  const all = others
    .flatMap((side) => everythingOf(run, side))
    .filter((one) => one.carrier === null);
  const convoys = all.filter(({ design }) => design.kind === 'convoy');
  const bases = all.filter(({ design }) => design.kind === 'base' && mayRaid(design));
  const { target, rolls } = pick(run, convoys.length > 0 ? convoys : bases);
  if (target === undefined) return null;
  return { target, rolls, scenario: convoys.length > 0 ? 'pursuit' : 'defensive' };
}

/**
 * Raiders attack once, when all others have acted: a convoy in Pursuit, else a base in Defensive. It cannot be refused, the target is in
 * the task force, nothing above CA fights, and nobody waits behind.
 * @rule SUP-1 @rule ENC-1
 * @ruling Raiders can't attack fleets that withdrew earlier. Nobody withdraws after the attack: a convoy that survives stays where it is
 *   and goes on trading. Raiders don't attack bases above CA, and don't attack in lanes.
 */
export function* raid(run: EncounterRun): Asking<void> {
  const attacker = forceOf(run, RAIDERS).filter(({ design }) => mayRaid(design));
  const isAtHome = run.pending.place.kind === 'system';
  const prey = isAtHome && canFight(attacker) ? preyOf(run) : null;
  if (prey === null) return;
  const { scenario, target, rolls } = prey;
  const against = sideOf(run, target.owner);
  const demand = { by: RAIDERS, against, scenario };
  const defender = everythingOf(run, against).filter(
    ({ design, fleet }) => mayRaid(design) && (scenario === 'defensive' || fleet !== null),
  );
  const { id: encounter, place } = run.pending;
  const parties = partiesOf(run, [RAIDERS, against]);
  const head = fact(SUP_1, parties, rolls);
  run.events.push({ type: 'ScenarioDemanded', ...head, encounter, place, ...demand });
  const fought = nextBattle(run, demand, { attacker, defender }, target.unit);
  const outcome = yield* fightBattle(run, fought);
  yield* askCargo(run, outcome);
  const before = lostSoFar(run, { attacker: RAIDERS, defender: against });
  const told = takeOutcome(run, outcome, [RAIDERS, against]);
  noteSurrender(run, fought);
  endStrikes(run, fought);
  battleEnded(run, fought, { outcome, withdrew: [], before });
  run.events.push(...told);
}
