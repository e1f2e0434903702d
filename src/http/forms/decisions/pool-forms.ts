import { boxesField, radioField } from '#http/forms/field';
import type { DecisionForm } from './decision-form.ts';
import { SCENARIO_WORDS } from './encounter-forms.ts';
import { groupsTable, ownPieceOffers, ownTable } from './pieces.ts';

/** Splitting a force in two, of which the opponent picks one. @rule ENC-3 */
export const poolsForm: DecisionForm<'pools'> = {
  title: ({ question, names }) =>
    `Your force in two parts, for ${SCENARIO_WORDS[question.scenario]} ${names.at(question.place)}`,
  explain: ({ question, names }) =>
    `One part fights, and ${names.empire(question.opponent)} picks which. Check the units of the first part; all others are the second. Each needs a ship. What is based aboard goes along, and is in the cost.`,
  tables: ({ question, names }) => [
    ownTable(question.own, names),
    groupsTable(question.groups, names, `What you see of ${names.empire(question.opponent)}`),
  ],
  fields: ({ question, names, standing, sent }) => [
    boxesField({
      name: 'first',
      label: 'The first part',
      sent,
      offers: ownPieceOffers(question.own, names),
      preset: standing?.kind === 'pools' ? standing.first : [],
    }),
  ],
  read: ({ sent }) => ({ kind: 'pools', first: sent.texts('first') }),
};

/** Picking the part that one fights. @rule ENC-3 */
export const poolChoiceForm: DecisionForm<'pool-choice'> = {
  title: ({ question, names }) =>
    `Whom to fight in ${SCENARIO_WORDS[question.scenario]} ${names.at(question.place)}`,
  explain: ({ question, names }) =>
    `${names.empire(question.opponent)} has split its force in two. Pick the part that you fight: the other takes no part.`,
  tables: ({ question, names }) => [
    ownTable(question.own, names),
    groupsTable(question.pools.first, names, 'The first part'),
    groupsTable(question.pools.second, names, 'The second part'),
  ],
  fields: ({ standing, sent }) => [
    radioField({
      name: 'pool',
      label: 'Whom to fight',
      sent,
      offers: [
        { value: 'first', label: 'The first part' },
        { value: 'second', label: 'The second part' },
      ],
      ...(standing?.kind === 'pool-choice' ? { preset: standing.pool } : {}),
    }),
  ],
  read: ({ sent }) => ({ kind: 'pool-choice', pool: sent.text('pool') }),
};
