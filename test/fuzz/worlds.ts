import type { CampaignState } from '#model/campaign/state';
import { type ProofWorld, proofWorld } from '#test/support/proof-world';
import { donePhase, legalSheets, standingDecider, WHOLE_TURN } from '#test/support/whole-turn';
import type { Data } from './mutate.ts';

/** A world at one moment of a turn, and the sheets that players wrote in it. */
export type Moment = Readonly<{
  world: ProofWorld;
  state: CampaignState;
  sheets: ReturnType<typeof legalSheets>;
}>;

const SEEDS = 4;

function momentsOf(seed: number): readonly Moment[] {
  const world = proofWorld(seed);
  const sheets = legalSheets(world, world.state);
  const moments: Moment[] = [{ world, state: world.state, sheets }];
  let { state } = world;
  while (moments.length < WHOLE_TURN.length) {
    state = donePhase(world, { state, orders: sheets, decide: standingDecider }).state;
    moments.push({ world, state, sheets });
  }
  return moments;
}

let known: readonly Moment[] | undefined;

/** Every moment of one turn of some worlds: also such with fleets in lanes. */
export function moments(): readonly Moment[] {
  known ??= Array.from({ length: SEEDS }, (_, seed) => momentsOf(seed)).flat();
  return known;
}

/** Data as JSON would carry it. */
export const asData = (value: unknown): Data => JSON.parse(JSON.stringify(value)) as Data;
