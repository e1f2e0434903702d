import { leaveUnconverted } from '#engine/record/leave-unconverted';
import { nextFleetId } from '#engine/record/next-id';
import type { Recorder } from '#engine/record/recorder';
import { rowOf } from '#kernel/collections/row-of';
import type { RollId } from '#kernel/dice/dice';
import { cite } from '#kernel/reasons/cite';
import type { DerelictEra } from '#model/campaign/derelicts';
import type { DesignId, EmpireId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import type { StarSystem } from '#model/campaign/system';
import { onlyFor } from '#model/events/fact';
import type { Dice, Roll } from '#model/rolls/roll-purpose';
import type { RuleSet } from '#model/settings/rule-set';
import { freeFleetName } from '#rules/forces/free-fleet-name';
import { derelictFlightOf, derelictShipOf } from '#rules/galaxy/derelict-of';
import { derelictClassesOf } from '#rules/galaxy/find-classes';
import { openFind } from './open-find.ts';
import { type Recruit, recruit } from './recruit.ts';

type Hulks = Readonly<{ recruits: readonly Recruit[]; rolls: readonly RollId[] }>;
type Thrower = (count: number, text: string) => Roll;
type Settings = Pick<RuleSet, 'derelictChoice' | 'derelictEra' | 'alienConversion' | 'classStats'>;
type Asked = Readonly<{ state: CampaignState; era: DerelictEra; throwDice: Thrower }>;

/** By the table of ships, and for each point of their CV by that of flights. */
function hulksOf({ state: { designs }, era, throwDice }: Asked): Hulks {
  const rolls: RollId[] = [];
  const roll = (text: string): number => {
    const { id, total } = throwDice(2, text);
    rolls.push(id);
    return total;
  };
  const ships: DesignId[] = [];
  let due = 1;
  while (due > 0) {
    const ship = derelictShipOf(roll('what ship the derelict is'), era);
    if (ship === null) due += 1;
    else {
      ships.push(ship);
      due -= 1;
    }
  }
  const recruits = ships.map((ship) => {
    const design = rowOf(designs, ship);
    const berths = Array.from({ length: design.cv }, () => roll('what flight is aboard'));
    return { design, flights: berths.flatMap((total) => derelictFlightOf(total, era) ?? []) };
  });
  return { recruits, rolls };
}

type Wreck = Readonly<{ empire: EmpireId; system: StarSystem; dice: Dice }>;

/**
 * Derelicts join the first empire as a new fleet that is crippled, flights and all; by a setting it chooses them for points.
 * @rule MAP-8 @rule TECH-6
 */
export function joinDerelicts(
  record: Recorder,
  { empire, system, dice }: Wreck,
  settings: Settings,
): void {
  if (!system.anomalies.includes('Derelict')) return;
  const state = record.state();
  const { derelictEra: era } = settings;
  const throwDice: Thrower = (count, text) =>
    dice.roll({ count, faces: 6 }, { kind: 'derelict', text }, cite('MAP-8'));
  if (settings.derelictChoice === 'buy') {
    const { id, total: points } = throwDice(4, 'for how many points there are derelicts');
    const classes = derelictClassesOf(state.designs, era);
    const find = { kind: 'derelicts', system: system.id, points, classes } as const;
    openFind(record, { empire, find, rolls: [id] }, settings);
    return;
  }
  const { recruits, rolls } = hulksOf({ state, era, throwDice });
  const fleet = nextFleetId(state, empire);
  const units = recruit(state, { empire, system: system.id, fleet }, recruits);
  record.emit({
    type: 'DerelictsJoined',
    cite: cite('MAP-8'),
    rolls,
    witnesses: onlyFor(empire),
    empire,
    system: system.id,
    fleet: { fleet, name: freeFleetName(state, empire, `${system.name} Derelicts`) },
    units,
    turn: state.turn,
  });
  for (const { unit } of units) leaveUnconverted(record, unit, settings);
}
