import { brandAs } from '#kernel/brand/brand';
import type { EmpireId, WorkId } from '#model/campaign/ids';
import type { BombardmentEvent } from '#model/events/bombardment-events';
import type { Fact } from '#model/events/fact';
import type { GroundEvent } from '#model/events/ground-events';
import { designId, systemId, unitId } from '#test/support/campaign';
import { loran, rollId } from './true-moments.ts';
import type { PartsOf } from './told-to.ts';

type Head = Pick<Fact<'', unknown>, 'cite' | 'rolls' | 'witnesses'> &
  Readonly<{ empire: EmpireId }>;

type SiegeEvent = BombardmentEvent | GroundEvent;

/** One event of each type about sieges and fighting on the ground. The empire that is named acts; the Loran are its enemies. */
export function siegeEventsOf(own: Head): {
  readonly [T in SiegeEvent['type']]: Extract<SiegeEvent, { type: T }>;
} {
  const { empire, ...head } = own;
  const system = systemId('H0202');
  const design = designId('guards');
  const unit = unitId(`${empire}.u8`);
  const here = { ...own, system };
  const harm = { because: 'mission', by: loran, mission: 'general' } as const;
  const values = { capacity: 9, raw: 3, census: 6, morale: 5, productivity: 7, intel: 1 };
  const enemy = unitId('loran.u9');
  return {
    SystemBombarded: {
      type: 'SystemBombarded',
      ...here,
      against: loran,
      points: [{ label: `guns of ${empire}`, cite: own.cite, amount: 31 }],
      units: [unit],
      missions: [{ mission: 'anti-troop', points: 31, carried: 2, hits: 2, wounds: 1, left: 9 }],
    },
    PointsCarried: { type: 'PointsCarried', ...here, mission: 'general', points: 9, turn: 4 },
    SystemHurt: {
      type: 'SystemHurt',
      ...here,
      harm,
      dice: [6],
      changes: { census: -1 },
      values,
      devastated: false,
    },
    OutputMarked: { type: 'OutputMarked', ...here, harm, mark: 'suppressed', amount: 2, turn: 4 },
    AttritionLost: {
      type: 'AttritionLost',
      ...here,
      unit,
      design,
      by: loran,
      damage: 2,
      destroyed: true,
      because: 'bombardment',
    },
    DefenseLowered: { type: 'DefenseLowered', ...here, unit, design, by: loran, amount: 1 },
    RebelsLost: {
      type: 'RebelsLost',
      ...here,
      by: empire,
      lost: 2,
      rebels: 3,
      because: 'fighting',
    },
    SurrenderDemanded: {
      type: 'SurrenderDemanded',
      ...here,
      of: loran,
      die: 7,
      census: 6,
      morale: 5,
      accepted: false,
    },
    MassDriversFired: { type: 'MassDriversFired', ...here, of: loran, dice: [2, 5] },
    MilitiaRaised: { type: 'MilitiaRaised', ...here },
    GroundAttacked: {
      type: 'GroundAttacked',
      ...head,
      system,
      attackers: [
        { kind: 'unit', empire, unit, design },
        { kind: 'unit', empire, unit: unitId(`${empire}.u10`), design },
      ],
      target: { kind: 'unit', empire: loran, unit: enemy, design },
      rolled: {
        attack: { roll: rollId(empire), die: 3, value: 4, supporters: 1 },
        defense: { roll: rollId(loran), die: 2, value: 5, dugIn: 0 },
      },
      damage: 1,
      invades: false,
      counter: false,
    },
    InvasionEnded: { type: 'InvasionEnded', ...here, units: [unit], result: 'beachhead' },
    SystemConquered: {
      type: 'SystemConquered',
      ...head,
      system,
      from: loran,
      by: empire,
      how: 'assault',
      values: { morale: 2, intel: 0 },
      isHomeworld: false,
      turn: 3,
    },
    WorkCaptured: {
      type: 'WorkCaptured',
      ...head,
      from: loran,
      by: empire,
      work: brandAs<WorkId>('loran.w4'),
      becomes: brandAs<WorkId>(`${empire}.w5`),
      design,
      name: 'Hood',
      system,
    },
    EmpireFell: { type: 'EmpireFell', ...own, turn: 3 },
  };
}

/** Who is told of each. */
export const SIEGE_PARTS: PartsOf<SiegeEvent['type']> = {
  SystemBombarded: 'participant',
  PointsCarried: 'owner',
  SystemHurt: 'participant',
  OutputMarked: 'participant',
  AttritionLost: 'participant',
  DefenseLowered: 'participant',
  RebelsLost: 'participant',
  SurrenderDemanded: 'participant',
  MassDriversFired: 'participant',
  MilitiaRaised: 'owner',
  GroundAttacked: 'participant',
  InvasionEnded: 'participant',
  SystemConquered: 'participant',
  WorkCaptured: 'several',
  EmpireFell: 'participant',
};
