import { brandAs } from '#kernel/brand/brand';
import { cite } from '#kernel/reasons/cite';
import type { TacticalEngine, TacticalEngineId } from '#engine/tactical/contract';
import { enter } from './enter.ts';

/** Battles that are fought elsewhere: the moderator enters their outcomes (ENC-1). */
export const byHandEngine: TacticalEngine = {
  id: brandAs<TacticalEngineId>('by-hand'),
  cite: cite('ENC-1'),
  title: 'Fought elsewhere',
  fight: enter,
  rehearse: null,
};
