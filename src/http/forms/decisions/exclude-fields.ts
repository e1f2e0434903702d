import { boxesField, type Field, numberField, type Offer } from '#http/forms/field';
import { wholeNumber } from '#http/visits/form-body';
import type { Asked } from './decision-form.ts';
import { enemyText, ownPieceOffers } from './pieces.ts';

const TEXTS = {
  keepingOwnUnitOut:
    'Keeping one of your own units out of the battle costs 1, from the reinforcements.',
  keepingEnemyOut:
    'Keeping an enemy out of the battle costs 2, from the reinforcements. Holding an enemy in its task force also costs 2, and overrides its own side. You can’t name flagships. Units based on a unit go with it.',
  drawIn: (design: string, isCrippled: boolean): string =>
    `Draw in ${isCrippled ? 'crippled ' : ''}${design}`,
  waitBehind: (count: number): string => `${String(count)} wait behind.`,
  keepEnemiesOut: 'Keep enemies out',
  keepOwnUnitsOut: 'Keep own units out',
  holdEnemies: 'Hold enemies to the battle',
  keepOut: 'Keep out',
  holdHere: 'Hold to the battle',
} as const;

type Scouting = Asked<'scouting'>;

const IN_ROW = {
  exclude: TEXTS.keepOut,
  excludeOwn: TEXTS.keepOut,
  include: TEXTS.holdHere,
} as const;
type Group = NonNullable<Scouting['question']['waiting']>[number];

/** What is said of it above the form; nothing where it cannot be done. */
export const excludeHints = ({
  ownForce,
  enemy,
  waiting,
}: Scouting['question']): readonly string[] => [
  ...(ownForce === undefined ? [] : [TEXTS.keepingOwnUnitOut]),
  ...(enemy === undefined && waiting === undefined ? [] : [TEXTS.keepingEnemyOut]),
];

const nameOf = ({ design, condition }: Pick<Group, 'design' | 'condition'>): string =>
  `draw.${condition}.${design}`;

/** How many to draw in of each group that is held back. */
function drawFields({ question, names, standing, sent }: Scouting): readonly Field[] {
  const told = (standing?.kind === 'scouting' ? standing.draw : undefined) ?? [];
  return (question.waiting ?? []).map((group) => {
    const { design, condition, count } = group;
    const preset = told.find((one) => one.design === design && one.condition === condition);
    return numberField({
      name: nameOf(group),
      label: TEXTS.drawIn(names.design(design), condition === 'crippled'),
      hint: TEXTS.waitBehind(count),
      sent,
      min: 0,
      max: count,
      preset: preset?.count ?? 0,
    });
  });
}

/** Whom to keep out and whom to draw in; no fields where nobody is offered. @rule CSC-5 */
export function excludeFields(asked: Scouting): readonly Field[] {
  const { question, names, standing, sent } = asked;
  const { ownForce = [], enemy = [] } = question;
  const told = standing?.kind === 'scouting' ? standing : { exclude: [] };
  const enemies: readonly Offer[] = enemy.map((piece) => ({
    value: piece.tag,
    label: enemyText(piece, names),
  }));
  const boxes = (
    field: 'exclude' | 'excludeOwn' | 'include',
    label: string,
    offers: readonly Offer[],
  ): readonly Field[] =>
    offers.length === 0
      ? []
      : [
          boxesField({
            name: field,
            label,
            inRow: IN_ROW[field],
            sent,
            offers,
            preset: presetOf(told, field),
          }),
        ];
  return [
    ...boxes('exclude', TEXTS.keepEnemiesOut, enemies),
    ...boxes('excludeOwn', TEXTS.keepOwnUnitsOut, ownPieceOffers(ownForce, names)),
    ...boxes('include', TEXTS.holdEnemies, enemies),
    ...drawFields(asked),
  ];
}

type Named = Readonly<Partial<Record<'exclude' | 'excludeOwn' | 'include', readonly string[]>>>;
const presetOf = (told: Named, field: keyof Named): readonly string[] => told[field] ?? [];

/** What was chosen in these fields. */
export function excludedIn({ question, sent }: Scouting): object {
  const named = (['exclude', 'excludeOwn', 'include'] as const).flatMap((field) => {
    const some = sent.texts(field);
    return some.length === 0 ? [] : [[field, some] as const];
  });
  const draw = (question.waiting ?? []).flatMap((group) => {
    const text = sent.text(nameOf(group));
    const { design, condition } = group;
    return ['', '0'].includes(text.trim()) ? [] : [{ design, condition, count: wholeNumber(text) }];
  });
  return { ...Object.fromEntries(named), ...(draw.length === 0 ? {} : { draw }) };
}
