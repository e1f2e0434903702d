import { counted } from '#kernel/words/counted';
import type { DiscoveryEvent, FoundUnit } from '#model/events/discovery-events';
import { type DescribeRows, inRow } from './describe-row.ts';
import type { Names } from './names.ts';

const crew = (units: readonly FoundUnit[], names: Names): string =>
  units.length === 0
    ? 'nobody'
    : inRow(units.map(({ unit, design }) => names.unitAs(design, unit)));

export const describeDiscovery: DescribeRows<DiscoveryEvent> = {
  SystemSurveyed: ({ empire, system, spent, total, needed, find }, names) =>
    `${names.empire(empire)}: survey of ${names.system(system)}, ${spent} more, ${total} of ${needed}` +
    (find === null ? '' : `: ${inRow(find.traits)}, capacity ${find.capacity}, RAW ${find.raw}`),
  SystemFound: ({ empire, system }, names) =>
    `${names.empire(empire)} is first at ${names.system(system)}`,
  SplinterColonyJoined: ({ empire, system, census, morale, productivity }, names) =>
    `${names.empire(empire)}: the splinter colony at ${names.system(system)} joins with Census ${census}, ` +
    `Morale ${morale}, Productivity ${productivity}`,
  FindOpened: ({ empire, find: { kind, system, points } }, names) =>
    `${names.empire(empire)} has ${counted(points, 'point')} to choose of the ${kind} at ${names.system(system)}`,
  FindTaken: ({ empire, find, system, units, left, ordered }, names) =>
    `${names.empire(empire)}: of the ${find} at ${names.system(system)} join, by ${ordered ? 'orders' : 'default'} ` +
    `with ${counted(left, 'point')} left: ${crew(units, names)}`,
  DerelictsJoined: ({ empire, system, fleet, units }, names) =>
    `${names.empire(empire)}: derelicts at ${names.system(system)} join as ${fleet.name} (${fleet.fleet}): ` +
    crew(units, names),
  TechGained: ({ empire, system, source, points, pool }, names) =>
    `${names.empire(empire)}: ${points} tech investment by ${names.system(system)} (${source}), pool ${pool}`,
  UnitScuttled: ({ empire, unit, points, pool }, names) =>
    `${names.empire(empire)}: ${names.unit(unit)} is scuttled for ${points} tech investment, pool ${pool}`,
  ExplorationEncountered: ({ empire, system, encounter }, names) =>
    `${names.empire(empire)} finds ${encounter} at ${names.system(system)}`,
  TreasureFound: ({ empire, system, points, treasury }, names) =>
    `${names.empire(empire)}: ${points} EP found at ${names.system(system)}, Treasury ${treasury}`,
  TradingPostJoined: ({ empire, system, unit, design }, names) =>
    `${names.empire(empire)}: ${names.unitAs(design, unit)} at ${names.system(system)} joins`,
  MoraleRaised: ({ empire, system, morale }, names) =>
    `${names.empire(empire)}: Morale of ${names.system(system)} rises to ${morale}`,
};
