import { BATTLE_SIDES } from '#model/battle/setup';
import { boxesField, type Field, numberField, type Offer, selectField } from '#http/forms/field';
import { shortId, type ViewNames } from '#http/names/view-names';
import { type FormBody, wholeNumber } from '#http/visits/form-body';
import { counted } from '#kernel/words/counted';
import type { DecisionForm, DecisionOf, QuestionTable } from './decision-form.ts';

const TEXTS = {
  basedOn: 'Based on',
  captured: 'Captured by the other side',
  gotAway: 'Got away',
  crippledAndGotAway: 'Crippled, and got away',
  fastTwoCountAsOne: 'Fast: two count as one',
  intelSpent: (empire: string, intel: number): string =>
    `${empire}: Intel spent before the battle (of ${String(intel)})`,
  unitsThatScouted: (empire: string): string => `${empire}: units that scouted`,
  qShipsThatCameOut: 'Q-Ships that came out from behind a convoy',
  battleFought: (scenario: string, place: string): string => `The battle ${scenario} ${place}`,
  battleIsFoughtElsewhere: (isRaid: boolean): string =>
    `This battle is fought elsewhere. Enter its outcome. Unchanged units are still there and not damaged. Units based on a ship that got away go with it, and cargo shares the fate of its carrier. A captured unit is crippled and its flights are lost. The other side needs a warship or base left to hold it.${isRaid ? '  Raiders are after one of its units.' : ''}`,
  roundsFought: 'Rounds fought',
} as const;

type Question = DecisionOf<'battle-outcome'>;
type Side = Question['sides']['attacker'];
type Unit = Side['units'][number];

const FOUGHT_WORDS: Readonly<Record<Question['scenario'], string>> = {
  'deep-space': 'in deep space',
  defensive: 'at the defenses',
  interception: 'of an interception',
  pursuit: 'of a pursuit',
  breakout: 'of a breakout',
};

/** A unit by name, class and short id. */
export const outcomeUnitText = ({ name, class: design, unit }: Unit): string => {
  const kind = `${design} ${shortId(unit)}`;
  return name === '' ? kind : `${name} (${kind})`;
};

const unitsIn = ({ sides }: Question): readonly Unit[] =>
  BATTLE_SIDES.flatMap((side) => sides[side].units);
const fieldOf = ({ unit }: Unit): string => `unit.${unit}`;

function sideTable(side: Side, names: ViewNames, word: string): QuestionTable {
  const nameOf = new Map(side.units.map((one) => [one.unit, outcomeUnitText(one)]));
  return {
    caption: `${names.empire(side.leader)}, the ${word}`,
    columns: ['Unit', 'State', TEXTS.basedOn, 'Cost'],
    keys: side.units.map(({ unit }) => unit),
    rows: side.units.map((one) => [
      outcomeUnitText(one),
      one.lurks ? `${one.condition}, hidden` : one.condition,
      one.carrier === null ? '' : (nameOf.get(one.carrier) ?? ''),
      String(one.cost),
    ]),
  };
}

/** Whether a battle can cripple it. @rule CSC-8 */
export const mayBeCrippled = ({ condition, kind, diesAtOnce }: Unit): boolean =>
  condition === 'sound' && kind !== 'flight' && !diesAtOnce;
const isRepairable = ({ condition, kind }: Unit): boolean =>
  condition === 'crippled' && kind === 'flight';
const goesAlone = ({ carrier, kind }: Unit): boolean =>
  carrier === null && (kind === 'ship' || kind === 'convoy');

/** The possible outcomes of a unit: its state now, or the lane of its escape. */
function offersFor(one: Unit, lanes: Side['lanes'], names: ViewNames): readonly Offer[] {
  const canCripple = mayBeCrippled(one);
  const ways = goesAlone(one) ? lanes : [];
  const away = (fate: string, word: string): readonly Offer[] =>
    ways.map((lane) => ({ value: `${fate}/${lane}`, label: `${word} by ${names.lane(lane)}` }));
  return [
    { value: '', label: 'Unchanged' },
    ...(canCripple ? [{ value: 'crippled', label: 'Crippled' }] : []),
    ...(isRepairable(one) ? [{ value: 'repaired', label: 'Repaired' }] : []),
    { value: 'destroyed', label: 'Destroyed' },
    ...(one.asPrize === null ? [] : [{ value: 'captured', label: TEXTS.captured }]),
    ...away('', TEXTS.gotAway),
    ...(canCripple ? away('crippled', TEXTS.crippledAndGotAway) : []),
  ];
}

function sideFields(side: Side, names: ViewNames, sent: FormBody): readonly Field[] {
  return side.units.map((one) =>
    selectField({
      name: fieldOf(one),
      label: `${names.empire(one.owner)}: ${outcomeUnitText(one)}${one.condition === 'crippled' ? ', crippled' : ''}`,
      sent,
      offers: offersFor(one, side.lanes, names),
    }),
  );
}

type SideName = (typeof BATTLE_SIDES)[number];
const intelField = (of: SideName): string => `intel.${of}`;
const scoutsField = (of: SideName): string => `scouts.${of}`;

/** Those who may have scouted, with what they count. */
const scoutOffers = ({ units }: Side): readonly Offer[] =>
  units.flatMap((one): readonly Offer[] => {
    const { unit, scouts, isFast } = one;
    const functions = scouts === undefined ? TEXTS.fastTwoCountAsOne : counted(scouts, 'function');
    if (scouts === undefined && isFast !== true) return [];
    return [{ value: unit, label: `${outcomeUnitText(one)}, ${functions}` }];
  });

/** What Intel a side spent before the battle, where it had any to spend, and through whom. */
function scoutFields(
  of: SideName,
  { sides }: Question,
  { names, sent }: Readonly<{ names: ViewNames; sent: FormBody }>,
): readonly Field[] {
  const { leader, intel } = sides[of];
  if (intel === undefined) return [];
  const label = TEXTS.intelSpent(names.empire(leader), intel);
  return [
    numberField({ name: intelField(of), label, sent, min: 0, max: intel }),
    boxesField({
      name: scoutsField(of),
      label: TEXTS.unitsThatScouted(names.empire(leader)),
      sent,
      offers: scoutOffers(sides[of]),
    }),
  ];
}

/** A number as it was written; what is none is left to the schema, which tells it. */
const writtenNumber = (text: string): number | string => wholeNumber(text) ?? text.trim();

/** What a form says of the Intel of a side. */
function scoutedIn(of: SideName, sent: FormBody): readonly unknown[] {
  const [text, units] = [sent.text(intelField(of)).trim(), sent.texts(scoutsField(of))];
  const intel = text === '' ? 0 : writtenNumber(text);
  return intel === 0 && units.length === 0 ? [] : [{ side: of, intel, units }];
}

function hiddenFields(question: Question, sent: FormBody): readonly Field[] {
  const hidden = unitsIn(question).filter(({ lurks, carrier }) => lurks && carrier === null);
  if (hidden.length === 0) return [];
  const offers = hidden.map((one) => ({ value: one.unit, label: outcomeUnitText(one) }));
  return [
    boxesField({
      name: 'cameOut',
      label: TEXTS.qShipsThatCameOut,
      sent,
      offers,
    }),
  ];
}

/** What was chosen for a unit, taken apart. */
function choiceOf(one: Unit, sent: FormBody): Readonly<{ fate: string; lane: string }> {
  const [fate = '', lane = ''] = sent.text(fieldOf(one)).split('/', 2);
  return { fate, lane };
}

/** The unit or side that an entry of an answer is about. */
function aboutIn(answer: unknown, list: string, index: number): Readonly<Record<string, unknown>> {
  const entries: unknown =
    typeof answer === 'object' && answer !== null && Reflect.get(answer, list);
  const entry: unknown = Array.isArray(entries) ? entries[index] : null;
  return typeof entry === 'object' && entry !== null ? { ...entry } : {};
}

/** The field of the form that a fault of its answer is about. */
export function outcomeFieldAt({
  path,
  answer,
}: Readonly<{ path: string; answer: unknown }>): string {
  const [, list = path, index = '', part] = /^(\w+)\[(\d+)\](?:\.(\w+))?/.exec(path) ?? [];
  const { unit, side } = aboutIn(answer, list, Number(index));
  if (typeof unit === 'string') return `unit.${unit}`;
  if (side === 'attacker' || side === 'defender') {
    return part === 'units' ? scoutsField(side) : intelField(side);
  }
  return list;
}

export const outcomeForm: DecisionForm<'battle-outcome'> = {
  title: ({ question, names }) =>
    TEXTS.battleFought(FOUGHT_WORDS[question.scenario], names.at(question.place)),
  explain: ({ question }) => TEXTS.battleIsFoughtElsewhere(question.raidOn !== null),
  tables: ({ question: { sides }, names }) => [
    sideTable(sides.attacker, names, 'attacker'),
    sideTable(sides.defender, names, 'defender'),
  ],
  fields: ({ question, names, sent }) => [
    numberField({
      name: 'rounds',
      label: TEXTS.roundsFought,
      sent,
      min: 0,
      max: 99,
      required: true,
    }),
    ...BATTLE_SIDES.flatMap((of) => scoutFields(of, question, { names, sent })),
    ...hiddenFields(question, sent),
    ...BATTLE_SIDES.flatMap((side) => sideFields(question.sides[side], names, sent)),
  ],
  read: ({ question, sent }) => {
    const chosen = unitsIn(question).map((one) => ({ unit: one.unit, ...choiceOf(one, sent) }));
    const scouted = BATTLE_SIDES.flatMap((of) => scoutedIn(of, sent));
    const rounds = sent.text('rounds').trim();
    return {
      kind: 'battle-outcome',
      ...(rounds !== '' && { rounds: writtenNumber(rounds) }),
      fates: chosen.flatMap(({ unit, fate }) => (fate === '' ? [] : [{ unit, fate }])),
      retreats: chosen.flatMap(({ unit, lane }) => (lane === '' ? [] : [{ unit, lane }])),
      cameOut: sent.texts('cameOut'),
      ...(scouted.length > 0 && { scouted }),
    };
  },
};
