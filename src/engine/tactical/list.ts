import type { TacticalEngine } from './contract.ts';
import { byHandEngine } from '#engine/tactical/by-hand/engine';
import { cscrEngine } from '#engine/tactical/cscr/engine';

/** Every game that can fight a battle; the first is the default, the second takes what was fought elsewhere (ENC-1). */
export const TACTICAL_ENGINES: readonly [TacticalEngine, TacticalEngine, ...TacticalEngine[]] = [
  cscrEngine,
  byHandEngine,
];
