import type { PhaseInput } from '#engine/record/phase';
import type { Recorder } from '#engine/record/recorder';
import type { Sight } from '#engine/sight/sight-of';
import { fleetByRef } from '#engine/reorganise/fleet-by-ref';
import { groupBy } from '#kernel/collections/group-by';
import { rowOf } from '#kernel/collections/row-of';
import { sortBy } from '#kernel/collections/sort-by';
import { entriesById, valuesById } from '#kernel/collections/tables';
import { cite } from '#kernel/reasons/cite';
import { compareNumbers } from '#kernel/result/compare-text';
import type { EmpireId, FleetId, SystemId, UnitId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import { onlyFor } from '#model/events/fact';
import type { OrderFailure } from '#model/events/causes';
import type { Fleet } from '#model/forces/fleet';
import type { Unit } from '#model/forces/unit';
import type { ExploreLane, LegalOrder } from '#model/orders/order';
import type { Dice, Roll } from '#model/rolls/roll-purpose';
import { type ForceIndex, forceIndexOf } from '#rules/forces/force-index';
import { restingUnits } from '#rules/forces/resting-units';
import { hexFinderOf } from '#rules/galaxy/hex-finder-of';
import { explorationBonus } from '#rules/movement/exploration';
import { explorerFunctions } from '#rules/movement/explorer-functions';
import { unexploredLanesAt } from '#rules/movement/unexplored-lanes-at';
import { besiegersAt } from './besiegers-at.ts';
import { isHiddenFromAll } from './is-hidden-from-all.ts';
import type { Sieges } from './sieges-of.ts';

/** A fleet that is about to explore. */
export type Expedition = Readonly<{
  empire: EmpireId;
  /** The place of its order in the sheet. */
  index: number;
  fleet: FleetId;
  system: SystemId;
  toward: SystemId | null;
  bonus: number;
  /**
   * Its own dice, named by its place and its number among its empire's fleets there. The fleet's id would reveal how many fleets there have
   * been.
   */
  dice: Dice;
  /** The roll for its turn to try. */
  drawn: Roll;
}>;

type Office = Readonly<{
  record: Recorder;
  input: PhaseInput;
  state: CampaignState;
  forces: ForceIndex;
  resting: ReadonlySet<UnitId>;
  isContested: (system: SystemId) => boolean;
  sieges: Sieges;
  sight: Pick<Sight, 'where'>;
}>;
type Candidate = Omit<Expedition, 'dice' | 'drawn'>;

const MOV_5 = cite('MOV-5');
/** Large enough that no two fleets draw the same number. */
const DRAW = { count: 4, faces: 100 };

const isExploring = (order: LegalOrder): order is LegalOrder<ExploreLane> =>
  order.order.kind === 'ExploreLane';

/** Tells the owner that an order to explore could not be carried out. */
export function failExploration(
  record: Recorder,
  {
    empire,
    index,
    drawn,
  }: Pick<Expedition, 'empire' | 'index'> & Partial<Pick<Expedition, 'drawn'>>,
  because: OrderFailure,
  about: string,
): void {
  const rolls = drawn === undefined ? [] : [drawn.id];
  const head = { type: 'OrderFailed', cite: MOV_5, rolls } as const;
  const what = { kind: 'ExploreLane', because, about } as const;
  record.emit({ ...head, witnesses: onlyFor(empire), empire, index, ...what });
}

const functionsOf = ({ state, input }: Office, crew: readonly Unit[]): readonly number[] =>
  crew.map((unit) => {
    const design = rowOf(state.designs, unit.design);
    return explorerFunctions({ unit, design }, input.rules);
  });

/** Whether a unit, or what is aboard it, does nothing this turn, and so holds its fleet. @rule MOV-9 */
const holds = ({ forces, resting }: Office, { id, status }: Unit): boolean =>
  status === 'mothballed' ||
  resting.has(id) ||
  forces.aboard(id).some((one) => resting.has(one.id));

/** Whether a blockade holds a fleet: it explores only while it is hidden from the blockaders. @rule MOV-11 @rule MOV-4 */
function isHeld(
  { sieges, sight }: Office,
  fleet: FleetId,
  { empire, system }: Pick<Candidate, 'empire' | 'system'>,
): boolean {
  const siege = sieges(system);
  if (siege === null || !siege.holds(empire)) return false;
  return !isHiddenFromAll(sight, fleet, besiegersAt(sight, system, siege));
}

/** The result of an order now: a fleet that may try, or the reason why it may not. */
function candidateOf(
  office: Office,
  { empire, index, fleet }: Readonly<{ empire: EmpireId; index: number; fleet: Fleet }>,
  toward: SystemId | null,
): Candidate | OrderFailure {
  const { state, isContested } = office;
  if (fleet.place.kind !== 'system' || fleet.lastMoved >= state.turn) return 'moved';
  const crew = office.forces.inFleet(fleet.id);
  if (crew.some((unit) => holds(office, unit))) return 'resting';
  const functions = functionsOf(office, crew);
  if (!functions.some((one) => one > 0)) return 'no-explorer';
  const { system } = fleet.place;
  if (isContested(system)) return 'encounter-here';
  if (isHeld(office, fleet.id, { empire, system })) return 'held-by-blockade';
  const bonus = explorationBonus(functions);
  return { empire, index, fleet: fleet.id, system, toward, bonus };
}

/** Only as many of an empire's fleets may try in a system as there are lanes to find. The others are told that there are no more. */
function withinLanes(
  { record, input, state }: Office,
  candidates: readonly Candidate[],
): readonly Omit<Expedition, 'drawn'>[] {
  const charted = { lanes: state.lanes, hexOf: hexFinderOf(state.systems, input.rules) };
  const lanesAt = (system: SystemId): number => unexploredLanesAt(system, charted).length;
  const crews = groupBy(candidates, ({ empire, system }) => `${empire}/${system}`);
  return [...crews.values()].flatMap((crew) => {
    const [first] = crew;
    const most = first === undefined ? 0 : lanesAt(first.system);
    for (const one of crew.slice(most)) {
      failExploration(record, one, 'nothing-unexplored', one.fleet);
    }
    return crew.slice(0, most).map((one, nth) => ({
      ...one,
      dice: input.dice.stream('exploration', one.system, one.empire, String(nth)),
    }));
  });
}

function candidatesOf(office: Office, formed: ReadonlyMap<string, FleetId>): readonly Candidate[] {
  const { record, input, state } = office;
  return entriesById(input.orders).flatMap(([empire, sheet]) =>
    sheet.filter(isExploring).flatMap(({ order, index }): readonly Candidate[] => {
      const id = fleetByRef(formed, empire, order.fleet);
      const fleet: Fleet | undefined = id === null ? undefined : state.fleets[id];
      if (fleet?.owner !== empire) {
        failExploration(record, { empire, index }, 'fleet-gone', order.fleet);
        return [];
      }
      const found = candidateOf(office, { empire, index, fleet }, order.toward);
      if (typeof found === 'object') return [found];
      failExploration(record, { empire, index }, found, fleet.id);
      return [];
    }),
  );
}

const drawnBefore = (a: Roll, b: Roll): number =>
  a.values.reduce(
    (order, value, at) => (order === 0 ? compareNumbers(value, b.values[at] ?? 0) : order),
    0,
  );

/**
 * The fleets that look for ways, in the order that they drew. `isContested`: whether somebody fights there, as raiders do.
 * @rule MOV-5 @rule MOV-11
 * @ruling A fleet that explores leaves its system, so a blockade holds it unless it hides, like other fleets that leave. Each fleet draws
 *   its turn by itself, so its draw doesn't reveal how many others explore.
 */
export function expeditionsOf(
  record: Recorder,
  input: PhaseInput,
  {
    formed,
    ...lines
  }: Readonly<{ formed: ReadonlyMap<string, FleetId> }> &
    Pick<Office, 'isContested' | 'sieges' | 'sight'>,
): readonly Expedition[] {
  const state = record.state();
  const resting = restingUnits(valuesById(state.projects));
  const office = {
    record,
    input,
    state,
    forces: forceIndexOf(state),
    resting,
    ...lines,
  };
  const drawing = withinLanes(office, candidatesOf(office, formed)).map((one): Expedition => {
    const text = `the turn of ${rowOf(state.fleets, one.fleet).name} to explore`;
    return { ...one, drawn: one.dice.roll(DRAW, { kind: 'exploration order', text }, MOV_5) };
  });
  return sortBy(drawing, (a, b) => drawnBefore(a.drawn, b.drawn));
}
