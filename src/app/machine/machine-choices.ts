import { LEVELS } from '#ai/machine/levels';
import { PERSONALITIES } from '#ai/machine/personalities';
import { LEVEL_NAMES, type MachinePlayer, PERSONALITY_NAMES } from '#model/campaign/machine-player';

/** A level or a personality that somebody can choose. */
export type MachineChoice = Readonly<{ name: string; title: string; says: string }>;

/** All levels, from the weakest. */
export const LEVEL_CHOICES: readonly MachineChoice[] = LEVEL_NAMES.map((name) => {
  const { title, says } = LEVELS[name];
  return { name, title, says };
});

export const PERSONALITY_CHOICES: readonly MachineChoice[] = PERSONALITY_NAMES.map((name) => {
  const { title, says } = PERSONALITIES[name];
  return { name, title, says };
});

/** `Standard, balanced`. */
export const machineTitle = ({ level, personality }: MachinePlayer): string =>
  `${LEVELS[level].title}, ${PERSONALITIES[personality].title.toLowerCase()}`;

/** The machine player that two words name; undefined: they name none. */
export function machineNamed(level: string, personality: string): MachinePlayer | undefined {
  const known = LEVEL_NAMES.find((one) => one === level);
  const nature = PERSONALITY_NAMES.find((one) => one === personality);
  return known === undefined || nature === undefined
    ? undefined
    : { level: known, personality: nature };
}
