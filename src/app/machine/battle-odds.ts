import type { BattleOdds, ThoughtBattle } from '#ai/machine/battle-odds';
import { fightOdds } from '#app/odds/fight-odds';
import type { EmpireView } from '#fog/views/empire-view';
import { brandAs } from '#kernel/brand/brand';
import { valuesById } from '#kernel/collections/tables';
import type { BattleSetup, Combatant, SideSetup } from '#model/battle/setup';
import type { BattleId, EmpireId, SystemId, UnitId } from '#model/campaign/ids';
import type { SeenGroup } from '#model/campaign/knowledge';
import type { UnitDesign } from '#model/forces/design';
import { DEFAULT_STANDING_ORDERS } from '#model/forces/standing-orders';
import type { Unit } from '#model/forces/unit';

/** Enough to tell a good attack from a bad one. */
const BATTLES = 30;
const PERCENT = 100;
const ENEMY = brandAs<EmpireId>('enemy');

type Crew = Pick<Combatant, 'unit' | 'owner' | 'carrier' | 'design' | 'condition'>;

const combatantOf = (crew: Crew, unit?: Unit): Combatant => ({
  ...crew,
  fleet: null,
  name: '',
  status: unit?.status ?? 'active',
  outOfSupply: unit?.outOfSupply ?? 0,
  ordnance: unit?.ordnance ?? [],
  unconverted: unit?.unconverted ?? false,
  nonCombatant: false,
});

function ownCombatants({ designs }: EmpireView, units: readonly Unit[]): readonly Combatant[] {
  return units.flatMap((unit) => {
    const { id, owner, place, condition, status } = unit;
    const row = designs[unit.design];
    if (row?.known !== 'stats' || row.design.kind === 'ground' || status === 'mothballed')
      return [];
    const carrier = place.kind === 'aboard' ? place.carrier : null;
    return [combatantOf({ unit: id, owner, carrier, design: row.design, condition }, unit)];
  });
}

/** The flights that a foreign carrier is taken to have aboard, since nobody sees them before the battle. @rule FOG-5 */
function flightFor({ designs }: EmpireView, { list }: UnitDesign): UnitDesign | null {
  const flights = valuesById(designs).flatMap((row) =>
    row.known === 'stats' &&
    row.design.kind === 'flight' &&
    row.design.list === list &&
    row.design.era === 0
      ? [row.design]
      : [],
  );
  return flights[0] ?? null;
}

/** Units of a group, with full berths; null: its class is unknown. */
function enemiesOf(
  view: EmpireView,
  { design: id, condition, count, kind }: SeenGroup,
  named: (nth: number) => UnitId,
): readonly Combatant[] | null {
  const row = view.designs[id];
  if (kind === 'ground') return [];
  if (row?.known !== 'stats') return null;
  const { design } = row;
  const flight = design.cv > 0 ? flightFor(view, design) : null;
  const berths = flight === null ? 0 : design.cv;
  return Array.from({ length: count }, (_one, at) => {
    const unit = named(at * (berths + 1));
    const host = combatantOf({ unit, owner: ENEMY, carrier: null, design, condition });
    const aboard = Array.from({ length: berths }, (_flight, nth) =>
      combatantOf({
        unit: named(at * (berths + 1) + nth + 1),
        owner: ENEMY,
        carrier: unit,
        design: flight ?? design,
        condition: 'sound',
      }),
    );
    return [host, ...aboard];
  }).flat();
}

function enemyCombatants(
  view: EmpireView,
  { enemies }: ThoughtBattle,
): readonly Combatant[] | null {
  const found: Combatant[] = [];
  for (const [place, { groups }] of enemies.entries()) {
    for (const [group, seen] of groups.entries()) {
      const key = `enemy.${String(place)}.${String(group)}`;
      const units = enemiesOf(view, seen, (nth) => brandAs<UnitId>(`${key}.${String(nth)}`));
      if (units === null) return null;
      found.push(...units);
    }
  }
  return found;
}

/** Those who hold bases fight at them. @rule ENC-3 */
const scenarioFor = (enemies: readonly Combatant[]): BattleSetup['scenario'] =>
  enemies.some(({ design }) => design.kind === 'base') ? 'defensive' : 'deep-space';

const sideOf = (
  leader: EmpireId,
  combatants: readonly Combatant[],
  standing: SideSetup['standing'],
): SideSetup => ({ leader, empires: [leader], combatants, standing, knows: 'all', waysOut: [] });

function groundOf({ systems }: EmpireView, system: SystemId): BattleSetup['ground'] {
  const facts = systems[system]?.visited?.facts;
  const isHeld = facts !== undefined && facts.settlement !== 'uninhabited';
  return {
    anomalies: facts?.anomalies ?? [],
    holder: isHeld ? 'defender' : null,
    productivity: 0,
    utilized: 0,
  };
}

/** The odds of What if for a machine that thinks of an attack, from its view and dice of their own. @rule ENC-1 @rule FOG-14 */
export const battleOdds: BattleOdds = (view, thought) => {
  const { system } = thought;
  const { id, standing } = view.empire;
  const own = ownCombatants(view, thought.own);
  const enemies = enemyCombatants(view, thought);
  if (enemies === null) return null;
  if (enemies.length === 0 || own.length === 0) return own.length === 0 ? 0 : PERCENT;
  const setup: BattleSetup = {
    id: brandAs<BattleId>('thought'),
    place: { kind: 'system', system },
    standsAlone: true,
    scenario: scenarioFor(enemies),
    ground: groundOf(view, system),
    sides: {
      attacker: sideOf(id, own, { ...DEFAULT_STANDING_ORDERS, ...standing }),
      defender: sideOf(ENEMY, enemies, DEFAULT_STANDING_ORDERS),
    },
  };
  const seed = `thought ${id} ${String(view.turn)} ${system}`;
  const { battles, sides } = fightOdds({
    start: { setup, rules: view.rules },
    seed,
    first: 1,
    last: BATTLES,
  });
  return Math.round((PERCENT * sides.attacker.wins) / battles);
};
