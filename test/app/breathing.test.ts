import { expect, test } from 'vitest';
import { useCasesOf } from '#app/use-cases';
import { clockDeskOf } from '#test/support/clock-desk';
import { done } from '#test/support/desk';

const AFTER_GRACE = '2026-11-27T20:00:00.000Z';

test('TURN-5: others are served between any two phases that the clock runs', async () => {
  const desk = await clockDeskOf();
  const served: string[] = [];
  const breathe = async (): Promise<void> => {
    served.push(await desk.turnAndPhase());
  };
  desk.at(AFTER_GRACE);
  const use = useCasesOf({ ...desk.ports, breathe });
  const { ran } = done(await use.tickClocks({ tellsChats: false }));
  const phases = ran.reduce((sum, one) => sum + one.phases, 0);
  expect(phases).toBeGreaterThan(5);
  expect(new Set(served).size).toBe(phases - 1);
});
