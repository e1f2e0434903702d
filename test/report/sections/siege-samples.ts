import { cite } from '#kernel/reasons/cite';
import type { SeenEventOf } from '#fog/views/seen-event';
import type { SiegeType } from '#report/sentences/siege-sentences';
import { human, loran, sol, wolf } from '#test/report/reports/sample-campaign';
import { type Sample, apollo, head, saber, valiant, work } from './sample-terms.ts';

const line = (label: string, amount: number) => ({ label, cite: cite('GND-1'), amount });
const values = { capacity: 9, raw: 3, census: 6, morale: 5, productivity: 7, intel: 1 };
const byLoran = { because: 'mission', by: loran, isSomebodys: true } as const;
const actor = { kind: 'unit', isKnown: true, design: apollo } as const;

/** Samples of sieges and fighting on the ground. */
export const SIEGE_SAMPLES: { readonly [T in SiegeType]: Sample<SeenEventOf<T>> } = {
  SystemBombarded: [
    {
      type: 'SystemBombarded',
      ...head,
      system: wolf,
      by: human,
      against: loran,
      isIndependent: false,
      fire: {
        points: [line('Ships', 40)],
        units: 7,
        missions: [
          { mission: 'anti-troop', points: 30, carried: 2, hits: 2, wounds: 1, left: 8 },
          { mission: 'suppression', points: 10, carried: 0, hits: 1, wounds: 0, left: 2 },
        ],
      },
    },
    'You bombarded Wolf <359> (of Loran Imperium) with 7 units and 40 points: Anti-Troop with 30 points and 2 from last turn, 2 hits for 12 each and 1 double hit, 8 points left over; Suppression with 10 points, 1 hit for 8 each, 2 points left over.',
  ],
  PointsCarried: [
    { type: 'PointsCarried', ...head, system: wolf, mission: 'anti-troop', points: 8 },
    'You keep 8 bombardment points at Wolf <359> for Anti-Troop next turn, if you still control the orbit.',
  ],
  SystemHurt: [
    {
      type: 'SystemHurt',
      ...head,
      system: sol,
      isOwn: true,
      harm: { ...byLoran, mission: 'anti-population' },
      dice: [3, 5],
      changes: { census: -1, morale: -2 },
      values,
      devastated: false,
    },
    'Anti-Population bombardment by Loran Imperium at Sol (d6 3 and 5): Census -1, now 6; Morale -2, now 5.',
  ],
  OutputMarked: [
    {
      type: 'OutputMarked',
      ...head,
      system: sol,
      isOwn: true,
      harm: { ...byLoran, mission: 'suppression' },
      mark: 'suppressed',
      amount: 2,
      turn: 4,
    },
    'Suppression bombardment by Loran Imperium at Sol: 2 points of Productivity suppressed in turn 4.',
  ],
  AttritionLost: [
    {
      type: 'AttritionLost',
      ...head,
      system: sol,
      of: human,
      unit: saber,
      design: apollo,
      by: loran,
      damage: 2,
      destroyed: true,
      because: 'bombardment',
    },
    'Saber u2 lost 2 Attrition to bombardment at Sol and was destroyed.',
  ],
  DefenseLowered: [
    {
      type: 'DefenseLowered',
      ...head,
      system: wolf,
      of: loran,
      unit: null,
      design: apollo,
      by: human,
      amount: 2,
    },
    'Tactical Support lowered the Defense of Apollo of Loran Imperium at Wolf <359> by 2 for this turn.',
  ],
  RebelsLost: [
    {
      type: 'RebelsLost',
      ...head,
      system: sol,
      isOwn: true,
      by: human,
      lost: 2,
      rebels: 3,
      because: 'fighting',
    },
    '2 militias of rebels fell in the fighting at Sol, and 3 are left.',
  ],
  SurrenderDemanded: [
    {
      type: 'SurrenderDemanded',
      ...head,
      system: sol,
      by: loran,
      of: human,
      figures: { die: 7, census: 6, morale: 5 },
      accepted: false,
    },
    'Loran Imperium asked Sol to surrender. It refused (d10 7 + Morale 5 against Census 6).',
  ],
  MassDriversFired: [
    { type: 'MassDriversFired', ...head, system: wolf, by: human, of: loran, dice: [2, 5] },
    'You fired Mass Drivers at Wolf <359> (d6 2 and 5).',
  ],
  MilitiaRaised: [
    { type: 'MilitiaRaised', ...head, system: sol },
    'Sol has no ground units, and raised a militia.',
  ],
  GroundAttacked: [
    {
      type: 'GroundAttacked',
      ...head,
      system: wolf,
      attackers: [
        { ...actor, empire: human, unit: valiant },
        { ...actor, empire: human, unit: saber },
      ],
      target: { ...actor, empire: loran, unit: null },
      attack: { die: 3, lines: [line('D Factor', 3), line('Attack', 4), line('Others', 1)] },
      defense: null,
      damage: 2,
      invades: false,
      counter: false,
    },
    'Valiant (Apollo u1) with 1 more unit attacked Apollo of Loran Imperium at Wolf <359> (attack 3 + 4 + 1 = 8): 2 Attrition of damage.',
  ],
  InvasionEnded: [
    {
      type: 'InvasionEnded',
      ...head,
      system: wolf,
      by: human,
      units: [saber],
      count: 1,
      result: 'beachhead',
    },
    'You invaded Wolf <359> with Saber u2: the invasion won a beachhead, and all units that are left are landed.',
  ],
  SystemConquered: [
    {
      type: 'SystemConquered',
      ...head,
      system: wolf,
      from: loran,
      by: human,
      isIndependent: false,
      how: 'assault',
      isHomeworld: true,
    },
    'You conquered Wolf <359>, a homeworld, from Loran Imperium.',
  ],
  WorkTaken: [
    { type: 'WorkTaken', ...head, work, design: apollo, name: 'Hector', system: wolf, from: loran },
    'You captured Hector (Apollo w1), under construction at Wolf <359>, from Loran Imperium.',
  ],
  WorkFell: [
    { type: 'WorkFell', ...head, design: apollo, name: 'Hector', system: sol, by: loran },
    'Loran Imperium captured Hector (Apollo), which you had under construction at Sol.',
  ],
  EmpireFell: [
    { type: 'EmpireFell', ...head, empire: loran },
    'Loran Imperium has lost everything, and is out of the game.',
  ],
};
