import type { SeenEventOf } from '#fog/views/seen-event';
import { counted } from '#kernel/words/counted';
import { percent } from '#kernel/words/percent';
import { formatNumber } from '#kernel/words/format-number';
import { REPORT_TITLES, reportText } from '#report/document/intel-report-text';
import { SUCCESS_FROM } from '#rules/intel/mission-result';
import { INTEL_MISSION_TABLE } from '#rules/intel/mission-table';
import { type Names, subjectOf } from './names.ts';
import { flow, type SentenceRows } from './sentence-row.ts';
import { points } from './words.ts';

export type IntelType =
  | 'IntelCommitted'
  | 'MissionRun'
  | 'MissionDiscovered'
  | 'IntelReported'
  | 'SchematicsStolen'
  | 'RebelsEnlisted'
  | 'ResearchLost'
  | 'IntelHalved'
  | 'CasusBelliMade';

type Run = SeenEventOf<'MissionRun'>;

/** What the mission did, where nothing else tells it. */
function outcomeText({ outcome, success }: Run, names: Names): string {
  if (!success) return '';
  switch (outcome.kind) {
    case 'nothing':
      return ', but there was nothing for it';
    case 'done':
      return '';
    case 'destroyed':
      return `: ${names.design(outcome.design)} is destroyed`;
    case 'lasting':
      return outcome.lost ? ', and a point is lost for ever' : ', but no point is lost for ever';
  }
}

function missionText(event: Run, names: Names): string {
  const { mission, at, from, success, discovered, framed } = event;
  const head = `${INTEL_MISSION_TABLE[mission].name} at ${names.system(at)} from ${names.system(from)}`;
  const seen = discovered ? '. It was found out' : '';
  const blamed = framed === null ? '' : `. ${names.empire(framed)} is blamed for it`;
  const result = success
    ? 'succeeded'
    : `failed: it needs ${formatNumber(SUCCESS_FROM)} or more after Intel, difficulty and jumps`;
  return `Your mission ${head} ${result}${outcomeText(event, names)}${seen}${blamed}`;
}

export const INTEL_SENTENCES: SentenceRows<IntelType> = {
  IntelCommitted: {
    says: ({ system, points: paid }, names) =>
      `You paid ${points(paid)} to use the Intel of ${names.system(system)} this turn`,
    pays: ({ system, points }, names) =>
      flow(`Use of the Intel of ${names.system(system)}`, -points),
  },
  MissionRun: missionText,
  MissionDiscovered: ({ culprit, mission, at, success }, names) =>
    `You found out a mission at ${names.system(at)}: ${subjectOf(culprit, names)} ran ` +
    `${INTEL_MISSION_TABLE[mission].name} and ${success ? 'succeeded' : 'failed'}`,
  IntelReported: ({ system, facts }, names) =>
    `Report on ${names.system(system)}, ${REPORT_TITLES[facts.kind]}: ${reportText(facts, names)}`,
  SchematicsStolen: ({ system, design }, names) =>
    `You stole the schematics of ${names.design(design)} at ${names.system(system)}: ` +
    'you can build it when your era is up to it, and the first one costs double',
  RebelsEnlisted: ({ system, units }, names) =>
    `The rebels at ${names.system(system)} joined you as ${counted(units.length, 'ground unit')}: ${names.units(units)}`,
  ResearchLost: ({ system, points: lost, pool }, names) =>
    `Secret agents at ${names.system(system)} destroyed ${formatNumber(lost)} of your research: the pool holds ${formatNumber(pool)}`,
  IntelHalved: ({ system, turn }, names) =>
    `Secret agents at ${names.system(system)} halved its Intel for turn ${formatNumber(turn)}`,
  CasusBelliMade: ({ against, system, percent: worth }, names) =>
    `Your propaganda at ${names.system(system)} gives you a reason for war on ${names.empire(against)}: ` +
    `+${percent(worth)} on breaking treaties with it or declaring war on it, this turn and the next`,
};
