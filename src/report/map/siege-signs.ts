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
    beachhead: { mark: '▼', meaning: 'invaders on the ground' },
    rebellion: { mark: '⚑', meaning: 'rebellion' },
  };

type Settled = Pick<StarSystem, 'census' | 'morale'>;
type Facts = Readonly<Record<SiegeSign, boolean>>;

const signsOf = (facts: Facts): readonly SiegeSign[] => SIEGE_SIGNS.filter((sign) => facts[sign]);

const isInRebellion = (system: Settled): boolean =>
  system.census > 0 && orderStateOf(system) === 'rebellion';

const isRising = (system: Settled & Pick<StarSystem, 'rebels'>): boolean =>
  system.rebels > 0 || isInRebellion(system);

/** The systems where one empire's ground units are on the ground. */
const landedBy = ({ units, designs }: EmpireView): ReadonlySet<SystemId> =>
  new Set(
    valuesById(units).flatMap(({ place, design }) =>
      place.kind === 'system' && designs[design]?.design.kind === 'ground' ? [place.system] : [],
    ),
  );

/** The owner of a foreign system as it is known; an empty text if nobody owns it. */
const ownerSeen = ({ systems }: EmpireView, id: SystemId): string =>
  systems[id]?.visited?.facts.owner ?? '';

/** What others reported of a foreign system counts only while it is of this turn. @rule FOG-11 */
function isReportedRising({ systems, turn }: EmpireView, id: SystemId): boolean {
  const reported = systems[id]?.reported ?? null;
  return reported !== null && reported.turn === turn && isInRebellion(reported.facts);
}

/**
 * The signs that one empire knows of: at its own systems; where it blockades; where its own ground units are landed, what they see;
 * and of what was reported to it this turn.
 */
export function signsKnown(view: EmpireView): (system: SystemId) => readonly SiegeSign[] {
  const atWar = (owner: string | null): boolean =>
    owner === null ||
    valuesById(view.neighbours).some(({ id, state }) => id === owner && state === 'war');
  const foes = new Set(
    (view.onGround ?? []).filter(({ owner }) => atWar(owner)).map(({ system }) => system),
  );
  const landed = landedBy(view);
  const blockades = new Set(view.blockades);
  return (id) => {
    const own = view.systems[id]?.own ?? null;
    if (own !== null) {
      return signsOf({ siege: own.blockaded, beachhead: foes.has(id), rebellion: isRising(own) });
    }
    const owner = ownerSeen(view, id);
    const isFriendly = owner !== '' && !atWar(owner);
    return signsOf({
      siege: blockades.has(id),
      beachhead: isFriendly ? foes.has(id) : landed.has(id) && atWar(owner),
      rebellion: isReportedRising(view, id),
    });
  };
}

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
    return signsOf({
      siege: system.blockaded,
      beachhead: hasBeachhead,
      rebellion: isRising(system),
    });
  };
}
