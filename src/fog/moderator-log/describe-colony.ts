import type { PlacedSubject } from '#model/campaign/effect';
import type { ColonyEvent } from '#model/events/colony-events';
import { ledgerTotal } from '#kernel/reasons/ledger';
import { type DescribeRows, inRow, inWords } from './describe-row.ts';
import type { Names } from './names.ts';

const subjectName = (subject: PlacedSubject, names: Names): string =>
  subject.kind === 'unit' ? names.unit(subject.unit) : names.system(subject.system);

export const describeColony: DescribeRows<ColonyEvent> = {
  ProjectBegun: ({ empire, project }, names) =>
    `${names.empire(empire)}: ${project.kind} of ${subjectName(project.subject, names)} ordered, ` +
    `${project.paid} paid`,
  ProjectCancelled: ({ empire, project, refund }, names) =>
    `${names.empire(empire)}: ${project.kind} of ${subjectName(project.subject, names)} cancelled, ` +
    `${refund} of ${project.paid} to come back`,
  ProjectRefunded: ({ empire, subject, refund }, names) =>
    `${names.empire(empire)}: ${refund} back for the cancelled work on ${subjectName(subject, names)}`,
  ProductivitySold: (event, names) =>
    `${names.empire(event.empire)}: ${names.system(event.system)} sells Productivity for ` +
    `${event.gain}, ${event.productivity} left`,
  ColonyFounded: (event, names) =>
    `${names.empire(event.empire)}: ${event.name === '' ? event.convoy : event.name} founds the ${event.settlement} ` +
    `${names.system(event.system)}, Census ${event.census}, Morale ${event.morale}, ` +
    `Productivity ${event.productivity}`,
  ColonyContested: (event, names) =>
    `${inRow(event.empires.map(names.empire))} contest ${names.system(event.system)}: ` +
    'nobody settles it',
  CensusLanded: (event, names) =>
    `${names.empire(event.empire)}: ${names.unit(event.unit)} lands Census at ` +
    `${names.system(event.system)}: Census ${event.census}, Morale ${event.morale}`,
  ProductivityRaised: (event, names) =>
    `${names.empire(event.empire)}: Productivity of ${names.system(event.system)} ` +
    `${event.productivity}`,
  IntelRaised: (event, names) =>
    `${names.empire(event.empire)}: Intel of ${names.system(event.system)} ${event.intel}`,
  SystemTerraformed: (event, names) =>
    `${names.empire(event.empire)}: ${names.system(event.system)} terraformed: ${event.trait ?? 'no longer devastated'}, ` +
    event.gains.map(({ label, amount }) => `${label} +${amount}`).join(', '),
  ColonySpecialised: (event, names) =>
    `${names.empire(event.empire)}: ${names.system(event.system)} is specialised: ${event.to ?? 'nothing'}`,
  ImprovementFailed: (event, names) =>
    `${names.empire(event.empire)}: ${event.kind} of ${names.system(event.system)} fails: ` +
    `${inWords(event.because)}, ${event.paid} lost`,
  GrowthChecked: (event, names) =>
    `${names.empire(event.empire)}: growth check of ${names.system(event.system)}: ` +
    `${ledgerTotal(event.ledger)} against ${event.target}, ` +
    (event.grown ? 'it grows' : `missed ${event.missed}`),
  CensusGrown: (event, names) => {
    const origin = event.from === event.system ? '' : ` from ${names.system(event.from)}`;
    return (
      `${names.empire(event.empire)}: ${names.system(event.system)} grows${origin} ` +
      `to Census ${event.census}`
    );
  },
  GrowthLost: (event, names) =>
    `${names.empire(event.empire)}: no room for the growth of ${names.system(event.system)}`,
};
