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

const NONE: Offer = { value: '', label: 'None' };

export const taskForceForm: DecisionForm<'task-force'> = {
  title: ({ question, names }) => `Your task force ${names.at(question.place)}`,
  explain: () =>
    'Choose the flagship and rank the other units. Units join in this order, lowest number first, as far as the flagship’s command rating allows.',
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
      ranksField({ name: 'order', label: 'Other units', sent, offers, preset: preset.order }),
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
    `Round ${String(question.round)} of ${String(question.length)} ${names.at(question.place)}`,
  explain: ({ question }) =>
    `Rank the enemy units that you single out, lowest number first. Your damage pays for as many as it can. Readiness: you ${signedText(question.readiness.own)}, the enemy ${signedText(question.readiness.enemy)}.`,
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
        label: 'Single out',
        sent,
        offers: question.enemy.map((piece) => ({
          value: piece.tag,
          label: enemyText(piece, names),
        })),
        preset: preset.direct,
      }),
      numberField({
        name: 'share',
        label: 'Most damage to spend on them (percent)',
        hint: 'Leave it empty to spend all of it.',
        sent,
        min: 0,
        max: 100,
        ...(preset.share === undefined ? {} : { preset: preset.share }),
      }),
      ranksField({
        name: 'spare',
        label: 'Own units to spare, most valuable first',
        hint: 'Without numbers, no unit is spared.',
        sent,
        offers: ownPieceOffers(question.own, names),
        preset: preset.spare,
      }),
      selectField({
        name: 'takeDamage',
        label: 'Take damage',
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
  title: ({ question, names }) =>
    `After round ${String(question.round)} ${names.at(question.place)}`,
  explain: ({ question }) =>
    `Send units back, up to ${String(question.allowance)} of command cost${question.reinforcements.length === 0 ? '' : ', and rank the reinforcements that replace them'}.`,
  tables: ({ question, names }) => [
    { ...ownTable(question.own, names), caption: 'Your task force (without the flagship)' },
    ...(question.reinforcements.length === 0
      ? []
      : [{ ...ownTable(question.reinforcements, names), caption: 'Your reinforcements' }]),
  ],
  fields: ({ question, names, standing, sent }) => {
    const preset = standing?.kind === 'round-end' ? standing : { sendBack: [], enter: [] };
    return [
      boxesField({
        name: 'sendBack',
        label: 'Send back',
        sent,
        offers: ownPieceOffers(question.own, names),
        preset: preset.sendBack,
      }),
      ...(question.reinforcements.length === 0
        ? []
        : [
            ranksField({
              name: 'enter',
              label: 'Bring in, lowest number first',
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
