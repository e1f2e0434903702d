import type { TechEvent } from '#model/events/tech-events';
import { asOwner } from './as-owner.ts';
import type { SeeRows } from './see-row.ts';

/** @rule FOG-1 @rule FOG-10 */
export const seeTech: SeeRows<TechEvent> = {
  TechInvested: asOwner(({ cite, points, pool }, rolls) => ({
    type: 'TechInvested',
    cite,
    rolls,
    points,
    pool,
  })),
  TechChecked: asOwner(({ cite, requirement, pool, checks, poolAfter }, rolls) => ({
    type: 'TechChecked',
    cite,
    rolls,
    requirement,
    pool,
    checks: checks.map(({ chance, advanced }) => ({ chance, advanced })),
    poolAfter,
  })),
  UnitReverseEngineered: asOwner((event, rolls) => ({
    type: 'UnitReverseEngineered',
    cite: event.cite,
    rolls,
    unit: event.unit,
    design: event.design,
    name: event.name,
    potential: event.potential,
    percent: event.percent,
    points: event.points,
    requirement: event.requirement,
    advanced: event.advanced,
    pool: event.pool,
  })),
  ClassUnlocked: asOwner(({ cite, design, inHand }, rolls) => ({
    type: 'ClassUnlocked',
    cite,
    rolls,
    design,
    inHand,
  })),
  EraRisen: asOwner(({ cite, era }, rolls) => ({ type: 'EraRisen', cite, rolls, era })),
  AdvancesKept: asOwner(({ cite, inHand }, rolls) => ({
    type: 'AdvancesKept',
    cite,
    rolls,
    inHand,
  })),
  ClassDesigned: asOwner(({ cite, design }, rolls) => ({
    type: 'ClassDesigned',
    cite,
    rolls,
    design: design.id,
    name: design.name,
    era: design.era,
  })),
  TechYearRisen: asOwner(({ cite, year }, rolls) => ({ type: 'TechYearRisen', cite, rolls, year })),
  UnlockRolled: asOwner(({ cite, chance, unlocked, kept }, rolls) => ({
    type: 'UnlockRolled',
    cite,
    rolls,
    chance,
    unlocked,
    kept,
  })),
};
