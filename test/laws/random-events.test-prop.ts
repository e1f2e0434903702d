import fc from 'fast-check';
import { expect, test } from 'vitest';
import { playCampaign } from '#app/self-play/play-campaign';
import { smallWorldText } from '#app/self-play/small-world';
import { unexploredWorldText } from '#app/self-play/unexplored-world';
import { parseScenario } from '#content/scenarios/parse-scenario';
import { type ScenarioStart, stateOfScenario } from '#content/scenarios/state-of-scenario';
import { amend } from '#engine/turn/amend';
import { valuesById } from '#kernel/collections/tables';
import { forceListsText } from '#main/force-lists-text';
import { RANDOM_EVENTS, type RandomEventId } from '#model/campaign/random-event';
import type { CampaignState } from '#model/campaign/state';
import { RANDOM_EVENT_TABLE } from '#rules/random-events/random-event-table';
import { publishedLists } from '#test/content/published-lists';
import { withNatives } from '#test/exhaustive/natives-world';
import { choicesOf } from '#test/support/proof-choices';
import { howMany } from '#test/support/how-many';

const lists = publishedLists();

function startOf(text: string): ScenarioStart {
  const parsed = parseScenario(text, lists);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return stateOfScenario(parsed.value, lists);
}

function unexplored(): ScenarioStart {
  const text = unexploredWorldText({ empires: 2, rings: 2, forceLists: forceListsText() });
  if (!text.ok) throw new Error(JSON.stringify(text.error));
  return startOf(text.value);
}
const STARTS = [startOf(withNatives(smallWorldText(2))), unexplored()];

type Pick = ReturnType<typeof choicesOf>['pick'];

/** Every power gets an event, in a system of its own if it needs one. */
function withEvents(state: CampaignState, pick: Pick): CampaignState {
  return valuesById(state.empires).reduce((before, { id: empire }) => {
    const event: RandomEventId = pick(RANDOM_EVENTS);
    const own = valuesById(before.systems).filter(({ owner }) => owner === empire);
    const { hasPlace, lasts } = RANDOM_EVENT_TABLE[event];
    const system = hasPlace && own.length > 0 ? pick(own).id : null;
    const turns = lasts === 'd6' ? pick([1, 2, 6]) : 0;
    const ruling = {
      act: 'choose',
      empire,
      event,
      system,
      turns,
      text: 'x',
      instead: null,
    } as const;
    return amend(before, { kind: 'event', ruling, reason: 'a law' }).state;
  }, state);
}

test('OPT-13: after any event in any turn the state stays valid and the campaign goes on', () => {
  fc.assert(
    fc.property(
      fc.nat(5000),
      fc.constantFrom(...STARTS),
      fc.constantFrom(1, 2, 4),
      (seed, start, turns) => {
        const { pick } = choicesOf(seed);
        const rules = {
          ...start.rules,
          randomEvents: 'rising',
          randomEventDelay: pick(['turn', 'none'] as const),
        } as const;
        let { state } = start;
        for (const part of [turns, 1, 2]) {
          const now = { name: start.name, rules, state };
          const played = playCampaign({ start: now, seed, turns: part, windows: false });
          expect(played.failure).toBeNull();
          state = withEvents(played.end, pick);
        }
      },
    ),
    { numRuns: howMany(8, 200) },
  );
});
