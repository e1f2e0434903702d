import type { KeptVerdicts } from '#app/orders/kept-verdicts';
import type { Campaign } from '#app/ports/campaign-record';
import type { StoreReader } from '#app/ports/campaign-store';
import type { ClockFacts } from './clock-verdict.ts';
import { clockOf } from './clock-of.ts';
import type { Light, LightKind } from './light-of.ts';
import { readLights } from './read-lights.ts';

/** The turn does not wait for these. */
const UNAWAITED: readonly LightKind[] = ['nothing-to-do', 'vacant', 'machine', 'held'];

/** The facts that the clock of a campaign decides by now, with the lights that they come from. */
export async function readClockFacts(
  reader: StoreReader,
  campaign: Campaign,
  kept?: Pick<KeptVerdicts, 'judged'>,
): Promise<Readonly<{ facts: ClockFacts; lights: readonly Light[] }>> {
  const { id, phase, version } = campaign;
  const clock = await clockOf(reader, id);
  const lights = await readLights(reader, campaign, clock, kept);
  const questions = await reader.questions(id, version + 1);
  const facts: ClockFacts = {
    clock,
    phase,
    awaited: lights.filter(({ kind }) => !UNAWAITED.includes(kind)).map(({ empire }) => empire),
    missing: lights.filter(({ isMissing }) => isMissing).map(({ empire }) => empire),
    open: questions.filter(({ status }) => status === 'open').length,
  };
  return { facts, lights };
}
