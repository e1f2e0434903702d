import type { UnitDesign } from '#model/forces/design';

type Class = Pick<UnitDesign, 'id' | 'kind' | 'cost' | 'cv'>;

/** The purchases of raiders, in the order of buying; `points`: the points that are left. */
export type Purchase<C extends Class> = Readonly<{ bought: readonly C[]; points: number }>;

/**
 * Raiders buy at random until they can afford nothing: each time any class that they can pay for, flights only while there is CV for them.
 * `pick`: chooses one of a number of options, from 0.
 * @rule SUP-1
 * @ruling Points that are left when raiders can buy nothing more are lost.
 */
export function buyRaiders<C extends Class>(
  classes: readonly C[],
  given: Readonly<{ points: number; freeCv: number }>,
  pick: (count: number) => number,
): Purchase<C> {
  const bought: C[] = [];
  let { points, freeCv } = given;
  for (;;) {
    const open = classes.filter(
      ({ kind, cost }) => cost <= points && (kind === 'ship' || (kind === 'flight' && freeCv > 0)),
    );
    const chosen = open.length === 0 ? undefined : open[pick(open.length)];
    if (chosen === undefined) return { bought, points };
    bought.push(chosen);
    points -= chosen.cost;
    freeCv += chosen.kind === 'ship' ? chosen.cv : -1;
  }
}
