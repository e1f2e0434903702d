import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import type { Passwords } from '#app/ports/passwords';

/** What scrypt costs: `cost` and `block` are paid in memory (128 × both), `rounds` in time. */
type Cost = Readonly<{ cost: number; block: number; rounds: number }>;

const USUAL: Cost = { cost: 32_768, block: 8, rounds: 3 };
const SALT_BYTES = 16;
const KEY_BYTES = 32;
/** The most passwords that are hashed at once. Others wait, so that pages don’t. */
const AT_ONCE = 2;
const SPARE_BYTES = 1_048_576;

function derive(password: string, salt: Buffer, { cost, block, rounds }: Cost): Promise<Buffer> {
  const options = { N: cost, r: block, p: rounds, maxmem: 128 * cost * block + SPARE_BYTES };
  return new Promise((resolve, reject) => {
    scrypt(password, salt, KEY_BYTES, options, (error, key) => {
      if (error === null) resolve(key);
      else reject(error);
    });
  });
}

/** Runs at most this number of jobs at once, in the order in which they came. */
function queueOf(atOnce: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // The next waiting job takes this place. Without one, the place is free.
      if (next === undefined) running -= 1;
      else next();
    }
  };
}

const FORM = /^scrypt\$(\d{1,8})\$(\d{1,3})\$(\d{1,3})\$([\w-]+)\$([\w-]+)$/;

const textOf = ({ cost, block, rounds }: Cost, salt: Buffer, key: Buffer): string =>
  ['scrypt', cost, block, rounds, salt.toString('base64url'), key.toString('base64url')].join('$');

/** What nobody's password is checked against, in the same time as a real one. */
const nobody = (usual: Cost): string =>
  textOf(usual, randomBytes(SALT_BYTES), randomBytes(KEY_BYTES));

/** Passwords by scrypt, off the event loop. A hash names its own parameters, so that they can grow later. */
export function scryptPasswords(usual: Cost = USUAL): Passwords {
  const queued = queueOf(AT_ONCE);
  const decoy = nobody(usual);
  return {
    hash: async (password) => {
      const salt = randomBytes(SALT_BYTES);
      return textOf(usual, salt, await queued(() => derive(password, salt, usual)));
    },
    fits: async (password, hash) => {
      const [, cost, block, rounds, salt = '', key = ''] = FORM.exec(hash ?? decoy) ?? [];
      if (cost === undefined) return false;
      const given = { cost: Number(cost), block: Number(block), rounds: Number(rounds) };
      const expected = Buffer.from(key, 'base64url');
      const from = Buffer.from(salt, 'base64url');
      const derived = await queued(() => derive(password, from, given));
      const isSame = derived.length === expected.length && timingSafeEqual(derived, expected);
      return isSame && hash !== null;
    },
  };
}
