import { brandAs } from '#kernel/brand/brand';
import { cite } from '#kernel/reasons/cite';
import type { TacticalEngine, TacticalEngineId } from '#engine/tactical/contract';
import { fight } from './fight.ts';
import { rehearse } from './rehearse.ts';

/** The combat system of the book. */
export const cscrEngine: TacticalEngine = {
  id: brandAs<TacticalEngineId>('cscr'),
  cite: cite('ENC-1'),
  title: 'CSCR',
  fight,
  rehearse,
};
