import { z } from 'zod';
import { brandAs } from '#kernel/brand/brand';
import { nameSchema } from '#content/name-schema';
import type { OrderContent } from '#content/orders/order-content';
import { allOrNull, isNumber, readChoice, readNewName } from '#content/orders/text/read-parts';
import type { FaultLine } from '#content/orders/text/sheet-line';
import { quoted } from '#content/orders/text/speak';
import { partsBetween, type Token } from '#content/orders/text/tokens';
import { type Ability, type AbilityId, HULL_CLASSES } from '#model/forces/design';
import type { DesignUnit } from '#model/orders/order';

const KINDS = ['ship', 'base', 'flight', 'minefield', 'ground'] as const;
const SHIP = ['dv', 'as', 'af', 'cv', 'cr'] as const;
const GROUND = ['attrition', 'attack', 'defense', 'die'] as const;
const MOST = 1000;

const whole = z.int().min(0).max(MOST);
const value = whole.default(0);
const abilityId = z
  .string()
  .regex(
    /^[a-z]+([A-Z][a-z]*)*$/,
    'This is not an ability. Write it like this: scout or fireControl',
  )
  .max(40)
  .transform((text) => brandAs<AbilityId>(text));

const schema = z.strictObject({
  kind: z.literal('DesignUnit'),
  name: nameSchema,
  unit: z.enum(KINDS),
  hull: z.enum(HULL_CLASSES),
  ...{ dv: value, as: value, af: value, cv: value, cr: value },
  ground: z
    .strictObject({ attrition: whole, attack: whole, defense: whole, dieFaces: whole })
    .nullable()
    .default(null),
  abilities: z.array(z.strictObject({ id: abilityId, rating: whole.default(1) })).max(50),
});

/** A value by its word, or an ability with its rating, as one part of the line says it. */
type Part = Readonly<{ words: string; number: number }>;

/** `design "Ares" ship CA: dv 6, as 4, af 3, cv 1, cr 4, Scout 1`; values that are left out are 0. */
export const designUnit: OrderContent<'DesignUnit'> = {
  verb: 'design',
  example: 'design "Ares" ship CA: dv 6, as 4, af 3, cv 1, cr 4, Scout 1',
  schema,
  parse: (tokens, line) => {
    const [head = [], body = []] = partsBetween(tokens, ':');
    const name = readNewName(head.slice(0, -2), line);
    const unit = readChoice(head.slice(-2, -1), KINDS, line);
    const hull = hullOf(head.slice(-1), line);
    const parts = allOrNull(partsBetween(body, ',').map((part) => partOf(part, line)));
    if (name === null || unit === null || hull === null || parts === null) return null;
    const odd = oddPartText(unit, parts);
    if (odd !== null) return line.fault('SYNTAX', odd);
    return { kind: 'DesignUnit', name, unit, hull, ...contentsOf(unit, parts) };
  },
  format: (order) =>
    `design ${quoted(order.name)} ${order.unit} ${order.hull}: ${spokenParts(order).join(', ')}`,
};

function hullOf(tokens: readonly Token[], line: FaultLine): DesignUnit['hull'] | null {
  const found = HULL_CLASSES.find((one) => one === tokens[0]?.text.toUpperCase());
  return (
    found ??
    line.fault(
      'SYNTAX',
      `The hull class is missing or unknown. Write one of: ${HULL_CLASSES.join(', ')}.`,
    )
  );
}

function partOf(tokens: readonly Token[], line: FaultLine): Part | null {
  const last = tokens.at(-1);
  const isRated = tokens.length > 1 && isNumber(last);
  const words = isRated ? tokens.slice(0, -1) : tokens;
  if (words.length === 0 || words.some(({ kind, text }) => kind !== 'word' || !isPlain(text))) {
    return line.fault(
      'SYNTAX',
      'There is an empty entry. Write a value such as “dv 6”, or an ability.',
    );
  }
  const text = words.map((word) => word.text.toLowerCase()).join(' ');
  return { words: text, number: isRated ? Math.min(Number(last?.text), MOST) : 1 };
}

/** A value that is given twice, or that this kind of unit does not have, would be lost. */
function oddPartText(unit: DesignUnit['unit'], parts: readonly Part[]): string | null {
  const all = parts.map(({ words }) => words);
  const twice = all.find((words, at) => all.indexOf(words) < at);
  if (twice !== undefined) return `“${twice}” is in this order twice. Remove one of the two.`;
  const landed = unit === 'ground' ? undefined : GROUND.find((word) => all.includes(word));
  return landed === undefined ? null : `Only ground units have “${landed}”. Leave it out.`;
}

const isPlain = (text: string): boolean => /^[a-z-]+$/i.test(text);

function contentsOf(
  unit: DesignUnit['unit'],
  parts: readonly Part[],
): Omit<DesignUnit, 'kind' | 'name' | 'unit' | 'hull'> {
  const numberOf = (word: string): number => parts.find(({ words }) => words === word)?.number ?? 0;
  const [attrition, attack, defense, dieFaces] = [
    numberOf('attrition'),
    numberOf('attack'),
    numberOf('defense'),
    numberOf('die'),
  ];
  const values = new Set<string>([...SHIP, ...GROUND]);
  return {
    dv: numberOf('dv'),
    as: numberOf('as'),
    af: numberOf('af'),
    cv: numberOf('cv'),
    cr: numberOf('cr'),
    ground: unit === 'ground' ? { attrition, attack, defense, dieFaces } : null,
    abilities: parts
      .filter(({ words }) => !values.has(words))
      .map(({ words, number }) => ({ id: abilityOf(words), rating: number })),
  };
}

/** `fire control` is `fireControl`, `Q-Ship` is `qShip`. */
const abilityOf = (words: string): AbilityId =>
  brandAs<AbilityId>(
    words.replaceAll(/[ -]+([a-z])/g, (_all, first: string) => first.toUpperCase()),
  );

const spokenAbility = ({ id, rating }: Ability): string => {
  const words = id.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return rating === 1 ? words : `${words} ${rating}`;
};

function spokenParts(order: DesignUnit): readonly string[] {
  const { ground } = order;
  const values = SHIP.filter((key) => order[key] !== 0).map((key) => `${key} ${order[key]}`);
  const landed =
    ground === null
      ? []
      : [
          `attrition ${ground.attrition}, attack ${ground.attack}`,
          `defense ${ground.defense}, die ${ground.dieFaces}`,
        ];
  const all = [...values, ...landed, ...order.abilities.map(spokenAbility)];
  return all.length === 0 ? ['dv 0'] : all;
}
