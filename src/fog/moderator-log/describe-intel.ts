import { sumOf } from '#kernel/numbers/sum';
import { counted } from '#kernel/words/counted';
import type { IntelReportFacts } from '#model/campaign/intel-report';
import type { MissionOutcome } from '#model/events/causes';
import type { IntelEvent } from '#model/events/intel-events';
import { INTEL_MISSION_TABLE } from '#rules/intel/mission-table';
import { type DescribeRows, inRow } from './describe-row.ts';
import type { Names } from './names.ts';

function outcomeText(outcome: MissionOutcome, names: Names): string {
  switch (outcome.kind) {
    case 'nothing':
      return ', finds nothing';
    case 'done':
      return '';
    case 'destroyed':
      return `, destroys ${names.design(outcome.design)}`;
    case 'lasting':
      return `, ${outcome.lost ? 'with' : 'without'} lasting harm (d6 ${outcome.die})`;
  }
}

function factsText(facts: IntelReportFacts): string {
  switch (facts.kind) {
    case 'convoy':
      return counted(facts.convoys.length, 'convoy');
    case 'fleet':
      return counted(
        sumOf(facts.units, ({ count }) => count),
        'unit',
      );
    case 'troop':
      return counted(
        sumOf(facts.troops, ({ count }) => count),
        'ground unit',
      );
    case 'intel':
      return `Intel ${facts.intel}, mission ${facts.mission?.mission ?? '–'}`;
    case 'tech':
      return `era ${facts.era}, ${counted(facts.unlocked.length, 'class', 'classes')}, pool ${facts.pool}`;
    case 'treaty':
      return `covert ${facts.state}`;
  }
}

export const describeIntel: DescribeRows<IntelEvent> = {
  IntelCommitted: ({ empire, system, points }, names) =>
    `${names.empire(empire)} pays ${points} to use the Intel of ${names.system(system)}`,
  MissionRun: (event, names) => {
    const { empire, mission, at, from, total, success, discovered, framed, outcome } = event;
    const found = [
      ...(discovered ? ['found out'] : []),
      ...(framed === null ? [] : [`${names.empire(framed)} is blamed`]),
    ];
    return (
      `${names.empire(empire)} runs ${INTEL_MISSION_TABLE[mission].name} at ${names.system(at)} ` +
      `from ${names.system(from)}: ${total}, ${success ? 'success' : 'failure'}` +
      outcomeText(outcome, names) +
      (found.length === 0 ? '' : `, ${inRow(found)}`)
    );
  },
  MissionDiscovered: ({ empire, culprit, by, mission, at }, names) =>
    `${names.empire(empire)} finds out ${INTEL_MISSION_TABLE[mission].name} at ${names.system(at)} ` +
    `and takes ${names.empire(culprit)} for the culprit` +
    (culprit === by ? '' : ` instead of ${names.empire(by)}`),
  IntelReported: ({ viewer, system, facts }, names) =>
    `${names.empire(viewer)} gets a report on ${names.system(system)}: ${factsText(facts)}`,
  SchematicsStolen: ({ empire, system, design }, names) =>
    `${names.empire(empire)} steals the schematics of ${names.design(design)} at ${names.system(system)}`,
  RebelsEnlisted: ({ empire, system, units }, names) =>
    `${counted(units.length, 'militia')} at ${names.system(system)} become ground units of ${names.empire(empire)}`,
  MissionDrawn: ({ system, drawn }, names) => `the dice choose ${drawn} at ${names.system(system)}`,
  ResearchLost: ({ empire, system, points, pool }, names) =>
    `${names.empire(empire)} loses ${points} of research at ${names.system(system)}: the pool holds ${pool}`,
  IntelHalved: ({ system, turn }, names) =>
    `the Intel of ${names.system(system)} is halved in turn ${turn}`,
  RaidInvited: ({ empire, system }, names) =>
    `${names.empire(empire)} brings raiders to ${names.system(system)} this turn`,
  CasusBelliMade: ({ empire, against, percent }, names) =>
    `${names.empire(empire)} has a reason for war on ${names.empire(against)}: +${percent}%`,
};
