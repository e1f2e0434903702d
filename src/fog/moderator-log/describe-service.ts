import type { ServiceEvent, UnitRestored } from '#model/events/service-events';
import { type DescribeRows, inRow, inWords } from './describe-row.ts';
import type { Names } from './names.ts';

type OfUnit = Pick<UnitRestored, 'empire' | 'design' | 'unit'>;

const whose = ({ empire, design, unit }: OfUnit, names: Names): string =>
  `${names.empire(empire)}: ${names.unitAs(design, unit)}`;

export const describeService: DescribeRows<ServiceEvent> = {
  DepotsLent: ({ empire, partner, system, points }, names) =>
    `${names.empire(empire)}: depots at ${names.system(system)} give field repairs of ${names.empire(partner)} ${points}`,
  UnitRestored: (event, names) =>
    `${whose(event, names)} is repaired at ${names.system(event.system)}`,
  UnitCameUnconverted: (event, names) => `${whose(event, names)} comes unconverted`,
  UnitConverted: (event, names) =>
    `${whose(event, names)} is repaired and converted at ${names.system(event.system)}`,
  UnitRefitted: ({ empire, unit, from, to, system }, names) =>
    `${whose({ empire, unit, design: from }, names)} is refitted into ${names.design(to)} at ${names.system(system)}`,
  StatusChanged: (event, names) =>
    `${whose(event, names)} goes from ${event.from} to ${event.to} at ${names.system(event.system)}` +
    (event.aboard.length === 0 ? '' : ` with ${inRow(event.aboard.map(names.unit))}`),
  LaneImproved: (event, names) =>
    `${whose(event, names)} improves the lane ${names.lane(event.lane)}: ${event.class}`,
  BaseUpgraded: (event, names) =>
    `${whose(event, names)} becomes ${names.design(event.to)} at ${names.system(event.system)}`,
  UnitProjectFailed: (event, names) =>
    `${whose(event, names)}: ${event.kind} fails (${inWords(event.because)}), ${event.paid} lost`,
  AttritionRegained: (event, names) =>
    `${whose(event, names)} regains ${event.points} Attrition (${event.by}), ${event.lost} still lost`,
  UnitScrapped: (event, names) => `${whose(event, names)} is scrapped for ${event.value}`,
};
