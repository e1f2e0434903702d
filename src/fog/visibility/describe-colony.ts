import type { ColonyEvent } from '#model/events/colony-events';
import { ledgerTotal } from '#kernel/reasons/ledger';
import { type DescribeRows, listed, inWords } from './describe-row.ts';

export const describeColony: DescribeRows<ColonyEvent> = {
  ProjectBegun: ({ empire, project }, names) => {
    const { subject } = project;
    const what =
      subject.kind === 'system' ? names.system(subject.system) : names.unit(subject.unit);
    return `${names.empire(empire)}: ${project.kind} of ${what} ordered, ${project.paid} paid`;
  },
  ProductivitySold: (event, names) =>
    `${names.empire(event.empire)}: ${names.system(event.system)} sells Productivity for ` +
    `${event.gain}, ${event.productivity} left`,
  ColonyFounded: (event, names) =>
    `${names.empire(event.empire)}: ${event.name === '' ? event.convoy : event.name} founds the ${event.settlement} ` +
    `${names.system(event.system)}, Census ${event.census}, Morale ${event.morale}, ` +
    `Productivity ${event.productivity}`,
  ColonyContested: (event, names) =>
    `${listed(event.empires.map(names.empire))} contest ${names.system(event.system)}: ` +
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
    `${names.empire(event.empire)}: ${names.system(event.system)} terraformed: ${event.trait}, ` +
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
