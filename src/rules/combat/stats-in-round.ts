import { divide } from '#kernel/numbers/divide';
import { type Fraction, fraction, multiplyFraction, timesFraction } from '#kernel/numbers/fraction';
import type { ElectronicEffect, Mission } from '#model/battle/round-orders';

/** AS and AF of a unit. */
type Guns = Readonly<{ as: number; af: number }>;

/** What touches a unit's fire in a round. */
type Round = Readonly<{
  mission: Mission | null;
  effects: readonly ElectronicEffect[];
  /** Among asteroids (MAP-8). */
  isHiding: boolean;
  /** In a place that halves its AS (MAP-8). */
  isDimmed: boolean;
  /** In its first round, with the ability for it. */
  isDoubled: boolean;
}>;

const half = (value: number): number => divide(value, 2, 'up');

/** How a mission moves or halves what a unit fires with. @rule CSC-6 */
const IN_MISSION: Readonly<Record<Mission, (guns: Guns) => Guns>> = {
  defensive: ({ as, af }) => ({ as: half(as), af: half(af) }),
  'anti-ship': ({ as, af }) => ({ as: as + half(af), af: 0 }),
  'anti-fighter': ({ as, af }) => ({ as: 0, af: af + half(as) }),
  scouting: () => ({ as: 0, af: 0 }),
};

const FIRE_FACTORS: Readonly<Record<ElectronicEffect, Fraction | null>> = {
  guardian: null,
  'fire-control': fraction(3, 2),
  disruptor: null,
  suppression: fraction(1, 2),
};

const WHOLE = fraction(1, 1);

/**
 * AS and AF in a round, from the values of the moment: the mission, then what hiding halves, and the place (AS
 * only), then electronic warfare as one product, then the double fire of a first round.
 * @rule CSC-16 @rule MAP-8
 */
export function statsInRound(
  guns: Guns,
  { mission, effects, isHiding, isDimmed, isDoubled }: Round,
): Guns {
  const meant = mission === null ? guns : IN_MISSION[mission](guns);
  const sent = isHiding ? { as: half(meant.as), af: half(meant.af) } : meant;
  const as = isDimmed ? half(sent.as) : sent.as;
  const factor = effects.length === 0 ? WHOLE : factorOf(effects);
  const times = isDoubled ? 2 : 1;
  return { as: times * under(factor, as), af: times * under(factor, sent.af) };
}

const factorOf = (effects: readonly ElectronicEffect[]): Fraction =>
  effects.reduce((product, effect) => {
    const by = FIRE_FACTORS[effect];
    return by === null ? product : multiplyFraction(product, by);
  }, WHOLE);

const under = (factor: Fraction, value: number): number =>
  factor === WHOLE ? value : timesFraction(value, factor, 'up');
