import { z } from 'zod';
import { systemId } from '#content/orders/id-schemas';
import type { OrderContent } from '#content/orders/order-content';
import { clausesOf } from '#content/orders/text/clauses';
import { readReference } from '#content/orders/text/read-references';
import { spokenName } from '#content/orders/text/speak';
import { isWord } from '#content/orders/text/tokens';
import { SPECIALISATIONS } from '#model/campaign/system';

const NOTHING = 'nothing';
const CHOICES = [...SPECIALISATIONS, NOTHING];

/** `specialise Sol to mining`, `specialise Sol to nothing` */
export const specialiseColony: OrderContent<'SpecialiseColony'> = {
  verb: 'specialise',
  example: 'specialise Sol to mining',
  schema: z.strictObject({
    kind: z.literal('SpecialiseColony'),
    system: systemId,
    to: z.enum(SPECIALISATIONS).nullable(),
  }),
  parse: (tokens, line) => {
    const clauses = clausesOf(tokens, ['to'], line);
    const system = readReference(clauses.head, line.names.systems, 'system', line);
    const [word, ...more] = clauses.of('to') ?? [];
    const choice =
      word === undefined || more.length > 0 ? undefined : CHOICES.find((one) => isWord(word, one));
    if (choice === undefined) {
      line.fault(
        'SYNTAX',
        `The specialisation is missing or unknown. After “to”, write one of: ${CHOICES.join(', ')}.`,
      );
      return null;
    }
    const to = SPECIALISATIONS.find((one) => one === choice) ?? null;
    return system && { kind: 'SpecialiseColony', system: system.id, to };
  },
  format: ({ system, to }, names) =>
    `specialise ${spokenName(names.systems, system)} to ${to ?? NOTHING}`,
};
