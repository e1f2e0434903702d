import { z } from 'zod';
import type { CorrectionContent } from '#content/corrections/correction-content';
import { readThing } from '#content/corrections/read-things';
import { amount } from '#content/corrections/values';
import { workId } from '#content/orders/id-schemas';
import { readNumber } from '#content/orders/text/read-parts';

/** `paid human.w1 8` */
export const setPaid: CorrectionContent<'SetPaid'> = {
  verbs: ['paid'],
  examples: ['paid human w1 8'],
  schema: z.strictObject({ kind: z.literal('SetPaid'), work: workId, to: amount }),
  parse: (tokens, line) => {
    const work = readThing(tokens.slice(0, -1), 'works', line);
    const to = readNumber(tokens.slice(-1), 'the total paid', line);
    return work === null || to === null ? null : { kind: 'SetPaid', work, to };
  },
  format: ({ work, to }) => `paid ${work} ${to}`,
};

/** `finish human.w1`: the unit enters service */
export const finishWork: CorrectionContent<'FinishWork'> = {
  verbs: ['finish'],
  examples: ['finish human w1'],
  schema: z.strictObject({ kind: z.literal('FinishWork'), work: workId }),
  parse: (tokens, line) => {
    const work = readThing(tokens, 'works', line);
    return work === null ? null : { kind: 'FinishWork', work };
  },
  format: ({ work }) => `finish ${work}`,
};

/** `cancel human.w1`: it is gone at once, and nothing is given back */
export const cancelWork: CorrectionContent<'CancelWork'> = {
  verbs: ['cancel'],
  examples: ['cancel human w1'],
  schema: z.strictObject({ kind: z.literal('CancelWork'), work: workId }),
  parse: (tokens, line) => {
    const work = readThing(tokens, 'works', line);
    return work === null ? null : { kind: 'CancelWork', work };
  },
  format: ({ work }) => `cancel ${work}`,
};
