import { boxesField, radioField } from '#http/forms/field';
import type { DecisionForm } from './decision-form.ts';
import { SCENARIO_WORDS } from './encounter-forms.ts';
import { groupsTable, ownPieceOffers, ownTable } from './pieces.ts';

const TEXTS = {
  yourForceInTwoParts: (scenario: string, place: string): string =>
    `Your force in two parts, for ${scenario} ${place}`,
  onlyOnePartFights: (empire: string): string =>
    `Only one part fights, and ${empire} picks it. Check the units of the first part; the others form the second. Each part needs a ship. Units based aboard go along and count in the cost.`,
  unitsInSight: (empire: string): string => `${empire}: units in sight`,
  firstPart: 'The first part',
  enemiesToFight: (scenario: string, place: string): string =>
    `Enemies to fight in ${scenario} ${place}`,
  hasSplitItsForce: (empire: string): string =>
    `${empire} has split its force in two. Pick the part to fight. The other part stays out of the battle.`,
  secondPart: 'The second part',
  partToFight: 'Part to fight',
} as const;

/** Splitting a force in two parts; the opponent picks one. @rule ENC-3 */
export const poolsForm: DecisionForm<'pools'> = {
  title: ({ question, names }) =>
    TEXTS.yourForceInTwoParts(SCENARIO_WORDS[question.scenario], names.at(question.place)),
  explain: ({ question, names }) => TEXTS.onlyOnePartFights(names.empire(question.opponent)),
  tables: ({ question, names }) => [
    ownTable(question.own, names),
    groupsTable(question.groups, names, TEXTS.unitsInSight(names.empire(question.opponent))),
  ],
  fields: ({ question, names, standing, sent }) => [
    boxesField({
      name: 'first',
      label: TEXTS.firstPart,
      inRow: TEXTS.firstPart,
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
    TEXTS.enemiesToFight(SCENARIO_WORDS[question.scenario], names.at(question.place)),
  explain: ({ question, names }) => TEXTS.hasSplitItsForce(names.empire(question.opponent)),
  tables: ({ question, names }) => [
    ownTable(question.own, names),
    groupsTable(question.pools.first, names, TEXTS.firstPart),
    groupsTable(question.pools.second, names, TEXTS.secondPart),
  ],
  fields: ({ standing, sent }) => [
    radioField({
      name: 'pool',
      label: TEXTS.partToFight,
      sent,
      offers: [
        { value: 'first', label: TEXTS.firstPart },
        { value: 'second', label: TEXTS.secondPart },
      ],
      ...(standing?.kind === 'pool-choice' ? { preset: standing.pool } : {}),
    }),
  ],
  read: ({ sent }) => ({ kind: 'pool-choice', pool: sent.text('pool') }),
};
