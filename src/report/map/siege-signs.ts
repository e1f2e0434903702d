import { valuesById } from '#kernel/collections/tables';
import type { EmpireView, ModeratorView } from '#fog/views/empire-view';
import type { SystemId } from '#model/campaign/ids';
import type { StarSystem } from '#model/campaign/system';
import { orderStateOf } from '#rules/economy/order-state';

/** What goes on at a system in war and unrest: marks beside it. */
export const SIEGE_SIGNS = ['siege', 'beachhead', 'rebellion'] as const;
export type SiegeSign = (typeof SIEGE_SIGNS)[number];

/** The mark of each sign in the legend, and what it means. */
export const SIGN_LEGEND: Readonly<Record<SiegeSign, Readonly<{ mark: string; meaning: string }>>> =
  {
    siege: { mark: '◌', meaning: 'blockaded' },
    beachhead: { mark: '▼', meaning: 'enemy ground units landed' },
    rebellion: { mark: '⚑', meaning: 'rebellion' },
  };

type Settled = Pick<StarSystem, 'blockaded' | 'census' | 'morale' | 'rebels'>;

const signsOf = (
  { blockaded, census, morale, rebels }: Settled,
  hasBeachhead: boolean,
): readonly SiegeSign[] => [
  ...(blockaded ? (['siege'] as const) : []),
  ...(hasBeachhead ? (['beachhead'] as const) : []),
  ...(rebels > 0 || (census > 0 && orderStateOf({ census, morale }) === 'rebellion')
    ? (['rebellion'] as const)
    : []),
];

/** The signs that one empire knows of: at its own systems, and where its own ground units are landed. */
export function signsKnown(view: EmpireView): (system: SystemId) => readonly SiegeSign[] {
  const atWar = (owner: string | null): boolean =>
    owner === null ||
    valuesById(view.neighbours).some(({ id, state }) => id === owner && state === 'war');
  const foreign = new Set(
    (view.onGround ?? []).filter(({ owner }) => atWar(owner)).map(({ system }) => system),
  );
  const landed = new Set(
    valuesById(view.units).flatMap(({ place, design }) =>
      place.kind === 'system' && view.designs[design]?.design.kind === 'ground'
        ? [place.system]
        : [],
    ),
  );
  return (id) => {
    const own = view.systems[id]?.own ?? null;
    if (own !== null) return signsOf(own, foreign.has(id));
    return landed.has(id) && atWar(ownerSeen(view, id)) ? ['beachhead'] : [];
  };
}

/** The owner of a foreign system as it is known; an empty text if nobody owns it. */
const ownerSeen = ({ systems }: EmpireView, id: SystemId): string =>
  systems[id]?.visited?.facts.owner ?? '';

/** All signs, as they are. */
export function signsOfTruth(view: ModeratorView): (system: StarSystem) => readonly SiegeSign[] {
  const foes = new Set(
    view.relations.flatMap(({ a, b, state }) =>
      state === 'war' ? [`${a}/${b}`, `${b}/${a}`] : [],
    ),
  );
  const landed = valuesById(view.units).flatMap(({ place, design, owner }) =>
    place.kind === 'system' && view.designs[design]?.kind === 'ground'
      ? [{ system: place.system, owner }]
      : [],
  );
  return (system) => {
    const isFoe = (owner: string): boolean =>
      system.owner !== null && foes.has(`${system.owner}/${owner}`);
    const hasBeachhead = landed.some((one) => one.system === system.id && isFoe(one.owner));
    return signsOf(system, hasBeachhead);
  };
}
