import { numberField, selectField } from '#http/forms/field';
import { wholeNumber } from '#http/visits/form-body';
import type { DecisionForm } from './decision-form.ts';
import { excludedIn, excludeFields, excludeHints } from './exclude-fields.ts';
import { enemyTable, groupsTable, ownTable } from './pieces.ts';

const TEXTS = {
  scoutsForInitiative: (place: string): string => `Scouts for initiative ${place}`,
  intelForInitiative: (intel: number, points: number): string =>
    `You have ${String(intel)} Intel and can spend up to ${String(points)} of it through your Scouts. Each point adds 1 to your initiative roll. Spent Intel is used up until the turn ends. Units that scout have no Scout functions left in this encounter.`,
  unitsThatCanScout: 'Units that can scout',
  onInitiative: 'On initiative',
  scoutsBeforeBattle: (place: string): string => `Scouts before the battle ${place}`,
  intelBeforeBattle: (intel: number, points: number, fromBehind: number): string =>
    `You have ${String(intel)} Intel and can spend up to ${String(points)} of it: through your Scouts, and through every two Fast ships in the reinforcements. Spent Intel is used up until the turn ends. Units that scout have no Scout functions left in this encounter. Units that scout for the length of the battle, or to keep units out, begin it in the reinforcements: you can spend up to ${String(fromBehind)} on that.`,
  enemyReinforcements: 'Enemy reinforcements',
  onSurprise: 'On surprise',
  eachPointAddsToRoll: 'Each point adds 1 to your roll.',
  onLength: 'On the length of the battle',
  eachPointChangesLength: 'Each point makes the battle one round longer or shorter.',
  effectOnLength: 'Effect on the length',
} as const;

const NO_SCOUTING = { surprise: 0, length: 0 };

/** What Intel is spent on initiative in an encounter. @rule CSC-5 @rule ENC-2 */
export const initiativeForm: DecisionForm<'initiative'> = {
  title: ({ question, names }) => TEXTS.scoutsForInitiative(names.at(question.place)),
  explain: ({ question }) => TEXTS.intelForInitiative(question.intel, question.points),
  tables: ({ question, names }) => [
    { ...ownTable(question.own, names), caption: TEXTS.unitsThatCanScout },
  ],
  fields: ({ question, standing, sent }) => [
    numberField({
      name: 'intel',
      label: TEXTS.onInitiative,
      sent,
      min: 0,
      max: question.points,
      preset: standing?.kind === 'initiative' ? standing.intel : 0,
      required: true,
    }),
  ],
  read: ({ sent }) => ({ kind: 'initiative', intel: wholeNumber(sent.text('intel')) }),
};

/** What Intel is spent on before a battle. @rule CSC-5 */
export const scoutingForm: DecisionForm<'scouting'> = {
  title: ({ question, names }) => TEXTS.scoutsBeforeBattle(names.at(question.place)),
  explain: ({ question }) =>
    [
      TEXTS.intelBeforeBattle(question.intel, question.points, question.fromBehind),
      ...excludeHints(question),
    ].join(' '),
  tables: ({ question, names }) => [
    { ...ownTable(question.own, names), caption: TEXTS.unitsThatCanScout },
    ...(question.enemy === undefined ? [] : [enemyTable(question.enemy, names)]),
    ...(question.waiting === undefined
      ? []
      : [groupsTable(question.waiting, names, TEXTS.enemyReinforcements)]),
  ],
  fields: (asked) => {
    const { question, standing, sent } = asked;
    const preset = standing?.kind === 'scouting' ? standing : NO_SCOUTING;
    return [
      numberField({
        name: 'surprise',
        label: TEXTS.onSurprise,
        hint: TEXTS.eachPointAddsToRoll,
        sent,
        min: 0,
        max: question.points,
        preset: preset.surprise,
        required: true,
      }),
      numberField({
        name: 'rounds',
        label: TEXTS.onLength,
        hint: TEXTS.eachPointChangesLength,
        sent,
        min: 0,
        max: question.fromBehind,
        preset: Math.abs(preset.length),
        required: true,
      }),
      selectField({
        name: 'way',
        label: TEXTS.effectOnLength,
        sent,
        offers: [
          { value: 'longer', label: 'Longer' },
          { value: 'shorter', label: 'Shorter' },
        ],
        preset: preset.length < 0 ? 'shorter' : 'longer',
      }),
      ...excludeFields(asked),
    ];
  },
  read: (asked) => {
    const { sent } = asked;
    const rounds = wholeNumber(sent.text('rounds'));
    const length = sent.text('way') === 'shorter' && rounds !== undefined ? 0 - rounds : rounds;
    const surprise = wholeNumber(sent.text('surprise'));
    return { kind: 'scouting', surprise, length, ...excludedIn(asked) };
  },
};
