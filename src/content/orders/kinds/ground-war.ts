import { z } from 'zod';
import { systemId, unitId } from '#content/orders/id-schemas';
import type { OrderContent } from '#content/orders/order-content';
import { clausesOf } from '#content/orders/text/clauses';
import { allOrNull, readChoice } from '#content/orders/text/read-parts';
import { readReference, readReferences } from '#content/orders/text/read-references';
import type { FaultLine } from '#content/orders/text/sheet-line';
import { spokenName, spokenProperNames } from '#content/orders/text/speak';
import { isWord, partsBetween, type Token } from '#content/orders/text/tokens';
import { GROUND_PLANS } from '#model/forces/ground-plan';
import type { PlanGround } from '#model/orders/ground-war';

/** `invade Wolf: u14, u15 with "Ares"` */
export const invade: OrderContent<'Invade'> = {
  verb: 'invade',
  example: 'invade Wolf: u14, u15 with "Ares"',
  schema: z.strictObject({
    kind: z.literal('Invade'),
    system: systemId,
    units: z.array(unitId).min(1),
    support: z.array(unitId).default([]),
  }),
  parse: (tokens, line) => {
    const clauses = clausesOf(tokens, ['with'], line);
    const [head = [], body, ...more] = partsBetween(clauses.head, ':');
    if (body === undefined || more.length > 0) {
      const text =
        'Put one colon between the system and the units that invade: “invade Wolf: u12”.';
      return line.fault('SYNTAX', text);
    }
    const system = readReference(head, line.names.systems, 'system', line);
    const units = readReferences(body, line.names.units, 'unit', line);
    const ships = clauses.of('with');
    const support =
      ships === undefined ? [] : readReferences(ships, line.names.units, 'unit', line);
    if (system === null || units === null || support === null) return null;
    return {
      kind: 'Invade',
      system: system.id,
      units: units.map(({ id }) => id),
      support: support.map(({ id }) => id),
    };
  },
  format: ({ system, units, support }, names) =>
    `invade ${spokenName(names.systems, system)}: ${spokenProperNames(names.units, units)}` +
    (support.length === 0 ? '' : ` with ${spokenProperNames(names.units, support)}`),
};

const NO_MILITIA = ['no', 'militia'] as const;

const forbidsMilitia = (tokens: readonly Token[]): boolean =>
  tokens.length === NO_MILITIA.length && NO_MILITIA.every((word, at) => isWord(tokens[at], word));

function readPlan(
  tokens: readonly Token[],
  line: FaultLine,
): Pick<PlanGround, 'plan' | 'militia'> | null {
  const parts = partsBetween(tokens, ',');
  const plans = parts.filter((part) => !forbidsMilitia(part));
  const read = allOrNull(plans.map((part) => readChoice(part, GROUND_PLANS, line)));
  if (read === null) return null;
  const [plan] = read;
  if (plan !== undefined && read.length === 1 && parts.length < 3) {
    return { plan, militia: parts.length === 1 };
  }
  return line.fault(
    'SYNTAX',
    `Write one plan behind the colon (${GROUND_PLANS.join(', ')}), and then “, no militia” if you want none.`,
  );
}

/** `ground Wolf: spread`, `ground Wolf: hold, no militia` */
export const planGround: OrderContent<'PlanGround'> = {
  verb: 'ground',
  example: 'ground Wolf: spread, no militia',
  schema: z.strictObject({
    kind: z.literal('PlanGround'),
    system: systemId,
    plan: z.enum(GROUND_PLANS),
    militia: z.boolean().default(true),
  }),
  parse: (tokens, line) => {
    const [head = [], body = [], ...more] = partsBetween(tokens, ':');
    if (more.length > 0) {
      return line.fault(
        'SYNTAX',
        'There is more than one colon. Put names with a colon in quotes.',
      );
    }
    const system = readReference(head, line.names.systems, 'system', line);
    const plan = readPlan(body, line);
    return system === null || plan === null
      ? null
      : { kind: 'PlanGround', system: system.id, ...plan };
  },
  format: ({ system, plan, militia }, names) =>
    `ground ${spokenName(names.systems, system)}: ${plan}${militia ? '' : `, ${NO_MILITIA.join(' ')}`}`,
};
