import { expect, test } from 'vitest';
import { lossesOf } from '#app/figures/losses-of';
import type { KeptEvent } from '#app/ports/turn-record';
import { compareText } from '#kernel/result/compare-text';
import { sumOf } from '#kernel/numbers/sum';
import { valuesById } from '#kernel/collections/tables';
import { RAIDERS } from '#model/campaign/raiders';
import type { CampaignState } from '#model/campaign/state';
import type { DesignId, EmpireId } from '#model/campaign/ids';
import { howMany } from '#test/support/how-many';
import { proofWorld } from '#test/support/proof-world';
import { withRandomOrders } from '#test/support/proof-world-later';
import {
  donePhase,
  legalSheets,
  standingDecider,
  WHOLE_TURN,
  type DonePhase,
} from '#test/support/whole-turn';

const SEEDS = howMany(40, 300);
const TURNS = 3;

type Ran = Readonly<{ where: string; before: CampaignState; done: DonePhase; kept: KeptEvent[] }>;

function* phasesOf(seed: number): Generator<Ran> {
  let world = proofWorld(seed);
  let version = 0;
  for (let turn = 0; turn < TURNS; turn += 1) {
    let before = world.state;
    let orders: ReturnType<typeof legalSheets> = {};
    for (const phase of WHOLE_TURN.slice(0, -1)) {
      if (phase === 'economic') orders = legalSheets(world, before);
      const done = donePhase(world, { state: before, orders, decide: standingDecider });
      version += 1;
      const kept = done.events.map((event) => ({ version, turn: before.turn, phase, event }));
      yield {
        where: `seed ${String(seed)}, turn ${String(before.turn)}, ${phase}`,
        before,
        done,
        kept,
      };
      before = done.state;
    }
    world = withRandomOrders({ ...world, state: before });
  }
}

const RUNS = Array.from({ length: SEEDS }, (_empty, seed) => [...phasesOf(seed)]).flat();
const costIn =
  ({ designs }: CampaignState) =>
  (design: DesignId): number =>
    designs[design]?.cost ?? 0;

test('CSC-14: what losses by cause say of battles is what the battles say', () => {
  let battles = 0;
  for (const { where, before, done, kept } of RUNS) {
    const losses = lossesOf(kept, costIn(before));
    for (const { event } of kept) {
      if (event.type !== 'BattleEnded') continue;
      battles += 1;
      for (const side of ['attacker', 'defender'] as const) {
        const own = losses.filter((loss) => loss.battle === event.battle && loss.side === side);
        expect(
          sumOf(own, ({ cost }) => cost),
          `${where}: ${event.battle} ${side}`,
        ).toBe(event.lost[side]);
      }
    }
    expect(done.events.length).toBe(kept.length);
  }
  expect(battles).toBeGreaterThan(50);
});

/** Units that leave the game otherwise than by a loss: sold, used up by a colony, taken apart, gone home. */
const OTHER_ENDS = new Set(['UnitSold', 'ColonyFounded', 'ConvoyLeft', 'UnitReverseEngineered']);

test('every unit that is gone is a loss of its owner, once, also one that was under construction', () => {
  for (const { where, before, done, kept } of RUNS) {
    if (done.events.some(({ type }) => OTHER_ENDS.has(type))) continue;
    const losses = lossesOf(kept, costIn(before));
    const gone = valuesById(before.units).filter(({ id }) => !Object.hasOwn(done.state.units, id));
    const lostBy = (of: EmpireId): readonly string[] =>
      losses
        .filter(({ empire }) => empire === of)
        .map(({ unit }) => unit)
        .toSorted(compareText);
    for (const empire of new Set(gone.map(({ owner }) => owner))) {
      if (empire === RAIDERS) continue;
      const unfinished = done.events.flatMap((event) =>
        event.type === 'WorkLost' && event.empire === empire ? [event.work] : [],
      );
      const units = gone.filter(({ owner }) => owner === empire).map(({ id }) => id);
      const own: readonly string[] = [...units, ...unfinished];
      expect(lostBy(empire), `${where}: ${empire}`).toEqual(own.toSorted(compareText));
    }
  }
});
