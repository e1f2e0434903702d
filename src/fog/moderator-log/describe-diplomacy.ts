import { STATE_WORDS } from '#model/campaign/relation';
import type { WarCause } from '#model/events/causes';
import type { DiplomacyEvent } from '#model/events/diplomacy-events';
import { type DescribeRows, inRow } from './describe-row.ts';

/** Why an empire declares War. */
const WHY: { readonly [C in WarCause]: string } = {
  choice: 'by choice',
  tension: 'because of its tension',
  defense: 'in defense',
  alliance: 'as an ally',
  revealed: 'out of a covert war',
  attack: 'by attacking it',
};

export const describeDiplomacy: DescribeRows<DiplomacyEvent> = {
  EmpiresMet: ({ a, b, place }, names) =>
    `${names.empire(a)} and ${names.empire(b)} meet for the first time at ${names.place(place)}`,
  FirstContactWarBegan: ({ by, against, place }, names) =>
    `${names.empire(by)} attacks ${names.empire(against)} on first contact at ${names.place(place)}: it is War`,
  TreatyAnnounced: ({ a, b, state }, names) =>
    `${names.empire(a)} and ${names.empire(b)} begin the campaign at ${state}`,
  TensionChanged: ({ empire, toward, cause, by, value }, names) =>
    `the tension of ${names.empire(empire)} toward ${names.empire(toward)} is ${value} (${by > 0 ? '+' : ''}${by}, ${cause})`,
  FleetAdmitted: ({ empire, to, fleet, admitted }, names) =>
    `${names.empire(empire)} admits ${names.fleet(fleet)} of ${names.empire(to)}${admitted ? '' : ' no more'}`,
  ClaimGivenUp: ({ empire, system, toward }, names) =>
    `${names.empire(empire)} gives up ${names.system(system)}, once its own, toward ${names.empire(toward)}`,
  WarDeclared: ({ by, against, declare, cause, sake }, names) =>
    `${names.empire(by)} declares ${STATE_WORDS[declare ?? 'war']} on ${names.empire(against)}, ${WHY[cause ?? 'tension']}${sake === undefined ? '' : ` of ${names.empire(sake)}`}`,
  ArmisticeSigned: ({ a, b, agreed }, names) =>
    `${names.empire(a)} and ${names.empire(b)} make peace because ${agreed === true ? 'both want it' : 'one has no tension left'}`,
  SustainedContactSet: ({ a, b, holds }, names) =>
    `${holds ? 'envoys get through' : 'no envoys get through'} between ${names.empire(a)} and ${names.empire(b)}`,
  EpGiven: ({ empire, to, points }, names) =>
    `${names.empire(empire)} gives ${names.empire(to)} ${points} EP`,
  SchematicsGiven: ({ empire, to, design }, names) =>
    `${names.empire(empire)} gives ${names.empire(to)} the schematics of ${names.design(design)}`,
  UnitSold: ({ from, to, unit, becomes, design, system, gift }, names) =>
    `${names.empire(from)} ${gift === true ? 'gives' : 'sells'} ${names.empire(to)} ${names.unitAs(design, unit)} at ${names.system(system)}: it is ${names.unit(becomes)} now`,
  MapGiven: ({ from, to, systems }, names) =>
    `${names.empire(from)} tells ${names.empire(to)} of ${inRow(systems.map(names.system))}`,
};
