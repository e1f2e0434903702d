import { rowOf } from '#kernel/collections/row-of';
import { valuesById } from '#kernel/collections/tables';
import { err, ok, type Result } from '#kernel/result/result';
import type { InputIssue } from '#app/use-case-error';
import type { Effect } from '#model/campaign/effect';
import type { Empire } from '#model/campaign/empire';
import type { EffectId, SystemId } from '#model/campaign/ids';
import { type PlannedEvent, RANDOM_EVENTS } from '#model/campaign/random-event';
import type { CampaignState } from '#model/campaign/state';
import type { StarSystem } from '#model/campaign/system';
import type { RuleSet } from '#model/settings/rule-set';
import { placesOfEvent } from '#rules/random-events/can-befall';
import { edgeSystems } from '#rules/random-events/edge-systems';
import { RANDOM_EVENT_TABLE } from '#rules/random-events/random-event-table';

/** An event as the moderator wishes it: keys of a power and a system, and words. */
export type EventWish = Readonly<{
  event: string;
  empire: string;
  /** Empty: none. */
  system: string;
  /** Its duration; null: not said. */
  turns: number | null;
  text: string;
  /** The id of an event that it replaces; empty: none. */
  instead: string;
}>;

export type ChosenEvent = PlannedEvent & Readonly<{ instead: EffectId | null }>;

const LONGEST_TEXT = 500;
const LONGEST_EVENT = 24;

const issue = (path: string, text: string): InputIssue => ({ code: 'EVENT', path, text });

/** The moderator’s choice is no event that the moderator could choose. */
const isChosen = (event: PlannedEvent['event']): boolean =>
  RANDOM_EVENT_TABLE[event].change.kind !== 'choice';

type Choosing = Readonly<{ state: CampaignState; rules: RuleSet; wish: EventWish }>;

/** The system that was named; null: none. */
function systemNamed({ state, wish }: Choosing): SystemId | null {
  const systems: Readonly<Record<string, StarSystem>> = state.systems;
  const system: StarSystem | undefined = systems[wish.system];
  return system?.id ?? null;
}

function placeIssues(
  choosing: Choosing,
  event: PlannedEvent['event'],
  { id: empire, name }: Empire,
): readonly InputIssue[] {
  const { state, rules } = choosing;
  const { hasPlace, change, name: what } = RANDOM_EVENT_TABLE[event];
  if (change.kind === 'world' && edgeSystems(state, rules, empire).length === 0) {
    const text = `${what} can’t happen: there is no system where nobody has been, or non-aligned worlds are switched off.`;
    return [issue('event', text)];
  }
  if (!hasPlace) return [];
  const places = placesOfEvent(state, rules, { empire, event });
  const system = systemNamed(choosing);
  if (system !== null && places.includes(system)) return [];
  const names = places.map((id) => rowOf(state.systems, id).name).join(', ');
  const hint = names === '' ? 'Choose another event.' : `Choose ${names}.`;
  const head =
    system === null
      ? `${what} befalls one system of ${name}.`
      : `${what} would change nothing of ${name} at ${rowOf(state.systems, system).name}.`;
  return [issue('system', `${head} ${hint}`)];
}

function wordIssues(
  event: PlannedEvent['event'],
  { turns, text }: EventWish,
): readonly InputIssue[] {
  const { lasts, change } = RANDOM_EVENT_TABLE[event];
  const isLasting = turns !== null && turns >= 1 && turns <= LONGEST_EVENT;
  return [
    ...(lasts === 'd6' && !isLasting
      ? [issue('turns', `Give a duration of 1 to ${String(LONGEST_EVENT)} turns.`)]
      : []),
    ...(change.kind === 'text' && text === '' ? [issue('text', 'Write what happens.')] : []),
    ...(text.length > LONGEST_TEXT
      ? [issue('text', `The text may have at most ${String(LONGEST_TEXT)} characters.`)]
      : []),
  ];
}

/** The event that another one replaces; undefined: there is none with that id. */
function replaced({ state, wish }: Choosing): EffectId | null | undefined {
  if (wish.instead === '') return null;
  const marks: Readonly<Record<string, Effect>> = state.effects;
  const mark: Effect | undefined = marks[wish.instead];
  return mark?.kind === 'random-event' ? mark.id : undefined;
}

function plannedOf(choosing: Choosing, event: PlannedEvent['event'], power: Empire): PlannedEvent {
  const { wish } = choosing;
  const { lasts, hasPlace, change } = RANDOM_EVENT_TABLE[event];
  const turns = lasts === 'd6' ? (wish.turns ?? 1) : 0;
  const system = hasPlace || change.kind === 'text' ? systemNamed(choosing) : null;
  return { empire: power.id, event, system, turns, text: wish.text };
}

/** The event that the moderator chooses, or everything that is wrong with it. @rule OPT-13 */
export function chosenEvent(
  state: CampaignState,
  rules: RuleSet,
  said: EventWish,
): Result<ChosenEvent, readonly InputIssue[]> {
  const wish = { ...said, text: said.text.trim() };
  const choosing = { state, rules, wish };
  const event = RANDOM_EVENTS.find((one) => one === wish.event && isChosen(one));
  const power = valuesById(state.empires).find(({ id }) => id === wish.empire);
  const instead = replaced(choosing);
  if (event === undefined) return err([issue('event', 'Choose an event from the list.')]);
  if (power === undefined || power.fellIn !== undefined)
    return err([issue('empire', 'Choose a power that is in play.')]);
  const issues = [
    ...placeIssues(choosing, event, power),
    ...wordIssues(event, wish),
    ...(instead === undefined
      ? [issue('instead', 'The event that this one replaces is not to come any more.')]
      : []),
  ];
  if (issues.length > 0 || instead === undefined) return err(issues);
  return ok({ ...plannedOf(choosing, event, power), instead });
}
