import {
  boxesField,
  numberField,
  type Offer,
  ranksField,
  ranksIn,
  selectField,
} from '#http/forms/field';
import { type FormBody, wholeNumber } from '#http/visits/form-body';
import { optionOffers } from '#http/forms/standing/standing-inputs';
import { boardingFields, boardingIn } from './boarding-fields.ts';
import type { DecisionForm } from './decision-form.ts';
import { enemyTable, enemyText, ownPieceOffers, ownTable, signedText } from './pieces.ts';

const TEXTS = {
  yourTaskForce: (place: string): string => `Your task force ${place}`,
  chooseFlagship:
    'Choose the flagship and rank the other units. Units join in this order, lowest number first, as far as the flagship’s command rating allows.',
  otherUnits: 'Units besides the flagship, in the order in which they join',
  joinsAs: 'Joins as number',
  roundOf: (round: number, length: number, place: string): string =>
    `Round ${String(round)} of ${String(length)} ${place}`,
  rankEnemyUnits: (own: number, enemy: number): string =>
    `Rank the enemy units that you single out, lowest number first. Your damage pays for as many as it can. Readiness: you ${signedText(own)}, the enemy ${signedText(enemy)}.`,
  singleOut: 'Units to single out, lowest number first',
  singleOutAs: 'Single out as number',
  mostDamageToSpend: 'Most damage to spend on them (percent)',
  leaveItEmpty: 'Leave it empty to spend all of it.',
  ownUnitsToSpare: 'Own units to spare, most valuable first',
  spareAs: 'Spare as number',
  withoutNumbers: 'Without numbers, no unit is spared.',
  takeDamage: 'Take damage',
  afterRound: (round: number, place: string): string => `After round ${String(round)} ${place}`,
  sendUnitsBack: (allowance: number, hasReinforcements: boolean): string =>
    `Send units back, up to ${String(allowance)} of command cost${hasReinforcements ? ', and rank the reinforcements that replace them' : ''}.`,
  yourTaskForceWithoutFlagship: 'Your task force (without the flagship)',
  yourReinforcements: 'Your reinforcements',
  sendBack: 'Send back',
  bringIn: 'Units to bring in, lowest number first',
  bringInAs: 'Bring in as number',
} as const;

const NONE: Offer = { value: '', label: 'None' };

export const taskForceForm: DecisionForm<'task-force'> = {
  title: ({ question, names }) => TEXTS.yourTaskForce(names.at(question.place)),
  explain: () => TEXTS.chooseFlagship,
  tables: ({ question, names }) => [ownTable(question.own, names)],
  fields: ({ question, names, standing, sent }) => {
    const offers = ownPieceOffers(question.own, names);
    const flagships = offers.filter(({ value }) =>
      question.flagships.some((unit) => unit === value),
    );
    const preset = standing?.kind === 'task-force' ? standing : { flagship: null, order: [] };
    return [
      selectField({
        name: 'flagship',
        label: 'Flagship',
        sent,
        offers: flagships.length === 0 ? [NONE] : flagships,
        ...(preset.flagship === null ? {} : { preset: preset.flagship }),
      }),
      ranksField({
        name: 'order',
        label: TEXTS.otherUnits,
        inRow: TEXTS.joinsAs,
        sent,
        offers,
        preset: preset.order,
      }),
    ];
  },
  read: ({ question, sent }) => ({
    kind: 'task-force',
    flagship: sent.text('flagship') === '' ? null : sent.text('flagship'),
    order: ranksIn(
      sent,
      'order',
      question.own.map(({ unit }) => unit),
    ),
  }),
};

type Fire = Readonly<{
  direct: readonly string[];
  share?: number;
  spare: readonly string[];
  spread?: true;
}>;

/** The share that was written; what is no number is left as it is, for the check to tell. */
function shareIn(sent: FormBody): Readonly<{ share?: number | string }> {
  const text = sent.text('share').trim();
  return text === '' ? {} : { share: wholeNumber(text) ?? text };
}

export const fireForm: DecisionForm<'fire'> = {
  title: ({ question, names }) =>
    TEXTS.roundOf(question.round, question.length, names.at(question.place)),
  explain: ({ question }) => TEXTS.rankEnemyUnits(question.readiness.own, question.readiness.enemy),
  tables: ({ question, names }) => [
    ownTable(question.own, names),
    enemyTable(question.enemy, names),
  ],
  fields: (asked) => {
    const { question, names, standing, sent } = asked;
    const preset: Fire = standing?.kind === 'fire' ? standing : { direct: [], spare: [] };
    return [
      ranksField({
        name: 'direct',
        label: TEXTS.singleOut,
        inRow: TEXTS.singleOutAs,
        sent,
        offers: question.enemy.map((piece) => ({
          value: piece.tag,
          label: enemyText(piece, names),
        })),
        preset: preset.direct,
      }),
      numberField({
        name: 'share',
        label: TEXTS.mostDamageToSpend,
        hint: TEXTS.leaveItEmpty,
        sent,
        min: 0,
        max: 100,
        ...(preset.share === undefined ? {} : { preset: preset.share }),
      }),
      ranksField({
        name: 'spare',
        label: TEXTS.ownUnitsToSpare,
        inRow: TEXTS.spareAs,
        hint: TEXTS.withoutNumbers,
        sent,
        offers: ownPieceOffers(question.own, names),
        preset: preset.spare,
      }),
      selectField({
        name: 'takeDamage',
        label: TEXTS.takeDamage,
        sent,
        offers: optionOffers('takeDamage'),
        preset: preset.spread === true ? 'spread' : 'cheapest',
      }),
      ...boardingFields(asked),
    ];
  },
  read: (asked) => ({
    kind: 'fire',
    direct: ranksIn(
      asked.sent,
      'direct',
      asked.question.enemy.map(({ tag }) => tag),
    ),
    ...shareIn(asked.sent),
    spare: ranksIn(
      asked.sent,
      'spare',
      asked.question.own.map(({ unit }) => unit),
    ),
    ...(asked.sent.text('takeDamage') === 'spread' ? { spread: true } : {}),
    ...boardingIn(asked),
  }),
};

export const roundEndForm: DecisionForm<'round-end'> = {
  title: ({ question, names }) => TEXTS.afterRound(question.round, names.at(question.place)),
  explain: ({ question }) =>
    TEXTS.sendUnitsBack(question.allowance, question.reinforcements.length > 0),
  tables: ({ question, names }) => [
    { ...ownTable(question.own, names), caption: TEXTS.yourTaskForceWithoutFlagship },
    ...(question.reinforcements.length === 0
      ? []
      : [{ ...ownTable(question.reinforcements, names), caption: TEXTS.yourReinforcements }]),
  ],
  fields: ({ question, names, standing, sent }) => {
    const preset = standing?.kind === 'round-end' ? standing : { sendBack: [], enter: [] };
    return [
      boxesField({
        name: 'sendBack',
        label: TEXTS.sendBack,
        inRow: TEXTS.sendBack,
        sent,
        offers: ownPieceOffers(question.own, names),
        preset: preset.sendBack,
      }),
      ...(question.reinforcements.length === 0
        ? []
        : [
            ranksField({
              name: 'enter',
              label: TEXTS.bringIn,
              inRow: TEXTS.bringInAs,
              sent,
              offers: ownPieceOffers(question.reinforcements, names),
              preset: preset.enter,
            }),
          ]),
    ];
  },
  read: ({ question, sent }) => ({
    kind: 'round-end',
    sendBack: sent.texts('sendBack'),
    enter: ranksIn(
      sent,
      'enter',
      question.reinforcements.map(({ unit }) => unit),
    ),
  }),
};
