import type { ContactEnd, Origin, SeenGroup } from '#model/campaign/knowledge';
import type { EmpireId } from '#model/campaign/ids';
import type { SightEvent } from '#model/events/sight-events';
import { type DescribeRows, inRow } from './describe-row.ts';
import type { Names } from './names.ts';

const group = ({ design, condition, count }: SeenGroup, names: Names): string =>
  `${count} ${names.design(design)}${condition === 'crippled' ? ' crippled' : ''}`;

const power = (owner: EmpireId | null, names: Names): string =>
  owner === null ? 'an unknown power' : names.empire(owner);

const by = (origin: Pick<Origin, 'by'>, names: Names): string =>
  origin.by === undefined ? '' : ` by ${names.empire(origin.by)}`;

const originText = (origin: Origin, names: Names): string => `${origin.source}${by(origin, names)}`;

const endText = (ended: ContactEnd): string =>
  ended.how === 'merged' ? `merged into ${ended.into}` : ended.how;

export const describeSight: DescribeRows<SightEvent> = {
  SystemLocated: (event, names) =>
    `${names.empire(event.viewer)} locates ${event.name} (${originText(event, names)})`,
  SystemVisited: (event, names) =>
    `${names.empire(event.viewer)} sees ${names.system(event.system)}: ` +
    `${event.facts.settlement}, ${event.facts.importance}, capacity ${event.facts.capacity}, ` +
    `RAW ${event.facts.raw} (${originText(event, names)})`,
  SystemReported: (event, names) =>
    `${names.empire(event.viewer)} has a report of ${names.system(event.system)}: ` +
    `Census ${event.facts.census}, Morale ${event.facts.morale}, ` +
    `Productivity ${event.facts.productivity}, Intel ${event.facts.intel} (${originText(event, names)})`,
  LaneCharted: (event, names) =>
    `${names.empire(event.viewer)} charts ${names.lane(event.lane)}: ${event.class}${by(event, names)}`,
  ContactSighted: (event, names) => {
    const subject = event.subject.kind === 'fleet' ? names.fleet(event.subject.fleet) : 'garrison';
    return (
      `${names.empire(event.viewer)} ${event.isNew ? 'sights' : 'still sees'} ${event.contact} ` +
      `at ${names.place(event.place)}: ${power(event.owner, names)} (${subject}), ` +
      inRow(event.groups.map((one) => group(one, names)))
    );
  },
  ContactTold: (event, names) =>
    `${names.empire(event.viewer)} is told of ${event.contact} at ${names.place(event.place)}` +
    `${by(event, names)}: ${power(event.owner, names)}, ` +
    inRow(event.groups.map((one) => group(one, names))),
  ContactLost: ({ viewer, contact, place, ended, by: teller, left }, names) =>
    `${names.empire(viewer)} loses sight of ${contact} at ${names.place(place)}` +
    (ended === undefined ? '' : `: ${endText(ended)}`) +
    (teller === undefined ? '' : `, told by ${names.empire(teller)}`) +
    (left === undefined ? '' : `; left of it: ${inRow(left.map((one) => group(one, names)))}`),
  ContactNamed: ({ viewer, contact, former, by, ships, fallen = [], flights }, names) =>
    `${names.empire(viewer)} knows ships of ${contact}: ${inRow(ships)}` +
    (fallen.length === 0 ? '' : `; fallen: ${inRow(fallen)}`) +
    (flights === undefined
      ? ''
      : `; flights: ${flights.length === 0 ? 'none left' : inRow(flights.map((one) => group(one, names)))}`) +
    (former === null ? '' : `; by ${inRow(by)} it is ${former}`),
  DesignLearned: (event, names) =>
    `${names.empire(event.viewer)} learns of ${names.design(event.design)}: ${event.level}`,
};
