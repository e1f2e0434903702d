import type { EmpireId, SystemId } from '#model/campaign/ids';
import { type DiplomaticState, relationIdOf } from '#model/campaign/relation';
import type { CampaignState } from '#model/campaign/state';

const TELLING_ALL: readonly DiplomaticState[] = ['alliance', 'partnership', 'unification'];
const SUPPLYING: readonly DiplomaticState[] = ['military', 'mutual-defense', ...TELLING_ALL];

type Known = Pick<CampaignState, 'empires' | 'relations'>;

const bondedIn =
  (states: readonly DiplomaticState[]) =>
  ({ empires, relations }: Known, empire: EmpireId): readonly EmpireId[] =>
    Object.values(empires).flatMap(({ id }) => {
      const relation = relations[relationIdOf(empire, id)];
      return id !== empire && relation !== undefined && states.includes(relation.state) ? [id] : [];
    });

/** The empires that tell an empire everything that they see and have visited (FOG-9). */
export const alliesOf = bondedIn(TELLING_ALL);

/** Whose depots serve an empire, and are told to it (DIP-10, FOG-9). */
export const suppliersOf = bondedIn(SUPPLYING);

type Traded = Pick<CampaignState, 'systems' | 'lanes' | 'units' | 'fleets' | 'designs'>;

/** All systems on the ways from one to another that come nowhere twice. */
function systemsBetween({ lanes }: Traded, from: SystemId, to: SystemId): readonly SystemId[] {
  const ways = (way: readonly SystemId[]): readonly SystemId[] => {
    const here = way.at(-1)!;
    if (here === to) return way;
    const next = Object.values(lanes).flatMap(({ a, b }) =>
      a === here ? [b] : b === here ? [a] : [],
    );
    return next.filter((one) => !way.includes(one)).flatMap((one) => ways([...way, one]));
  };
  return ways([from]);
}

/**
 * The systems in which a fleet may break a trade route that brings the viewer something, or whose end the viewer is told of: those on any
 * way from a convoy of the viewer, or one in a system of the viewer, to a depot of its owner (MOV-6).
 */
export function tradeLinesOf(state: Traded, viewer: EmpireId): ReadonlySet<SystemId> {
  const { systems, units, fleets, designs } = state;
  const convoys = Object.values(units).flatMap(({ owner, trading, place }) => {
    const fleet = place.kind === 'fleet' ? fleets[place.fleet] : undefined;
    if (!trading || fleet?.place.kind !== 'system') return [];
    const { system } = fleet.place;
    return owner === viewer || systems[system]?.owner === viewer ? [{ owner, system }] : [];
  });
  const depots = Object.values(units).flatMap(({ owner, design, place }) =>
    designs[design]?.role === 'depot' && place.kind === 'system'
      ? [{ owner, system: place.system }]
      : [],
  );
  return new Set(
    convoys.flatMap((convoy) =>
      depots
        .filter(({ owner }) => owner === convoy.owner)
        .flatMap((depot) => systemsBetween(state, convoy.system, depot.system)),
    ),
  );
}
