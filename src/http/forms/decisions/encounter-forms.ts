import { type Offer, radioField } from '#http/forms/field';
import { canonicalJson } from '#kernel/result/canonical-json';
import type { ViewNames } from '#http/names/view-names';
import type { Answer, DecisionForm, DecisionOf } from './decision-form.ts';
import { groupsTable, ownTable, wayOutText } from './pieces.ts';

const SCENARIO_WORDS: Readonly<Record<DecisionOf<'scenario-response'>['scenario'], string>> = {
  'deep-space': 'a battle in deep space',
};

type Ways = DecisionOf<'disengage'>['waysOut'];

/** Choices are sent as JSON of the answer itself: its schema and the question judge it. */
const choice = (answer: Answer, label: string): Offer => ({ value: JSON.stringify(answer), label });

const ownWord = (owns: boolean): string => (owns ? ' The system is yours.' : '');

const wayChoices = (
  ways: Ways,
  names: ViewNames,
  word: string,
  answerOf: (lane: Ways[number]['lane']) => Answer,
): readonly Offer[] =>
  ways.map((way) => choice(answerOf(way.lane), `${word} ${wayOutText(way, names)}`));

const answerField = (
  offers: readonly Offer[],
  {
    standing,
    sent,
  }: Readonly<{ standing: Answer | null; sent: Parameters<typeof radioField>[0]['sent'] }>,
): ReturnType<typeof radioField> => {
  const same = offers.find(({ value }) => standing !== null && isSameAnswer(value, standing));
  const preset = same === undefined ? {} : { preset: same.value };
  return radioField({ name: 'answer', label: 'Your answer', sent, offers, ...preset });
};

function isSameAnswer(text: string, standing: Answer): boolean {
  const offered: unknown = JSON.parse(text);
  return canonicalJson(offered) === canonicalJson(standing);
}

/** What was sent, if it is JSON at all. */
function sentAnswer(text: string): unknown {
  try {
    const answer: unknown = JSON.parse(text);
    return answer;
  } catch {
    return null;
  }
}

export const encounterActionForm: DecisionForm<'encounter-action'> = {
  title: ({ question, names }) => `An encounter ${names.at(question.place)}`,
  explain: ({ question }) =>
    `It is your turn to act: demand a scenario, withdraw, or pass.${ownWord(question.ownsSystem)}`,
  tables: ({ question, names }) => [
    ownTable(question.own, names),
    ...question.opponents.map(({ empire, groups }) =>
      groupsTable(groups, names, `What you see of ${names.empire(empire)}`),
    ),
  ],
  fields: (asked) => {
    const { question, names } = asked;
    const demands = question.opponents.flatMap(({ empire, demandable }) =>
      demandable.map((scenario) =>
        choice(
          { kind: 'demand', scenario, against: empire },
          `Demand ${SCENARIO_WORDS[scenario]} with ${names.empire(empire)}`,
        ),
      ),
    );
    const ways = wayChoices(question.waysOut, names, 'Withdraw to', (lane) => ({
      kind: 'withdraw',
      lane,
    }));
    return [answerField([...demands, choice({ kind: 'pass' }, 'Pass'), ...ways], asked)];
  },
  read: ({ sent }) => sentAnswer(sent.text('answer')),
};

export const scenarioResponseForm: DecisionForm<'scenario-response'> = {
  title: ({ question, names }) =>
    `${names.empire(question.by)} demands ${SCENARIO_WORDS[question.scenario]} ${names.at(question.place)}`,
  explain: ({ question }) =>
    `Accept it, or refuse by leaving.${question.fixedDefenses ? ' Your bases are there to fall back on.' : ''}${ownWord(question.ownsSystem)}`,
  tables: ({ question, names }) => [
    ownTable(question.own, names),
    groupsTable(question.groups, names, `What you see of ${names.empire(question.by)}`),
  ],
  fields: (asked) => {
    const { question, names } = asked;
    const bases = question.fixedDefenses
      ? [choice({ kind: 'refuse', lane: null }, 'Refuse, and fall back on the bases')]
      : [];
    const ways = wayChoices(question.waysOut, names, 'Refuse, and withdraw to', (lane) => ({
      kind: 'refuse',
      lane,
    }));
    return [answerField([choice({ kind: 'accept' }, 'Accept'), ...bases, ...ways], asked)];
  },
  read: ({ sent }) => sentAnswer(sent.text('answer')),
};

export const disengageForm: DecisionForm<'disengage'> = {
  title: ({ question, names }) => `After the battle ${names.at(question.place)}`,
  explain: ({ question }) => `Stay, or disengage now.${ownWord(question.ownsSystem)}`,
  tables: ({ question, names }) => [
    ownTable(question.own, names),
    groupsTable(question.groups, names, 'What you see of the enemy'),
  ],
  fields: (asked) => {
    const ways = wayChoices(asked.question.waysOut, asked.names, 'Disengage to', (lane) => ({
      kind: 'disengage',
      lane,
    }));
    return [answerField([choice({ kind: 'stay' }, 'Stay'), ...ways], asked)];
  },
  read: ({ sent }) => sentAnswer(sent.text('answer')),
};
