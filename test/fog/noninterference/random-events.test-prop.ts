import { expect, test } from 'vitest';
import { amend } from '#engine/turn/amend';
import { valuesById } from '#kernel/collections/tables';
import type { EventRuling } from '#model/events/random-event-events';
import { RANDOM_EVENTS } from '#model/campaign/random-event';
import { RANDOM_EVENT_TABLE } from '#rules/random-events/random-event-table';
import { choicesOf } from '#test/support/proof-choices';
import { howMany } from '#test/support/how-many';
import type { ProofWorld } from '#test/support/proof-world';
import { compare, type Pair, pairOf } from './compare.ts';
import { CLEAN } from './rig.ts';

const SEEDS = howMany(40, 600);

/** The same events are planned in both worlds: one for each power that is in both. Which power the dice choose is a permitted channel. */
function planned(pair: Pair): readonly EventRuling[] {
  const { pick } = choicesOf(pair.seed);
  const { empires, systems } = pair.world.state;
  const both = valuesById(empires).filter(({ id }) => Object.hasOwn(pair.twin.state.empires, id));
  return both.map(({ id: empire }): EventRuling => {
    const event = pick(RANDOM_EVENTS);
    const { hasPlace, lasts } = RANDOM_EVENT_TABLE[event];
    const own = valuesById(systems).filter(({ owner }) => owner === empire);
    return {
      ...{ act: 'choose', empire, event, instead: null, text: 'A comet passes.' },
      system: hasPlace && own.length > 0 ? pick(own).id : null,
      turns: lasts === 'd6' ? 3 : 0,
    };
  });
}

const withEvents = (world: ProofWorld, rulings: readonly EventRuling[]): ProofWorld => ({
  ...world,
  rules: { ...world.rules, randomEvents: 'steady', randomEventDelay: 'none' },
  state: rulings.reduce(
    (state, ruling) => amend(state, { kind: 'event', ruling, reason: 'a proof' }).state,
    world.state,
  ),
});

test('OPT-13, FOG-15: a turn with random events for everybody shows nothing of what is out of a viewer’s reach', () => {
  const leaks: string[] = [];
  let told = 0;
  for (let seed = 0; seed < SEEDS; seed += 1) {
    const pair = pairOf(seed);
    const rulings = planned(pair);
    const [world, twin] = [withEvents(pair.world, rulings), withEvents(pair.twin, rulings)];
    const { one, leak } = compare({ ...pair, world, twin }, 'standing', CLEAN);
    if (leak !== null) leaks.push(leak);
    const happened = one.done.flatMap(({ events }) =>
      events.filter(
        ({ type, witnesses }) =>
          type === 'RandomEventHappened' && witnesses.some(({ empire }) => empire === pair.viewer),
      ),
    );
    told += happened.length;
  }
  expect(leaks.slice(0, 3)).toEqual([]);
  expect(told).toBeGreaterThan(SEEDS / 4);
});
