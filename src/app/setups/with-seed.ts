import type { Ports } from '#app/ports/ports';
import type { Setup } from '#app/setup/setup';

const SEED_LENGTH = 20;

/** A seed that nobody guesses. */
export const newSeed = ({ campaignSecret }: Pick<Ports['secrets'], 'campaignSecret'>): string =>
  campaignSecret().slice(0, SEED_LENGTH);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** An act that chooses a drawn map without a seed gets the present one, which a moderator who plays doesn't know, or a new one. */
export function withSeed(act: unknown, { file }: Setup, secrets: Ports['secrets']): unknown {
  if (!isObject(act) || act['kind'] !== 'map' || !isObject(act['map'])) return act;
  const { draw } = act['map'];
  if (!isObject(draw) || draw['seed'] !== undefined) return act;
  const seed = 'draw' in file.map ? file.map.draw.seed : newSeed(secrets);
  return { ...act, map: { draw: { ...draw, seed } } };
}
