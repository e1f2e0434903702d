import { machineTitle } from '#app/machine/machine-choices';
import type { ChosenStandIn, StandInWords } from '#app/machine/wished-stand-in';
import { LEVEL_NAMES, PERSONALITY_NAMES, USUAL_MACHINE } from '#model/campaign/machine-player';

/** The words for machines, for the help of a command. */
export const MACHINES_HELP = `
Levels of machines: ${LEVEL_NAMES.join(', ')}. Personalities: ${PERSONALITY_NAMES.join(', ')}.`;

/** `hard/warlike`; the personality may be left out. */
export function machineWords(text: string, kind: ChosenStandIn['kind']): StandInWords {
  const [level = '', personality = USUAL_MACHINE.personality] = text.split('/');
  return { kind, level, personality };
}

/** `a machine (Hard, warlike) for good`. */
export function machineText(standIn: ChosenStandIn): string {
  if (standIn.kind === 'hold') return 'standing orders only';
  const until = standIn.kind === 'machine' ? 'until the player is back' : 'for good';
  return `a machine (${machineTitle(standIn)}) ${until}`;
}
