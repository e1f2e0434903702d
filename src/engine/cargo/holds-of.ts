import type { UnitId } from '#model/campaign/ids';
import type { ForceIndex } from '#rules/forces/force-index';

/** The cargo of each carrier while cargo is moved. It is updated with each change, so nothing is counted twice. */
export type Holds = Readonly<{
  aboard: (carrier: UnitId) => readonly UnitId[];
  enter: (unit: UnitId, carrier: UnitId) => void;
  leave: (unit: UnitId, carrier: UnitId) => void;
}>;

/** The holds as they are before the landings. */
export function holdsOf(index: ForceIndex): Holds {
  const changed = new Map<UnitId, readonly UnitId[]>();
  const aboard = (carrier: UnitId): readonly UnitId[] =>
    changed.get(carrier) ?? index.aboard(carrier).map(({ id }) => id);
  return {
    aboard,
    enter: (unit, carrier) => void changed.set(carrier, [...aboard(carrier), unit]),
    leave: (unit, carrier) =>
      void changed.set(
        carrier,
        aboard(carrier).filter((one) => one !== unit),
      ),
  };
}
