import type { TacticalEngine } from './contract.ts';
import { cscrEngine } from '#engine/tactical/cscr/engine';

/** Every game that can fight a battle; the first is the default (ENC-1). */
export const TACTICAL_ENGINES: readonly [TacticalEngine, ...TacticalEngine[]] = [cscrEngine];
