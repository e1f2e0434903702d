import type { SeenEventOf } from '#fog/views/seen-event';
import type { EmpireId } from '#model/campaign/ids';
import { relationIdOf } from '#model/campaign/relation';
import type { EventOf } from '#model/events/campaign-event';
import type { IntelEvent } from '#model/events/intel-events';
import type { IntelType } from '#report/sentences/intel-sentences';
import type { PartsOf } from '#test/fog/told-to';
import { loran, sol, wolf } from '#test/report/reports/sample-campaign';
import { apollo, head, saber, type Sample, valiant } from '#test/report/sections/sample-terms';
import { designId, systemId, unitId } from '#test/support/campaign';

type Head = Pick<IntelEvent, 'cite' | 'rolls' | 'witnesses'>;

/** One event of each type of what Intel does. */
export function intelEventsOf(
  head: Head,
  { actor, other }: Readonly<{ actor: EmpireId; other: EmpireId }>,
): { readonly [T in IntelEvent['type']]: EventOf<T> } {
  const [system, at, turn] = [systemId('H0202'), systemId('H0203'), 3];
  const own = { ...head, empire: actor, system };
  const mission = 'sabotage-population';
  return {
    IntelCommitted: { type: 'IntelCommitted', ...own, points: 9, turn },
    MissionRun: {
      type: 'MissionRun',
      ...head,
      empire: actor,
      ...{ mission, at, from: system, design: null, against: other, total: 14, framed: null },
      success: true,
      discovered: true,
      outcome: { kind: 'lasting', die: 4, lost: true },
    },
    MissionDiscovered: {
      type: 'MissionDiscovered',
      ...head,
      empire: actor,
      ...{ culprit: other, by: other, mission, at: system, success: true },
    },
    IntelReported: {
      type: 'IntelReported',
      ...head,
      viewer: actor,
      system: at,
      facts: {
        kind: 'troop',
        troops: [{ owner: other, design: designId('cruiser'), count: 2 }],
        rebels: 1,
      },
      turn,
    },
    SchematicsStolen: { type: 'SchematicsStolen', ...own, design: designId('cruiser'), turn },
    RebelsEnlisted: { type: 'RebelsEnlisted', ...own, units: [unitId('unit')], turn },
    MissionDrawn: { type: 'MissionDrawn', ...head, system, drawn: relationIdOf(actor, other) },
    ResearchLost: { type: 'ResearchLost', ...own, points: 15, pool: 4 },
    IntelHalved: { type: 'IntelHalved', ...own, turn },
    RaidInvited: { type: 'RaidInvited', ...own, turn },
    CasusBelliMade: { type: 'CasusBelliMade', ...own, against: other, percent: 35, turn },
  };
}

/** Who is told of each. */
export const INTEL_PARTS: PartsOf<IntelEvent['type']> = {
  IntelCommitted: 'owner',
  MissionRun: 'owner',
  MissionDiscovered: 'owner',
  IntelReported: 'owner',
  SchematicsStolen: 'owner',
  RebelsEnlisted: 'owner',
  MissionDrawn: 'moderator',
  ResearchLost: 'owner',
  IntelHalved: 'owner',
  RaidInvited: 'moderator',
  CasusBelliMade: 'owner',
};

/** Samples of what Intel does and meets with. */
export const INTEL_SAMPLES: { readonly [T in IntelType]: Sample<SeenEventOf<T>> } = {
  IntelCommitted: [
    { type: 'IntelCommitted', ...head, system: sol, points: 9 },
    'You paid 9 EP to use the Intel of Sol this turn.',
  ],
  MissionRun: [
    {
      type: 'MissionRun',
      ...head,
      ...{ mission: 'sabotage-ship', at: wolf, from: sol, design: apollo, framed: loran },
      ...{ success: true, discovered: false, outcome: { kind: 'destroyed', design: apollo } },
    },
    'Your mission Sabotage: Ship at Wolf <359> from Sol succeeded: Apollo is destroyed. Loran Imperium is blamed for it.',
  ],
  MissionDiscovered: [
    {
      type: 'MissionDiscovered',
      ...head,
      ...{ culprit: loran, mission: 'propaganda-labor-strike', at: sol, success: false },
    },
    'You found out a mission at Sol: Loran Imperium ran Propaganda: Labor Strike and failed.',
  ],
  IntelReported: [
    {
      type: 'IntelReported',
      ...head,
      system: wolf,
      facts: {
        kind: 'fleet',
        units: [
          {
            ...{ owner: loran, design: apollo, kind: 'ship', count: 3 },
            ...{ condition: 'crippled', status: 'reserve' },
          },
        ],
      },
    },
    'Report on Wolf <359>, Ships and bases: 3 crippled Apollo in reserve of Loran Imperium.',
  ],
  SchematicsStolen: [
    { type: 'SchematicsStolen', ...head, system: wolf, design: apollo },
    'You stole the schematics of Apollo at Wolf <359>: you can build it when your era is up to it, and the first one costs double.',
  ],
  RebelsEnlisted: [
    { type: 'RebelsEnlisted', ...head, system: wolf, units: [valiant, saber] },
    'The rebels at Wolf <359> joined you as 2 ground units: Valiant (Apollo u1) and Saber u2.',
  ],
  ResearchLost: [
    { type: 'ResearchLost', ...head, system: sol, points: 15, pool: 4 },
    'Secret agents at Sol destroyed 15 of your research: the pool holds 4.',
  ],
  IntelHalved: [
    { type: 'IntelHalved', ...head, system: sol, turn: 4 },
    'Secret agents at Sol halved its Intel for turn 4.',
  ],
  CasusBelliMade: [
    { type: 'CasusBelliMade', ...head, against: loran, system: wolf, percent: 35 },
    'Your propaganda at Wolf <359> gives you a reason for war on Loran Imperium: +35\u00a0% on breaking treaties with it or declaring war on it, this turn and the next.',
  ],
};
