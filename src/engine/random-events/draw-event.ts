import type { PhaseInput } from '#engine/record/phase';
import type { Recorder } from '#engine/record/recorder';
import { rollOneOf } from '#engine/record/roll-one-of';
import { rowOf } from '#kernel/collections/row-of';
import { valuesById } from '#kernel/collections/tables';
import type { RollId } from '#kernel/dice/dice';
import { cite } from '#kernel/reasons/cite';
import type { Effect } from '#model/campaign/effect';
import type { EffectId, EmpireId, SystemId } from '#model/campaign/ids';
import {
  drawnEventIdOf,
  LAST_DRAW,
  type RandomEventId,
  SURE_DRAW,
} from '#model/campaign/random-event';
import type { CampaignState } from '#model/campaign/state';
import type { Dice, RollPurpose } from '#model/rolls/roll-purpose';
import { eventChance } from '#rules/random-events/event-chance';
import { eventRolled } from '#rules/random-events/event-rolled';
import { placesOfEvent } from '#rules/random-events/can-befall';
import { RANDOM_EVENT_TABLE } from '#rules/random-events/random-event-table';
import type { RuleSet } from '#model/settings/rule-set';

const OPT_13 = cite('OPT-13');
const SURE = 100;

const purposeOf = (text: string): RollPurpose => ({ kind: 'random event', text });

function chanceIn(state: CampaignState, rules: RuleSet): number {
  const marks: Readonly<Partial<Record<EffectId, Effect>>> = state.effects;
  if (marks[SURE_DRAW] !== undefined) return SURE;
  return eventChance(rules, { turn: state.turn, last: marks[LAST_DRAW]?.begins ?? 0 });
}

function isDrawn(dice: Dice, chance: number): boolean {
  if (chance === 0 || chance === SURE) return chance === SURE;
  const purpose = purposeOf(`whether a random event is drawn, at most ${String(chance)}`);
  return dice.roll({ count: 1, faces: SURE }, purpose, OPT_13).total <= chance;
}

/** The power that an event befalls. @ruling OPT-13 Every power that is still in play has the same chance, non-aligned worlds too. */
function targetIn(state: CampaignState, dice: Dice): EmpireId | null {
  const powers = valuesById(state.empires).filter(({ fellIn }) => fellIn === undefined);
  const purpose = purposeOf('which power the event befalls');
  const { index } = rollOneOf(dice, { count: powers.length, purpose, cite: OPT_13 });
  return powers[index]?.id ?? null;
}

function placeFor(
  state: CampaignState,
  { dice, rules }: Pick<PhaseInput, 'dice' | 'rules'>,
  { empire, event }: Readonly<{ empire: EmpireId; event: RandomEventId }>,
): SystemId | null {
  if (!RANDOM_EVENT_TABLE[event].hasPlace) return null;
  const places = placesOfEvent(state, rules, { empire, event });
  if (places.length === 0) return null;
  const purpose = purposeOf(`which system of ${rowOf(state.empires, empire).name} it befalls`);
  const own = dice.stream('place', empire);
  const { index } = rollOneOf(own, { count: places.length, purpose, cite: OPT_13 });
  return places[index] ?? null;
}

function turnsOf(event: RandomEventId, dice: Dice): number {
  if (RANDOM_EVENT_TABLE[event].lasts !== 'd6') return 0;
  return dice.roll({ count: 1, faces: 6 }, purposeOf('how long the event lasts'), OPT_13).total;
}

/**
 * The turn in which a drawn event happens.
 * @ruling OPT-13 An event that is drawn at the end of a turn happens at the end of the next one, so that the moderator can veto it or choose another. By
 *   `randomEventDelay = none` it happens at once. The moderator’s choice always waits for a turn.
 */
function dueIn(turn: number, event: RandomEventId, { randomEventDelay }: RuleSet): number {
  const { change } = RANDOM_EVENT_TABLE[event];
  return randomEventDelay === 'turn' || change.kind === 'choice' ? turn + 1 : turn;
}

/**
 * Draws a random event, if the dice or the moderator say so.
 * @rule END-2 @rule OPT-13
 * @ruling Which power the dice choose depends on how many there are. What a player concludes from an event of their own is a permitted channel (FOG-15).
 */
export function drawEvent(record: Recorder, { dice: all, rules }: PhaseInput): void {
  const state = record.snapshot();
  const { turn } = state;
  const dice = all.stream('random event');
  const before = dice.log().length;
  if (!isDrawn(dice, chanceIn(state, rules))) return;
  const empire = targetIn(state, dice);
  if (empire === null) return;
  const event = eventRolled(
    dice.roll({ count: 1, faces: SURE }, purposeOf('the event'), OPT_13).total,
  );
  const system = placeFor(state, { dice, rules }, { empire, event });
  const turns = turnsOf(event, dice);
  const rolls: readonly RollId[] = dice
    .log()
    .slice(before)
    .map(({ id }) => id);
  const head = { type: 'RandomEventDrawn', cite: OPT_13, rolls, witnesses: [] } as const;
  const due = dueIn(turn, event, rules);
  record.emit({ ...head, id: drawnEventIdOf(turn), empire, event, system, turns, due, turn });
}
