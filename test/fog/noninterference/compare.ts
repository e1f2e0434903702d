import { tableOf } from '#kernel/collections/group-by';
import { rowOf } from '#kernel/collections/row-of';
import { valuesById } from '#kernel/collections/tables';
import type { EmpireId } from '#model/campaign/ids';
import { starvesAt } from '#rules/supply/starves-at';
import { type Bonds, STRANGERS } from '#test/support/proof-bonds';
import { human, loran } from '#test/support/proof-map';
import { type ProofWorld, type WorldOptions, proofWorld } from '#test/support/proof-world';
import { laterWorld } from '#test/support/proof-world-later';
import { choicesForTwin, perturbSecrets } from '#test/support/twins';
import { type Observed, firstDifference, observe, parting } from './observe.ts';
import type { Asking } from './play.ts';
import { restsOnTreaty } from './rests-on-treaty.ts';
import type { Rig } from './rig.ts';

/** Two worlds that are one to a viewer. */
export type Pair = Readonly<{
  seed: number;
  viewer: EmpireId;
  world: ProofWorld;
  twin: ProofWorld;
}>;

/**
 * No unit starves this turn. An empire that has a ship in sight would see whether a depot out of sight keeps it alive, which is allowed
 * (FOG-15).
 */
function fed({ state, ...rest }: ProofWorld): ProofWorld {
  const units = valuesById(state.units).map((unit) => {
    const isStarving = starvesAt(rowOf(state.designs, unit.design), {
      ...unit,
      outOfSupply: unit.outOfSupply + 1,
    });
    return isStarving ? { ...unit, outOfSupply: 0 } : unit;
  });
  return { ...rest, state: { ...state, units: tableOf(units, ({ id }) => id) } };
}

const BONDS: readonly Bonds[] = [
  { main: 'alliance', far: null },
  { main: 'war', far: 'alliance' },
  { main: 'trade', far: 'war' },
  { main: 'military', far: 'trade' },
  { main: 'war', far: 'military' },
  { main: 'alliance', far: 'alliance' },
  { main: 'mutual-defense', far: 'non-intercourse' },
  { main: 'non-aggression', far: 'mutual-defense' },
];

/** Two worlds that are one to a viewer, in which some empires are partners. */
export const bondedPairOf = (seed: number): Pair =>
  pairOf(seed, { bonds: BONDS[seed % BONDS.length] ?? STRANGERS });

/** The same, where an empire knows what a class can do if it fought the class or has a treaty (FOG-5). */
export const taughtPairOf = (seed: number): Pair =>
  pairOf(seed, { rules: { classStats: 'fought' } });

/** The same, where the two powers on either side of the viewer have a treaty, and one sells the other a ship. */
export const soldPairOf = (seed: number): Pair =>
  pairOf(seed, {
    bonds: { main: 'war', far: 'military' },
    third: seed % 2 === 0 ? 'human' : 'loran',
    sales: true,
  });

/** The same, with raiders about. */
export const raidedPairOf = (seed: number): Pair => pairOf(seed, { raiders: 'some' });

/** The same, with splinter colonies that wait for their first empire. */
export const splinterPairOf = (seed: number): Pair => pairOf(seed, { waiting: 'splinters' });

const FRIENDS: readonly Bonds[] = [
  { main: 'alliance', far: 'war' },
  { main: 'military', far: null },
  { main: 'mutual-defense', far: 'trade' },
  { main: 'non-aggression', far: null },
];

/** The same, where systems are besieged and fought over on the ground, in sight and out of it; in every fourth one the viewer has friends. */
export function besiegedPairOf(seed: number): Pair {
  const isPeaceful = seed % 4 === 3;
  // Mostly on the far side of the other main power, out of the viewer’s sight.
  const isFar = seed % 3 < 2;
  const third = (seed % 2 === 0) === isFar ? 'loran' : 'human';
  return pairOf(seed, {
    sieges: true,
    third,
    bonds: isPeaceful ? (FRIENDS[(seed >> 2) % FRIENDS.length] ?? STRANGERS) : STRANGERS,
    rules: {
      bombardmentSurrender: seed % 2 === 0 ? 'on' : 'off',
      counterAttack: seed % 3 === 0 ? 'on' : 'off',
      beachheadLanding: seed % 5 === 0 ? 'same' : 'next',
      conqueredIntel: seed % 7 === 0 ? 'half' : 'lost',
      rebelWorld: seed % 3 === 1 ? 'unowned' : 'nonAligned',
    },
  });
}

export function pairOf(seed: number, options: WorldOptions = {}): Pair {
  const rules = {
    classStats: seed % 5 === 4 ? 'fought' : 'public',
    specialisation: seed % 3 === 1 ? 'on' : 'off',
    surveys: seed % 3 === 2 ? 'explorers' : 'off',
    tension: seed % 4 === 1 ? 'on' : 'off',
    ...options.rules,
  } as const;
  const first = proofWorld(seed, { ...options, rules });
  // Some worlds are a turn or two old.
  const world = fed(seed % 8 < 7 ? first : laterWorld(first, 1 + (seed % 3 === 0 ? 1 : 0)));
  const viewer = seed % 2 === 0 ? human : loran;
  return { seed, viewer, world, twin: perturbSecrets(world, viewer, choicesForTwin(seed)) };
}

export type Compared = Readonly<{
  one: Observed;
  other: Observed;
  /** Where the viewer could tell the worlds apart, in words; null: nowhere, or by a permitted channel alone. */
  leak: string | null;
  /** What a treaty between others told one of them showed in what it did (FOG-15). */
  restedOnTreaty: boolean;
}>;

/** Plays both worlds and compares all that the viewer is shown. */
export function compare(pair: Pair, asking: Asking, rig: Rig): Compared {
  const { viewer, world, twin, seed } = pair;
  const one = observe(world, { viewer, asking, rig });
  const other = observe(twin, { viewer, asking, rig });
  const difference = firstDifference(one, other);
  if (difference === undefined) return { one, other, leak: null, restedOnTreaty: false };
  const at = Math.max(one.sights.indexOf(difference), other.sights.indexOf(difference));
  if (restsOnTreaty({ one, other, viewer, at })) {
    return { one, other, leak: null, restedOnTreaty: true };
  }
  const bytes = other.sights[at]?.bytes ?? '';
  const where = `seed ${String(seed)}, ${viewer}, ${asking}: ${difference.what}`;
  const leak = `${where}\n${parting(difference.bytes, bytes)}`;
  return { one, other, leak, restedOnTreaty: false };
}
