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

/** The cargo that convoys hired this turn take aboard. */
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

/** The cargo that convoys put down that have arrived. */
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
 * The cargo that independent convoys load where they were hired, and land where their path ends.
 * @rule OPT-8
 * @ruling Independent convoys load when other cargo is loaded, as much as they can carry, and land their cargo without an order. Cargo that
 *   can't be landed there waits aboard until it can, or until the hirer orders it to be unloaded. A convoy whose fleet lost its route, by
 *   retreat or capture, lands its cargo where it is.
 */
export const contractsDue = (
  state: CampaignState,
  input: PhaseInput,
  kind: Due['order']['kind'],
): readonly Due[] => (kind === 'LoadCargo' ? loads(state, input) : unloads(state));
