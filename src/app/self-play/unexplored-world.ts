import { makeGalaxy } from '#app/usecases/galaxies/make-galaxy';
import { type Outcome } from '#app/use-case-error';
import { ok } from '#kernel/result/result';

type Asked = Readonly<{ empires: number; rings: number; forceLists: string }>;

/** The parts that this file reads of a scenario that was just made. */
type Made = Readonly<{
  empires: readonly Readonly<{ key: string; homeworld: string }>[];
  forces: readonly object[];
}>;

const LIST = 'human';
const EXPEDITIONS = ['Pathfinders', 'Vanguard', 'Wanderers'];
/** The number of Explorers with which half of their attempts find a lane. */
const EXPLORERS = [{ class: 'Prometheus', count: 5 }];

/**
 * A world that is explored from nothing, as the text of a scenario file. Its empires know only their homeworlds, and
 * each has expeditions ready to leave.
 * @rule MAP-12
 */
export function unexploredWorldText({ empires, rings, forceLists }: Asked): Outcome<string> {
  const made = makeGalaxy({
    name: `Unexplored world of ${String(empires)}`,
    players: empires,
    rings,
    homes: null,
    seed: 'self-play',
    names: [],
    lists: [LIST],
    settings: { map: 'explore', offMapLanes: 'on' },
    forceLists,
  });
  if (!made.ok) return made;
  // It was written and read as a scenario a moment ago.
  const scenario = JSON.parse(made.value.scenario) as Made;
  const expeditions = scenario.empires.flatMap(({ key: owner, homeworld: at }) =>
    EXPEDITIONS.map((fleet) => ({ owner, at, fleet, units: EXPLORERS })),
  );
  return ok(JSON.stringify({ ...scenario, forces: [...scenario.forces, ...expeditions] }));
}
