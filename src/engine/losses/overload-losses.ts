import { cite, type RuleRef } from '#kernel/reasons/cite';
import type { BattlePlace } from '#model/battle/place';
import type { CampaignState } from '#model/campaign/state';
import type { EventOf } from '#model/events/campaign-event';
import { onlyFor } from '#model/events/fact';
import type { Unit } from '#model/forces/unit';
import { type CargoWish, overloadOf } from '#rules/cargo/overload-of';

/** A carrier in its new condition, and what is still aboard. */
export type Overloaded = Readonly<{
  unit: Unit;
  aboard: readonly Unit[];
  /** What of it is to stay. */
  wish: CargoWish;
  place: BattlePlace;
  /** By what rule; CSC-14 unless told. */
  because?: RuleRef;
}>;

type Losses = Readonly<{
  units: readonly Unit[];
  events: readonly (EventOf<'CensusLost'> | EventOf<'UnitDestroyed'>)[];
}>;

/** The cargo that a carrier has no room for any more, in battle and outside of it, and how its loss is told. @rule CSC-14 @rule MOV-7 */
export function overloadLosses(
  state: Pick<CampaignState, 'designs'>,
  { unit, aboard, wish, place, because = cite('CSC-14') }: Overloaded,
): Losses {
  const { census: lost, units } = overloadOf(state, unit, aboard, wish);
  const { id, owner: empire } = unit;
  const common = { cite: because, rolls: [], witnesses: onlyFor(empire), empire, place } as const;
  return {
    units,
    events: [
      ...(lost > 0 ? [{ type: 'CensusLost', ...common, unit: id, lost } as const] : []),
      ...units.map(({ id: gone, design, name }) => {
        return { type: 'UnitDestroyed', ...common, unit: gone, design, name } as const;
      }),
    ],
  };
}
