import { boxesField, type Field, type Offer, selectField } from '#http/forms/field';
import { counted } from '#kernel/words/counted';
import { percent } from '#kernel/words/percent';
import type { LaneClass } from '#model/campaign/lane';
import { retreatChanceOf } from '#rules/combat/retreat-chance';
import { boostFields, boostsIn } from './boost-fields.ts';
import { cloakField, cloakHint, cloakedIn } from './cloak-field.ts';
import type { Answer, Asked, DecisionForm, DecisionOf } from './decision-form.ts';
import { enemyTable, enemyText, ownPieceOffers, ownPieceText, ownTable } from './pieces.ts';
import { specialFields, specialHints, specialsIn } from './special-fields.ts';

const TEXTS = {
  along: (lane: string, width: string, chance: string): string =>
    `Along ${lane} (${width}${chance})`,
  getsAway: (chance: string): string => `, ${chance} to get away undamaged`,
  withShip: (ship: string): string => `With ${ship}`,
  comeOutOfHiding: 'Come out of hiding',
  commandInRound: (round: number, length: number, place: string): string =>
    `Command in round ${String(round)} of ${String(length)} ${place}`,
  chooseUnitsThatGetAway:
    'Choose the units that try to get away at the end of this round. Until then they fire and can be fired at.',
  unitWithoutJumpEngines: 'A unit without working jump engines can leave only with a Jump ship.',
  qShipsThatComeOut: 'Q-Ships that come out from behind a convoy have First Strike in this round.',
  missionsForRound: (round: number, place: string): string =>
    `Missions for round ${String(round)} ${place}`,
  youHavePoints: (points: number): string =>
    `You have ${counted(points, 'point')}. A mission costs the CC in the table.`,
  hideAmongAsteroids:
    'Ships and flights may hide among the asteroids at no cost: AS and AF × 0.5, DV × 1.5, formation −1.',
  flightsMayFireBetter:
    'Flights may fire better at no cost if they give up cover by Shields, or DV from their Carrier or Stealth.',
  byScouts: (effect: string): string => `${effect}, by Scouts`,
  byOwnFunctions: (effect: string): string => `${effect}, by its own functions`,
  electronicWarfareInRound: (round: number, place: string): string =>
    `Electronic warfare in round ${String(round)} ${place}`,
  functionsYouCanSpend: (pools: Waging['pools']): string =>
    `Functions you can spend: Scouts ${String(pools.scouts)}, Guardian ${String(pools.guardian)}, Fire Control ${String(pools['fire-control'])}, ` +
    `Disruptor ${String(pools.disruptor)}, Suppression ${String(pools.suppression)}. An effect costs the CC of its target. Each formation level from Guardian or Disruptor costs one function.`,
} as const;

type Waging = DecisionOf<'electronic-warfare'>;
type Pool = Exclude<keyof Waging['pools'], 'scouts'>;
type Standing<K extends Answer['kind']> = Extract<Answer, { kind: K }>;

const AS_IT_IS: Offer = { value: '', label: 'As it is' };
const WITH = 'with ';

/** How likely it gets away by such a lane. With no CR nobody can tell whether it has jump engines. @rule CSC-12 */
function chanceText(
  { question, unit }: Pick<Asked<'command'>, 'question'> & Readonly<{ unit: string }>,
  lane: LaneClass,
): string {
  const piece = question.own.find((one) => one.unit === unit);
  const takes = question.retreating.find((one) => one.unit === unit)?.takes ?? 0;
  if (piece === undefined || piece.cr === 0) return '';
  const leaver = { traits: { jumps: takes > 0 ? 1 : 0 }, condition: piece.condition };
  return TEXTS.getsAway(percent(retreatChanceOf(leaver, lane)));
}

/** By a lane of its own, if it can, or with a ship that takes others along. */
function wayOffers({ question, names }: Asked<'command'>, unit: string): readonly Offer[] {
  const isTied = question.retreating.some((one) => one.unit === unit && one.onlyAlong === true);
  const takers = question.own.filter((piece) =>
    question.retreating.some((one) => one.unit === piece.unit && one.takes > 0),
  );
  return [
    { value: '', label: 'Stays' },
    ...(isTied ? [] : question.lanes).map((way) => ({
      value: way.lane,
      label: TEXTS.along(
        names.lane(way.lane),
        way.class,
        chanceText({ question, unit }, way.class),
      ),
    })),
    ...takers
      .filter((piece) => piece.unit !== unit)
      .map((piece) => ({
        value: `${WITH}${piece.unit}`,
        label: TEXTS.withShip(ownPieceText(piece, names)),
      })),
  ];
}

function wayField(asked: Asked<'command'>, unit: string, label: string): Field {
  const told = asked.standing?.kind === 'command' ? asked.standing.retreats : [];
  const alone = told.find((one) => one.unit === unit)?.lane;
  const leader = told.find(({ along }) => along.some((one) => one === unit))?.unit;
  const preset = alone ?? (leader === undefined ? '' : `${WITH}${leader}`);
  const offers = wayOffers(asked, unit);
  return selectField({ name: `way.${unit}`, label, sent: asked.sent, offers, preset });
}

/** Which Q-Ships come out; no field where none could. */
function comingOutFields({ question, names, standing, sent }: Asked<'command'>): readonly Field[] {
  if (question.lurking === undefined) return [];
  const offers = ownPieceOffers(question.lurking, names);
  const preset = (standing?.kind === 'command' ? standing.comeOut : undefined) ?? [];
  const label = TEXTS.comeOutOfHiding;
  return [boxesField({ name: 'comeOut', label, inRow: label, sent, offers, preset })];
}

export const commandForm: DecisionForm<'command'> = {
  title: ({ question, names }) =>
    TEXTS.commandInRound(question.round, question.length, names.at(question.place)),
  explain: ({ question }) => {
    const { retreating, lurking } = question;
    return [
      TEXTS.chooseUnitsThatGetAway,
      ...(retreating.some(({ onlyAlong }) => onlyAlong === true)
        ? [TEXTS.unitWithoutJumpEngines]
        : []),
      ...(lurking === undefined ? [] : [TEXTS.qShipsThatComeOut]),
      ...specialHints(question),
    ].join(' ');
  },
  tables: ({ question, names }) => [
    ownTable(question.own, names),
    ...(question.enemy === undefined ? [] : [enemyTable(question.enemy, names)]),
  ],
  fields: (asked) => {
    const { question, names, sent } = asked;
    const offers = ownPieceOffers(question.own, names);
    const able = offers.filter(({ value }) => question.flagships.some((unit) => unit === value));
    const label = (unit: string): string =>
      offers.find(({ value }) => value === unit)?.label ?? unit;
    return [
      ...(able.length === 0
        ? []
        : [
            selectField({ name: 'flagship', label: 'Flagship', sent, offers: [AS_IT_IS, ...able] }),
          ]),
      ...question.retreating.map(({ unit }) => wayField(asked, unit, label(unit))),
      ...comingOutFields(asked),
      ...specialFields(asked),
    ];
  },
  read: (asked) => {
    const { question, sent } = asked;
    const ways = question.retreating.map(({ unit }) => ({ unit, way: sent.text(`way.${unit}`) }));
    const flagship = sent.text('flagship');
    return {
      kind: 'command',
      flagship: flagship === '' ? null : flagship,
      retreats: ways
        .filter(({ way }) => way !== '' && !way.startsWith(WITH))
        .map(({ unit, way }) => ({
          unit,
          lane: way,
          along: ways.filter((one) => one.way === `${WITH}${unit}`).map((one) => one.unit),
        })),
      ...(question.lurking === undefined ? {} : { comeOut: sent.texts('comeOut') }),
      ...specialsIn(asked),
    };
  },
};

const MISSION_OFFERS: readonly Offer[] = [
  { value: '', label: 'None' },
  { value: 'defensive', label: 'Defensive: formation +1, AS and AF halved' },
  { value: 'anti-ship', label: 'Anti-Ship: half of AF goes to AS' },
  { value: 'anti-fighter', label: 'Anti-Fighter: half of AS goes to AF' },
  { value: 'scouting', label: 'Scouting: +1 Scout function, no fire' },
];

export const missionsForm: DecisionForm<'missions'> = {
  title: ({ question, names }) => TEXTS.missionsForRound(question.round, names.at(question.place)),
  explain: ({ question }) => {
    const { points, hiders, boosters } = question;
    return [
      TEXTS.youHavePoints(points),
      ...(hiders === undefined ? [] : [TEXTS.hideAmongAsteroids]),
      ...cloakHint(question),
      ...(boosters === undefined ? [] : [TEXTS.flightsMayFireBetter]),
    ].join(' ');
  },
  tables: ({ question, names }) => [
    ownTable(question.own, names),
    enemyTable(question.enemy, names),
  ],
  fields: (asked) => {
    const { question, names, standing, sent } = asked;
    const preset: Standing<'missions'>['missions'] =
      standing?.kind === 'missions' ? standing.missions : [];
    const missions = ownPieceOffers(question.own, names).map(({ value, label }) =>
      selectField({
        name: `mission.${value}`,
        label,
        sent,
        offers: MISSION_OFFERS,
        preset: preset.find(({ unit }) => unit === value)?.mission ?? '',
      }),
    );
    const { hiders } = question;
    const rest = [...cloakField(asked), ...boostFields(asked)];
    if (hiders === undefined) return [...missions, ...rest];
    const offers = ownPieceOffers(hiders, names);
    const told = (standing?.kind === 'missions' ? standing.hide : undefined) ?? [];
    const words = { label: 'Hide', inRow: 'Hide' };
    const hide = boxesField({ name: 'hide', ...words, sent, offers, preset: told });
    return [...missions, hide, ...rest];
  },
  read: ({ question, sent, ...rest }) => ({
    kind: 'missions',
    missions: question.own
      .map(({ unit }) => ({ unit, mission: sent.text(`mission.${unit}`) }))
      .filter(({ mission }) => mission !== ''),
    ...(question.hiders === undefined ? {} : { hide: sent.texts('hide') }),
    ...cloakedIn({ question, sent, ...rest }),
    ...boostsIn({ question, sent, ...rest }),
  }),
};

const EFFECT_LABELS: Readonly<Record<Pool, string>> = {
  guardian: 'Guardian: formation +1',
  'fire-control': 'Fire Control: AS and AF × 1.5',
  disruptor: 'Disruptor: formation −1',
  suppression: 'Suppression: AS and AF halved',
};
const FRIENDLY = ['guardian', 'fire-control'] as const;
const HOSTILE = ['disruptor', 'suppression'] as const;
/** Levels of formation can be given more than once by functions of their own. */
const LEVELS: Readonly<Record<Pool, number>> = {
  guardian: 4,
  'fire-control': 1,
  disruptor: 4,
  suppression: 1,
};

/** What can be done to one unit: `guardian/scouts/1`. */
const effectOffers = ({ pools }: Waging, effects: readonly Pool[]): readonly Offer[] =>
  effects.flatMap((effect) => [
    ...(pools.scouts === 0
      ? []
      : [{ value: `${effect}/scouts/1`, label: TEXTS.byScouts(EFFECT_LABELS[effect]) }]),
    ...Array.from({ length: Math.min(pools[effect], LEVELS[effect]) }, (_, level) => ({
      value: `${effect}/dedicated/${String(level + 1)}`,
      label: TEXTS.byOwnFunctions(EFFECT_LABELS[effect]),
    })),
  ]);

/** Effects as the fields name them: the levels of one kind are counted. */
function presetOf(wanted: readonly Readonly<{ effect: Pool; by: string }>[]): readonly string[] {
  const keys = wanted.map(({ effect, by }) => `${effect}/${by}`);
  return keys.map((key, at) => {
    const level = keys.slice(0, at + 1).filter((one) => one === key).length;
    return `${key}/${String(level)}`;
  });
}

function effectFields({ question, names, standing, sent }: Asked<'electronic-warfare'>): Field[] {
  const told = standing?.kind === 'electronic-warfare' ? standing : { friends: [], enemies: [] };
  const friends = question.own.map((piece) =>
    boxesField({
      name: `friend.${piece.unit}`,
      label: `${ownPieceText(piece, names)}, CC ${String(piece.cc)}`,
      sent,
      offers: effectOffers(question, FRIENDLY),
      preset: presetOf(told.friends.filter(({ unit }) => unit === piece.unit)),
    }),
  );
  const enemies = question.enemy.map((piece) =>
    boxesField({
      name: `enemy.${piece.tag}`,
      label: `${enemyText(piece, names)}, CC ${String(piece.cc)}`,
      sent,
      offers: effectOffers(question, HOSTILE),
      preset: presetOf(told.enemies.filter(({ tag }) => tag === piece.tag)),
    }),
  );
  return [...friends, ...enemies].filter(({ groups }) => groups.length > 0);
}

const effectsIn = (texts: readonly string[]): readonly Readonly<{ effect: string; by: string }>[] =>
  texts.map((text) => {
    const [effect = '', by = ''] = text.split('/');
    return { effect, by };
  });

export const electronicWarfareForm: DecisionForm<'electronic-warfare'> = {
  title: ({ question, names }) =>
    TEXTS.electronicWarfareInRound(question.round, names.at(question.place)),
  explain: ({ question: { pools } }) => TEXTS.functionsYouCanSpend(pools),
  tables: ({ question, names }) => [
    ownTable(question.own, names),
    enemyTable(question.enemy, names),
  ],
  fields: effectFields,
  read: ({ question, sent }) => ({
    kind: 'electronic-warfare',
    friends: question.own.flatMap(({ unit }) =>
      effectsIn(sent.texts(`friend.${unit}`)).map((one) => ({ ...one, unit })),
    ),
    enemies: question.enemy.flatMap(({ tag }) =>
      effectsIn(sent.texts(`enemy.${tag}`)).map((one) => ({ ...one, tag })),
    ),
  }),
};
