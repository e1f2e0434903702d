import type { PhaseInput } from '#engine/record/phase';
import { entriesById, valuesById } from '#kernel/collections/tables';
import type { UnitId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import type { BidForConvoy } from '#model/orders/bid-for-convoy';
import type { Cargo } from '#model/orders/cargo';
import type { LegalOrder } from '#model/orders/order';
import { contractName } from '#rules/cargo/independents/contract-name';
import { hiredIn } from '#rules/cargo/independents/hired-in';
import type { Due } from './cargo-due.ts';

const isBid = (order: LegalOrder): order is LegalOrder<BidForConvoy> =>
  order.order.kind === 'BidForConvoy';

/** What those that were hired this turn are to take aboard. */
function loads(state: CampaignState, { orders }: PhaseInput): readonly Due[] {
  const fresh = hiredIn(state).filter(({ unit }) => unit.since === state.turn);
  return entriesById(orders).flatMap(([empire, sheet]) =>
    sheet.filter(isBid).flatMap(({ order, index }, at): readonly Due[] => {
      const name = contractName(state.turn, at + 1);
      const found = fresh.find(({ fleet }) => fleet.owner === empire && fleet.name === name);
      if (found === undefined) return [];
      const said = { index, kind: order.kind };
      const load = { kind: 'LoadCargo', carrier: found.unit.id, cargo: order.cargo } as const;
      return [{ empire, said, order: load }];
    }),
  );
}

function cargoIn(
  state: CampaignState,
  { id, census }: { id: UnitId; census: number },
): readonly Cargo[] {
  const aboard = valuesById(state.units).filter(
    ({ place }) => place.kind === 'aboard' && place.carrier === id,
  );
  const units = aboard.map((unit) => unit.id);
  return [
    ...(census > 0 ? [{ kind: 'census' } as const] : []),
    ...(units.length > 0 ? [{ kind: 'units', units } as const] : []),
  ];
}

/** What those that have arrived put down. */
const unloads = (state: CampaignState): readonly Due[] =>
  hiredIn(state)
    .filter(({ unit, fleet }) => unit.since < state.turn && fleet.route === null)
    .flatMap(({ unit }) =>
      cargoIn(state, unit).map((cargo) => {
        const order = { kind: 'UnloadCargo', carrier: unit.id, cargo } as const;
        return { empire: unit.owner, said: null, order };
      }),
    );

/**
 * What independent convoys load where they were hired, and land where their way ends.
 * @rule OPT-8
 * @ruling They load when other cargo is loaded, as much of it as they can carry, and land of their own accord. What cannot be
 *   landed there waits aboard until it can, or until their hirer orders it to be unloaded. One whose fleet lost its way, by
 *   retreat or capture, lands where it is.
 */
export const contractsDue = (
  state: CampaignState,
  input: PhaseInput,
  kind: Due['order']['kind'],
): readonly Due[] => (kind === 'LoadCargo' ? loads(state, input) : unloads(state));
