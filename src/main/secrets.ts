import { randomBytes } from 'node:crypto';
import type { Ports } from '#app/ports/ports';

const SECRET_BYTES = 32;
const ID_BYTES = 9;

const secret = (): string => randomBytes(SECRET_BYTES).toString('hex');

/** Secrets that nobody can guess, from the system's own randomness. */
export const realSecrets: Ports['secrets'] = {
  token: () => randomBytes(SECRET_BYTES).toString('base64url'),
  campaignSecret: secret,
  shadowSecret: secret,
  id: () => randomBytes(ID_BYTES).toString('base64url'),
};
