import { type Field, type Offer, radioField } from '#http/forms/field';
import { canonicalJson } from '#kernel/result/canonical-json';
import type { FormBody } from '#http/visits/form-body';
import type { Answer, DecisionForm, DecisionOf } from './decision-form.ts';
import { leaveFields, leaveIn } from './leave-fields.ts';
import { groupsTable, ownTable } from './pieces.ts';

export const SCENARIO_WORDS: Readonly<Record<DecisionOf<'scenario-response'>['scenario'], string>> =
  {
    'deep-space': 'a battle in deep space',
    defensive: 'a battle at the defenses',
    interception: 'an interception',
    pursuit: 'a pursuit',
    breakout: 'a breakout',
  };

type Fleets = DecisionOf<'disengage'>['fleets'];
/** What of an answer is chosen by one button: everything but the lanes. */
type Choice = Readonly<{ kind: Answer['kind'] } & Record<string, unknown>>;

/** Choices are sent as JSON of the answer without its lanes: its schema and the question judge it. */
const choice = (answer: Choice, label: string): Offer => ({ value: JSON.stringify(answer), label });

const ownWord = (owns: boolean): string => (owns ? ' The system is yours.' : '');
const canAnyLeave = (fleets: Fleets): boolean => fleets.some(({ ways }) => ways.length > 0);

/** An answer as its button would send it. */
function withoutLanes(answer: Answer): unknown {
  if (!('leave' in answer) || answer.leave === null) return answer;
  return { kind: answer.kind };
}

function answerField(
  offers: readonly Offer[],
  { standing, sent }: Readonly<{ standing: Answer | null; sent: FormBody }>,
): Field {
  const wanted = standing === null ? null : canonicalJson(withoutLanes(standing));
  const same = offers.find(({ value }) => {
    const offered: unknown = JSON.parse(value);
    return canonicalJson(offered) === wanted;
  });
  const preset = same === undefined ? {} : { preset: same.value };
  return radioField({ name: 'answer', label: 'Your answer', sent, offers, ...preset });
}

const LEAVING: readonly unknown[] = ['withdraw', 'refuse', 'disengage'];

/** What was sent, if it is JSON at all; with the lanes where fleets leave. */
function sentAnswer(fleets: Fleets, sent: FormBody): unknown {
  try {
    const answer: unknown = JSON.parse(sent.text('answer'));
    if (typeof answer !== 'object' || answer === null || 'leave' in answer) return answer;
    const leaves = 'kind' in answer && LEAVING.includes(answer.kind);
    return leaves ? { ...answer, leave: leaveIn(fleets, sent) } : answer;
  } catch {
    return null;
  }
}

export const encounterActionForm: DecisionForm<'encounter-action'> = {
  title: ({ question, names }) => `An encounter ${names.at(question.place)}`,
  explain: ({ question }) =>
    `It is your turn to act. Demand a scenario, withdraw, or pass.${ownWord(question.ownsSystem)}`,
  tables: ({ question, names }) => [
    ownTable(question.own, names),
    ...question.opponents.flatMap(({ empire, groups, defenses }) => [
      groupsTable(groups, names, `${names.empire(empire)}: units in sight`),
      ...(defenses.length === 0
        ? []
        : [groupsTable(defenses, names, `At the defenses of ${names.empire(empire)}`)]),
    ]),
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
    const withdraw = canAnyLeave(question.fleets) ? [choice({ kind: 'withdraw' }, 'Withdraw')] : [];
    return [
      answerField([...demands, choice({ kind: 'pass' }, 'Pass'), ...withdraw], asked),
      ...leaveFields({ ...asked, fleets: question.fleets, preset: 'home' }),
    ];
  },
  read: ({ question, sent }) => sentAnswer(question.fleets, sent),
};

export const scenarioResponseForm: DecisionForm<'scenario-response'> = {
  title: ({ question, names }) =>
    `${names.empire(question.by)} demands ${SCENARIO_WORDS[question.scenario]} ${names.at(question.place)}`,
  explain: ({ question }) =>
    `Accept it, or refuse it and leave with all fighting fleets.${question.fixedDefenses ? ' You can fall back on your bases there.' : ''}${ownWord(question.ownsSystem)}`,
  tables: ({ question, names }) => [
    ownTable(question.own, names),
    groupsTable(question.groups, names, `${names.empire(question.by)}: units in sight`),
  ],
  fields: (asked) => {
    const { fleets, fixedDefenses, pullsBack } = asked.question;
    const bases = fixedDefenses
      ? [choice({ kind: 'refuse', leave: null }, 'Refuse, and fall back on the bases')]
      : [];
    const back =
      pullsBack === true ? [choice({ kind: 'refuse', leave: null }, 'Refuse, and pull back')] : [];
    const refuse = canAnyLeave(fleets) ? [choice({ kind: 'refuse' }, 'Refuse, and withdraw')] : [];
    return [
      answerField([choice({ kind: 'accept' }, 'Accept'), ...bases, ...back, ...refuse], asked),
      ...leaveFields({ ...asked, fleets, preset: 'home' }),
    ];
  },
  read: ({ question, sent }) => sentAnswer(question.fleets, sent),
};

export const defensiveResponseForm: DecisionForm<'defensive-response'> = {
  title: ({ question, names }) =>
    `${names.empire(question.by)} attacks your defenses ${names.at(question.place)}`,
  explain: ({ question }) =>
    `You can’t refuse this. Fleets may leave before the battle, but the enemy may pursue them.${ownWord(question.ownsSystem)}`,
  tables: ({ question, names }) => [
    ownTable(question.own, names),
    groupsTable(question.groups, names, `${names.empire(question.by)}: units in sight`),
  ],
  fields: (asked) => leaveFields({ ...asked, fleets: asked.question.fleets, preset: 'stays' }),
  read: ({ question, sent }) => ({ kind: 'defend', leave: leaveIn(question.fleets, sent) }),
};

export const pursuitForm: DecisionForm<'pursuit'> = {
  title: ({ question, names }) =>
    `Fleets of ${names.empire(question.quarry)} withdraw ${names.at(question.place)}`,
  explain: ({ question }) =>
    `Pursue them, or let them go. They can’t refuse a pursuit.${ownWord(question.ownsSystem)}`,
  tables: ({ question, names }) => [
    ownTable(question.own, names),
    groupsTable(question.groups, names, 'Withdrawing units in sight'),
  ],
  fields: (asked) => [
    answerField(
      [choice({ kind: 'pursue' }, 'Pursue them'), choice({ kind: 'let-go' }, 'Let them go')],
      asked,
    ),
  ],
  read: ({ sent }) => sentAnswer([], sent),
};

export const disengageForm: DecisionForm<'disengage'> = {
  title: ({ question, names }) => `After the battle ${names.at(question.place)}`,
  explain: ({ question }) =>
    `Stay, or disengage with some or all of your fleets.${question.isFree === true ? ' Nobody can pursue them.' : ''}${ownWord(question.ownsSystem)}`,
  tables: ({ question, names }) => [
    ownTable(question.own, names),
    groupsTable(question.groups, names, 'Enemy units in sight'),
  ],
  fields: (asked) => [
    answerField(
      [choice({ kind: 'stay' }, 'Stay'), choice({ kind: 'disengage' }, 'Disengage')],
      asked,
    ),
    ...leaveFields({ ...asked, fleets: asked.question.fleets, preset: 'home' }),
  ],
  read: ({ question, sent }) => sentAnswer(question.fleets, sent),
};
