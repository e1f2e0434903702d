import { supplyPhase } from '#engine/phases/supply/phase';
import type { UnitId } from '#model/campaign/ids';
import { LANE_CLASSES, type LaneClass } from '#model/campaign/lane';
import type { CampaignState } from '#model/campaign/state';
import { inputOf, looked, voyageOf } from '#test/engine/movement/voyages';
import { ashore } from '#test/support/ashore';
import { type Choices, choicesOf } from '#test/support/proof-choices';
import { eventsOf } from '#test/support/run-phases';

/** The systems of the world. */
export const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;
const SHIPS = ['dd', 'dd', 'dd!', 'supplier', 'supplier!', 'runner', 'siege', 'convoy'] as const;

function fleetsOf({ below, pick }: Choices, count: number) {
  const fleets = Array.from({ length: count }, (_, at) => {
    const ships = Array.from({ length: 1 + below(3) }, () => pick(SHIPS));
    return [`f${String(at)}`, [pick(LETTERS), ...ships]] as const;
  });
  return Object.fromEntries(fleets);
}

/**
 * Red, at war with blue and perhaps green’s partner, sees everything, because a base of red is in every system. Systems of others are left
 * out, since nobody knows whom their owners count as enemies.
 */
export function supplyWorld(seed: number): CampaignState {
  const choices = choicesOf(seed);
  const { below, percent, pick, shuffled } = choices;
  const line = LETTERS.slice(1).map((to, at) => `${LETTERS[at]!}-${to}`);
  const more = ['A-C', 'B-D', 'C-F', 'A-G', 'E-G'].filter(() => percent(35));
  const lanes = [...line, ...more].map(
    (lane) => [lane, pick<LaneClass>([...LANE_CLASSES, 'minor'])] as const,
  );
  const own = shuffled(LETTERS).slice(0, 4);
  const depots = shuffled(LETTERS).slice(0, 1 + below(2));
  return looked(
    voyageOf({
      empires: ['red', 'blue', 'green'],
      states: { 'red/green': pick(['military', 'alliance', 'trade']) },
      lanes: Object.fromEntries(lanes),
      owners: Object.fromEntries(own.map((at) => [at, 'red'])),
      fleets: {
        red: fleetsOf(choices, 4),
        blue: fleetsOf(choices, 2),
        green: fleetsOf(choices, 1),
      },
      units: [
        ...LETTERS.map((at) => ashore(`red.base${at}`, 'base', at)),
        ...depots.map((at) => ashore(`red.depot${at}`, 'depot', at)),
        ashore('green.depot', 'depot', pick(own)),
      ],
    }),
  );
}

/** Everybody’s units without supply, as the phase settles it. */
export function starving(state: CampaignState): ReadonlySet<UnitId> {
  const result = supplyPhase.run(inputOf({ ...state, phase: 'supply' }));
  if (!result.done) throw new Error('supply asks nothing');
  return new Set(eventsOf(result.events, 'UnitsOutOfSupply').flatMap(({ units }) => units));
}
