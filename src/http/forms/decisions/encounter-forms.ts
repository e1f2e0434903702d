import { type Field, type Offer, radioField } from '#http/forms/field';
import { canonicalJson } from '#kernel/result/canonical-json';
import type { FormBody } from '#http/visits/form-body';
import type { Answer, DecisionForm, DecisionOf } from './decision-form.ts';
import { fleetsTable, leaveFields, leaveIn } from './leave-fields.ts';
import { groupsTable, ownTable } from './pieces.ts';

const ofOwner = (owns: boolean): string => (owns ? ' The system is yours.' : '');

const TEXTS = {
  yourAnswer: 'Your answer',
  encounterAt: (place: string): string => `An encounter ${place}`,
  itIsYourTurn: (owns: boolean): string =>
    `It is your turn to act. Demand a scenario, withdraw, or pass.${ofOwner(owns)}`,
  unitsInSight: (empire: string): string => `${empire}: units in sight`,
  atDefenses: (empire: string): string => `At the defenses of ${empire}`,
  demand: (scenario: string, empire: string): string => `Demand ${scenario} with ${empire}`,
  demands: (empire: string, scenario: string, place: string): string =>
    `${empire} demands ${scenario} ${place}`,
  acceptOrRefuse: (hasBases: boolean, owns: boolean): string =>
    `Accept it, or refuse it and leave with all fighting fleets.${hasBases ? ' You can fall back on your bases there.' : ''}${ofOwner(owns)}`,
  refuseAndFallBack: 'Refuse, and fall back on the bases',
  refuseAndPullBack: 'Refuse, and pull back',
  refuseAndWithdraw: 'Refuse, and withdraw',
  attacksYourDefenses: (empire: string, place: string): string =>
    `${empire} attacks your defenses ${place}`,
  youCannotRefuse: (owns: boolean): string =>
    `You can’t refuse this. Fleets may leave before the battle, but the enemy may pursue them.${ofOwner(owns)}`,
  fleetsWithdraw: (empire: string, place: string): string =>
    `Fleets of ${empire} withdraw ${place}`,
  pursueOrLetGo: (owns: boolean): string =>
    `Pursue them, or let them go. They can’t refuse a pursuit.${ofOwner(owns)}`,
  withdrawingUnits: 'Withdrawing units in sight',
  pursueThem: 'Pursue them',
  letThemGo: 'Let them go',
  afterBattle: (place: string): string => `After the battle ${place}`,
  stayOrDisengage: (isFree: boolean, owns: boolean): string =>
    `Stay, or disengage with some or all of your fleets.${isFree ? ' Nobody can pursue them.' : ''}${ofOwner(owns)}`,
  enemyUnits: 'Enemy units in sight',
} as const;

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
  return radioField({ name: 'answer', label: TEXTS.yourAnswer, sent, offers, ...preset });
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
  title: ({ question, names }) => TEXTS.encounterAt(names.at(question.place)),
  explain: ({ question }) => TEXTS.itIsYourTurn(question.ownsSystem),
  tables: ({ question, names }) => [
    ownTable(question.own, names),
    ...question.opponents.flatMap(({ empire, groups, defenses }) => [
      groupsTable(groups, names, TEXTS.unitsInSight(names.empire(empire))),
      ...(defenses.length === 0
        ? []
        : [groupsTable(defenses, names, TEXTS.atDefenses(names.empire(empire)))]),
    ]),
    ...fleetsTable(
      question.fleets,
      { ...question, groups: question.opponents.flatMap(({ groups }) => groups) },
      names,
    ),
  ],
  fields: (asked) => {
    const { question, names } = asked;
    const demands = question.opponents.flatMap(({ empire, demandable }) =>
      demandable.map((scenario) =>
        choice(
          { kind: 'demand', scenario, against: empire },
          TEXTS.demand(SCENARIO_WORDS[scenario], names.empire(empire)),
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
    TEXTS.demands(
      names.empire(question.by),
      SCENARIO_WORDS[question.scenario],
      names.at(question.place),
    ),
  explain: ({ question }) => TEXTS.acceptOrRefuse(question.fixedDefenses, question.ownsSystem),
  tables: ({ question, names }) => [
    ownTable(question.own, names),
    groupsTable(question.groups, names, TEXTS.unitsInSight(names.empire(question.by))),
    ...fleetsTable(question.fleets, question, names),
  ],
  fields: (asked) => {
    const { fleets, fixedDefenses, pullsBack } = asked.question;
    const bases = fixedDefenses
      ? [choice({ kind: 'refuse', leave: null }, TEXTS.refuseAndFallBack)]
      : [];
    const back =
      pullsBack === true ? [choice({ kind: 'refuse', leave: null }, TEXTS.refuseAndPullBack)] : [];
    const refuse = canAnyLeave(fleets) ? [choice({ kind: 'refuse' }, TEXTS.refuseAndWithdraw)] : [];
    return [
      answerField([choice({ kind: 'accept' }, 'Accept'), ...bases, ...back, ...refuse], asked),
      ...leaveFields({ ...asked, fleets, preset: 'home' }),
    ];
  },
  read: ({ question, sent }) => sentAnswer(question.fleets, sent),
};

export const defensiveResponseForm: DecisionForm<'defensive-response'> = {
  title: ({ question, names }) =>
    TEXTS.attacksYourDefenses(names.empire(question.by), names.at(question.place)),
  explain: ({ question }) => TEXTS.youCannotRefuse(question.ownsSystem),
  tables: ({ question, names }) => [
    ownTable(question.own, names),
    groupsTable(question.groups, names, TEXTS.unitsInSight(names.empire(question.by))),
    ...fleetsTable(question.fleets, question, names),
  ],
  fields: (asked) => leaveFields({ ...asked, fleets: asked.question.fleets, preset: 'stays' }),
  read: ({ question, sent }) => ({ kind: 'defend', leave: leaveIn(question.fleets, sent) }),
};

export const pursuitForm: DecisionForm<'pursuit'> = {
  title: ({ question, names }) =>
    TEXTS.fleetsWithdraw(names.empire(question.quarry), names.at(question.place)),
  explain: ({ question }) => TEXTS.pursueOrLetGo(question.ownsSystem),
  tables: ({ question, names }) => [
    ownTable(question.own, names),
    groupsTable(question.groups, names, TEXTS.withdrawingUnits),
  ],
  fields: (asked) => [
    answerField(
      [choice({ kind: 'pursue' }, TEXTS.pursueThem), choice({ kind: 'let-go' }, TEXTS.letThemGo)],
      asked,
    ),
  ],
  read: ({ sent }) => sentAnswer([], sent),
};

export const disengageForm: DecisionForm<'disengage'> = {
  title: ({ question, names }) => TEXTS.afterBattle(names.at(question.place)),
  explain: ({ question }) => TEXTS.stayOrDisengage(question.isFree === true, question.ownsSystem),
  tables: ({ question, names }) => [
    ownTable(question.own, names),
    groupsTable(question.groups, names, TEXTS.enemyUnits),
    ...fleetsTable(question.fleets, question, names),
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
