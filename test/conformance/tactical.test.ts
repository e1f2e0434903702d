import { TACTICAL_ENGINES } from '#engine/tactical/list';
import { runTacticalSuite } from './tactical.suite.ts';

for (const engine of TACTICAL_ENGINES) runTacticalSuite({ engine });
