import { byHandEngine } from '#engine/tactical/by-hand/engine';
import { TACTICAL_ENGINES } from '#engine/tactical/list';
import { fedByMachine } from '#test/support/entered-by-hand';
import { runTacticalSuite } from './tactical.suite.ts';

const SILENT = {
  reason: 'what is fought elsewhere is entered as a whole: nobody tells its rounds',
  tests: [
    'a fight ends within its length',
    'captors are there, and a prize is in exactly one side',
    'a prize does nothing',
    'a cloaked unit does nothing, and is hit only through the cloak',
    'Stasis holds what it pays for, and who is held does nothing',
  ],
};

for (const engine of TACTICAL_ENGINES) {
  if (engine === byHandEngine)
    runTacticalSuite({ engine: fedByMachine, skip: [SILENT], trials: 10 });
  else runTacticalSuite({ engine });
}
