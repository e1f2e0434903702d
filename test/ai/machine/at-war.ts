import type { BattleOdds } from '#ai/machine/battle-odds';
import { machinePlan } from '#ai/machine/plan';
import { battleOdds } from '#app/machine/battle-odds';
import { parseScenario } from '#content/scenarios/parse-scenario';
import { stateOfScenario } from '#content/scenarios/state-of-scenario';
import { empireViewOf } from '#fog/views/empire-view-of';
import { tableOf } from '#kernel/collections/group-by';
import { brandAs } from '#kernel/brand/brand';
import { valuesById } from '#kernel/collections/tables';
import { seededDice } from '#kernel/dice/seeded-dice';
import type { EmpireId } from '#model/campaign/ids';
import type { MachinePlayer } from '#model/campaign/machine-player';
import type { DiplomaticState } from '#model/campaign/relation';
import type { CampaignState } from '#model/campaign/state';
import type { Unit } from '#model/forces/unit';
import type { RollPurpose } from '#model/rolls/roll-purpose';
import { firstContactText, publishedLists } from '#test/content/published-lists';
import { fleetContact } from '#test/support/fleet-contact';

const lists = publishedLists();
const human: EmpireId = brandAs<EmpireId>('human');
const HARD: MachinePlayer = { level: 'hard', personality: 'balanced' };

/** Ships of one class as a fleet of its own, each with the same units aboard. */
export type Ships = Readonly<{
  class: string;
  count: number;
  at: string;
  aboard?: readonly Readonly<{ class: string; count: number }>[];
}>;

type World = Readonly<{
  /** The fleets of the Human machine. */
  own: readonly Ships[];
  /** What it saw of Loran, this turn; the ships themselves are elsewhere. */
  seen?: readonly Ships[];
  /** Systems that it has visited; left out: all. */
  explored?: 'all' | readonly string[];
  settings?: object;
  player?: MachinePlayer;
  /** Left out: battles are fought for the odds. */
  odds?: BattleOdds;
  /** Changes its units after they are placed. */
  units?: (unit: Unit) => Unit;
  /** The turn in which it plans; what it has visited, it has visited in the first. */
  turn?: number;
  /** Its relation to Loran; left out: War. */
  relation?: DiplomaticState;
  /** The points in its Treasury; left out: none. */
  treasury?: number;
  /** Places of depots; left out: Sol and Alpha Centauri. */
  depots?: readonly string[];
  /** Left out: there is a shipyard at Sol if there is a depot. */
  shipyard?: false;
  /** What Sol utilizes of its Productivity; left out: nothing yet. */
  utilized?: number;
}>;

type Text = Readonly<{ settings: object; forces: readonly Readonly<{ owner: string }>[] }>;

const fleetOf = (owner: string, { at, aboard = [], ...ships }: Ships, number: number) => ({
  ...{ owner, at, fleet: `${owner} ${String(number + 1)}` },
  units: [{ ...ships, aboard }],
});

function textOf({ own, explored = 'all', settings = {}, ...world }: World): string {
  const { depots, relation, shipyard = true } = world;
  const scenario: Text = JSON.parse(firstContactText());
  const bases = (depots ?? ['Sol', 'Alpha Centauri']).map((at) => ({
    ...{ owner: 'human', at },
    units: [
      { class: 'Supply Depot' },
      ...(at === 'Sol' && shipyard ? [{ class: 'Shipyard' }] : []),
    ],
  }));
  return JSON.stringify({
    ...scenario,
    settings: { ...scenario.settings, ...settings },
    forces: [...own.map((ships, at) => fleetOf('human', ships, at)), ...bases],
    relations: [{ between: ['human', 'loran'], state: relation ?? 'war' }],
    knowledge: [{ empire: 'human', explored }],
  });
}

/** The contacts of the Human machine with what it saw. */
function withContacts(state: CampaignState, seen: readonly Ships[]): CampaignState {
  const idOf = (name: string) => valuesById(state.systems).find((one) => one.name === name)!.id;
  const designOf = (name: string) => valuesById(state.designs).find((one) => one.name === name)!;
  const contacts = seen.map((ships, at) => {
    const { id: design, kind } = designOf(ships.class);
    return {
      ...fleetContact(human, `loran.f${String(at + 1)}`, idOf(ships.at)),
      id: brandAs<never>(`human.c${String(at + 1)}`),
      owner: brandAs<EmpireId>('loran'),
      groups: [{ design, kind, condition: 'sound' as const, count: ships.count }],
    };
  });
  return { ...state, contacts: tableOf(contacts, ({ id }) => id) };
}

/** What a Human machine at War with Loran, or in another relation to it, plans in the galaxy of First Contact, with the moves of its ships by class. */
export function planAtWar(world: World) {
  const parsed = parseScenario(textOf(world), lists);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  const { state: start, rules } = stateOfScenario(parsed.value, lists);
  const { units: change = (unit) => unit, seen = [], player = HARD, turn = 1 } = world;
  const { odds = battleOdds } = world;
  const units = tableOf(valuesById(start.units).map(change), ({ id }) => id);
  const own = { ...start.empires[human]!, treasury: world.treasury ?? 0 };
  const empires = { ...start.empires, [human]: own };
  const systems = tableOf(
    valuesById(start.systems).map((one) =>
      one.name === 'Sol' ? { ...one, utilized: world.utilized ?? one.utilized } : one,
    ),
    ({ id }) => id,
  );
  const state = withContacts({ ...start, turn, units, empires, systems }, seen);
  const view = empireViewOf(state, human, { campaignName: '', rules });
  const dice = seededDice<RollPurpose>({ secret: 'war', turn: 1, attempt: 1, phase: 'opening' });
  const { noted } = machinePlan(view, player, { dice, odds });
  const nameOf = (id: string) => valuesById(state.systems).find((one) => one.id === id)?.name;
  const moves = noted.flatMap(({ order, why }) => {
    if (order.kind !== 'MoveFleet') return [];
    const to = order.path.at(-1);
    return [{ fleet: order.fleet, to: to === undefined ? undefined : nameOf(to), why }];
  });
  return { view, noted, moves, kinds: noted.map(({ order }) => order.kind) };
}
