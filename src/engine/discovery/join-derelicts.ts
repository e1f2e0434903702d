import { leaveUnconverted } from '#engine/record/leave-unconverted';
import { nextFleetId } from '#engine/record/next-id';
import type { Recorder } from '#engine/record/recorder';
import { rowOf } from '#kernel/collections/row-of';
import { valuesById } from '#kernel/collections/tables';
import type { RollId } from '#kernel/dice/dice';
import { cite } from '#kernel/reasons/cite';
import type { DesignId, EmpireId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import type { StarSystem } from '#model/campaign/system';
import { onlyFor } from '#model/events/fact';
import type { Dice } from '#model/rolls/roll-purpose';
import type { RuleSet } from '#model/settings/rule-set';
import { freeFleetName } from '#rules/forces/free-fleet-name';
import { derelictFlightOf, derelictShipOf, isDerelictOf } from '#rules/galaxy/derelict-of';
import { type Recruit, recruit } from './recruit.ts';
import { recruitsOf } from './recruits-of.ts';

type Hulks = Readonly<{ recruits: readonly Recruit[]; rolls: readonly RollId[] }>;
type Thrower = (count: number, text: string) => number;
type Settings = Pick<RuleSet, 'derelictChoice' | 'derelictEra' | 'alienConversion'>;
type Asked = Readonly<{ state: CampaignState; era: Settings['derelictEra'] }>;

/** By the table of ships, and for each point of their CV by that of flights. */
function rolledHulks({ state: { designs }, era }: Asked, roll: Thrower): readonly Recruit[] {
  const ships: DesignId[] = [];
  let due = 1;
  while (due > 0) {
    const ship = derelictShipOf(roll(2, 'what ship the derelict is'), era);
    if (ship === null) due += 1;
    else {
      ships.push(ship);
      due -= 1;
    }
  }
  return ships.map((ship) => {
    const design = rowOf(designs, ship);
    const berths = Array.from({ length: design.cv }, () => roll(2, 'what flight is aboard'));
    return { design, flights: berths.flatMap((total) => derelictFlightOf(total, era) ?? []) };
  });
}

function hulksOf(state: CampaignState, dice: Dice, settings: Settings): Hulks {
  const { derelictChoice: choice, derelictEra: era } = settings;
  const rolls: RollId[] = [];
  const roll: Thrower = (count, text) => {
    const rolled = dice.roll({ count, faces: 6 }, { kind: 'derelict', text }, cite('MAP-8'));
    rolls.push(rolled.id);
    return rolled.total;
  };
  if (choice === 'roll') return { recruits: rolledHulks({ state, era }, roll), rolls };
  const classes = valuesById(state.designs).filter(({ id }) => isDerelictOf(id, era));
  return {
    recruits: recruitsOf(classes, roll(4, 'for how many points there are derelicts')),
    rolls,
  };
}

type Wreck = Readonly<{ empire: EmpireId; system: StarSystem; dice: Dice }>;

/**
 * Derelicts join the first empire as a new fleet that is crippled, flights and all.
 * @rule MAP-8 @rule TECH-6
 * @ruling `derelictChoice = buy`: the points are spent for the finder at once, as first forces are for those who do not
 *   choose.
 */
export function joinDerelicts(
  record: Recorder,
  { empire, system, dice }: Wreck,
  settings: Settings,
): void {
  if (!system.anomalies.includes('Derelict')) return;
  const state = record.state();
  const { recruits, rolls } = hulksOf(state, dice, settings);
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
