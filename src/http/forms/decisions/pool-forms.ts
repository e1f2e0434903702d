import { boxesField, radioField } from '#http/forms/field';
import type { DecisionForm } from './decision-form.ts';
import { SCENARIO_WORDS } from './encounter-forms.ts';
import { groupsTable, ownPieceOffers, ownTable } from './pieces.ts';

/** Splitting a force in two parts; the opponent picks one. @rule ENC-3 */
export const poolsForm: DecisionForm<'pools'> = {
  title: ({ question, names }) =>
    `Your force in two parts, for ${SCENARIO_WORDS[question.scenario]} ${names.at(question.place)}`,
  explain: ({ question, names }) =>
    `Only one part fights, and ${names.empire(question.opponent)} picks it. Check the units of the first part; the others form the second. Each part needs a ship. Units based aboard go along and count in the cost.`,
  tables: ({ question, names }) => [
    ownTable(question.own, names),
    groupsTable(question.groups, names, `${names.empire(question.opponent)}: units in sight`),
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
    `Enemies to fight in ${SCENARIO_WORDS[question.scenario]} ${names.at(question.place)}`,
  explain: ({ question, names }) =>
    `${names.empire(question.opponent)} has split its force in two. Pick the part to fight. The other part stays out of the battle.`,
  tables: ({ question, names }) => [
    ownTable(question.own, names),
    groupsTable(question.pools.first, names, 'The first part'),
    groupsTable(question.pools.second, names, 'The second part'),
  ],
  fields: ({ standing, sent }) => [
    radioField({
      name: 'pool',
      label: 'Part to fight',
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
