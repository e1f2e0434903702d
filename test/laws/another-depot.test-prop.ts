import { expect, test } from 'vitest';
import type { EmpireId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import { ashore } from '#test/support/ashore';
import { empireId } from '#test/support/campaign';
import { howMany } from '#test/support/how-many';
import { choicesOf } from '#test/support/proof-choices';
import { LETTERS, starving, supplyWorld } from './supply-world.ts';

const SEEDS = howMany(30, 4000);
/** Sometimes partners, whose depots serve both. */
const OWNERS = ['red', 'green'].map(empireId);

/** A state with one unit more. */
function withDepot(state: CampaignState, owner: EmpireId, at: string): CampaignState {
  const depot = ashore(`${owner}.another`, 'depot', at);
  return { ...state, units: { ...state.units, [depot.id]: depot } };
}

test('SUP-4, SUP-5, SUP-6: another depot cuts nobody off, neither its owner nor the owner’s partners', () => {
  let helped = 0;
  for (let seed = 0; seed < SEEDS; seed += 1) {
    const { pick } = choicesOf(seed);
    const [owner, at] = [pick(OWNERS), pick(LETTERS)];
    const before = supplyWorld(seed);
    const after = withDepot(before, owner, at);
    const was = starving(before);
    const now = [...starving(after)].filter((id) => Object.hasOwn(before.units, id));
    const cutOff = now.filter((id) => !was.has(id));
    expect(cutOff, `seed ${String(seed)}: ${owner} at ${at}`).toEqual([]);
    helped += was.size - now.length;
  }
  expect(helped).toBeGreaterThan(SEEDS);
});
