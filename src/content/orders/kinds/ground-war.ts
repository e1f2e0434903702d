import { z } from 'zod';
import { designId, systemId, unitId } from '#content/orders/id-schemas';
import type { OrderContent } from '#content/orders/order-content';
import { clausesOf } from '#content/orders/text/clauses';
import { allOrNull, isNumber, readChoice } from '#content/orders/text/read-parts';
import { readReference, readReferences } from '#content/orders/text/read-references';
import type { SheetLine } from '#content/orders/text/sheet-line';
import type { OrderNames } from '#content/orders/order-names';
import { spokenName, spokenProperName, spokenProperNames } from '#content/orders/text/speak';
import { isWord, partsBetween, type Token } from '#content/orders/text/tokens';
import { GROUND_PLANS, type GroundPlan } from '#model/forces/ground-plan';
import type { GroundAim, PlanGround } from '#model/orders/ground-war';

/** `invade Wolf: u14, u15 with "Ares"` */
const invade: OrderContent<'Invade'> = {
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

const MOST_PLACE = 99;
const NO_MILITIA = ['no', 'militia'] as const;

const forbidsMilitia = (tokens: readonly Token[]): boolean =>
  tokens.length === NO_MILITIA.length && NO_MILITIA.every((word, at) => isWord(tokens[at], word));

type Planned = Omit<PlanGround, 'kind' | 'system'>;
/** One entry behind the colon: the plan, what one unit attacks, or no militia. */
type Entry =
  | Readonly<{ plan: GroundPlan }>
  | Readonly<{ aim: GroundAim }>
  | Readonly<{ militia: false }>;

/** `Guards`, `Guards 2`, `"Mark 2" 3`. */
function readTarget(
  tokens: readonly Token[],
  line: SheetLine,
): Pick<GroundAim, 'target' | 'place'> | null {
  const last = tokens.at(-1);
  const isCounted = tokens.length > 1 && isNumber(last);
  const name = isCounted ? tokens.slice(0, -1) : tokens;
  const design = readReference(name, line.names.designs, 'class', line);
  const place = isCounted ? Number(last?.text) : 1;
  if (design === null) return null;
  if (place >= 1 && place <= MOST_PLACE) return { target: design.id, place };
  return line.fault(
    'SYNTAX',
    `Number the enemies of a class from 1 (the weakest) to ${String(MOST_PLACE)}.`,
  );
}

function readEntry(tokens: readonly Token[], line: SheetLine): Entry | null {
  if (forbidsMilitia(tokens)) return { militia: false };
  const clauses = clausesOf(tokens, ['at'], line);
  const at = clauses.of('at');
  if (at === undefined) {
    const plan = readChoice(tokens, GROUND_PLANS, line);
    return plan === null ? null : { plan };
  }
  const unit = readReference(clauses.head, line.names.units, 'unit', line);
  const target = readTarget(at, line);
  return unit === null || target === null ? null : { aim: { unit: unit.id, ...target } };
}

function readPlan(tokens: readonly Token[], line: SheetLine): Planned | null {
  const entries = allOrNull(partsBetween(tokens, ',').map((part) => readEntry(part, line)));
  if (entries === null) return null;
  const plans = entries.flatMap((entry) => ('plan' in entry ? [entry.plan] : []));
  const aims = entries.flatMap((entry) => ('aim' in entry ? [entry.aim] : []));
  const refusals = entries.length - plans.length - aims.length;
  const [plan] = plans;
  if (plan !== undefined && plans.length === 1 && refusals < 2) {
    return { plan, militia: refusals === 0, ...(aims.length === 0 ? {} : { aims }) };
  }
  return line.fault(
    'SYNTAX',
    `Write one plan behind the colon (${GROUND_PLANS.join(', ')}), then what single units attack, such as “, u14 at Infantry”, and “, no militia” if you want none.`,
  );
}

const spokenAim = ({ unit, target, place }: GroundAim, names: OrderNames): string =>
  `${spokenProperName(names.units, unit)} at ${spokenName(names.designs, target)}${place === 1 ? '' : ` ${String(place)}`}`;

/** `ground Wolf: spread`, `ground Wolf: weakest, u14 at Infantry, u15 at Infantry 2`, `ground Wolf: hold, no militia` */
const planGround: OrderContent<'PlanGround'> = {
  verb: 'ground',
  example: 'ground Wolf: spread, no militia',
  schema: z.strictObject({
    kind: z.literal('PlanGround'),
    system: systemId,
    plan: z.enum(GROUND_PLANS),
    aims: z
      .array(
        z.strictObject({
          unit: unitId,
          target: designId,
          place: z.int().min(1).max(MOST_PLACE).default(1),
        }),
      )
      .min(1)
      .optional(),
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
  format: ({ system, plan, aims = [], militia }, names) => {
    const refusal = militia ? [] : [NO_MILITIA.join(' ')];
    const entries = [plan, ...aims.map((aim) => spokenAim(aim, names)), ...refusal];
    return `ground ${spokenName(names.systems, system)}: ${entries.join(', ')}`;
  },
};

/** Orders for ground units. */
export const GROUND_WAR = {
  Invade: invade,
  PlanGround: planGround,
} as const;
