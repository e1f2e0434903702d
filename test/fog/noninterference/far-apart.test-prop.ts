import { expect, test } from 'vitest';
import { keysById } from '#kernel/collections/tables';
import type { EmpireId } from '#model/campaign/ids';
import { changedAfar, farWorld, foreignDice, mayTouch } from '#test/support/far-worlds';
import { howMany } from '#test/support/how-many';
import { choicesOf } from '#test/support/proof-choices';
import type { ProofWorld } from '#test/support/proof-world';
import { laterWorld, withRandomOrders } from '#test/support/proof-world-later';
import { type Observed, firstDifference, observe, parting } from './observe.ts';
import { CLEAN } from './rig.ts';

const SEEDS = howMany(3, 300);
const MOST_TURNS = 12;

const after = (world: ProofWorld, { done }: Observed): ProofWorld => ({
  ...world,
  state: done.find(({ phase }) => phase === 'end-of-turn')!.state,
});

/** Everybody but the viewer orders something else than in the other world. */
function orderedOtherwise(twin: ProofWorld, one: ProofWorld, viewer: EmpireId): ProofWorld {
  const { orders } = withRandomOrders({ ...twin, secret: `${twin.secret}, otherwise` });
  return { ...twin, orders: { ...orders, [viewer]: one.orders[viewer] ?? [] } };
}

type Played = Readonly<{ turns: number; leak: string | null }>;

/** Plays two worlds that differ in everything far from the viewer, until somebody comes near the viewer. */
function playApart(seed: number): Played {
  const choices = choicesOf(seed);
  let one = withRandomOrders(farWorld(seed));
  if (seed % 2 === 1) one = laterWorld(one, 1);
  const viewer = choices.pick(keysById(one.state.empires));
  let twin = changedAfar(one, viewer, choices);
  const asking = seed % 4 === 3 ? 'windows' : 'standing';
  const rig = {
    ...CLEAN,
    dice: (...[world, state]: Parameters<typeof CLEAN.dice>) => foreignDice(world, state, viewer),
  };
  for (let turns = 0; turns < MOST_TURNS; turns += 1) {
    one = withRandomOrders(one);
    twin = orderedOtherwise(twin, one, viewer);
    const seen = observe(one, { viewer, asking, rig: CLEAN });
    const other = observe(twin, { viewer, asking, rig });
    [one, twin] = [after(one, seen), after(twin, other)];
    if (mayTouch(one.state, viewer) || mayTouch(twin.state, viewer)) return { turns, leak: null };
    const difference = firstDifference(seen, other);
    if (difference === undefined) continue;
    const bytes = other.sights[seen.sights.indexOf(difference)]?.bytes ?? '';
    const where = `seed ${String(seed)}, ${viewer}, turn ${String(one.state.turn)}: ${difference.what}`;
    return { turns, leak: `${where}\n${parting(difference.bytes, bytes)}` };
  }
  return { turns: MOST_TURNS, leak: null };
}

test(
  'FOG-15, MAP-12: what others are, do and find far away on a map explored from nothing shows nowhere',
  () => {
    const played = Array.from({ length: SEEDS }, (_empty, seed) => playApart(seed));
    expect(played.flatMap(({ leak }) => leak ?? []).slice(0, 3)).toEqual([]);
    const turns = played.reduce((sum, one) => sum + one.turns, 0);
    expect(turns).toBeGreaterThan(SEEDS * 2);
  },
  howMany(240_000, 7_200_000),
);
